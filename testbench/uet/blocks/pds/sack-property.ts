/** The property run of the SACK tracker: random traffic, every output held against the golden model in every clock. */

import { type Body, bursts, chance, everyNth, type PatternLike } from '../test-kit.ts';
import { sackBench } from './sack-bench.ts';
import { SackStimulus } from './sack-stimulus.ts';

/** Patterns of one stream; full rate is as likely as all others together. */
const patterns: readonly PatternLike[] = [true, true, true, chance(0.8), chance(0.3), bursts(30), everyNth(3)];

/** A test of `clocks` clocks with the tracker of that window; traffic and back-pressure follow from the seed. */
export function sackProperty(window: number, clocks: number): Body<void> {
  return async (t) => {
    const pick = (): PatternLike => t.random.pick(patterns);
    const bench = sackBench(t, { window, arrivals: pick(), queries: pick(), verdicts: pick(), sacks: pick() });
    t.attach(new SackStimulus(bench, window, t.random.fork('stimulus')));
    await t.cycles(clocks);
  };
}
