/** A queue of places in which each is at most once. */
import { bit, bits, clog2, module, source } from '../../../hdl/index.ts';

/**
 * `push` puts a place at the end, if it is not in the queue; so N places are room enough, and nothing waits. A place
 * may be pushed again in the clock in which it leaves: it is then taken to have left after the push. While `clear`, a
 * place a clock forgets whether it is in the queue, and nothing else may come: N clocks after reset.
 */
export const placeQueue = (contexts: number) => {
  const Place = bits(clog2(contexts));
  return module(
    `place_queue_n${contexts}`,
    {
      summary: `Queue of ${contexts} places, each of which is in it once at most.`,
      in: { clear: bit, cleared: Place, push: bit, place: Place },
      link: { next: source(Place) },
    },
    ({ clear, cleared, push, place, next }, m) => {
      // How often each has entered and left, modulo 2.
      const entered = m.mem('entered', bit, { depth: contexts });
      const left = m.mem('left', bit, { depth: contexts });
      const items = m.mem('items', Place, { depth: contexts });
      const pointer = bits(Place.width + 1);
      const wr = m.reg('wr', pointer, { reset: 0 });
      const rd = m.reg('rd', pointer, { reset: 0 });
      const first = m.named('first', items.read(rd.trunc(Place.width)));
      const empty = m.named('empty', wr.eq(rd));
      const pops = m.named('pops', next.ready.and(empty.not()));
      const parity = m.named('parity', entered.read(place));
      const enters = m.named('enters', push.and(parity.eq(left.read(place))));
      entered.write({
        addr: m.mux(clear, cleared, place),
        data: parity.not().and(clear.not()),
        enable: enters.or(clear),
      });
      left.write({
        addr: m.mux(clear, cleared, first),
        data: left.read(first).not().and(clear.not()),
        enable: pops.or(clear),
      });
      items.write({ addr: wr.trunc(Place.width), data: place, enable: enters });
      m.when(enters, () => wr.set(wr.add(1)));
      m.when(pops, () => rd.set(rd.add(1)));
      m.assume('clears_alone', clear.and(push).not());
      m.assert('never_overfull', wr.sub(rd).le(contexts));
      return { next: { payload: first, valid: empty.not().and(clear.not()) } };
    },
  );
};
