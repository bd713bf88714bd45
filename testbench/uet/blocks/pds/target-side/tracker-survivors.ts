/** Mutants of the PDC tracker that behave as it does. */
import type { Explanation } from '../../../../design-tests/explanation.ts';

/** For `pdc_tracker_n4_w128`, on which mutants are tested. */
export const trackerSurvivors: readonly Explanation[] = [
  {
    mutants: /^constant in (responses|arrivals|queries)\.[\w.]+: constant 0 becomes 1 in \(rst \? 0 : /,
    reason:
      'valid bits inside of the pipes begin with 1 after reset: what they let through then is written before the sweep comes to the first context',
  },
  {
    mutants: /^constant in queries: constant 0 becomes 1 in \(rst \? 0 : (queries\.)?forget/,
    reason: 'the same: a base that is set to 0 too early is that of a context that the sweep comes to',
  },
  {
    mutants: /^stuck bit in queries: bit (9|[1-3]\d) of queries\.uncleared_(open|count|search) /,
    reason: 'the search asks for the place in the window alone, so nothing reads the bits above',
  },
  {
    mutants: /^(constant|off by one) in the top: (constant 4 becomes \d+|< becomes <=) in \(swept < 4\)/,
    reason: 'the sweep forgets contexts once more, early enough before ready',
  },
  {
    mutants: /^dropped enable in the top: enable of swept dropped: clearing/,
    reason: 'the count of the sweep goes on, and nothing reads it any more',
  },
  {
    mutants: /^stuck bit in arrivals: bit (1[2-9]|2\d|3[01]) of arrivals\.orders\.next_next stuck at 0/,
    reason: 'the next PSN of a PDC counts from the start PSN, and a new PDC comes before it has counted that far',
  },
];
