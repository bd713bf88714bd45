/** What memory regions promise, step by step. */
import assert from 'node:assert/strict';
import { memoryRegionsLatency } from '../../../../../rtl-gen/uet/ses/memory-regions/memory-regions.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import type { Status } from '../command-statuses.ts';
import { type Command, RegionBench, regionPorts } from './region-bench.ts';
import { op, type Packet, type Region, rc, type Settings } from './region-oracle.ts';

const settings: Settings = {
  job_code: rc.perm_violation,
  right_code: rc.perm_violation,
  message_code: rc.bad_addr,
  checks_message: 1,
  atomics_need_all: 0,
};

const region: Region = {
  key: 5n,
  base: 0x1000n,
  first: 0n,
  length: 100n,
  remote_read: 1,
  remote_write: 1,
  remote_atomic: 1,
  restricts_job: 0,
  job_id: 0,
  restricts_resource: 0,
  resource: 0,
};

const packet: Packet = {
  opcode: op.write,
  small: 0,
  rudi: 0,
  ie: 0,
  key: 5n,
  job_id: 0,
  resource: 0,
  buffer_offset: 0n,
  message_offset: 0,
  payload_length: 10,
  request_length: 10,
};

async function carryOut(bench: RegionBench, command: Command, also?: Packet): Promise<Status> {
  let status = await bench.clock(also, command);
  for (let i = 0; status === undefined && i < 40; i++) status = await bench.clock(also);
  assert(status !== undefined);
  return status;
}

interface Steps {
  readonly bench: RegionBench;
  readonly add: (region: Region, also?: Packet) => Promise<Status>;
  readonly remove: (key: bigint, also?: Packet) => Promise<Status>;
  /** What is said of packets in clocks in a row. */
  readonly codes: (...packets: readonly Packet[]) => Promise<readonly number[]>;
}

const named = (name: string, steps: (steps: Steps) => Promise<void>): NamedTest => ({
  name,
  body: async (t) => {
    const bench = new RegionBench(t, settings);
    const { verdict } = regionPorts(t);
    await bench.begin();
    await steps({
      bench,
      add: (region, also) => carryOut(bench, { remove: false, region }, also),
      remove: (key, also) => carryOut(bench, { remove: true, region: { ...region, key } }, also),
      codes: async (...packets) => {
        const codes: number[] = [];
        for (let i = 0; i < packets.length + memoryRegionsLatency; i++) {
          await bench.clock(packets[i]);
          if (verdict.valid.get() === 1) codes.push(verdict.code.get());
        }
        await bench.drain();
        return codes;
      },
    });
  },
});

