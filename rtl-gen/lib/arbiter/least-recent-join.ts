/** One requester beside a group of them: who was granted longer ago goes first. */
import { bit, bits, module } from '../../hdl/index.ts';

/**
 * Grants either what a group of `n` requesters (1 or more) would have granted, or one requester of its own, in the same
 * clock; `n` registers.
 *
 * - `group`: the member that the group would grant, one bit, or 0 where none asks; it may be another one in each clock.
 *   `own`: the own requester asks.
 * - `grants_own`: the own one is served, else what is on `group`. `accept`: what is granted in this clock is made use
 *   of. `since`: members that were granted since the own one was.
 *
 * The own requester goes first where that member was granted since the own one was, and after reset the group does. So
 * while the own one asks it waits for one accepted grant to each member at most, and a member for one to the own one.
 * Joins may be chained, the outcome of one being part of the group of the next.
 */
export const leastRecentJoin = (n: number) => {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`a join with a group of ${n}: give an integer from 1 up`);
  return module(
    `least_recent_join_n${n}`,
    {
      summary: `Grants one requester or a member of a group of ${n}, whichever was granted longer ago.`,
      in: { group: bits(n), own: bit, accept: bit },
      out: { grants_own: bit, since: bits(n) },
    },
    ({ group, own, accept }, m) => {
      const since = m.reg('since', bits(n), { reset: 0 });
      const overdue = m.named('overdue', group.and(since).any());
      const grants_own = m.named('grants_own', own.and(overdue.or(group.any().not())));
      m.when(accept, () => since.set(since.or(group).mask(grants_own.not())));
      return { grants_own, since };
    },
  );
};
