/** Mutants of the CBFC receiver that no test can kill and Yosys cannot prove equivalent, and why. */
import { type Explanation, survivor } from '../../../design-tests/explanation.ts';

export const receiverSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in accounts\.reconcile: constant 0 becomes \d+ in \(rst \? 0 : \(~accounts\.reconcile\.overtakes \?/,
    'Whose turn it is after reset. No channel waits then, and a turn goes on in every clock, so an update finds any of ' +
      'them; how long it may take is counted from the worst.',
  ),
  survivor(
    /^operator in accounts\.reconcile: add becomes sub in \(accounts\.reconcile\.turn \+ 1\)/,
    'Whichever way turns go round, each channel has one in as many clocks as there are channels, and no more is promised.',
  ),
  survivor(
    /^stuck bit in \w+_counter: bit [5-7] of /,
    'A short counter gets there after 32 events or more of a rare kind, which is more than a test has.',
  ),
  survivor(
    /^constant in (accounts\.reconcile|the top): constant 0 becomes 1 in \(rst \? 0 : (accounts\.reconcile\.works|\((arrival|release)_seen & .*)\)$/,
    'Something is written of a channel in the first clock after reset. All channels are off then and none has a limit; what is ' +
      'written is zeroed before a channel comes on.',
  ),
  survivor(
    /^constant in schedule: constant 0 becomes \d+ in \(rst \? 0 : \(\(schedule\.step == 2\) \?/,
    'The second channel of a CF_Update after reset. It is chosen again before an update is offered.',
  ),
  survivor(
    /^constant in accounts\.reconcile: constant 0 becomes \d+ in \(rst \? 0 : \(\(\(accounts\.reconcile\.pending & /,
    'Channels that wait after reset. All channels are off then, which takes them away at the next edge; what is written ' +
      'meanwhile is zeroed before a channel comes on.',
  ),
  survivor(
    /^stuck bit in (arrival|release)_cost: bit [0-4] of \(\{0, \w+_payload_bytes\} \+ /,
    'The bits of the sum of bytes below 32, the smallest credit: no one looks at them. They are in registers that differ, which a ' +
      'proof over equal states does not allow for.',
  ),
];
