import { skipNote } from '../../../../../support/testing/skip-note.ts';
import { verilatorAvailable } from '../../../../engine/verilator/toolchain.ts';
import { eachClock, pulse, type TestContext } from '../../test-kit.ts';
import { describe, elaborate, expect, hwTest, onEngine, wasmEngine } from '../../vitest-kit.ts';
import { LinkBench, type LinkBenchOptions } from './link-bench.ts';
import { cbfcPair, pairOf } from './pair.ts';

const sizes = [4, 32] as const;
const designs = new Map(sizes.map((vcs) => [vcs, elaborate(cbfcPair(vcs))]));
const create = (vcs: (typeof sizes)[number]) => (options: { seed: number; trace: boolean }) =>
  wasmEngine.create(designs.get(vcs)!, options);

const hasVerilator = await verilatorAvailable();

/**
 * Clocks of a run with faults, where given: `GATEWRIGHT_CBFC_CLOCKS=10000000` runs each size once for so long, and
 * prints what happened.
 */
const longRun = Number(process.env.GATEWRIGHT_CBFC_CLOCKS ?? 0);

const ccPeriod = 600;

/** What a long run has: everything, and buffers that are full most of the time. */
const severe = (vcs: number): Partial<LinkBenchOptions> => ({
  limit: 400,
  lose: { frames: 0.05, ccUpdates: 0.2, cfUpdates: 0.2, cfCopies: 0.2 },
  drains: (r) => r.chance(0.06),
  next: (r) => ({ vc: r.below(vcs), bytes: r.int(64, 1_518) }),
});

/** A link of which a run's seed decides what is lost and how often. */
function badLink(t: TestContext, vcs: number): LinkBenchOptions {
  const { random } = t;
  const latency = random.int(5, 200);
  const often = (): number => random.pick([0, 0.01, 0.1, 0.5]);
  const largest = random.pick([64, 1_518, 9_216]);
  const busy = random.pick([0.05, 0.5, 1]);
  const drain = random.pick([0.03, 0.3, 1]);
  return {
    vcs,
    limit: random.pick([160, 400, 2_000]),
    unit: { overhead: random.pick([-4, 0, 40]), size: 64 },
    latency,
    controlJitter: random.pick([0, 30, 1_000]),
    lineBytes: 64,
    minimumSpacing: random.pick([320, 800, 6_400]),
    maximumSpacing: random.pick([16_384, 65_536]),
    ccPeriod,
    lose: { frames: often(), ccUpdates: often(), cfUpdates: often(), cfCopies: often() },
    next: (r) => (r.chance(busy) ? { vc: r.below(vcs), bytes: r.int(64, largest) } : undefined),
    drains: (r) => r.chance(drain),
  };
}

/** Traffic and faults for so many clocks; then no more of both, and all credits have to come back in time. */
async function runAndSettle(t: TestContext, options: LinkBenchOptions, clocks: number): Promise<LinkBench> {
  const { vcs } = options;
  const bench = new LinkBench(t, options);
  await bench.start();
  await t.cycles(clocks);
  // No more faults, no more frames: what is in the buffers leaves.
  bench.sending = false;
  bench.faulty = false;
  bench.drainAll();
  await t.until(() => bench.isEmpty, { timeout: 100_000 });
  // A CC_Update leaves within a period; it travels, is applied, and its credits travel back.
  const { latency, controlJitter = 0, minimumSpacing, maximumSpacing, lineBytes } = options;
  const updates = Math.ceil(vcs / 2) * (minimumSpacing / lineBytes + 9);
  const halves = Math.ceil(vcs / 16) * 30;
  const back = 2 * latency + controlJitter + 2 * vcs + halves + 30;
  await t.cycles(Math.ceil(options.ccPeriod + back + updates + maximumSpacing / lineBytes / 4));
  expect(await bench.used()).toEqual(Array.from({ length: vcs }, () => 0));
  if (options.spoil === undefined) expect(pairOf(t).overflowed.get()).toBe(0);
  return bench;
}

const none = (vcs: number): readonly number[] => Array.from({ length: vcs }, () => 0);

async function survives(t: TestContext, vcs: number, clocks: number): Promise<void> {
  const options = { ...badLink(t, vcs), ...(longRun > 0 && severe(vcs)) };
  const bench = await runAndSettle(t, options, clocks);
  expect(bench.arrived).toBeGreaterThan(clocks / 1_000);
  // One frame in a hundred may be none in a short run.
  const lost = options.lose?.frames ?? 0;
  if (lost === 0 || lost > 0.01) expect(bench.lostFrames > 0).toBe(lost > 0);
  if (longRun > 0) {
    const { arrived, lostFrames, lostCcUpdates, fullest } = bench;
    console.log({ clocks: t.cycle, options, arrived, lostFrames, lostCcUpdates, fullest, ...bench.control.counts });
  }
}

