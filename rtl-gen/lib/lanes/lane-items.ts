/** What goes with the packets of several lanes: items, each to the lane that is said for it. */
import { type Bits, bit, bits, clog2, module, record, type Shape } from '../../hdl/index.ts';
import { lowFirst } from '../bits/joined.ts';
import { roomyFifo } from '../stream/fifo.ts';
import { type Downs, downs, sources } from '../stream/many.ts';
import { checkLanes } from './segments.ts';

export interface LaneItemsOptions {
  /** 2, 4 or 8. */
  readonly lanes: number;
  /** Items on their way to a lane are less than these: a power of two, 8 or more. */
  readonly depth: number;
}

/** Items that may be on their way to a queue whose level says nothing of them yet. */
const unseen = 3;

/**
 * Gives the item of `push` to one of `lanes` lanes, `down_0` and so on, each of which takes its items in order. An
 * item may be pushed in each clock in which the bit of its lane in `room` is 1, which it is after a reset; there is
 * room for `depth` - 3 items of a lane or more. `item_finds_room` asserts what it relies on.
 *
 * Latency 2 clocks, an item a clock. `room` and `valid` come from registers alone, and nothing but registers is between
 * `push` and the queues: so what decides on an item may be as deep as a clock allows.
 */
export const laneItems = <V>(payload: Shape<V>, { lanes, depth }: LaneItemsOptions) => {
  checkLanes('items', lanes);
  if (depth < 8 || 2 ** clog2(depth) !== depth)
    throw new RangeError(`items of lanes, ${depth} of each: give a power of two from 8 up`);
  const Lane = bits(clog2(lanes));
  type Push = { readonly enable: Bits<1>; readonly lane: Bits; readonly payload: V };
  return module<{ readonly push: Push }, { readonly room: Bits }, Downs<V>>(
    `lane_items_n${lanes}_w${payload.width}_d${depth}`,
    {
      summary: `Items of ${payload.width} bits to ${lanes} lanes, less than ${depth} to each.`,
      in: { push: record({ enable: bit, lane: Lane, payload }) },
      out: { room: bits(lanes) },
      link: sources(lanes, payload),
    },
    ({ push, ...receivers }, m) => {
      const item = m.next('item', push.payload);
      const queues = downs(lanes).map((name, i) => {
        const mine = m.named(`mine_${i}`, push.enable.and(push.lane.eq(i)));
        const queue = m.inst(`queue_${i}`, roomyFifo(payload, depth), {
          push: { enable: m.next(`pushed_${i}`, mine, { reset: 0 }), payload: item },
          down: receivers[name]!,
        });
        const room = m.next(`room_${i}`, queue.level.lt(depth - unseen), { reset: 1 });
        m.assert(`item_finds_room_${i}`, mine.implies(room));
        return { name, room, down: queue.down };
      });
      return {
        room: lowFirst(queues.map(({ room }) => room)),
        ...Object.fromEntries(queues.map(({ name, down }) => [name, down])),
      };
    },
  );
};
