/** What LLR's sender promises, step by step; the rows are those of link-layer.md A6. */
import { dataLimitBeats } from '../../../../rtl-gen/uet/llr/transmit/data-limit.ts';
import { llrTransmitLatency, type TransmitOptions } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { fcsStatus, type LlrSettings, SEQ_COUNT } from '../../golden/llr/index.ts';
import { assert, type NamedTest, named, namedWith, type TestContext } from '../test-kit.ts';
import { type TransmitBenchOptions, transmitBench } from './transmit-bench.ts';
import { transmitCounterTests } from './transmit-counters.ts';
import { transmitLimitTests } from './transmit-limits.ts';

const range = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (from + i) % SEQ_COUNT);

const echoRows: readonly [match: LlrSettings['echoMatch'], seq: number, data: number, matches: boolean][] = [
  ['both', 11, 5, false],
  ['both', 10, 6, false],
  ['both', 10, 5, true],
  ['seq', 10, 6, true],
  ['data', 11, 5, true],
  ['none', 11, 6, true],
];

export function transmitDirected(options: TransmitOptions): readonly NamedTest[] {
  const transmitter = namedWith((t) => transmitBench(t, options));
  const { size } = options;
  const latency = llrTransmitLatency(size);
  const seqsOf = (frames: readonly { readonly seq: number | undefined }[]) => frames.map(({ seq }) => seq);
  /** Beats of a frame, so that the queue of the line, of 16 places, is full within one: within number `stopped`. */
  const beats = size === 64 ? 3 : 64 / size + 1;
  const stopped = Math.ceil(16 / beats);
  /** In a replay of 7 frames, of which the line has stopped one. */
  const withinAFrame = async (t: TestContext, given: TransmitBenchOptions = {}) => {
    const bench = await transmitBench(t, options, { longestFrame: beats * size, ...given });
    const send = (count: number): void => bench.send(count, 'eligible', beats * size);
    await bench.during(() => send(7));
    bench.dut.down.ready.set(0);
    await bench.tell('nack', 9);
    await t.cycles(40);
    return { bench, send };
  };
  return [
    named('OFF to INIT: INITs at their spacing with number and data', async (t) => {
      const bench = await transmitBench(t, options, { connects: false, initSpacing: 20 * size });
      bench.dut.enable.set(1);
      await t.cycles(100);
      assert.equal(bench.state(), 'init');
      const [first, second, third] = bench.inits;
      assert.deepEqual([first!.seq, first!.data], [10, 5]);
      assert.deepEqual([second!.clock - first!.clock, third!.clock - second!.clock], [21, 21]);
      assert.equal(bench.count('tx_init_ctl_os'), bench.inits.length);
    }),

    ...echoRows.map(([echoMatch, seq, data, matches]) =>
      named(`INIT to ADVANCE: the echo has to match in ${echoMatch}, is ${seq} and ${data}`, async (t) => {
        const bench = await transmitBench(t, options, { connects: false, echoMatch });
        bench.dut.enable.set(1);
        await t.cycles(4);
        await bench.tell('init_echo', seq, data);
        await t.cycles(2);
        assert.deepEqual([bench.state(), bench.count('rx_echo_mismatch')], matches ? ['advance', 0] : ['init', 1]);
      }),
    ),

    transmitter(
      'ADVANCE to REPLAY and back: a NACK repeats all after it with their numbers, byte by byte',
      async (bench) => {
        const sent = await bench.during(() => bench.send(5));
        assert.deepEqual(seqsOf(sent), range(10, 5));
        const again = await bench.during(() => bench.tell('nack', 11));
        assert.deepEqual(seqsOf(again), range(12, 3));
        assert.deepEqual(
          again.map(({ bytes }) => bytes),
          sent.slice(2).map(({ bytes }) => bytes),
        );
        const counts = (['tx_replay', 'tx_ok', 'tx_replayed_frames', 'tx_replayed_bytes'] as const).map(bench.count);
        assert.deepEqual([bench.state(), bench.dut.acked.get(), ...counts], ['advance', 11, 1, 8, 3, 3 * 64]);
        assert.deepEqual(seqsOf(await bench.during(() => bench.send(1))), [15]);
        assert.equal(bench.dut.outstanding.get(), 4 * 64);
      },
    ),

    named('ADVANCE to REPLAY: the timer, from the last progress on', async (t) => {
      const bench = await transmitBench(t, options, { replayTimerMax: 400 });
      await bench.during(() => bench.send(3));
      await bench.tell('ack', 10);
      const begin = t.cycle;
      await t.until(() => bench.state() === 'replay', { timeout: 500 });
      // The ACK counted two clocks before this began, and the timer shows two clocks after it has run out.
      assert.equal(t.cycle - begin, 400);
      const again = await bench.during(() => {});
      assert.deepEqual(seqsOf(again).slice(0, 2), [11, 12]);
    }),

    named('to FLUSH: after count_max replays without an ACK each frame has left count_max + 1 times', async (t) => {
      const bench = await transmitBench(t, options, { replayTimerMax: 400, replayCountMax: 3 });
      const sent = await bench.during(async () => {
        bench.send(20);
        await t.until(() => bench.state() === 'flush', { timeout: 5_000 });
      });
      assert.equal(sent.length, 80);
      assert.deepEqual([bench.dut.error.get(), bench.dut.acked.get(), bench.count('tx_replay')], [1, 29, 3]);
      bench.dut.clear_error.set(1);
      await t.cycles(2);
      assert.equal(bench.dut.error.get(), 0);
    }),

    named(
      'NACKs without progress replay no more often than count_max, and one that frees gives all back',
      async (t) => {
        const bench = await transmitBench(t, options, { replayCountMax: 2 });
        await bench.during(() => bench.send(3));
        for (let i = 0; i < 4; i++) await bench.during(() => bench.tell('nack', 9));
        assert.deepEqual([bench.count('tx_replay'), bench.dut.replay_ct.get()], [2, 2]);
        assert.deepEqual(seqsOf(await bench.during(() => bench.tell('nack', 10))), [11, 12]);
      },
    ),

    named('to FLUSH: the PCS is down for too long, and nothing leaves meanwhile', async (t) => {
      const bench = await transmitBench(t, options, { pcsLostTimerMax: 300 });
      await bench.during(() => bench.send(2));
      bench.dut.pcs_up.set(0);
      await t.cycles(2);
      assert.deepEqual(
        await bench.during(() => {
          bench.send(1, 'beside');
          bench.send(1);
        }),
        [],
      );
      assert.equal(bench.state(), 'advance');
      await t.until(() => bench.state() === 'flush', { timeout: 400 });
      bench.dut.pcs_up.set(1);
      // What is under LLR is held back in FLUSH.
      assert.deepEqual(seqsOf(await bench.during(() => {})), [undefined]);
    }),

    named('to FLUSH: the oldest frame is too old, though another one has made progress', async (t) => {
      const bench = await transmitBench(t, options, { dataAgeTimerMax: 600 });
      const begin = t.cycle;
      bench.send(1);
      await t.cycles(100);
      bench.send(2);
      await t.cycles(100);
      await bench.tell('ack', 10);
      await t.until(() => bench.state() === 'flush', { timeout: 1_000 });
      const clocks = t.cycle - begin - 100;
      assert.ok(clocks >= 600 && clocks < 600 + 64 / size + 6, `flushed after ${clocks} clocks`);
    }),

    ...[true, false].map((reInitOnDiscard) =>
      named(`FLUSH to INIT ${reInitOnDiscard ? 'by itself' : 'by management'}: the numbers go on`, async (t) => {
        const bench = await transmitBench(t, options, { dataAgeTimerMax: 200, reInitOnDiscard });
        bench.send(3);
        await t.until(() => bench.dut.error.get() === 1, { timeout: 400 });
        if (!reInitOnDiscard) {
          assert.equal(bench.state(), 'flush');
          bench.dut.re_init.set(1);
          await t.cycles(3);
        }
        assert.equal(bench.state(), 'init');
        await t.cycles(3);
        assert.equal(bench.inits.at(-1)!.seq, 13);
        await bench.tell('init_echo', 13);
        assert.deepEqual(seqsOf(await bench.during(() => bench.send(1))), [13]);
      }),
    ),

    transmitter(
      'any to OFF: nothing is kept, frames leave as ineligible ones; on again from the first number',
      async (bench, t) => {
        await bench.during(() => bench.send(3));
        bench.dut.enable.set(0);
        await t.cycles(5);
        assert.deepEqual([bench.state(), bench.dut.outstanding.get(), bench.dut.error.get()], ['off', 0, 0]);
        assert.deepEqual(seqsOf(await bench.during(() => bench.send(2))), [undefined, undefined]);
        assert.equal(bench.count('tx_best_effort'), 2);
        bench.dut.enable.set(1);
        await t.cycles(4);
        await bench.tell('init_echo', 10);
        assert.deepEqual(seqsOf(await bench.during(() => bench.send(1))), [10]);
      },
    ),

    ...(['discard', 'block', 'best_effort'] as const).map((behaviour) =>
      named(`INIT and FLUSH with ${behaviour}`, async (t) => {
        const bench = await transmitBench(t, options, {
          connects: false,
          initBehaviour: behaviour,
          flushBehaviour: behaviour,
          dataAgeTimerMax: 300,
        });
        bench.dut.enable.set(1);
        await t.cycles(4);
        const plain = behaviour === 'best_effort' ? [undefined, undefined] : [];
        assert.deepEqual(seqsOf(await bench.during(() => bench.send(2))), plain);
        const discarded = behaviour === 'discard' ? 2 : 0;
        assert.equal(bench.count('tx_discard'), discarded);
        await bench.tell('init_echo', 10);
        bench.send(1);
        await t.until(() => bench.state() === 'flush', { timeout: 800 });
        assert.deepEqual(seqsOf(await bench.during(() => bench.send(2))), plain);
        assert.equal(bench.count('tx_discard'), 2 * discarded);
      }),
    ),

    transmitter('an ACK that cannot be is counted and not believed; an old one again is nothing', async (bench, t) => {
      await bench.during(() => bench.send(3));
      for (const seq of [8, 13, 500_000]) await bench.tell('ack', seq);
      await bench.tell('nack', 13);
      await bench.tell('ack', 9);
      await t.cycles(2);
      assert.deepEqual([bench.count('rx_ack_nack_seq_error'), bench.dut.acked.get(), bench.state()], [4, 9, 'advance']);
      await bench.tell('ack', 12);
      assert.deepEqual([bench.dut.acked.get(), bench.dut.tx_seq.get()], [12, 13]);
    }),

    named('eligible frames wait at the limit of frames, those beside LLR do not', async (t) => {
      const bench = await transmitBench(t, options, { outstandingSeqMax: 3 });
      const sent = await bench.during(() => {
        bench.send(8);
        bench.send(2, 'beside');
      });
      assert.deepEqual(new Set(seqsOf(sent)), new Set([10, 11, 12, undefined]));
      assert.equal(sent.length, 5);
      assert.deepEqual(seqsOf(await bench.during(() => bench.tell('ack', 11))), [13, 14]);
    }),

    named('eligible frames wait at the limit of bytes, which is never exceeded', async (t) => {
      const most = 64 * 4 + dataLimitBeats * size;
      const bench = await transmitBench(t, options, { outstandingDataMax: most });
      const { length } = await bench.during(() => bench.send(12));
      const outstanding = 64 * length;
      assert.equal(bench.dut.outstanding.get(), outstanding);
      assert.ok(outstanding <= most && outstanding > most - 64 - dataLimitBeats * size, `${outstanding} of ${most}`);
      const more = await bench.during(() => bench.tell('ack', 10 + length - 1));
      assert.deepEqual(seqsOf(more), range(10 + length, Math.min(length, 12 - length)));
    }),

    named(
      'no bubble in ADVANCE: a beat in every clock while ACKs come, in as many clocks as are promised',
      async (t) => {
        const bench = await transmitBench(t, options, { replayTimerMax: 10_000 });
        const beats = 64 / size;
        const begin = t.cycle;
        const total = 3 * Math.min(20, options.frames);
        bench.send(total);
        let told = 10;
        while (bench.left.length < total && t.cycle - begin < total * beats + 200) {
          await t.cycles(8);
          const last = bench.left.at(-1)?.seq;
          if (last === undefined || last - 3 <= told) continue;
          told = last - 3;
          await bench.tell('ack', told);
        }
        assert.equal(bench.left.length, total);
        assert.equal(bench.left.at(-1)!.last - bench.left[0]!.first, total * beats - 1);
        // An agent's first offer is seen by the next edge.
        assert.equal(bench.left[0]!.first - begin, latency.frame + 1);
      },
    ),

    transmitter('a replay begins after as many clocks as are promised, a beat in every clock', async (bench, t) => {
      await bench.during(() => bench.send(12));
      const begin = t.cycle;
      const again = await bench.during(() => bench.tell('nack', 10));
      assert.equal(again.length, 11);
      assert.equal(again[0]!.first - begin, latency.replay + 1);
      assert.equal(again.at(-1)!.last - again[0]!.first, (11 * 64) / size - 1);
    }),

    transmitter('frames beside LLR keep flowing during a replay, in turn with it', async (bench) => {
      await bench.during(() => bench.send(8));
      const sent = await bench.during(async () => {
        const told = bench.tell('nack', 9);
        bench.send(24, 'beside');
        await told;
      });
      const kinds = sent.map(({ seq }) => (seq === undefined ? 'b' : 'r')).join('');
      assert.match(kinds, /^b*(rb){8}b*$/);
      assert.equal(sent.length, 32);
    }),

    transmitter('frames take turns also behind a pause: who was first last time waits', async (bench) => {
      for (const last of ['beside', 'eligible', 'beside'] as const) {
        await bench.during(() => bench.send(1, last));
        const sent = await bench.during(() => {
          bench.send(1);
          bench.send(1, 'beside');
        });
        const first = sent[0]!.seq === undefined ? 'beside' : 'eligible';
        assert.notEqual(first, last);
        assert.equal(sent.length, 2);
      }
    }),

    named('NACKs without progress go on as far as a limit of 128 lets them', async (t) => {
      const bench = await transmitBench(t, options, { replayCountMax: 128 });
      await bench.during(() => bench.send(3));
      bench.dut.down.ready.set(0);
      await bench.tell('nack', 9);
      await t.cycles(40);
      bench.dut.down.ready.set(1);
      // While a replay is under way, so that the one that it ends counts too.
      for (let i = 0; i < 4; i++) await bench.tell('nack', 9);
      assert.equal(bench.state(), 'replay');
      const again = await bench.during(() => {});
      assert.deepEqual(seqsOf(again).slice(-3), range(10, 3));
    }),

    transmitter('an ACK during a replay: what it frees does not leave again', async (bench, t) => {
      await bench.during(() => bench.send(16));
      const again = await bench.during(async () => {
        await bench.tell('nack', 9);
        await t.cycles(4);
        await bench.tell('ack', 20);
      });
      const numbers = seqsOf(again);
      assert.deepEqual(numbers.slice(-5), range(21, 5));
      assert.ok(numbers.length < 16);
    }),

    named('poisoned by the client, and where what is kept is damaged', async (t) => {
      const bench = await transmitBench(t, options, { checks: false });
      const { poison } = bench.settings;
      const sent = await bench.during(async () => {
        bench.send(1, 'eligible', 64, true);
        bench.send(1, 'beside', 64, true);
        bench.send(1);
        await t.until(() => bench.left.length === 3, { timeout: 200 });
        bench.dut.inject_error.set(1);
        bench.send(1);
        await t.until(() => bench.left.length === 4, { timeout: 200 });
        bench.dut.inject_error.set(0);
        bench.send(1);
      });
      const statusOf = (frames: typeof sent) =>
        frames.filter(({ seq }) => seq !== undefined).map(({ bytes }) => fcsStatus(bytes, poison));
      assert.deepEqual(statusOf(sent), ['poisoned', 'good', 'good', 'good']);
      assert.equal(fcsStatus(sent.find(({ seq }) => seq === undefined)!.bytes, poison), 'poisoned');
      const again = await bench.during(() => bench.tell('nack', 9));
      assert.deepEqual(statusOf(again), ['poisoned', 'good', 'poisoned', 'good']);
      assert.deepEqual([bench.count('tx_ok'), bench.count('tx_poisoned')], [5, 3]);
    }),

    named(
      'frames that are too short are padded to 64 bytes, those that are too long are cut and poisoned',
      async (t) => {
        const longestFrame = 2 * Math.max(64, size) - 3;
        const bench = await transmitBench(t, options, { longestFrame });
        const lengths = [5, 63, 64, longestFrame, longestFrame + 1, 3 * longestFrame];
        for (const client of ['eligible', 'beside'] as const) {
          const before = bench.left.length;
          const sent = await bench.during(() => {
            for (const length of lengths) bench.send(1, client, length);
          });
          assert.equal(before + sent.length, bench.left.length);
          assert.deepEqual(
            sent.map(({ bytes }) => [bytes.length, fcsStatus(bytes, bench.settings.poison)]),
            lengths.map((n) => [Math.min(Math.max(n, 64), longestFrame), n > longestFrame ? 'poisoned' : 'good']),
          );
          // What was sent, and zeros after it.
          assert.deepEqual([...sent[0]!.bytes.subarray(1, 60)], Array(59).fill(0));
        }
        assert.deepEqual([bench.count('tx_padded'), bench.count('tx_too_long')], [4, 4]);
        assert.deepEqual([bench.count('tx_ok'), bench.count('tx_poisoned')], [4, 2]);
        const again = await bench.during(() => bench.tell('nack', 9));
        assert.deepEqual(
          again.map(({ bytes }) => fcsStatus(bytes, bench.settings.poison)),
          lengths.map((n) => (n > longestFrame ? 'poisoned' : 'good')),
        );
        assert.deepEqual([bench.count('tx_padded'), bench.count('tx_too_long')], [4, 4]);
      },
    ),

    named('over the end of the numbers', async (t) => {
      const firstSeq = SEQ_COUNT - 3;
      const bench = await transmitBench(t, options, { firstSeq });
      assert.deepEqual(seqsOf(await bench.during(() => bench.send(6))), range(firstSeq, 6));
      assert.deepEqual(seqsOf(await bench.during(() => bench.tell('nack', firstSeq))), range(firstSeq + 1, 5));
      await bench.tell('ack', 2);
      assert.equal(bench.dut.outstanding.get(), 0);
    }),

    transmitter('a line that stands still keeps what is on its way, and all of it leaves', async (bench, t) => {
      bench.dut.down.ready.set(0);
      bench.send(40, 'beside');
      await t.cycles(80);
      bench.dut.down.ready.set(1);
      assert.equal((await bench.during(() => {})).length, 40);
    }),

    named('switched off within a frame of a replay, it starts again with nothing kept', async (t) => {
      const { bench, send } = await withinAFrame(t);
      bench.dut.enable.set(0);
      await t.cycles(40);
      bench.dut.down.ready.set(1);
      await bench.quiet();
      bench.dut.enable.set(1);
      await t.cycles(4);
      await bench.tell('init_echo', 10);
      await bench.during(() => send(2));
      assert.deepEqual(seqsOf(await bench.during(() => bench.tell('nack', 9))), range(10, 2));
    }),

    named('NACKs within a frame of a replay begin it again, one too many ends it, and new frames follow', async (t) => {
      const { bench, send } = await withinAFrame(t, { replayCountMax: 2 });
      const again = await bench.during(async () => {
        await bench.tell('nack', 9);
        await t.cycles(40);
        bench.dut.down.ready.set(1);
      });
      assert.deepEqual(seqsOf(again), [...range(10, stopped), ...range(10, 7)]);
      bench.dut.down.ready.set(0);
      await bench.tell('nack', 9);
      assert.equal(bench.state(), 'advance');
      bench.dut.down.ready.set(1);
      assert.deepEqual(seqsOf(await bench.during(() => send(2))), range(17, 2));
    }),

    named('a NACK too many within a frame of a replay ends it behind that frame, and new frames follow', async (t) => {
      const { bench, send } = await withinAFrame(t, { replayCountMax: 1 });
      const left = await bench.during(async () => {
        await bench.tell('nack', 9);
        bench.dut.down.ready.set(1);
        send(2);
      });
      assert.deepEqual(seqsOf(left), [...range(10, stopped), ...range(17, 2)]);
    }),

    ...transmitLimitTests(options),
    ...transmitCounterTests(options),
  ];
}
