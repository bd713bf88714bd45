import { skipNote } from '../../../../../support/testing/skip-note.ts';
import { independentErrors } from '../../../../agents/link/bit-errors.ts';
import { verilatorAvailable } from '../../../../engine/verilator/toolchain.ts';
import { dropFrame } from '../../../golden/llr/peer/faults.ts';
import { type Body, seededRandom } from '../../test-kit.ts';
import { describe, elaborate, engines, expect, hwTest, onEngine } from '../../vitest-kit.ts';
import { LlrLinkBench } from './link-bench.ts';
import { llrPair } from './pair.ts';
import { Traffic } from './traffic.ts';
import { badWeather } from './weather.ts';

const sizes = [
  { size: 8, beats: 1024, frames: 64, longest: 40 },
  { size: 64, beats: 512, frames: 256, longest: 5 },
] as const;
const designs = new Map(sizes.map((options) => [options.size, elaborate(llrPair(options))]));
type Options = (typeof sizes)[number];

const hasVerilator = await verilatorAvailable();

/** `frames` frames from a to b and half as many back, over a link as bad as the seed says. */
function survives(options: Options, frames: number): Body<void> {
  return async (t) => {
    const { size, longest } = options;
    const bench = new LlrLinkBench(t, badWeather(t, options, 1_600));
    bench.b.arriving.strikes = () => t.random.chance(0.01);
    await bench.connect();
    const lengths = t.random.pick([[60], [60, 61, size * longest - 4], [60, 60, 60, 124, 252]]);
    const traffic = new Traffic(t, bench, { there: frames, back: frames / 2, beside: frames / 4, lengths });
    await t.until(() => traffic.done, { timeout: 1_000_000 });
    await bench.settle(1_000_000);
    expect([bench.there.delivered, bench.back.delivered]).toEqual([frames, frames / 2]);
  };
}

describe('both ends of LLR over a bad link: exactly once, in order, byte-identical; both as the golden model in every clock', () => {
  for (const options of sizes) {
    hwTest(
      `${options.size} bytes a clock: errors, bursts, lost and doubled control sets, delays up to 5 us at 322 MHz`,
      { design: designs.get(options.size)!, seeds: 3, maxCycles: 2_000_000 },
      survives(options, options.size === 8 ? 100 : 400),
    );
    hwTest(
      `${options.size} bytes a clock: the link goes down and comes up again in time`,
      { design: designs.get(options.size)!, seeds: 2, maxCycles: 2_000_000 },
      async (t) => {
        const bench = new LlrLinkBench(t, {
          options,
          delay: 30,
          settings: { replayTimerMax: 300, pcsLostTimerMax: 500 },
        });
        await bench.connect();
        const traffic = new Traffic(t, bench, { there: 300, back: 100, beside: 50, lengths: [60, 124] });
        for (let i = 0; i < 3; i++) {
          await t.cycles(t.random.int(50, 200));
          bench.setLink(false);
          await t.cycles(t.random.int(1, 450));
          bench.setLink(true);
        }
        await t.until(() => traffic.done, { timeout: 100_000 });
        await bench.settle();
        expect([bench.there.delivered, bench.back.delivered]).toEqual([300, 100]);
        expect(bench.forward.counts.lostDown).toBeGreaterThan(0);
      },
    );
    hwTest(
      `${options.size} bytes a clock: a NACK that is due while the PCS is down leaves when it is up again`,
      { design: designs.get(options.size)!, seeds: 2, maxCycles: 100_000 },
      async (t) => {
        const bench = new LlrLinkBench(t, {
          options,
          delay: 30,
          // No timer: without the NACK nothing is sent again.
          settings: { replayTimerMax: 0, ackSpacing: 1_000 },
          spacing: { minimum: 30_000 },
          forward: { tamper: dropFrame(5) },
        });
        await bench.connect();
        for (let i = 0; i < 20; i++) bench.submit({ bytes: new Uint8Array(60).fill(i), eligible: true });
        await t.until(() => bench.b.rx.golden.state === 'send_nack', { timeout: 3_000 });
        bench.setLink(false);
        await t.cycles(t.random.int(4_000, 4_500));
        bench.setLink(true);
        await bench.settle(20_000);
        expect(bench.there.delivered).toBe(20);
        expect([bench.b.rxCounts.tx_nack_ctl_os, bench.a.txCounts.tx_replay]).toEqual([1, 1]);
      },
    );
    hwTest(
      `${options.size} bytes a clock: a sender that waits in INIT, because the other receiver is off, leaves the other direction alone`,
      { design: designs.get(options.size)!, seeds: 1, maxCycles: 1_000_000 },
      async (t) => {
        // An INIT is due wherever a set may go.
        const bench = new LlrLinkBench(t, { options, delay: 10, settings: { initSpacing: 400, replayTimerMax: 0 } });
        bench.a.enable(true, false);
        bench.b.enable(true, true);
        await t.until(() => bench.a.state === 'advance', { timeout: 10_000 });
        const frames = 2_000;
        const bytes = new Uint8Array(60);
        for (let i = 0; i < frames; i++) bench.submit({ bytes, eligible: true });
        const [acks, inits] = [bench.b.rxCounts.tx_ack_ctl_os, bench.b.txCounts.tx_init_ctl_os];
        await t.until(() => bench.there.delivered === frames, { timeout: 100_000 });
        await bench.settle();
        expect([bench.a.state, bench.b.state]).toEqual(['advance', 'init']);
        // Both kinds go, and neither twice as often as the line would let it if it were alone.
        const [acked, asked] = [bench.b.rxCounts.tx_ack_ctl_os - acks, bench.b.txCounts.tx_init_ctl_os - inits];
        expect(acked).toBeGreaterThan(frames / 100);
        expect(asked).toBeGreaterThanOrEqual(acked - 1);
      },
    );
    hwTest(
      `${options.size} bytes a clock: a receiver that is switched off hands on no frame under LLR and none of its replays, and those beside LLR as ever`,
      { design: designs.get(options.size)!, seeds: 1, maxCycles: 1_000_000 },
      async (t) => {
        const replayCountMax = 3;
        const bench = new LlrLinkBench(t, {
          options,
          delay: 10,
          settings: { replayTimerMax: 400, replayCountMax },
        });
        await bench.connect();
        const send = (count: number, eligible: boolean, from: number): void => {
          for (let i = 0; i < count; i++) bench.submit({ bytes: new Uint8Array(60).fill(from + i), eligible });
        };
        send(10, true, 0);
        await bench.settle();
        bench.b.enable(true, false);
        await t.cycles(100);
        send(5, true, 10);
        send(7, false, 100);
        await t.until(() => bench.a.state === 'flush', { timeout: 20_000 });
        await t.cycles(100);
        expect([bench.there.delivered, bench.there.besideDelivered]).toEqual([10, 7]);
        // All of them came, and again with each replay.
        expect(bench.b.rxCounts.rx_llr_dropped).toBe(5 * (1 + replayCountMax));
        bench.b.enable(true, true);
        bench.a.reInit(true);
        await t.until(() => bench.a.state === 'advance', { timeout: 20_000 });
        send(10, true, 20);
        await bench.settle();
        expect([bench.there.delivered, bench.there.missing]).toEqual([20, 5]);
      },
    );
  }
});

