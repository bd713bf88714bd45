/** Mutants of the PDC tracker that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

/** For `pdc_tracker_n4_w128`, on which mutants are tested. */
export const trackerSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in (responses|arrivals|queries)\.[\w.]+: constant 0 becomes 1 in \(rst \? 0 : /,
    'valid bits inside of the pipes begin with 1 after reset: what they let through then is written before the sweep comes to the first context',
  ),
  survivor(
    /^constant in queries: constant 0 becomes 1 in \(rst \? 0 : (queries\.)?forget/,
    'the same: a base that is set to 0 too early is that of a context that the sweep comes to',
  ),
  survivor(
    /^stuck bit in queries: bit (9|[1-3]\d) of queries\.uncleared_(open|count|search) /,
    'the search asks for the place in the window alone, so nothing reads the bits above',
  ),
  survivor(
    /^(constant|off by one) in the top: (constant 4 becomes \d+|< becomes <=) in \(swept < 4\)/,
    'the sweep forgets contexts once more, early enough before ready',
  ),
  survivor(
    /^dropped enable in the top: enable of swept dropped: clearing/,
    'the count of the sweep goes on, and nothing reads it any more',
  ),
  survivor(
    /^stuck bit in arrivals: bit (1[2-9]|2\d|3[01]) of arrivals\.orders\.next_next stuck at 0/,
    'the next PSN of a PDC counts from the start PSN, and a new PDC comes before it has counted that far',
  ),
];
