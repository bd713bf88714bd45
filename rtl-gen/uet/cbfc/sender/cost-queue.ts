/** The costs of the frames that wait on one virtual channel. */
import { type Bits, bit, bits, clog2, module } from '../../../hdl/index.ts';
import { isFull } from '../../../lib/stream/fifo.ts';

/** Frames of a channel that are looked at at once: the next one, and those behind it that could follow in the next clocks. */
export const lookahead = 3;

/**
 * A queue of costs of which the first three are seen, so that a channel can be granted in every clock.
 *
 * `accept` counts a frame that is on its way, `push` stores its cost, some clocks later and in order; `room` says whether one
 * more may be accepted, of `depth` (a power of two, 4 or more) accepted and not yet popped, which `waiting` counts. `cost_0` to `cost_2` are those
 * of the first three, `there` says which of them there are. `pop` removes the first. `first` and `next` are the places of the
 * first frame and of the one that is pushed, for what is kept of a frame elsewhere.
 */
export const costQueue = (costBits: number, depth: number) => {
  if (!Number.isInteger(depth) || depth < 4 || 2 ** clog2(depth) !== depth) {
    throw new RangeError(`costQueue of ${depth} frames: give a power of two from 4`);
  }
  const place = bits<number>(clog2(depth));
  const pointer = bits<number>(clog2(depth) + 1);
  const cost = bits<number>(costBits);
  return module(
    `cbfc_cost_queue_w${costBits}_d${depth}`,
    {
      summary: `Costs of up to ${depth} frames, of which the first three are seen.`,
      in: { accept: bit, push: bit, cost, pop: bit },
      out: {
        room: bit,
        waiting: pointer,
        there: bits(lookahead),
        cost_0: cost,
        cost_1: cost,
        cost_2: cost,
        first: place,
        next: place,
      },
    },
    ({ accept, push, cost: pushed, pop }, m) => {
      const costs = m.mem('costs', cost, { depth });
      const accepted = m.reg('accepted', pointer, { reset: 0 });
      const wr = m.reg('wr', pointer, { reset: 0 });
      const rd = m.reg('rd', pointer, { reset: 0 });
      m.when(accept, () => accepted.set(accepted.add(1)));
      m.when(push, () => wr.set(wr.add(1)));
      // The places behind it are registers of their own, so that no adder stands in front of the memory.
      const rd1 = m.reg('rd_1', place, { reset: 1 });
      const rd2 = m.reg('rd_2', place, { reset: 2 });
      m.when(pop, () => {
        rd.set(rd.add(1));
        rd1.set(rd2);
        rd2.set(rd2.add(1));
      });
      const at = (word: Bits): Bits => word.trunc<number>(place.width);
      costs.write({ addr: at(wr), data: pushed, enable: push });
      const { stored, waiting } = m.named({ stored: wr.sub(rd), waiting: accepted.sub(rd) });
      m.assert('stores_what_was_accepted', waiting.le(depth).and(stored.le(waiting)));
      m.assert('places_in_order', rd1.eq(at(rd).add(1)).and(rd2.eq(at(rd).add(2))));
      m.assert('pops_what_is_stored', pop.implies(stored.any()));
      return {
        room: isFull(accepted, rd, depth).not(),
        waiting,
        there: stored.ge(3).cat(stored.ge(2)).cat(stored.any()),
        cost_0: costs.read(at(rd)),
        cost_1: costs.read(rd1),
        cost_2: costs.read(rd2),
        first: at(rd),
        next: at(wr),
      };
    },
  );
};
