/** Beats of frames out of columns of the line, in which frames begin in any block. */
import { anyOf, type Bits, bit, bits, type Ctx, clog2, module, record, vec } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { onesInOrder } from '../../../lib/bits/ones-in-order.ts';
import { ones } from '../../../lib/packet/beat.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { LlrTag, llrBeat } from '../frame.ts';
import { blockBytes } from './block.ts';
import { restBits } from './block-read.ts';
import { blockCount, blockPlace, blocksOf, LineColumn } from './column-read.ts';

/** Bytes of the shortest frame of Ethernet, check sequence included. */
export const leastFrameBytes = 64;

/** Columns that wait at most, and with how many or fewer of them waiting a frame may begin. */
export const joinDepth = 32;
export const joinRoom = joinDepth / 2 - 4;

/** Clocks from a column to the beat that it completes, if none is in its way. */
export const frameJoinLatency = 4;

/**
 * Joins the blocks of frames to beats; a full beat leaves when its frame goes on or ends. A column that ends a frame may complete two beats. One leaves in each clock, and
 * columns wait for their turn in a queue. A frame begins only where `joinRoom` columns or fewer wait, else all of it is left out
 * (`refused`): then the queue has room for the rest of the frame before it, however long that is.
 *
 * `error` in a last beat: the frame has been cut off, or is shorter than `leastFrameBytes`. A frame without a byte leaves no beat. `cut` and `runt` mark
 * such frames, in the clock of the column.
 */
