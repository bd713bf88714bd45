/** Mutants of the PDS initiator that behave as it does. */
import type { Explanation } from '../../../../design-tests/explanation.ts';

/** For `pds_initiator_n8_w128`, on which mutants are tested. */
export const initiatorSurvivors: readonly Explanation[] = [
  {
    mutants: /^off by one in pipe: < becomes <= in \(pipe\.threshold_6_grown < pipe\.threshold_6_most\)/,
    reason: 'the lesser of two equal words is either of them',
  },
  {
    mutants: /^constant in issue: constant 1 becomes (3|5|7|9|11|13|15) in \(issue\.round \+ 1\)/,
    reason:
      'The round then comes to its 16 values in another order. Each of them comes once in 16 clocks, each of its two lowest ' +
      'bits once in four, and odd ones in every other clock, which is all that the shares of a clock go by.',
  },
  {
    mutants: /^dropped enable in retirement: enable of retirement\.cursor dropped: retirement\.issues/,
    reason: 'The cursor counts one further where the walk has ended. It is loaded again before the next walk reads it.',
  },
  {
    mutants:
      /^(dropped enable|operator) in pipe\.(\w+\.)*(claimed|standings|went|courses|closing|accounts|rests|refunds|watches|flights): (enable of write 0 to \S+\.memory dropped: \S+\.writes|and becomes or in \S+\.writes = )/,
    reason:
      'What is written without an access is what is there: in such a clock the event is none, and changes nothing. ' +
      '`initiator-rests.test.ts` sees to it in each clock in which nothing enters.',
  },
  {
    mutants: /^constant in pipe\.(\w+\.)*went: constant 0 becomes 1 in \(rst \? 0 : \S+went\.valid_\d\)/,
    reason:
      'A write in the clocks of the reset, of what may be there anyway. Each place is cleared before it is used, and then ' +
      'has gone back to nothing.',
  },
];
