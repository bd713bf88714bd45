/** The property run of ordered matching: random commands, each result and its clock held against lists in arrays. */
import type { Body } from '../../../../bench/context.ts';
import { MatchStimulus } from './match-stimulus.ts';
import { OrderedChecker } from './ordered-checker.ts';

export interface OrderedSize {
  readonly resources: number;
  readonly nodes: number;
  readonly jobs?: boolean;
  readonly multi?: boolean;
}

/** A run of `clocks` clocks. */
export const orderedProperty =
  ({ resources, nodes, jobs, multi }: OrderedSize, clocks: number): Body<void> =>
  async (t) => {
    const checker = t.attach(new OrderedChecker(t.dut, nodes));
    t.attach(new MatchStimulus(t, checker, { resources, jobs, multi, wildcards: true, depth: Math.min(nodes, 64) }));
    await t.cycles(clocks);
  };

/** A run of `commands` commands. */
export const orderedCommands =
  ({ resources, nodes, jobs, multi }: OrderedSize, commands: number): Body<void> =>
  async (t) => {
    const checker = t.attach(new OrderedChecker(t.dut, nodes));
    t.attach(new MatchStimulus(t, checker, { resources, jobs, multi, wildcards: true, depth: Math.min(nodes, 32) }));
    while (checker.taken < commands) await t.cycles(1000);
  };
