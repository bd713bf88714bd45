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
    mutants: /^operator in accounts\.reconcile: add becomes sub in \(accounts\.reconcile\.turn \+ 1\)/,
    reason:
      'Whichever way turns go round, each channel has one in as many clocks as there are channels, and no more is promised.',
  },
  {
    mutants: /^stuck bit in \w+_counter: bit (1[6-9]|2\d|3[01]) of counts_/,
    reason: 'An event counter gets there after 65,536 events or more, which is more than tests have.',
  },
  {
    mutants:
      /^constant in (accounts\.reconcile|the top): constant 0 becomes 1 in \(rst \? 0 : (accounts\.reconcile\.works|\((arrival|release)_seen & .*)\)$/,
    reason:
      'Something is written of a channel in the first clock after reset. All channels are off then and none has a limit; what is ' +
      'written is zeroed before a channel comes on.',
  },
  {
    mutants: /^constant in schedule: constant 0 becomes \d+ in \(rst \? 0 : \(\(schedule\.step == 2\) \?/,
    reason: 'The second channel of a CF_Update after reset. It is chosen anew before an update is offered.',
  },
  {
    mutants:
      /^constant in accounts\.reconcile: constant 0 becomes \d+ in \(rst \? 0 : \(\(\(accounts\.reconcile\.pending & /,
    reason:
      'Channels that wait after reset. All channels are off then, which takes them away at the next edge; what is written ' +
      'meanwhile is zeroed before a channel comes on.',
  },
];
