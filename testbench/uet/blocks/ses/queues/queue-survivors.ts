/** Mutants of the queues of the SEND space that behave as they do. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const queueSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in the top: constant 0 becomes \d+ in \{0, op_change_place_wr_id, op_change_place_address, op_change_place_length\}$/,
    'a receive is shorter than its word, and what takes it looks at its bits alone',
  ),
];
