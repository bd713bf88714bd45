/** What LLR's receiver promises, step by step; the rows are those of link-layer.md A7. */
import assert from 'node:assert/strict';
import { llrReceiveLatency } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import { type NamedTest, named, namedWith } from '../../../design-tests/named-test.ts';
import { addSeq, type FcsStatus, SEQ_COUNT } from '../../golden/llr/index.ts';
import { receiveBench } from './receive-bench.ts';
import { receiveCounterTests } from './receive-counters.ts';

/** The receiver expects 100. */
const rows: readonly [row: string, seq: number, status: FcsStatus, verdict: string, next: number, nacks: number][] = [
  ['expected, good', 100, 'good', 'deliver', 101, 0],
  ['expected, poisoned', 100, 'poisoned', 'errored', 101, 0],
  ['expected, bad', 100, 'bad', 'drop', 100, 1],
  ['ahead, good', 101, 'good', 'drop', 100, 1],
  ['ahead, poisoned', 101, 'poisoned', 'drop', 100, 1],
  ['ahead, bad', 101, 'bad', 'drop', 100, 1],
  ['behind, good', 99, 'good', 'drop', 100, 0],
  ['behind, poisoned', 99, 'poisoned', 'drop', 100, 0],
  ['behind, bad', 99, 'bad', 'drop', 100, 0],
];

const good = (from: number, count: number): [number, FcsStatus][] =>
  Array.from({ length: count }, (_, i) => [addSeq(from, i), 'good']);

