/** Mutants of the PDS initiator that behave as it does. */
import type { Explanation } from '../../../../design-tests/explanation.ts';

/** For `pds_initiator_n8_w128`, on which mutants are tested. */
export const initiatorSurvivors: readonly Explanation[] = [
  {
    mutants: /^off by one in pipe\.rto: < becomes <= in \(pipe\.rto\.doubled_\d+\[31:0\] < registers_rto_max\)/,
    reason: 'where the doubled time is the longest one, either is that time',
  },
  {
    mutants: /^off by one in pipe: < becomes <= in \(pipe\.threshold_6_grown < pipe\.threshold_6_most\)/,
    reason: 'the lesser of two equal words is either of them',
  },
];
