/** The walk of each context over its paths. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';

/** Bits of the numbers of orders, which count modulo 2^TURN in each context: to compare them is one LUT. */
export const TURN = 3;

/** What an event brings for the walk: paths are places in its order, the unused ones the lowest. */
export const WalkInputs = (pathBits: number) =>
  record({
    start: bit,
    walks: bit,
    /** The places without a penalty, and the number of the order that they are in. */
    free: bits(2 ** pathBits),
    turn: bits(TURN),
    /** In the first order that is drawn: the lowest place without a penalty alone, and the places above it. */
    lowest: bits(2 ** pathBits),
    above: bits(2 ** pathBits),
    first_draw: bits(pathBits),
    second_draw: bits(pathBits),
  });

/** What the walk did. */
export const WalkOutputs = (pathBits: number) =>
  record({
    /** The place where it was, and its order then. */
    before: bits(2 ** pathBits),
    order_before: bits(pathBits),
    /** The place that it took, one-hot, and the order that this one is in. */
    taken: bits(2 ** pathBits),
    order_taken: bits(pathBits),
    /** The order for the next one, and its number. */
    order: bits(pathBits),
    turn: bits(TURN),
  });

/**
 * With t the clock of `enable` and `ccc`: in t + 3 `inputs`, in t + 4 `outputs` (cms.md 6, bitmap). The walk takes the
 * first free place from where it is; past the last one it goes on in another order, as far as the place where it was,
 * and takes that one then, whatever it has. Where another order has begun since the one of `free`, no place is passed
 * by.
 *
 * The place is a word with one bit set: added to the places with penalties it carries up to the first free one.
 */
export const pathWalk = (contexts: number, contextBits: number, pathBits: number) => {
  const places = 2 ** pathBits;
  return module(
    `path_walk_n${contexts}_p${pathBits}`,
    {
      summary: `The walk over its paths of each of ${contexts} contexts.`,
      in: { enable: bit, ccc: bits(contextBits), inputs: WalkInputs(pathBits), first_place: bits(places) },
      out: { outputs: WalkOutputs(pathBits) },
    },
    ({ enable, ccc, inputs, first_place }, m) => {
      const State = record({ place: bits(places), order: bits(pathBits), turn: bits(TURN) });
      const { start, walks, first_draw, second_draw } = inputs;
      return updateContext(m, 'walks', State, { depth: contexts, enable, addr: ccc, latency: 3 }, (now) => {
        const isOld = m.named('is_old', now.turn.ne(inputs.turn));
        const free = m.named('free_now', inputs.free.or(isOld.repeat(places)));
        const sum = m.named('sum', free.not().addWide(now.place));
        const goesRound = m.named('goes_round', sum.at(places));
        const isBelow = m.named('is_below', now.place.and(inputs.above).any());
        const found = sum.trunc(places).and(free);
        const other = m.mux(isBelow, inputs.lowest, now.place);
        const taken = m.named('taken', m.mux(goesRound, other, found));
        const ends = m.named('ends', taken.at(places - 1));
        const orderTaken = m.mux(goesRound, first_draw, now.order);
        const orderAfter = m.mux(goesRound, second_draw, first_draw);
        const order = m.named('order', m.mux(ends, orderAfter, orderTaken));
        const turns = m.named('turns', start.or(ends).or(goesRound));
        const turn = m.named('turn', m.mux(turns, now.turn.add(1), now.turn));
        const outputs = m.next('outputs', {
          before: now.place,
          order_before: now.order,
          taken,
          order_taken: orderTaken,
          order: m.mux(start, first_draw, order),
          turn,
        });
        const next = {
          place: m.mux(start.or(ends), first_place, taken.shl(1)),
          order: m.mux(start, first_draw, order),
          turn,
        };
        return { next, write: start.or(walks), outputs };
      });
    },
  );
};
