/** Turns among requests that settle in registers before one is chosen. */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';
import { firstOne } from '../../../lib/bits/first-one.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';

/**
 * Chooses among the requests of the clock before, in turn: the next one above the last that was `accept`ed, and from
 * request 0 on again. `index` is its number where `valid`, and means nothing else.
 *
 * Fair as `roundRobin` is: a request that stays is granted after at most n - 1 accepted grants to others. `accept` is 1
 * in no two clocks one after the other, as the requests have to settle in between. What comes after the last one is
 * sorted out in the clock before too, so that the choice among 32 is a search alone. A request that is not to move the
 * turns is not accepted.
 */
export const settledTurns = (n: number) => {
  const number = bits(clog2(n));
  const set = bits(n);
  return module(
    `cbfc_settled_turns_n${n}`,
    {
      summary: `Chooses among ${n} requests of the clock before in turn.`,
      in: { request: set, accept: bit },
      out: { index: number, valid: bit },
    },
    ({ request, accept }, m) => {
      const last = m.reg('last', number, { reset: n - 1 });
      const above = lowFirst(Array.from({ length: n }, (_, i) => (i === 0 ? m.lit(1, 0) : last.le(i - 1))));
      const all = m.next('all', request, { reset: 0 });
      const ahead = m.next('ahead', request.and(above), { reset: 0 });
      const valid = m.next('valid_now', request.any(), { reset: 0 });
      // Those ahead first: where there is none, the search ends among all.
      const position = m.named('position', firstOne(m, all.cat(ahead), 'bottom').position());
      const index = position.trunc(clog2(n));
      m.when(valid.and(accept), () => last.set(index));
      return { index, valid };
    },
  );
};
