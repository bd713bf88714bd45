/** The property of the seam between a PDS sender and NSCC: random events of all contexts, each output in each clock. */
import type { Body } from '../../../../bench/context.ts';
import { SeamChecker } from './seam-checker.ts';
import { SeamStimulus } from './seam-stimulus.ts';

/** A test of `clocks` clocks with that many contexts. */
export function seamProperty(contexts: number, clocks: number): Body<void> {
  return async (t) => {
    t.attach(new SeamChecker(t.dut));
    t.attach(new SeamStimulus(t, contexts));
    await t.cycles(clocks);
  };
}
