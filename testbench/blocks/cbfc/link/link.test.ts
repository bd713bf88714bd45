import { describe, expect } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import type { TestContext } from '../../../bench/context.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { LinkBench, type LinkBenchOptions } from './link-bench.ts';
import { cbfcPair } from './pair.ts';

const sizes = [4, 32] as const;
const designs = new Map(sizes.map((vcs) => [vcs, elaborate(cbfcPair(vcs))]));
const create = (vcs: (typeof sizes)[number]) => (options: { seed: number; trace: boolean }) =>
  wasmEngine.create(designs.get(vcs)!, options);

/** Clocks of a run with faults, where given: `GATEWRIGHT_CBFC_CLOCKS=10000000` runs each size once for so long, and prints what happened. */
const longRun = Number(process.env.GATEWRIGHT_CBFC_CLOCKS ?? 0);

const ccPeriod = 600;

/** What a long run has: everything, and buffers that are full most of the time. */
const severe: Partial<LinkBenchOptions> = {
  limit: 400,
  lose: { frames: 0.05, ccUpdates: 0.2, cfUpdates: 0.2, cfCopies: 0.2 },
  drains: (r) => r.chance(0.06),
};

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
      async (t) => {
        const options = { ...badLink(t, vcs), ...(longRun > 0 && severe) };
        const bench = new LinkBench(t, options);
        await bench.start();
        await t.cycles(clocks);
        // No more faults, no more frames: what is in the buffers leaves.
        bench.sending = false;
        bench.faulty = false;
        bench.drainAll();
        await t.until(() => bench.isEmpty, { timeout: 50_000 });
        // A CC_Update leaves within a period; it travels, is worked in, and its credits travel back.
        const { latency, controlJitter = 0, minimumSpacing, maximumSpacing, lineBytes } = options;
        const updates = Math.ceil(vcs / 2) * (minimumSpacing / lineBytes + 9);
        await t.cycles(
          ccPeriod + 2 * latency + controlJitter + 2 * vcs + updates + maximumSpacing / lineBytes / 4 + 60,
        );
        expect(await bench.used()).toEqual(Array.from({ length: vcs }, () => 0));
        expect(t.dut.port('overflowed').get()).toBe(0);
        expect(bench.arrived).toBeGreaterThan(clocks / 1_000);
        expect(bench.lostFrames > 0).toBe((options.lose?.frames ?? 0) > 0);
        if (longRun > 0) {
          const { arrived, lostFrames, lostCcUpdates, fullest } = bench;
          console.log({
            clocks: t.cycle,
            options,
            arrived,
            lostFrames,
            lostCcUpdates,
            fullest,
            ...bench.control.counts,
          });
        }
      },
    );
  }
});

/** Clocks around the loop beside the wire's: a frame's way into the buffer and out of it, to a CF_Update, and into the sender's gate. */
const loopClocks = { least: 14, most: 24 };

describe('throughput of one channel over a good link', () => {
  const latency = 100;
  const bytes = 1_518;
  const [size, lineBytes, minimumSpacing] = [64, 64, 800];
  const frameClocks = (bytes + 20) / lineBytes;
  const cost = Math.ceil(bytes / size);
  const spacing = minimumSpacing / lineBytes + 4;
  // A credit is used again after the way there and back, and after what a CF_Update may have to wait for the one before it.
  const least = 2 * latency + loopClocks.least;
  const most = 2 * latency + loopClocks.most + spacing;
  const enough = Math.ceil(most / frameClocks);

  for (const frames of [2, Math.floor(enough / 2), enough - 3, enough, enough + 4]) {
    hwTest(
      `with credit for ${frames} frames it is what the loop's ${least} to ${most} clocks allow`,
      { create: create(4), seeds: [1] },
      async (t) => {
        const bench = new LinkBench(t, {
          vcs: 4,
          limit: frames * cost,
          unit: { overhead: 0, size },
          latency,
          lineBytes,
          minimumSpacing,
          maximumSpacing: 65_536,
          ccPeriod: 250_000,
          next: () => ({ vc: 1, bytes }),
          drains: () => true,
        });
        await bench.start();
        await t.cycles(2_000);
        const before = bench.arrived;
        const clocks = 10_000;
        await t.cycles(clocks);
        const share = ((bench.arrived - before) * frameClocks) / clocks;
        const bound = (loop: number): number => Math.min(1, (frames * frameClocks) / loop);
        if (longRun > 0) console.log({ frames, share, least: bound(most), most: bound(least) });
        expect(share).toBeGreaterThanOrEqual(bound(most) - 0.01);
        expect(share).toBeLessThanOrEqual(bound(least) + 0.01);
      },
    );
  }
});
