/** The property run of memory regions: packets in each clock while regions come and go. */
import type { Body, Random } from '../../test-kit.ts';
import { type Command, RegionBench } from './region-bench.ts';
import { op, type Packet, type Region, rc, type Settings } from './region-oracle.ts';

const TOP = 2n ** 64n;

export const drawnSettings = (random: Random): Settings => ({
  job_code: random.pick([rc.perm_violation, rc.bad_mkey]),
  right_code: random.pick([rc.perm_violation, rc.op_violation]),
  message_code: random.pick([rc.bad_addr, 0x07]),
  checks_message: random.pick([0, 1]),
  atomics_need_all: random.pick([0, 1]),
});

const wide = (random: Random, width: number): bigint => BigInt(random.bits(width));

/** A number of 64 bits, often near one end. */
function place(random: Random): bigint {
  const near = BigInt(random.below(200));
  return random.pick([near, TOP - 1n - near, wide(random, 64), wide(random, 64), 2n ** 32n - near]);
}

function drawnKey(random: Random): bigint {
  const index = BigInt(random.below(12));
  const safe = random.chance(0.3) ? 1n << 63n : 0n;
  if (random.chance(0.4)) return safe | (1n << 62n) | index;
  return safe | (random.chance(0.5) ? index << 40n : index);
}

function drawnRegion(random: Random): Region {
  const right = () => (random.chance(0.8) ? 1 : 0);
  const length = random.pick([0n, 1n, BigInt(random.below(10_000)), wide(random, 40), place(random)]);
  const from = () => {
    const drawn = place(random);
    return random.chance(0.9) && drawn + length > TOP ? TOP - length : drawn;
  };
  return {
    key: drawnKey(random) | (random.chance(0.03) ? 1n << BigInt(random.below(62)) : 0n),
    base: from(),
    first: random.chance(0.5) ? 0n : from(),
    length,
    remote_read: right(),
    remote_write: right(),
    remote_atomic: right(),
    restricts_job: random.below(2),
    job_id: random.below(3),
    restricts_resource: random.chance(0.3) ? 1 : 0,
    resource: random.below(2),
  };
}

/** A packet to one of the regions, mostly; often around one of its ends. */
function drawnPacket(random: Random, regions: readonly Region[]): Packet {
  const region = regions.length === 0 ? undefined : random.pick(regions);
  const flip = random.chance(0.05) ? 1n << BigInt(random.below(64)) : 0n;
  const key = region === undefined || random.chance(0.1) ? drawnKey(random) : region.key ^ flip;
  const small = ((key >> 62n) & 1n) === 1n && random.chance(0.5);
  const payload_length = random.pick([0, 1, 8, random.below(1024), 2 ** 14 - 1]);
  const more = random.pick([0, 0, random.below(3000), random.bits(32) as number]);
  const request_length = random.chance(0.9)
    ? Math.min(payload_length + more, 2 ** 32 - 1)
    : random.below(payload_length + 1);
  const room = request_length - payload_length;
  const message_offset =
    room < 0 ? 0 : random.pick([0, 0, room, Math.min(room + 1, 2 ** 32 - 1), random.below(room + 1)]);
  const { first, length } = region ?? { first: 0n, length: 0n };
  const end = first + length;
  const slack = BigInt(random.int(-2, 2));
  const buffer_offset = random.pick([
    first,
    first + slack,
    end - BigInt(request_length) + slack,
    end - BigInt(message_offset + payload_length) + slack,
    place(random),
  ]);
  return {
    opcode: random.chance(0.95) ? random.pick([op.write, op.read, op.atomic, op.fetch]) : random.below(64),
    small: small ? 1 : 0,
    rudi: random.chance(0.2) ? 1 : 0,
    ie: random.chance(0.1) ? 1 : 0,
    key: small ? key & ~(1n << 63n) : key,
    job_id: region !== undefined && random.chance(0.9) ? region.job_id : random.pick([0, 1, 2, 2 ** 24 - 1]),
    resource: region !== undefined && random.chance(0.9) ? region.resource : random.pick([0, 1, 2 ** 12 - 1]),
    buffer_offset: ((buffer_offset % TOP) + TOP) % TOP,
    message_offset,
    payload_length,
    request_length,
  };
}

function drawnCommand(random: Random, regions: readonly Region[]): Command {
  const remove = random.chance(regions.length > 5 ? 0.6 : 0.3);
  const region = drawnRegion(random);
  if (regions.length > 0 && random.chance(remove ? 0.8 : 0.1)) {
    return { remove, region: { ...region, key: random.pick(regions).key } };
  }
  return { remove, region };
}

/** A test of `clocks` clocks. */
export function regionProperty(clocks: number): Body<void> {
  return async (t) => {
    const random = t.random.fork('regions');
    const bench = new RegionBench(t, drawnSettings(random));
    await bench.begin();
    let [busy, changes] = [1, 0.5];
    for (let i = 0; i < clocks; i++) {
      if (i % 200 === 0) [busy, changes] = [random.pick([1, 1, 0.4]), random.pick([0.5, 0.05, 0.01])];
      const packet = random.chance(busy) ? drawnPacket(random, bench.regions) : undefined;
      const command = !bench.isBusy && random.chance(changes) ? drawnCommand(random, bench.regions) : undefined;
      await bench.clock(packet, command);
    }
    await bench.drain();
  };
}
