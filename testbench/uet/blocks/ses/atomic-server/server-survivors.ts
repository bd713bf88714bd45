/** Mutants of the server of atomics that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const serverSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in the top: constant 0 becomes \d+ in (\{0, operands\[255:\d+\]\}|\{operands\[\d+:0\], 0\})$/,
    'the unit takes the bits of the type alone of an operand, and what comes in after the last element is none',
  ),
  survivor(
    /^constant in the top: constant 0 becomes \d+ in \{host_done_fetched\[\d+:0\], 0\}$/,
    'the first bytes of data count, as many as its length says',
  ),
  survivor(
    /^dropped enable in the top: mask of write 0 to words dropped/,
    'the unit gives the whole word, and those of its bytes that stay are in it as they were',
  ),
];
