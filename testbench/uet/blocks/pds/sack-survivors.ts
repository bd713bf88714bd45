/** Mutants of the SACK tracker that no test can kill and Yosys cannot prove equivalent, and why. */
import { type Explanation, survivor } from '../../../design-tests/explanation.ts';

export const sackSurvivors: readonly Explanation[] = [
  survivor(
    /^stuck bit in sacks: bit (\d|1\d|2[0-4]) of sacks\.distance_read\[31:6\] stuck at 1/,
    'Only `last` reads these bits together: that a block is the last one below the window. It is then 1 for one more ' +
      'block, further below, whose other bits are all 1. Both this block and the next are at or below CACK, where bits ' +
      'read 1 whether `high_in_window` is 1 or not. The register `regions` differs, which a proof over equal states does ' +
      'not allow for.',
  ),
  survivor(
    /^stuck bit in (verdicts|sacks\.buffer)\.queue: (\S*queue\.full stuck at 0|~\S*queue\.full stuck at 1|bit [0-2] of \(\S+\.wr \^ \S+\.rd\) stuck at 1)/,
    'The queue of a result buffer is never offered an item while it is full: what enters the pipeline is metered to eight ' +
      'in the pipeline and the queue together (assertion result_finds_room, checked in every test). So it does not ' +
      'matter that the queue would not refuse one. A proof needs that count as an invariant over the whole pipeline.',
  ),
  survivor(
    /^constant in bitmap: constant 0 becomes 1 in \(rst \? 0 : mark\)/,
    'A write of garbage in the clock after reset. The word that it hits is not valid until it is written again: the ' +
      'load that reset starts clears `written` in that very clock. Memories then differ where no one reads them, which ' +
      'a proof over equal states does not allow for.',
  ),
  survivor(
    /^stuck bit in the top: bit (7|8|9|10) of \(accepted - base\[\1:0\]\) stuck at 0/,
    'Out-of-order PSNs are those of the window above its base, so there are at most W - 1 of them, and the highest ' +
      'bit of the count, which has log2(W) + 1, is never 1.',
  ),
  survivor(
    /^stuck bit in bitmap: bit [1-9]\d* of \{\(bitmap\.valid >> search\.hole_word\)\[0\], \.\.\.\} stuck at 1/,
    'The hole search then sees an old slot, not the lowest, of a word that has not been written in this context. In ' +
      'such a word nothing has arrived, so the base is not beyond its slot 0, and slot 0 is the hole whatever the others say.',
  ),
];