export function receiveDirected(size: number): readonly NamedTest[] {
  const receiver = namedWith((t) => receiveBench(t, size));
  return [
    ...rows.map(([row, seq, status, verdict, next, nacks]) =>
      receiver(`a frame that is ${row}`, async (bench) => {
        assert.deepEqual(await bench.judge([[seq, status]]), [verdict]);
        assert.equal(bench.dut.next_seq.get(), next);
        assert.equal(bench.count('tx_nack_ctl_os'), nacks);
        const nack = bench.left.filter(({ kind }) => kind === 'nack');
        assert.deepEqual(
          nack.map(({ seq: last }) => last),
          nacks === 1 ? [99] : [],
        );
      }),
    ),

    receiver('an ineligible frame is the MAC’s, in a gap too', async (bench) => {
      const told = await bench.judge([
        [undefined, 'good'],
        [103, 'good'],
        [undefined, 'good'],
        [undefined, 'bad'],
        [undefined, 'poisoned'],
      ]);
      assert.deepEqual(told, ['deliver', 'drop', 'deliver', 'errored', 'errored']);
      assert.deepEqual([bench.count('rx_ineligible_good'), bench.count('rx_ineligible_bad')], [2, 2]);
    }),

    receiver('frames follow each other without a pause, each judged by the one before it', async (bench, t) => {
      const begin = t.cycle;
      await bench.stream(good(100, 100));
      assert.equal(t.cycle - begin, (100 * 64) / size);
      await bench.settle();
      assert.deepEqual(bench.heard, Array(100).fill('deliver'));
      assert.equal(bench.dut.next_seq.get(), 200);
    }),

    receiver('a beat leaves after as many clocks as are promised', async (bench, t) => {
      await bench.stream(good(100, 1), size);
      for (let i = 1; i < llrReceiveLatency(size).frame; i++) {
        assert.equal(bench.dut.out_valid.get(), 0);
        await t.cycles(1);
      }
      assert.deepEqual([bench.dut.out_valid.get(), bench.dut.verdict.get()], [1, 'deliver']);
    }),

    named('frame 901 of 1,000 is missing: NACK(900) once, silence, and ACKs again from the replay on', async (t) => {
      const bench = await receiveBench(t, size, { first: 0 });
      await bench.judge([...good(0, 901), ...good(902, 60)]);
      const silent = bench.left.length;
      await t.cycles(2 * (2048 / size));
      assert.equal(bench.left.length, silent);
      await bench.judge(good(901, 99));
      await t.cycles(2048 / size + 2);
      const nacks = bench.left.filter(({ kind }) => kind === 'nack');
      assert.deepEqual(
        nacks.map(({ seq }) => seq),
        [900],
      );
      assert.equal(bench.left.at(-1)!.kind, 'ack');
      assert.deepEqual(
        (['expected_seq_good', 'missing_seq', 'duplicate_seq', 'replay'] as const).map((name) =>
          bench.count(`rx_${name}`),
        ),
        [1000, 60, 0, 1],
      );
    }),

    receiver('ten frames four times: 40 good ones, of them 10 new and 30 duplicates', async (bench) => {
      for (let i = 0; i < 4; i++) await bench.judge(good(100, 10));
      const counts = (['ok', 'expected_seq_good', 'duplicate_seq'] as const).map((name) => bench.count(`rx_${name}`));
      assert.deepEqual(counts, [40, 10, 30]);
    }),

    named('ACKs leave at their spacing, and not in a gap', async (t) => {
      const bench = await receiveBench(t, size, { ackSpacing: 640 });
      await t.cycles(5 * (640 / size + 1));
      const clocks = bench.left.filter(({ kind }) => kind === 'ack').map(({ clock }) => clock);
      assert.ok(clocks.length >= 4);
      for (const [i, clock] of clocks.slice(1).entries()) assert.equal(clock - clocks[i]!, 640 / size + 1);
      await bench.judge([[105, 'good']]);
      const before = bench.left.length;
      await t.cycles(5 * (640 / size));
      assert.equal(bench.left.length, before);
    }),

    named('ACKs leave at the largest spacing', async (t) => {
      const bench = await receiveBench(t, size, { ackSpacing: 32_760 });
      const clocks = Math.ceil(32_760 / size) + 1;
      await t.cycles(3 * clocks + 10);
      const acks = bench.left.filter(({ kind }) => kind === 'ack').map(({ clock }) => clock);
      assert.ok(acks.length >= 2);
      for (const [i, clock] of acks.slice(1).entries()) assert.equal(clock - acks[i]!, clocks);
    }),

    receiver('with re-arming a replay that fails has one more NACK, without it none', async (bench) => {
      for (const rearm of [0, 1]) {
        bench.dut.enable.set(0);
        await bench.settle();
        bench.dut.enable.set(1);
        bench.dut.settings.rearm.set(rearm);
        Object.assign(bench.checker.settings, { rearm: rearm === 1 });
        await bench.settle();
        await bench.init(100);
        const before = bench.count('tx_nack_ctl_os');
        await bench.judge([[102, 'good']]);
        await bench.judge([
          [103, 'good'],
          [100, 'bad'],
          [101, 'good'],
          [102, 'good'],
        ]);
        assert.equal(bench.count('tx_nack_ctl_os') - before, 1 + rearm);
      }
    }),

    receiver('a gap that closes before its NACK has left needs none', async (bench) => {
      bench.dut.control.ready.set(0);
      await bench.judge([[101, 'good']]);
      assert.equal(bench.dut.control.valid.get(), 1);
      await bench.judge([[100, 'good']]);
      bench.dut.control.ready.set(1);
      await bench.settle();
      assert.equal(bench.count('tx_nack_ctl_os'), 0);
    }),

    receiver('INIT is answered with its number and data, and starts again wherever the receiver is', async (bench) => {
      await bench.judge([[110, 'good']]);
      bench.dut.control.ready.set(0);
      await bench.init(SEQ_COUNT - 2, 0xbeef);
      const offer = bench.dut.control.payload.get();
      assert.deepEqual(offer, { kind: 'init_echo', seq: SEQ_COUNT - 2, init_data: 0xbeef });
      bench.dut.control.ready.set(1);
      assert.deepEqual(await bench.judge(good(SEQ_COUNT - 2, 4)), Array(4).fill('deliver'));
      assert.equal(bench.dut.next_seq.get(), 2);
    }),

    named('2^19 - 1 ahead is ahead, 2^19 is behind', async (t) => {
      const bench = await receiveBench(t, size, { first: 500_000 });
      await bench.judge([
        [addSeq(500_000, 2 ** 19), 'good'],
        [addSeq(500_000, 2 ** 19 - 1), 'good'],
      ]);
      assert.deepEqual([bench.count('rx_duplicate_seq'), bench.count('rx_missing_seq')], [1, 1]);
    }),

    receiver('a frame that the MAC knows to be wrong is bad, though its check sequence is right', async (bench) => {
      bench.dut.error.set(1);
      assert.deepEqual(await bench.judge([[100, 'good']]), ['drop']);
      assert.equal(bench.count('rx_bad'), 1);
    }),

    receiver(
      'off, or on and not initialised, frames under LLR are dropped and counted, and others are the MAC’s',
      async (bench, t) => {
        await bench.judge(good(100, 3));
        for (const [i, enable] of [0, 1].entries()) {
          bench.dut.enable.set(enable);
          await bench.settle();
          // New ones, and one that is sent again and again.
          const told = await bench.judge([
            [103, 'good'],
            [104, 'bad'],
            [undefined, 'good'],
            [103, 'good'],
            [103, 'poisoned'],
            [undefined, 'bad'],
          ]);
          assert.deepEqual(told, ['drop', 'drop', 'deliver', 'drop', 'drop', 'errored']);
          assert.equal(bench.count('rx_llr_dropped'), 4 * (i + 1));
          assert.deepEqual([bench.count('rx_replay'), bench.count('rx_duplicate_seq')], [0, 0]);
        }
        await t.cycles(4096 / size);
        assert.equal(bench.dut.control.valid.get(), 0);
      },
    ),

    ...receiveCounterTests(size),
  ];
}
