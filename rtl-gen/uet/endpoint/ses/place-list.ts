/** Numbers of free places of a table. */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';
import { fifo } from '../../../lib/stream/fifo.ts';

/**
 * The free ones of `n` places (a power of two), in the order in which they became free. `place` is the next one while
 * `there`, and given away by `take`. Any places come back in a clock by their bits of `leaving`; one of them a clock,
 * `n` clocks later at the latest, is free again, with `returned`.
 *
 * After reset `ready` is 0 for `n` + 2 clocks, until all are free.
 */
export const placeList = (n: number) => {
  const width = clog2(n);
  if (2 ** width !== n) throw new RangeError(`a list of ${n} places: give a power of two`);
  const Place = bits(width);
  return module(
    `place_list_n${n}`,
    {
      summary: `The free ones of ${n} places, in the order in which they became free.`,
      in: { take: bit, leaving: bits(n) },
      out: { ready: bit, place: Place, there: bit, returned: bit },
    },
    ({ take, leaving }, m) => {
      const filling = m.reg('filling', bit, { reset: 1 });
      const at = m.reg('at', Place, { reset: 0 });
      const turn = m.reg('turn', bits(n), { reset: 1 });
      at.set(at.add(1));
      turn.set(turn.rotl(1));
      m.when(at.eq(n - 1), () => filling.set(0));
      const gone = m.reg('gone', bits(n), { reset: 0 });
      gone.set(gone.and(turn.not()).or(leaving));
      const comes = m.named('comes', gone.and(turn).any());
      const enters = m.next('enters', filling.or(comes), { reset: 0 });
      const returned = m.next('returned', comes, { reset: 0 });
      const place = m.next('entering', at);
      const list = m.inst('list', fifo(Place, n), { up: { payload: place, valid: enters }, down: { ready: take } });
      m.assert('place_finds_room', enters.implies(list.up.ready));
      m.assert('takes_a_place', take.implies(list.down.valid));
      m.assert('leaves_once', gone.and(leaving).any().not());
      const ready = m.next('is_ready', m.next('filled', filling.not(), { reset: 0 }), { reset: 0 });
      return { ready, place: list.down.payload, there: list.down.valid, returned };
    },
  );
};
