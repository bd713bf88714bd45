/** What waits for a lane: written a beat of segments wide, read a segment at a time. */
import { type Bits, bit, bits, clog2, module, source } from '../../hdl/index.ts';
import { chooseFrom } from '../bits/choose.ts';
import { beat } from '../packet/beat.ts';
import { blockFifo } from '../stream/block-fifo.ts';
import { forwardSlice } from '../stream/register-slice.ts';
import { segments } from './segments.ts';

export interface LaneQueueOptions {
  /** Segments in a beat, a power of two, and bytes in a segment. */
  readonly count: number;
  readonly bytes: number;
  /** Beats that find room. */
  readonly rows: number;
  /** Beats from which on it is `busy`. */
  readonly enough: number;
  /** `room` is looked at a clock late, and beats are counted a clock after they came. */
  readonly late?: boolean | undefined;
}

/** Beats that may come after `room` has become 0 without being lost; with `late` two more may. */
const slack = 2;

/**
 * Takes beats of segments, one or more of them enabled, and gives the enabled ones one after another as beats of
 * `bytes` bytes: one in every clock while there are any, in order. Latency 5 clocks. `busy`: `enough` beats or more are
 * waiting. `room`: this clock's beat and the next one's find room; both are of a clock ago, from registers, and with
 * `late` of two clocks ago, where two beats more find room.
 */
export const laneQueue = ({ count, bytes, rows, enough, late }: LaneQueueOptions) => {
  const Row = segments(count, bytes);
  return module(
    `lane_queue_n${count}_b${bytes}_d${rows}_t${enough}${late ? '_late' : ''}`,
    {
      summary: `Up to ${rows} beats of ${count} segments, read a segment at a time.`,
      in: { push: bit, row: Row },
      out: { busy: bit, room: bit },
      link: { down: source(beat(bytes)) },
    },
    ({ push, row, down }, m) => {
      const pops = m.wire('pops', bit, 0);
      const queue = m.inst('queue', blockFifo(Row, rows), { up: { payload: row, valid: push }, down: { ready: pops } });
      m.assert('row_finds_room', push.not().or(queue.up.ready));
      m.assert('row_has_segments', push.not().or(row.enable.any()));

      const level = m.reg('level', bits(clog2(rows + 1) + 1), { reset: 0 });
      // What pushes is known late in a clock: with `late` a register is between it and the counter.
      const pushes = late ? m.next('pushed', push, { reset: 0 }) : push;
      m.when(pushes.and(pops.not()), () => level.set(level.add(1)));
      m.when(pops.and(pushes.not()), () => level.set(level.sub(1)));
      const busy = m.next('is_busy', level.ge(enough), { reset: 0 });
      const room = m.next('has_room', level.lt(rows - (late ? slack + 2 : slack)), { reset: 1 });

      // The segments of the oldest row that have left.
      const head = queue.down.payload;
      const left = m.reg('left', bits(count), { reset: 0 });
      const remaining = m.named('remaining', head.enable.and(left.not()));
      const lowest = remaining.lowest();
      const more = m.named('more', remaining.xor(lowest).any());
      const { index } = remaining.priority();
      const chosen = chooseFrom<{ data: Bits; keep: Bits; last: Bits<1> }>(
        m,
        index,
        Array.from({ length: count }, (_, i) => ({
          data: head.data.slice(8 * bytes * (i + 1) - 1, 8 * bytes * i),
          keep: head.keep.slice(bytes * (i + 1) - 1, bytes * i),
          last: head.last.at(i),
        })),
      );
      const slice = m.inst('slice', forwardSlice(beat(bytes)), {
        up: { payload: { ...chosen, user: {} }, valid: queue.down.valid },
        down,
      });
      m.when(queue.down.valid.and(slice.up.ready), () => {
        pops.set(more.not());
        left.set(m.mux(more, left.or(lowest), m.lit(count, 0)));
      });
      return { busy, room, down: slice.down };
    },
  );
};
