/** Mutants of the registers of congestion management that behave as they do as long as a run takes. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const controlSurvivors: readonly Explanation[] = [
  survivor(
    /^[\w ]+ in file(\.counters)?: .*(held_high|held_of|takes_held|holds_high|bit (3[2-9]|[45]\d|6[0-3]) of file\.counters\.whole)/,
    'the high word of a counter is 0 until it has counted 2^32, which no run does, so which of them is held says ' +
      'nothing; the tests of the register file hold that with counters of large steps',
  ),
];
