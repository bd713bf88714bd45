/** Mutants of what keeps keys of either side that no test can kill, and why. */
import { type Explanation, survivor } from '../../test-kit.ts';
import { bothSwept, settlesInOtherSteps } from './cache-apart.ts';

export const cacheSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in the top: constant 0 becomes 1 in \{forget_index, 0\}$/,
    'Of a domain both associations are swept, whichever of them is named.',
    bothSwept,
  ),
  survivor(
    /^constant in cache: constant 1 becomes 5 in \(cache\.settling - 1\)$/,
    'Of three bits: from 6 it comes to 0 in six steps as well, and only 0 counts.',
    settlesInOtherSteps,
  ),
  survivor(
    /^stuck bit in cache: ~erase_enable stuck at 1$/,
    'The mask that is written is zero then anyhow: while nothing is made, what makes keys holds zeros.',
    {},
  ),
  survivor(
    /^dropped enable in cache: enable of cache\.swept_way dropped: \(cache\.state == 0\)$/,
    'Outside of a sweep no entry has been swept, so that none is the next.',
    {},
  ),
];
