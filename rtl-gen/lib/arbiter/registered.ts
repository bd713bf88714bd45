/** A register after an arbiter. */
import { bits, clog2, module } from '../../hdl/index.ts';
import { type Arbiter, arbiterPorts } from './arbiter.ts';

/**
 * The arbiter `choice` with its grant in registers: latency 1 clock, and no path from `request` to `grant` and `index`.
 * A new grant is chosen in the clock in which the present one is accepted, or while the one that it names does not ask,
 * so accepted grants can follow one another in every clock. `valid` is 1 while the one that is granted asks.
 *
 * A grant that is valid stays until `accept` as long as its request does. The choice is made on the requests of the
 * clock before: who asked then and does not ask any more costs a clock. `choice` should not hold by itself. A bound on
 * the accepted grants to others that `choice` keeps to, this keeps to as well: the present grant is the first of them.
 */
export const registeredArbiter = (choice: Arbiter): Arbiter => {
  const n = choice.ports.in!.request.width;
  const registered = module(
    `registered_${choice.name}`,
    { summary: `Registers the grants of ${choice.name}.`, ...arbiterPorts(n) },
    ({ request, accept }, m) => {
      const grant = m.reg('grant', bits(n), { reset: 0 });
      const index = m.reg('index', bits(clog2(n)), { reset: 0 });
      const valid = m.named('valid', grant.and(request).any());
      const free = m.named('free', accept.or(valid.not()));
      const next = m.inst('choice', choice, { request, accept: free });
      m.when(free, () => {
        grant.set(next.grant);
        index.set(next.index);
      });
      m.assert('one_grant', grant.and(grant.sub(1)).eq(0));
      return { grant, index, valid };
    },
  );
  return { heldBy: 'request', ...registered };
};
