/** What a tracker of messages promises, step by step. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { TrackerBench } from './tracker-bench.ts';
import { type Packet, rc } from './tracker-oracle.ts';

/** Packet `k` of `count` of 100 bytes each. */
const part = (k: number, count: number, more: Partial<Packet> = {}): Packet => ({
  message: '1.2.3',
  som: k === 0 ? 1 : 0,
  eom: k === count - 1 ? 1 : 0,
  msg_error: 0,
  code: rc.ok,
  payload_length: 100,
  message_offset: 100 * k,
  request_length: 100 * count,
  hd: 0,
  header_data: 0n,
  ...more,
});

const named = (name: string, ways: number, steps: (bench: TrackerBench) => Promise<void>): NamedTest => ({
  name,
  body: async (t) => {
    const bench = new TrackerBench(t, ways);
    await bench.begin();
    await steps(bench);
  },
});

async function give(bench: TrackerBench, ...packets: readonly Packet[]): Promise<void> {
  for (const packet of packets) await bench.clock(packet);
  await bench.drain();
}

export const trackerDirected = (ways: number, sets: number): readonly NamedTest[] => [
  named(
    'a message of packets in clocks in a row, the last one first, completes once, with its header data',
    ways,
    async (bench) => {
      const packets = [2, 0, 1].map((k) => part(k, 3, { hd: 1, header_data: BigInt(70 + k) }));
      await give(bench, ...packets);
      assert.deepEqual(
        bench.shown.map(({ completes, header_data }) => [completes, header_data]),
        [
          [0, 0n],
          [0, 70n],
          [1, 70n],
        ],
      );
    },
  ),
  named('the first error is that of all that follow, and nothing more is placed', ways, async (bench) => {
    await give(bench, part(0, 4), part(2, 4, { code: rc.bad_addr }), part(1, 4, { code: rc.no_match }), part(3, 4));
    assert.deepEqual(
      bench.shown.map(({ code, place, completes }) => [code, place, completes]),
      [
        [rc.ok, 1, 0],
        [rc.bad_addr, 0, 0],
        [rc.bad_addr, 0, 0],
        [rc.bad_addr, 0, 1],
      ],
    );
  }),
  named('a MSG_ERROR ends a message at its offset, wherever it comes', ways, async (bench) => {
    const end = part(2, 5, { msg_error: 1, eom: 1, payload_length: 0 });
    await give(bench, part(1, 5), end, part(0, 5));
    await give(bench, end, end, part(0, 5), part(1, 5));
    await give(bench, { ...end, message_offset: 0 });
    assert.deepEqual(
      bench.shown.map(({ completes }) => completes),
      [0, 0, 1, 0, 0, 0, 1, 1],
    );
  }),
  named('a message that stays idle is forgotten after 3 whole ticks, and not before', ways, async (bench) => {
    await give(bench, part(0, 2));
    for (let tick = 1; tick <= 4; tick++) {
      assert.deepEqual(bench.expired, []);
      await bench.clock(undefined, true);
      for (let i = 0; i < sets; i++) await bench.clock();
      await bench.drain();
    }
    assert.deepEqual(bench.expired, [{ message: '1.2.3', code: 0 }]);
    // Its last packet begins another.
    await give(bench, part(1, 2), part(0, 2));
    assert.deepEqual(
      bench.shown.map(({ completes }) => completes),
      [0, 0, 1],
    );
  }),
  named('messages whose numbers count up fill the whole table', ways, async (bench) => {
    const all = Array.from({ length: sets * ways }, (_, i) => part(0, 2, { message: `1.2.${i}` }));
    await give(bench, ...all);
    assert(bench.shown.every(({ refused }) => !refused));
    await give(bench, part(0, 2, { message: '1.3.0' }));
    assert(bench.shown.at(-1)!.refused);
  }),
  named('no packet of a reset counts, and no message is there after it', ways, async (bench) => {
    await give(bench, part(0, 2));
    await bench.reset();
    await give(bench, part(1, 2), part(0, 2));
    assert.deepEqual(
      bench.shown.map(({ completes }) => completes),
      [0, 0, 1],
    );
  }),
];
