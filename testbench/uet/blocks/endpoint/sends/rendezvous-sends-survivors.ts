/** Mutants of the rendezvous sends of a host that behave as they do. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

/** Fields of what is told that are the same for each message. */
const same = 'shown_(op|deferred|modified_valid|modified_length)';
const isSame = 'these fields are the same for each message, and none is told before one was loaded';

export const rendezvousSendsSurvivors: readonly Explanation[] = [
  survivor(new RegExp(`^dropped enable in the top: enable of ${same} dropped: loads$`), isSame),
  survivor(new RegExp(`^swapped arms in the top: arms of \\(loads \\? \\d : ${same}\\) swapped$`), isSame),
  survivor(/^stuck bit in the top: bit \d+ of \(loads \? 0 : shown_modified_length\) stuck at 0$/, isSame),
  survivor(
    /^constant in the top: constant 0 becomes \d+ in \(rst \? 0 : \(\((fresh|\(acked) /,
    'both are written when a place opens, and are looked at where one is open',
  ),
  survivor(
    /^stuck bit in the top: ~told_ready stuck at 1$/,
    'it is looked at where one is told, and in the clock after one was taken none is',
  ),
];
