/** The costs of the frames that wait on one virtual channel. */
import { type Bits, bit, bits, clog2, module } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { isFull } from '../../../lib/stream/fifo.ts';

/**
 * Frames of a channel that are seen at once: the next one, and those after it that could follow in the next clocks.
 */
export const lookahead = 3;

/**
 * A queue of costs of which the first three are seen, so that a channel can be granted in every clock.
 *
 * `accept` counts a frame that is on its way, `push` stores its cost, some clocks later and in order; `room` says
 * whether one more may be accepted, of `depth` (a power of two, 4 or more) accepted and not yet popped, which `waiting`
 * counts. `cost_0` to `cost_2` are those of the first three, `there` says which of them there are. `pop` removes the
 * first. `first` and `next` are the places of the first frame and of the one that is pushed, for what is kept of a
 * frame elsewhere.
 */
export const costQueue = (costBits: number, depth: number) => {
  if (!Number.isInteger(depth) || depth < 4 || 2 ** clog2(depth) !== depth) {
    throw new RangeError(`costQueue of ${depth} frames: give a power of two from 4`);
  }
  const place = bits(clog2(depth));
  const pointer = bits(clog2(depth) + 1);
  const cost = bits(costBits);
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
      const counter = (name: string, enable: Bits<1>) =>
        m.reg(name, pointer, { reset: 0, next: (now) => now.add(1), enable });
      const accepted = counter('accepted', accept);
      const wr = counter('wr', push);
      const rd = counter('rd', pop);
      const waiting = m.named('waiting', accepted.sub(rd));
      const stored = m.reg('stored', pointer, { reset: 0 });
      m.when(push.and(pop.not()), () => stored.set(stored.add(1)));
      m.when(pop.and(push.not()), () => stored.set(stored.sub(1)));

      // The first costs are registers, as sums of them are made from here; those after them wait in memory.
      const costs = m.mem('costs', cost, { depth });
      const at = (word: Bits): Bits => word.trunc(place.width);
      costs.write({ addr: at(wr), data: pushed, enable: push });
      const behind = m.reg('behind', place, { reset: lookahead, next: (now) => now.add(1), enable: pop });
      const firsts = Array.from({ length: lookahead }, (_, i) => m.reg(`cost_${i}_now`, cost));
      const following: readonly Bits[] = [...firsts.slice(1), costs.read(behind)];
      const there = firsts.map((first, i) => {
        // Popped or not, a frame that is pushed comes after those that are stored.
        const onPop = m.mux(push.and(stored.eq(i + 1)), pushed, following[i]!);
        const otherwise = m.mux(push.and(stored.eq(i)), pushed, first);
        first.set(m.mux(pop, onPop, otherwise));
        const least = (n: number): Bits<1> => (n === 0 ? m.lit(1, 1) : stored.ge(n));
        const ifPopped = m.mux(push, least(i + 1), least(i + 2));
        return m.next(`there_${i}`, m.mux(pop, ifPopped, m.mux(push, least(i), least(i + 1))), { reset: 0 });
      });
      m.assert('stores_what_was_accepted', waiting.le(depth).and(stored.le(waiting)));
      m.assert('counts_what_is_stored', stored.eq(wr.sub(rd)).and(behind.eq(at(rd).add(lookahead))));
      for (const [i, one] of there.entries()) m.assert(`knows_of_${i}`, one.eq(stored.ge(i + 1)));
      m.assert('pops_what_is_stored', pop.implies(stored.any()));
      return {
        room: isFull(accepted, rd, depth).not(),
        waiting,
        there: lowFirst(there),
        cost_0: firsts[0]!,
        cost_1: firsts[1]!,
        cost_2: firsts[2]!,
        first: at(rd),
        next: at(wr),
      };
    },
  );
};
