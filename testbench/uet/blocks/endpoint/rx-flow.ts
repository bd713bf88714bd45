/** The flow that the receive half is shown with: WRITEs and SENDs of several senders over a bad network. */
import type { RxOptions } from '../../../../rtl-gen/uet/endpoint/rx-options.ts';
import { assert, type Dut, type Random } from '../test-kit.ts';
import type { LocalAddress } from './local-addresses.ts';
import { addressOf } from './local-addresses.ts';
import { RxChecker } from './rx-checker.ts';
import { RxHost } from './rx-host.ts';
import { HostMemory, patternBytes, RxWorld } from './rx-world.ts';

export const receiver = { ip: 0x0a00_0001, mac: 0x02_0000_0000_01n };
const gateway = 0x02_0000_0000_fen;

/** The addresses of the endpoint under test. */
export const ownAddresses: readonly LocalAddress[] = [
  { ip: 0xfd00n << 112n, mac: 0x02_0000_0000_02n, tag: 0x6064 },
  { ip: addressOf(receiver.ip), mac: receiver.mac, tag: undefined },
];

export const dscps = { data: 10, trimmed: 11, lastHop: 13 };

/** Everything that a run needs, set up on the ports of a receive half. */
export function rxBench(dut: Dut, rx: RxOptions, random: Random, neighbours: ReadonlyMap<bigint, bigint> = new Map()) {
  const { target, wire } = rx;
  const settings = { ...wire, trimmedDscps: wire.trimmedDscps };
  const checker = new RxChecker({
    wire: settings,
    surroundings: {
      lastHopDscp: dscps.lastHop,
      ...{ adopts: false, datagrams: false },
      localOf: (address) => {
        const place = ownAddresses.findIndex(({ ip }) => ip === address);
        return place < 0 ? undefined : place;
      },
    },
    addresses: ownAddresses,
    gateway,
    neighbours,
  });
  const host = new RxHost(dut, checker, {
    rx,
    addresses: ownAddresses,
    gateway,
    lastHopDscp: dscps.lastHop,
    times: { linger: 400, quarantine: 400, newPdc: 4000, closeReq: 100_000 },
    ack: { trigger: 4096, minAdd: 256, perPacket: false },
  });
  const world = new RxWorld(host, { wire: settings, dscps, receiver, window: target.window, mtu: 1024 }, random);
  return { checker, host, world };
}

export interface FlowOptions {
  /** Bytes of WRITEs of all senders together. */
  readonly bytes: number;
  readonly senders: number;
  readonly weather: { readonly loss: number; readonly copies: number; readonly maxDelay: number };
  readonly fate?: { readonly trimmed: number; readonly trimmedAtLastHop: number; readonly corrupted: number };
}

/** How far a run is. */
export interface FlowProgress {
  readonly clocks: number;
  readonly messages: number;
  readonly bytes: number;
}

export interface FlowResult {
  readonly messages: number;
  readonly bytes: number;
  /** Bytes that are not what was sent, that are missing, and that were written twice. */
  readonly bytesWrong: number;
  readonly lost: number;
  readonly duplicates: number;
  readonly clocks: number;
}

interface Planned {
  readonly sender: number;
  readonly offset: number;
  readonly payload: Uint8Array;
}

/**
 * Senders write messages of up to 16 KiB into regions of their own, each byte once, over `weather`, until every message
 * is acknowledged, and close their PDCs. Every step is checked as it happens; at the end every byte of every region.
 */
export async function rxFlow(
  { host, world, checker }: ReturnType<typeof rxBench>,
  { bytes, senders, weather, fate }: FlowOptions,
  random: Random,
  edge: () => unknown,
  progress: (now: FlowProgress) => void = () => {},
): Promise<FlowResult> {
  const perSender = Math.ceil(bytes / senders);
  const planned: Planned[] = [];
  while (!host.io.ready.get()) await world.clock(edge);
  Object.assign(world.weather, weather);
  Object.assign(world.fate, fate ?? {});
  for (let i = 0; i < senders; i++) {
    const memory = new HostMemory(0x1_0000_0000n * BigInt(i + 1), perSender);
    world.memories.push(memory);
    const key = 0x1234_0000n + BigInt(i);
    host.region(i, { key, base: memory.base, length: BigInt(perSender), remoteWrite: true });
    await world.clock(edge);
    const sender = world.open({ ip: 0x0a00_0100 + i, mac: 0x02_0000_0001_00n + BigInt(i) }, 'rud', random.word());
    for (let offset = 0, id = 1; offset < perSender; id++) {
      const length = Math.min(perSender - offset, random.pick([1, 64, 300, 1024, 4096, 16_384, random.int(1, 9000)]));
      const payload = patternBytes(length, random);
      planned.push({ sender: i, offset, payload });
      const headerData = random.chance(0.3) ? { headerData: BigInt(random.bits(64)) } : {};
      sender.submit({ opcode: 'write', id, payload, key, offset: BigInt(offset), initiator: i, ...headerData });
      offset += length;
    }
  }
  const limit = 20_000 + bytes;
  while (!(world.senders.every(({ isIdle }) => isIdle) && world.isQuiet)) {
    assert(host.clocks < limit, `after ${host.clocks} clocks not all is acknowledged`);
    await world.clock(edge);
    if (host.clocks % 1024 === 0)
      progress({ clocks: host.clocks, messages: host.completions, bytes: host.bytesPlaced });
  }
  // The host may be behind.
  for (let quiet = 0; quiet < 400; quiet = host.io.level.get() === 0 ? quiet + 1 : 0) await world.clock(edge);
  checker.finish();
  const sums = { wrong: 0, missing: 0, twice: 0 };
  for (const { sender, offset, payload } of planned) {
    const { wrong, missing, twice } = world.memories[sender]!.compare(offset, payload);
    sums.wrong += wrong;
    sums.missing += missing;
    sums.twice += twice;
  }
  return {
    messages: planned.length,
    bytes: perSender * senders,
    bytesWrong: sums.wrong,
    lost: planned.length - host.completions,
    duplicates: sums.twice,
    clocks: host.clocks,
  };
}
