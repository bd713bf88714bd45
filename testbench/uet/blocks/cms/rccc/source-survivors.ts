/** Mutants of the sending end of RCCC that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const sourceSurvivors: readonly Explanation[] = [
  survivor(
    /^(dropped enable in (totals|credits): enable of write 0 to .*memory dropped|operator in (totals|credits): and becomes or in (totals|credits)\.writes)/,
    'a clock without an event has no kind, so what it reads it writes back: the word with all before it',
  ),
  survivor(
    /^constant in (totals|credits): constant 0 becomes 1 in \(rst \? 0 : (totals|credits)\.(valid_\d|writes)\)$/,
    'what a context had before the first event after reset, which is its start, says nothing',
  ),
];
