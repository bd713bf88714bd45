/** Mutants of the CBFC receiver that no test can kill and Yosys cannot prove equivalent, and why. */
import type { Explanation } from '../explanation.ts';

export const receiverSurvivors: readonly Explanation[] = [
  {
    mutants:
      /^constant in accounts\.reconcile: constant 0 becomes \d+ in \(rst \? 0 : \(~accounts\.reconcile\.overtakes \?/,
    reason:
      'Whose turn it is after reset. No channel waits then, and a turn goes on in every clock, so an update finds any of ' +
      'them; how long it may take is counted from the worst.',
  },
  {
    mutants:
      /^constant in accounts\.reconcile: constant 0 becomes \d+ in \(rst \? 0 : \(\(\(accounts\.reconcile\.pending & /,
    reason:
      'Channels that wait after reset. All channels are off then, which takes them away at the next edge; what is written ' +
      'meanwhile is zeroed before a channel comes on.',
  },
];
