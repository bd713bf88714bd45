/** Fixed priority. */
import { orBelow } from '../bits/encode.ts';
import { type Arbiter, type ArbiterOptions, arbiterModule, checkRequests } from './arbiter.ts';
import { lowestOfRun } from './turns.ts';

/**
 * Grants the lowest of `n` requests (2 or more) in the same clock; depth clog2(n). Higher ones starve while lower ones
 * ask without a pause. Without `hold` it has no state, and `accept` decides nothing.
 */
export const priorityArbiter = (n: number, options: ArbiterOptions = {}): Arbiter => {
  checkRequests('a priority arbiter', n);
  return arbiterModule('priority_arbiter', `Grants the lowest of ${n} requests`, n, options, (m, eligible) => ({
    grant: lowestOfRun(orBelow(m, 'reached', eligible)),
  }));
};