export const frameJoin = (size: number) => {
  const count = blocksOf(size);
  const Place = blockPlace(size);
  const Count = blockCount(size);
  const wide = Count.width + 1;
  const leastBlocks = leastFrameBytes / blockBytes;
  const Length = bits<number>(clog2(leastBlocks + 1));
  const Blocks = vec(bits(64), count);
  const Mask = bits<number>(count);
  /** What a column does to the beat that is held. */
  const Entry = record({
    blocks: Blocks,
    /** Which block of the column goes to each place of the beat: of the frame under way, and of one that begins. */
    sources: vec(Place, count),
    begun_sources: vec(Place, count),
    /** Places that are filled with blocks of the frame under way, and with those of one that begins; those of the beat that are held already. */
    fills: Mask,
    begun: Mask,
    held: Mask,
    /** A beat leaves, or two; the last one of its frame, whose last block is in place `final`. */
    leaves: bit,
    twice: bit,
    ends: bit,
    error: bit,
    final: Place,
    rest: bits(restBits),
    begins: bit,
    tag: LlrTag,
  });
  return module(
    `llr_frame_join_b${size}`,
    {
      summary: `Joins blocks of frames to beats of ${size} bytes.`,
      in: { column: LineColumn(size) },
      out: { beat: llrBeat(size), valid: bit, error: bit, refused: bit, cut: bit, runt: bit },
    },
    ({ column }, m) => {
      // What is under way: blocks that are held, and full blocks of the frame, as far as it matters.
      const open = m.reg('open', bit, { reset: 0 });
      const fill = m.reg('fill', Count);
      const length = m.reg('length', Length);
      const room = m.reg('room', bit, { reset: 1 });

      const { total } = m.named({ total: fill.zext<number>(wide).add(column.own.zext<number>(wide)) });
      const { over } = m.named({ over: total.gt(count) });
      const { left } = m.named({
        left: m.mux<Bits>(over, total.sub(count), total).trunc<number>(Count.width),
      });
      const { stops } = m.named({ stops: open.and(column.stops) });
      const { begins } = m.named({ begins: column.begins.and(room) });
      const { grown } = m.named({
        grown: length.zext<number>(Length.width + 1).add(column.own_full.zext<number>(Length.width + 1)),
      });
      const { is_short } = m.named({ is_short: grown.lt(leastBlocks) });
      const { is_cut } = m.named({ is_cut: stops.and(column.stops_well.not()) });
      const { is_runt } = m.named({ is_runt: stops.and(is_short) });
      m.when(column.stops, () => {
        open.set(begins);
        fill.set(column.begun_count);
        length.set(column.begun_count.zext<number>(Length.width));
      }).otherwise(() => {
        fill.set(left);
        length.set(m.mux<Bits>(is_short, grown.trunc<number>(Length.width), m.lit<number>(Length.width, leastBlocks)));
      });

      const entry = m.reg('entry', Entry);
      const enters = m.reg('enters', bit, { reset: 0 });
      enters.set(open.and(column.own.any().or(column.stops)).or(begins));
      const turn = count === 1 ? m.lit<number>(1, 0) : fill.trunc<number>(Place.width);
      /** Of a list by number of block, a list by place: block 0 goes to the first place that is not held. */
      const turned = <V>(list: readonly V[]): V[] =>
        list.map((_, place) =>
          chooseFrom(
            m,
            turn,
            list.map((__, held) => list[(place - held + count) % count]!),
          ),
        );
      const owned = belowMask<number>(m, count, column.own);
      const fills = turned(Array.from({ length: count }, (_, i): Bits => owned.at(i)));
      entry.set({
        blocks: column.blocks,
        sources: turned([...column.places]),
        begun_sources: onesInOrder(m, 'begun_place', column.begun).positions.map((place) =>
          place.as<number>(Place.width),
        ),
        fills: fills.reduce((low, high) => high.cat(low)),
        begun: belowMask<number>(m, count, column.begun_count),
        held: belowMask<number>(m, count, fill),
        leaves: open.and(over.or(column.stops.and(total.any()))),
        twice: stops.and(over),
        ends: stops,
        error: is_cut.or(is_runt),
        final: left.sub(1).trunc<number>(Place.width),
        rest: column.rest,
        begins,
        tag: column.tag,
      });

      // A beat leaves in each clock. The second one of a column waits aside for the next clock, and whatever comes then behind it; only one can.
      const aside = m.reg('aside', bit, { reset: 0 });
      const ready = m.wire('ready', bit, 0);
      const queue = m.inst('queue', levelFifo(Entry, joinDepth), {
        up: { payload: entry, valid: enters },
        down: { ready },
      });
      room.set(queue.level.le(joinRoom));
      m.assert('column_finds_room', enters.implies(queue.up.ready));
      const { payload: head, valid: waits } = queue.down;
      ready.set(head.twice.and(aside).not());
      const { done } = m.named({ done: waits.and(ready) });
      const { leaves } = m.named({ leaves: done.and(head.leaves) });
      const { adds } = m.named({ adds: leaves.and(aside.or(head.twice)) });
      aside.set(adds);

      // The places of the beat, out of the column.
      const blocks = [...head.blocks];
      const placed = m.reg('placed', Blocks);
      placed.set(blocks.map((_, i) => chooseFrom(m, head.sources.at(i), blocks)));
      const begun = m.reg('begun', Blocks);
      // In front of the block that goes to place i stand the start and i others.
      begun.set(blocks.map((_, i) => chooseBehind(m, head.begun_sources.at(i), blocks, Math.min(i + 1, count - 1))));
      const fillsNow = m.reg('fills_now', Mask, { reset: 0 });
      fillsNow.set(head.fills.and(done.repeat<number>(count)));
      const begunNow = m.reg('begun_now', Mask, { reset: 0 });
      begunNow.set(head.begun.and(done.and(head.begins).repeat<number>(count)));
      const heldNow = m.reg('held_now', Mask);
      heldNow.set(head.held);
      const beginsNow = m.reg('begins_now', bit, { reset: 0 });
      beginsNow.set(done.and(head.begins));
      const tagNow = m.reg('tag_now', LlrTag);
      tagNow.set(head.tag);
      const leavesNow = m.reg('leaves_now', bit, { reset: 0 });
      leavesNow.set(aside.or(leaves));
      const fromAside = m.reg('from_aside', bit);
      fromAside.set(aside);
      const endsNow = m.reg('ends_now', bit);
      endsNow.set(head.ends);
      const twiceNow = m.reg('twice_now', bit);
      twiceNow.set(head.twice);
      const errorNow = m.reg('error_now', bit);
      errorNow.set(head.error);
      const tailNow = m.reg('tail_now', bits<number>(size));
      tailNow.set(keptBytes(m, count, head.ends, head.final, head.rest));

      // What is held, what leaves with what came, and what is aside.
      const tag = m.reg('tag', LlrTag);
      m.when(beginsNow, () => tag.set(tagNow));
      const asideData = m.reg('aside_data', Blocks);
      const out = m.reg('out', Blocks);
      const lanes = blocks.map((_, i) => {
        const lane = m.reg(`lane_${i}`, bits(64));
        m.when(begunNow.at(i), () => lane.set(begun.at(i))).elsewhen(fillsNow.at(i), () => lane.set(placed.at(i)));
        return m.named({ [`beat_${i}`]: m.mux(heldNow.at(i), lane, placed.at(i)) })[`beat_${i}`]!;
      });
      out.set(lanes.map((lane, i) => m.mux(fromAside, asideData.at(i), lane)));
      // Behind the first beat of a column stands what did not fit into it, which nothing is held in front of.
      asideData.set(lanes.map((lane, i) => m.mux(fromAside, lane, placed.at(i))));
      const End = record({ keep: bits<number>(size), last: bit, error: bit, tag: LlrTag });
      const asideEnd = m.reg('aside_end', End);
      asideEnd.set({ keep: tailNow, last: endsNow, error: errorNow, tag });
      const { full } = m.named({ full: twiceNow.or(endsNow.not()) });
      const end = m.reg('end', End);
      end.set(
        m.mux<ReturnType<typeof End.wrap>>(fromAside, asideEnd, {
          keep: m.mux<Bits>(full, ones(m, size), tailNow) as Bits<number>,
          last: full.not(),
          error: errorNow.and(full.not()),
          tag,
        }),
      );
      const valid = m.reg('valid', bit, { reset: 0 });
      valid.set(leavesNow);
      const data = [...out].map((block): Bits => block).reduce((low, high) => high.cat(low));
      return {
        beat: { data, keep: end.keep, last: end.last, user: end.tag },
        valid,
        error: end.error,
        refused: column.begins.and(room.not()),
        cut: is_cut,
        runt: is_runt,
      };
    },
  );
};

