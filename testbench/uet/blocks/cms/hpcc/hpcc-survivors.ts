/** Mutants of HPCC that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const hpccSurvivors: readonly Explanation[] = [
  survivor(
    /^dropped enable in (in_flight\.flights|windows): enable of write 0 to .*memory dropped/,
    'a clock without an event has no kind, so what it reads it writes back: the word with all before it',
  ),
  survivor(
    /^off by one in hop_\d: < becomes <= in \(before_words_\d_queue < hops_words_\d_queue\)$/,
    'of two queues that are the same either is the smaller one',
  ),
  survivor(
    /^constant in the top: constant 0 becomes 1 in \(rst \? 0 : (taken|hears(_\w+)?)\)$/,
    'a context begins after reset with its start, which is heard whatever is on its way, is written after that, and ' +
      'lets go samples for as long as that takes',
  ),
];
