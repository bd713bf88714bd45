/** Frames out of columns of the line, in which they begin in any block. */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { onesInOrder } from '../../../lib/bits/ones-in-order.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { llrBeat } from '../frame.ts';
import { leastFrameBytes } from '../settings.ts';
import { beatJoin, beatJoinLatency, JoinStep } from './beat-join.ts';
import { blockBytes } from './block.ts';
import { blockCount, blockPlace, blocksOf, LineColumn } from './column-read.ts';

/** Columns that wait at most, and with how many or fewer of them waiting a frame may begin. */
export const joinDepth = 32;
export const joinRoom = joinDepth / 2 - 4;

/**
 * Whether columns have to wait. Of up to two blocks, one that completes two beats has a column before it that completes
 * none, even if frames are cut off all the time.
 */
export const needsQueue = (size: number): boolean => blocksOf(size) > 2;

/** Clocks from a column to the beat that it completes, if none is in its way. */
export const frameJoinLatency = (size: number): number => (needsQueue(size) ? 2 : 1) + beatJoinLatency;

/**
 * Joins the blocks of frames to beats; a full beat leaves when its frame goes on or ends. A column that ends a frame
 * may complete two beats, of which one leaves in a clock, so columns of four blocks and more wait in a queue. A frame
 * begins only where `joinRoom` columns or fewer wait, else all of it is left out (`refused`): only an end makes the
 * queue longer, and each column that waits is one at most, so that the rest of the frame before finds room, however
 * long it is.
 *
 * `error` in a last beat: the frame has been cut off, or is shorter than `leastFrameBytes`. A frame without a byte
 * leaves no beat. `cut` and `runt` mark such frames, in the clock of the column.
 */
export const frameJoin = (size: number) => {
  const count = blocksOf(size);
  const Place = blockPlace(size);
  const Count = blockCount(size);
  const wide = Count.width + 1;
  const leastBlocks = leastFrameBytes / blockBytes;
  const Length = bits(clog2(leastBlocks + 1));
  const Step = JoinStep(size);
  return module(
    `llr_frame_join_b${size}`,
    {
      summary: `Joins blocks of frames to beats of ${size} bytes.`,
      in: { column: LineColumn(size) },
      out: { beat: llrBeat(size), valid: bit, error: bit, refused: bit, cut: bit, runt: bit },
    },
    ({ column: { one: column, several } }, m) => {
      // What is under way: blocks that are held, and full blocks of the frame, as far as it matters.
      const open = m.reg('open', bit, { reset: 0 });
      const fill = m.reg('fill', Count);
      const length = m.reg('length', Length);
      const room = needsQueue(size) ? m.reg('room', bit, { reset: 1 }) : undefined;

      const total = m.named('total', fill.zext(wide).add(column.own.zext(wide)));
      const over = m.named('over', total.gt(count));
      const left = m.named('left', m.mux(over, total.sub(count), total).trunc(Count.width));
      const stops = m.named('stops', open.and(column.stops));
      const begins = m.named('begins', room === undefined ? column.begins : column.begins.and(room));
      const grown = m.named('grown', length.zext(Length.width + 1).add(column.own_full.zext(Length.width + 1)));
      const is_short = m.named('is_short', grown.lt(leastBlocks));
      const is_cut = m.named('is_cut', stops.and(column.stops_well.not()));
      const is_runt = m.named('is_runt', stops.and(is_short));
      m.when(column.stops, () => {
        const begun = several?.begun_count ?? m.lit(Count.width, 0);
        open.set(begins);
        fill.set(begun);
        length.set(begun.zext(Length.width));
      }).otherwise(() => {
        fill.set(left);
        length.set(m.mux(is_short, grown.trunc(Length.width), m.lit(Length.width, leastBlocks)));
      });

      const enters = m.next('enters', open.and(column.own.any().or(column.stops)).or(begins), { reset: 0 });
      /** Of a list by number of block, a list by place: block 0 goes to the first place that is not held. */
      const turned = <V>(list: readonly V[]): V[] =>
        list.map((_, place) => {
          const byHeld = list.map((__, held) => list[(place - held + count) % count]!);
          return count === 1 ? byHeld[0]! : chooseFrom(m, fill.trunc(Place.width), byHeld);
        });
      const owned = belowMask(m, count, column.own);
      const step = m.reg('step', Step, {
        next: () => ({
          blocks: column.blocks,
          held: belowMask(m, count, fill),
          leaves: open.and(over.or(column.stops.and(total.any()))),
          twice: stops.and(over),
          ends: stops,
          error: is_cut.or(is_runt),
          rest: column.rest,
          begins,
          tag: column.tag,
          several: several && {
            fills: lowFirst(turned(Array.from({ length: count }, (_, i) => owned.at(i)))),
            sources: turned([...several.places]),
            begun_sources: [...onesInOrder(m, 'begun_place', several.begun).positions],
            begun: belowMask(m, count, several.begun_count),
            final: left.sub(1).trunc(Place.width),
          },
        }),
      });

      const stepped = m.offer('steps', { payload: step, valid: enters });
      const queue = room && m.inst('queue', levelFifo(Step, joinDepth), { up: stepped });
      const beats = m.inst('beats', beatJoin(size), { up: queue?.down ?? stepped });
      if (queue) room.set(queue.level.le(joinRoom));
      if (queue) m.assert('column_finds_room', enters.implies(stepped.ready));
      else m.assert('column_is_taken', stepped.ready);
      return {
        beat: beats.beat,
        valid: beats.valid,
        error: beats.error,
        refused: room ? column.begins.and(room.not()) : m.lit(1, 0),
        cut: is_cut,
        runt: is_runt,
      };
    },
  );
};
