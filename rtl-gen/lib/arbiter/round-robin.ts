/** Turns: who was granted last comes last. */
import { bits } from '../../hdl/index.ts';
import { type Arbiter, type ArbiterOptions, arbiterModule, checkRequests } from './arbiter.ts';
import { isUpperRun, lowestOfRun, reachedInTurn } from './turns.ts';

/**
 * Grants `n` requests (2 or more) in turn, in the same clock: the next one above the last that was granted and
 * accepted, and from request 0 on again. Depth clog2(n) and a choice between two searches; n - 1 registers.
 *
 * Fair: a request that stays is granted after at most n - 1 accepted grants to others, however they ask.
 */
export const roundRobin = (n: number, options: ArbiterOptions = {}): Arbiter => {
  checkRequests('a round-robin arbiter', n);
  return arbiterModule('round_robin', `Grants ${n} requests in turn`, n, options, (m, eligible) => {
    // Bit i: request i + 1 is above the last one granted, so it comes before those that are not.
    const above = m.reg('above', bits(n - 1), { reset: 0 });
    const reached = reachedInTurn(m, eligible, above.cat(m.lit(1, 0)));
    m.assert('above_is_upper_run', isUpperRun(above));
    return { grant: lowestOfRun(reached), onTaken: () => above.set(reached.trunc(n - 1)) };
  });
};
