/** The property run of exact matching: random commands, each result and its clock held against lists in arrays. */
import type { Body } from '../../../../bench/context.ts';
import { ExactChecker, type ExactSize } from './exact-checker.ts';
import { MatchStimulus } from './match-stimulus.ts';

const trafficOf = ({ sets, ways, resources, jobs }: ExactSize) => ({
  ...{ resources, jobs },
  depth: Math.min(sets * ways, 64),
});

/** A run of `clocks` clocks. */
export const exactProperty =
  (size: ExactSize, clocks: number): Body<void> =>
  async (t) => {
    const checker = t.attach(new ExactChecker(t.dut, size));
    t.attach(new MatchStimulus(t, checker, { ...trafficOf(size), wildcards: false }));
    await t.cycles(clocks);
  };

/** A run of `commands` commands. */
export const exactCommands =
  (size: ExactSize, commands: number): Body<void> =>
  async (t) => {
    const checker = t.attach(new ExactChecker(t.dut, size));
    t.attach(new MatchStimulus(t, checker, { ...trafficOf(size), wildcards: false }));
    while (checker.taken < commands) await t.cycles(1000);
  };
