/** The property run of path selection: random events, every entropy value held against the model. */
import type { PathSelectOptions } from '../../../../../rtl-gen/uet/cms/paths/path-select.ts';
import type { PathSettings } from '../../../golden/cms/paths/fixed/path-context.ts';
import type { Body, Random } from '../../test-kit.ts';
import { PathChecker } from './path-checker.ts';
import { pathWriter, setPathRegisters } from './path-ports.ts';
import { PathStimulus } from './path-stimulus.ts';

/** Any scheme, and any number of paths that the hardware has. */
const drawSettings = (random: Random, most: number): PathSettings => ({
  scheme: random.pick(['oblivious', 'bitmap', 'bitmap', 'reps', 'reps', 'mixed', 'mixed']),
  paths: random.pick([1, 2, 4, Math.min(16, most), most, most]),
  freeze: random.pick([0, 20, 300, 5_000, 2 ** 31 - 1]),
});

/** A test of `clocks` clocks. */
export function pathProperty(options: PathSelectOptions, clocks: number): Body<void> {
  return async (t) => {
    const settings = drawSettings(t.random.fork('registers'), options.paths);
    setPathRegisters(t.dut, settings, options.paths);
    const stimulus = new PathStimulus(t, options, settings);
    // What the registers say is decoded in two clocks.
    pathWriter(t.dut)(undefined);
    await t.cycles(3);
    t.attach(new PathChecker(t.dut, settings));
    t.attach(stimulus);
    await t.cycles(clocks);
  };
}