/** The value number `index`, which is `from` or more. */
function chooseBehind<V>(m: Ctx, index: Bits, values: readonly V[], from: number): V {
  const among = (low: number, weight: number): V | undefined => {
    if (low + 2 ** weight <= from || low >= values.length) return undefined;
    if (weight === 0) return values[low];
    const [lower, upper] = [among(low, weight - 1), among(low + 2 ** (weight - 1), weight - 1)];
    if (lower === undefined || upper === undefined) return lower ?? upper;
    return m.mux(index.at(weight - 1), upper, lower);
  };
  return among(0, clog2(values.length))!;
}

/** `keep` of a beat: all bytes, or with `last` those of the blocks up to place `final`, of that one the first `rest` (0: eight). */
function keptBytes(m: Ctx, count: number, last: Bits<1>, final: Bits, rest: Bits): Bits<number> {
  const some = m.mux<Bits>(rest.any(), belowMask<number>(m, blockBytes, rest), ones(m, blockBytes));
  return Array.from({ length: count }, (_, i): Bits => {
    const before = i === count - 1 ? m.lit(1, 0) : final.gt(i);
    const here = count === 1 ? last : last.and(final.eq(i));
    const all = anyOf(last.not(), before);
    return all.repeat<number>(blockBytes).or(some.and(here.repeat<number>(blockBytes)));
  }).reduce((low, high) => high.cat(low)) as Bits<number>;
}
