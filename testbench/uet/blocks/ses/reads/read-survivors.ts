/** Mutants of the read server that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const readSurvivors: readonly Explanation[] = [
  survivor(
    /^stuck bit in the top: bit [45] of answer_payload_return_code stuck at 0$/,
    'it has two codes, OK (1) and HOST_UNSUCCESS_CMPL (14), and these bits are 0 in both',
  ),
];