describe('both ends of CBFC over a bad link', () => {
  for (const vcs of sizes) {
    const clocks = longRun > 0 ? longRun : vcs === 4 ? 25_000 : 6_000;
    hwTest(
      `${vcs} channels: no buffer overflows, and after the last loss all credits are back within a CC_Update and a round trip`,
      {
        create: create(vcs),
        seeds: longRun > 0 ? 1 : 4,
        maxCycles: 2 * clocks + 1_000_000,
        ...(longRun > 0 && { timeout: 3_600_000 }),
      },
      (t) => survives(t, vcs, clocks),
    );
  }
});

for (const name of ['yosys', 'verilator'] as const) {
  const isMissing = name === 'verilator' && !hasVerilator;
  describe.skipIf(isMissing)(
    `the emitted Verilog of both ends as ${name} reads it${isMissing ? skipNote(name) : ''}`,
    () => {
      // Verilator's C++ of 32 channels takes a compiler minutes.
      for (const vcs of name === 'yosys' ? sizes : ([4] as const)) {
        hwTest(
          `${vcs} channels: no buffer overflows, and all credits come back`,
          { create: onEngine(name, designs.get(vcs)!), seeds: [3], timeout: 600_000 },
          (t) => survives(t, vcs, 3_000),
        );
      }
    },
  );
}

describe('what else goes wrong on the link', () => {
  for (const vcs of sizes) {
    const clocks = vcs === 4 ? 8_000 : 4_000;
    for (const then of ['hold', 'reset'] as const) {
      hwTest(
        `${vcs} channels: it goes down and up, and both ends ${then === 'hold' ? 'hold their counters' : 'start again'}`,
        { create: create(vcs), seeds: 2 },
        async (t) => {
          const options = { ...badLink(t, vcs), latency: t.random.int(5, 60), faults: { every: 500, then } };
          const bench = await runAndSettle(t, options, clocks);
          expect(bench.downs).toBeGreaterThan(2);
        },
      );
    }
    hwTest(
      `${vcs} channels: wrong bits that no check has found are healed by the next true messages`,
      { create: create(vcs), seeds: 2 },
      async (t) => {
        const bench = await runAndSettle(t, { ...badLink(t, vcs), spoil: 0.05 }, clocks);
        expect(bench.spoilt).toBeGreaterThan(0);
      },
    );
    hwTest(
      `${vcs} channels: every counter goes round at 2^20, what is lost too`,
      { create: create(vcs), seeds: 1, maxCycles: 1_000_000, timeout: 600_000 },
      async (t) => {
        const bench = await runAndSettle(
          t,
          {
            ...badLink(t, vcs),
            limit: 30_000,
            unit: { overhead: 127, size: 32 },
            latency: 5,
            controlJitter: 0,
            minimumSpacing: 320,
            lineBytes: 511,
            wireBytes: 10_300,
            lose: { frames: 0.5, ccUpdates: 0.1, cfUpdates: 0.1, cfCopies: 0.1 },
            ccPeriod: 100,
            next: (r) => ({ vc: r.below(vcs), bytes: r.int(9_000, 10_240) }),
            drains: () => true,
          },
          vcs === 4 ? 33_000 : 264_000,
        );
        const laps = (credits: readonly number[]): number => Math.min(...credits) / 2 ** 20;
        expect(laps(bench.arrivedCredits)).toBeGreaterThan(1);
        expect(laps(bench.lostCredits)).toBeGreaterThan(1);
      },
    );
  }
});