export const regionDirected: readonly NamedTest[] = [
  named('each check has its code, and the first that fails counts', async ({ add, codes }) => {
    await add({ ...region, restricts_job: 1, job_id: 7, remote_write: 0, restricts_resource: 1, resource: 3 });
    const worst: Packet = {
      ...packet,
      opcode: op.send,
      rudi: 1,
      ie: 1,
      key: 6n,
      buffer_offset: 101n,
      request_length: 5,
    };
    const seen = await codes(
      worst,
      { ...worst, opcode: op.write },
      { ...worst, opcode: op.write, key: 5n },
      { ...worst, opcode: op.write, key: 5n, resource: 3 },
      { ...worst, opcode: op.write, key: 5n, resource: 3, job_id: 7 },
      { ...worst, opcode: op.read, key: 5n, resource: 3, job_id: 7 },
      { ...worst, opcode: op.read, key: 5n, resource: 3, job_id: 7, rudi: 0 },
      { ...worst, opcode: op.read, key: 5n, resource: 3, job_id: 7, rudi: 0, buffer_offset: 0n },
      { ...packet, ie: 1, opcode: op.read, resource: 3, job_id: 7 },
      { ...packet, opcode: op.read, resource: 3, job_id: 7 },
    );
    assert.deepEqual(seen, [
      rc.unsupported_op,
      rc.bad_mkey,
      rc.bad_mkey,
      rc.perm_violation,
      rc.perm_violation,
      rc.op_violation,
      rc.bad_addr,
      rc.op_violation,
      rc.initiator_error,
      rc.ok,
    ]);
  }),
  named('sums of 64 bits do not go round', async ({ add, codes }) => {
    const top = 2n ** 64n;
    await add({ ...region, key: 1n, base: top - 100n, first: top - 100n });
    await add({ ...region, key: 2n, base: 0n, length: top - 1n });
    const last = { ...packet, key: 1n, buffer_offset: top - 10n };
    const seen = await codes(
      last,
      { ...last, buffer_offset: top - 9n },
      { ...last, buffer_offset: top - 1n, request_length: 2 ** 32 - 1, message_offset: 2 ** 32 - 11 },
      { ...last, buffer_offset: 0n },
      { ...last, buffer_offset: top - 101n },
      { ...packet, key: 2n, buffer_offset: top - 11n },
      { ...packet, key: 2n, buffer_offset: top - 10n },
    );
    assert.deepEqual(seen, [rc.ok, rc.bad_addr, rc.bad_addr, rc.bad_addr, rc.bad_addr, rc.ok, rc.bad_addr]);
  }),
  named('commands say what became of them', async ({ add, remove }) => {
    const top = 2n ** 64n;
    assert.equal(await add(region), 'ok');
    assert.equal(await add(region), 'exists');
    assert.equal(await remove(6n), 'missing');
    assert.equal(await add({ ...region, key: 8n, base: top - 99n }), 'illegal');
    assert.equal(await add({ ...region, key: 8n, first: top - 99n }), 'illegal');
    assert.equal(await add({ ...region, key: 8n, base: top - 100n, first: top - 100n }), 'ok');
    assert.equal(await add({ ...region, key: 1n << 56n }), 'illegal');
    assert.equal(await add({ ...region, key: (1n << 62n) | (1n << 12n) }), 'illegal');
    assert.equal(await add({ ...region, key: (1n << 62n) | 9n }), 'ok');
    assert.equal(await add({ ...region, key: (3n << 62n) | 9n }), 'exists');
    assert.equal(await remove(5n), 'ok');
    assert.equal(await remove(5n), 'missing');
    assert.equal(await add(region), 'ok');
  }),
  named('a set takes as many keys as it has ways, and one more when one has gone', async ({ bench, add, remove }) => {
    let key = 0n;
    let status: Status = 'ok';
    while (status === 'ok' && key < 5000n) {
      key += 1n;
      status = await add({ ...region, key });
    }
    assert.equal(status, 'full');
    for (const { key: old } of [...bench.regions]) {
      assert.equal(await remove(old), 'ok');
      if ((await add({ ...region, key })) === 'ok') return;
    }
    assert.fail('no key makes room');
  }),
  named('a region that ends is not used after its end is done, however many packets come', async (steps) => {
    const { bench, add, remove, codes } = steps;
    const few = { ...region, key: 5n, base: 0x9_0000n, length: 8n };
    for (let round = 0; round < 4; round++) {
      assert.equal(await add(region, packet), 'ok');
      assert.equal(await remove(5n, packet), 'ok');
      // The next one of that key is shorter: no packet may have the key of one and the bytes of the other.
      assert.equal(await add(few, packet), 'ok');
      assert.equal(await remove(5n, packet), 'ok');
    }
    await bench.drain();
    assert.deepEqual(await codes(packet), [rc.bad_mkey]);
  }),
  named('RUDI needs a key that is safe to repeat, and takes no atomics', async ({ add, codes }) => {
    const safe = 1n << 63n;
    await add({ ...region, key: safe | 1n });
    await add({ ...region, key: 2n });
    await add({ ...region, key: safe | (1n << 62n) | 3n });
    const seen = await codes(
      { ...packet, rudi: 1, key: safe | 1n },
      { ...packet, rudi: 1, key: 2n },
      { ...packet, rudi: 1, key: safe | 1n, opcode: op.atomic },
      { ...packet, rudi: 1, key: (1n << 62n) | 3n, small: 1 },
      { ...packet, rudi: 1, key: (1n << 62n) | 3n },
      { ...packet, key: 1n },
    );
    assert.deepEqual(seen, [rc.ok, rc.op_violation, rc.op_violation, rc.ok, rc.bad_mkey, rc.bad_mkey]);
  }),
];