for (const [name, options] of [
  ['yosys', sizes[1]],
  ['verilator', sizes[0]],
] as const) {
  const isMissing = name === 'verilator' && !hasVerilator;
  describe.skipIf(isMissing)(
    `the emitted Verilog of both ends as ${name} reads it${isMissing ? skipNote(name) : ''}`,
    () => {
      hwTest(
        `${options.size} bytes a clock: exactly once, in order, byte-identical`,
        {
          create: onEngine(name, designs.get(options.size)!, { quick: true }),
          seeds: [3],
          maxCycles: 2_000_000,
          timeout: 600_000,
        },
        survives(options, options.size === 8 ? 60 : 200),
      );
    },
  );
}

/** Eligible frames at each error rate: `GATEWRIGHT_LLR_FRAMES=1000000` is what the page of LLR tells of. */
const longRun = Number(process.env.GATEWRIGHT_LLR_FRAMES ?? 0);

/** Shares of frames of 64 bytes that arrive damaged. */
const frameErrors = [1e-5, 1e-4, 1e-3, 1e-2, 1e-1];

describe.skipIf(longRun > 0 && !hasVerilator)(
  `a long run over a link of which a share of the frames arrive damaged${longRun > 0 && !hasVerilator ? skipNote('verilator') : ''}`,
  () => {
    const options = sizes[1];
    const frames = longRun > 0 ? longRun : 1_000;
    const engine = longRun > 0 ? engines.verilator : engines.wasm;
    const rates = longRun > 0 ? frameErrors : frameErrors.slice(-2);
    for (const share of rates) {
      hwTest(
        `long run: ${frames} eligible frames, a share of ${share} damaged: exactly once, in order, byte-identical, both ends as the golden model in every clock`,
        {
          create: (o) => engine.create(designs.get(options.size)!, o),
          seeds: [1],
          maxCycles: 1e9,
          timeout: 24 * 3_600_000,
        },
        async (t) => {
          // A frame of 64 bytes with its preamble has 576 bits.
          const errors = independentErrors(1 - (1 - share) ** (1 / 576));
          const random = seededRandom(t.seed);
          const bench = new LlrLinkBench(t, {
            options,
            delay: 2,
            firstSeq: 2 ** 20 - 1_000,
            settings: { replayTimerMax: 200, rearm: true },
            forward: { errors: errors(random.fork('forward')) },
            backward: { errors: errors(random.fork('backward')) },
          });
          await bench.connect();
          const begin = t.cycle;
          const traffic = new Traffic(t, bench, {
            there: frames,
            back: frames / 20,
            beside: frames / 20,
            lengths: [...Array<number>(17).fill(60), 61, 124, 252],
          });
          await t.until(() => traffic.done, { timeout: 1e9 });
          await bench.settle();
          expect([bench.there.delivered, bench.back.delivered]).toEqual([frames, frames / 20]);
          const { sent, damaged, controlLost } = bench.forward.counts;
          expect(damaged / sent).toBeGreaterThan(0.5 * share - (3 / Math.sqrt(sent * share)) * share);
          if (longRun === 0) return;
          const { tx_replay, tx_replayed_frames } = bench.a.txCounts;
          console.log({ share, clocks: t.cycle - begin, sent, damaged, controlLost, tx_replay, tx_replayed_frames });
        },
      );
    }
  },
);