describe('the hazards of link-layer.md B6', () => {
  const good: Partial<LinkBenchOptions> = { lose: { frames: 0, ccUpdates: 0, cfUpdates: 0, cfCopies: 0 } };

  hwTest(
    'hazard 1: a CC_Update covers the frames ahead of it and no other, so where nothing is lost it frees nothing',
    { create: create(4), seeds: 2 },
    async (t) => {
      const options: LinkBenchOptions = {
        ...badLink(t, 4),
        ...good,
        ccPeriod: 25,
        latency: 90,
        next: (r) => ({ vc: r.below(4), bytes: r.int(64, 300) }),
        drains: () => false,
      };
      const bench = new LinkBench(t, options);
      await bench.start();
      // Buffers let nothing go, so all that is freed would be what an update takes for lost.
      eachClock(t, () => {
        const { active, freed } = pairOf(t).far_status.get();
        if (active !== 0) expect(freed).toBe(0);
      });
      await t.cycles(3_000);
      expect(bench.arrived).toBeGreaterThan(4);
    },
  );

  for (const replays of ['frames and updates', 'frames'] as const) {
    hwTest(
      `hazards 2 and 3: LLR replays ${replays}; a frame counts once, and no update that overtakes one does harm`,
      { create: create(4), seeds: 3 },
      async (t) => {
        // Buffers that are full nearly always, so that an update that takes what waits for lost makes one overflow.
        const options: LinkBenchOptions = {
          ...badLink(t, 4),
          limit: 200,
          unit: { overhead: 0, size: 32 },
          latency: 40,
          controlJitter: 0,
          minimumSpacing: 320,
          ccPeriod: 30,
          lose: { frames: 0.1, ccUpdates: 0.05, cfUpdates: 0.1, cfCopies: 0.1 },
          replays,
          next: (r) => ({ vc: r.below(4), bytes: r.int(64, 1_518) }),
          drains: (r) => r.chance(0.03),
        };
        const bench = await runAndSettle(t, options, 8_000);
        expect(bench.replays).toBeGreaterThan(5);
        expect(bench.lostCredits).toEqual(none(4));
        for (let vc = 0; vc < 4; vc++) {
          pairOf(t).status_vc.set(vc);
          await t.cycles(2);
          expect(pairOf(t).consumed.get()).toBe(bench.arrivedCredits[vc]! % 2 ** 20);
        }
      },
    );
  }

  hwTest(
    'hazard 4: what LLR has flushed comes back with a CC_Update that is forced, within a round trip',
    { create: create(4), seeds: 2 },
    async (t) => {
      const options = {
        ...badLink(t, 4),
        ...good,
        ccPeriod: 200_000,
        latency: 50,
        controlJitter: 0,
        drains: () => true,
      };
      const bench = new LinkBench(t, { ...options, lose: { ...good.lose!, frames: 1 } });
      await bench.start();
      await t.cycles(1_000);
      bench.sending = false;
      await t.until(() => bench.isEmpty, { timeout: 50_000 });
      expect(Math.max(...(await bench.used()))).toBeGreaterThan(0);
      await pulse(t, pairOf(t).force_update);
      await t.cycles(2 * options.latency + 2 * (options.minimumSpacing / options.lineBytes + 9) + 60);
      expect(await bench.used()).toEqual(none(4));
    },
  );
});

/**
 * Clocks from the grant of a frame to the next grant of its credit, beside the wire's. The latencies that both ends
 * state make 16: 3 to the wire, 1 into the buffer and out of it, 7 to the CF_Update, 1 into the sender, 4 to the grant.
 * The rest is measured.
 */
const loopClocks = 18;

describe('throughput of one channel over a good link', () => {
  const latency = 100;
  const bytes = 1_518;
  const [size, lineBytes, minimumSpacing] = [64, 64, 800];
  const frameClocks = (bytes + 20) / lineBytes;
  const cost = Math.ceil(bytes / size);
  // Frames are further apart than CF_Updates have to be, so none of these waits for the one before it.
  const loop = 2 * latency + loopClocks;

  for (const frames of [1, 5, 8, 9, 10, 14]) {
    const expected = Math.min(1, (frames * frameClocks) / loop);
    hwTest(
      `with credit for ${frames} frames it is ${(100 * expected).toFixed(1)} %, as the loop of ${loop} clocks allows`,
      { create: create(4), seeds: [1] },
      async (t) => {
        const bench = new LinkBench(t, {
          vcs: 4,
          limit: frames * cost,
          unit: { overhead: 0, size },
          latency,
          lineBytes,
          minimumSpacing,
          // SAI's: few refreshes of idle channels leave just ahead of news.
          maximumSpacing: 262_144,
          ccPeriod: 250_000,
          next: () => ({ vc: 1, bytes }),
          drains: () => true,
        });
        await bench.start();
        await t.cycles(2_000);
        const before = bench.arrived;
        // Whole loops, as frames come in bursts of the credit.
        const clocks = 90 * loop;
        await t.cycles(clocks);
        const share = ((bench.arrived - before) * frameClocks) / clocks;
        if (longRun > 0) console.log({ frames, share, expected });
        expect(Math.abs(share - expected)).toBeLessThan(0.006);
      },
    );
  }
});
