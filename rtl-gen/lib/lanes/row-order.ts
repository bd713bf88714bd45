/** The rows of several lanes, one after another in the order of their packets. */
import { type Bits, bit, bits, clog2, module, record, type Shape, sink, source } from '../../hdl/index.ts';
import { chooseFrom } from '../bits/choose.ts';
import { fifo } from '../stream/fifo.ts';
import { type DownLink, type NoPorts, sinks, type UpLink, type Ups, ups } from '../stream/many.ts';
import { type RowStoreOptions, type Rows, rowsOf } from './row-store.ts';

/** Rows with the lane in which they are. */
export interface LaneRows {
  readonly lane: Bits;
  readonly of: Rows;
}

export const laneRows = (options: Omit<RowStoreOptions, 'release'>): Shape<LaneRows> =>
  record({ lane: bits(clog2(options.count)), of: rowsOf(options) });

/** Rows that can wait after those that are looked at. */
const ahead = 4;

/**
 * Takes for each item of `order`, a lane, all that the lane tells of one packet, and hands on its rows. `refused` marks
 * a packet that has none. One item of a lane in each clock; latency 1 clock.
 */
export const rowOrder = (options: Omit<RowStoreOptions, 'release'>) => {
  const { count: lanes } = options;
  const Item = laneRows(options);
  const Lane = bits(clog2(lanes));
  type Links = Ups<Rows> & { readonly order: UpLink<Bits>; readonly down: DownLink<LaneRows> };
  return module<NoPorts, { readonly refused: Bits<1> }, Links>(
    `row_order_n${lanes}_b${options.bytes}_d${options.rows}`,
    {
      summary: `The rows of ${lanes} lanes in the order of their packets.`,
      out: { refused: bit },
      link: { ...sinks(lanes, rowsOf(options)), order: sink(Lane), down: source(Item) },
    },
    ({ order, down, ...told }, m) => {
      const names = ups(lanes);
      const offered = names.map((name) => told[name]!);
      const lane = order.payload;
      const item = chooseFrom(
        m,
        lane,
        offered.map(({ payload }) => payload),
      );
      const valid = m.named(
        'valid',
        order.valid.and(
          chooseFrom(
            m,
            lane,
            offered.map((one) => one.valid),
          ),
        ),
      );
      const queue = m.inst('queue', fifo(Item, ahead), {
        up: { payload: { lane, of: item }, valid: valid.and(item.refused.not()) },
        down,
      });
      const takes = m.named('takes', valid.and(queue.up.ready.or(item.refused)));
      const readies = names.map((name, i) => [name, { ready: takes.and(lane.eq(i)) }]);
      return {
        refused: takes.and(item.refused),
        order: { ready: takes.and(item.last.or(item.refused)) },
        down: queue.down,
        ...Object.fromEntries(readies),
      };
    },
  );
};
