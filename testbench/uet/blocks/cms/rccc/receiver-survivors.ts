/** Mutants of a receiver of RCCC that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const receiverSurvivors: readonly Explanation[] = [
  survivor(
    /^(dropped enable in credit\.credits: enable of write 0 to .*memory dropped|operator in credit\.credits: and becomes or in credit\.credits\.writes)/,
    'a clock without an event or a turn writes back what it reads: the word with all that came before it',
  ),
  survivor(
    /^constant in credit\.credits: constant 0 becomes 1 in \(rst \? 0 : credit\.credits\.(valid_\d|writes)\)$/,
    'what a source had before the first event after reset, which is its start, says nothing',
  ),
  survivor(
    /^constant in (waits|idles): constant 0 becomes \d+ in \(rst \? 0 : .*head\)\)$/,
    'a list that is empty may begin anywhere',
  ),
  survivor(
    /^constant in the top: constant 0 becomes 1 in \(rst \? 0 : turns_\w+\)$/,
    'a turn that ends while the pacer stands still moves a wait that begins with the next turn',
  ),
];
