/** Mutants of the deparser that no test can kill and Yosys cannot prove equivalent, and why. */
import { type Explanation, survivor } from '../../../design-tests/explanation.ts';

export const deparserSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in builder: constant 0 becomes \d+ in \{builder\.frame_link_later/,
    'Bytes of the header word after the end of the headers: they mean nothing, and are never taken into a frame.',
  ),
  survivor(
    /^stuck bit in insert: ~insert\.turned_full stuck at 0/,
    'An empty register is then not filled while the one after it waits. Frames are the same; a receiver that has held ' +
      'back gets one beat later what it would have got, which no promise excludes.',
  ),
];
