/** Mutants of the decoder of LLR's line that no test can kill and Yosys cannot prove equivalent, and why. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const decoderSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in reader\.block_\d: constant 0 becomes \d+ in \{0, column_\d_data\[63:8\]\}/,
    'The byte above those of an end block. There are seven at most, so `keep` never marks it.',
  ),
  survivor(
    /^constant in (reader|joiner): constant 0 becomes 1 in \(rst \? 0 : .*(read_bound|read_filled|reader\.read_begins)/,
    'A bound, bytes or a step in the clock after reset. No frame is under way that they could belong to or end, and none begins with them.',
  ),
  survivor(
    /^stuck bit in \w+_counter: bit ([6-9]|1[01]) of /,
    'A short counter gets there after 64 events or more of a rare kind, which is more than a test has.',
  ),
];
