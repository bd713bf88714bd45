/** Mutants of the decoder of LLR's line that no test can kill and Yosys cannot prove equivalent, and why. */
import type { Explanation } from '../../explanation.ts';

export const decoderSurvivors: readonly Explanation[] = [
  {
    mutants: /^constant in reader\.block_\d: constant 0 becomes \d+ in \{0, column_\d_data\[63:8\]\}/,
    reason: 'The byte above those of an end block. There are seven at most, so `keep` never marks it.',
  },
  {
    mutants:
      /^constant in reader: constant 0 becomes 1 in \(rst \? 0 : \(pcs_up \? \(reader\.block_0_read_bound & valid\) : 1\)\)/,
    reason: 'A bound in the clock after reset. No frame is under way that it could end, and none begins with it.',
  },
];
