/** Mutants of the table of READs that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const tableSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in the top: constant 0 becomes 1 in \(rst \? 0 : (fails|hits|gives_up)\)$/,
    'what was closed in the clock before is looked at where a READ is open, and none is so early after a reset',
  ),
  survivor(
    /^constant in the top: constant 0 becomes \d+ in \(rst \? 0 : \(\((known|old) & /,
    'both are cleared when a READ opens the entry, and not looked at before',
  ),
  survivor(
    /^stuck bit in the top: (sent_open_failed|\(heard_message\[7:0\] == sweep\)) stuck at 0$/,
    'an entry that is looked for has had the outcome of its request, and has no other one',
  ),
];
