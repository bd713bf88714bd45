/** Beats out of blocks: what waits for the rest of its beat, and the places that blocks go to. */
import {
  anyOf,
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  optional,
  record,
  sink,
  vec,
} from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { toVec } from '../../../lib/bits/lists.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { ones } from '../../../lib/packet/beat.ts';
import { LlrTag, llrBeat } from '../frame.ts';
import { blockBytes } from './block.ts';
import { restBits } from './block-read.ts';
import { blockPlace, blocksOf } from './column-read.ts';

/** What a column does to the beat that is held. */
export const JoinStep = (size: number) => {
  const count = blocksOf(size);
  const Mask = bits(count);
  return record({
    blocks: vec(bits(64), count),
    /** Places of the beat that are held already. */
    held: Mask,
    /**
     * A beat leaves, or two (`twice`); with `ends` the last of them is that of its frame, of whose last block `rest`
     * bytes count (0: eight).
     */
    leaves: bit,
    twice: bit,
    ends: bit,
    error: bit,
    rest: bits(restBits),
    begins: bit,
    tag: LlrTag,
    several: optional(
      count > 1,
      record({
        /**
         * Places that are filled with blocks of the frame under way: first those that are not held, then as many of the
         * next beat as are left.
         */
        fills: Mask,
        /**
         * Which block of the column goes to each place: of the frame under way, and of one that begins, which fills the
         * places `begun`.
         */
        sources: vec(blockPlace(size), count),
        begun_sources: vec(blockPlace(size), count),
        begun: Mask,
        /** The place of the frame's last block. */
        final: blockPlace(size),
      }),
    ),
  });
};

/** Clocks from a step to the beat that leaves with it, if none is aside. */
export const beatJoinLatency = 2;

/**
 * Does a step in each clock but where one with two beats finds one aside. A beat leaves in each clock: the second one
 * of a step is put aside for the next clock, and whatever comes then is put aside after it.
 */
export const beatJoin = (size: number) => {
  const count = blocksOf(size);
  const Mask = bits(count);
  return module(
    `llr_beat_join_b${size}`,
    {
      summary: `Puts blocks of frames into beats of ${size} bytes.`,
      out: { beat: llrBeat(size), valid: bit, error: bit },
      link: { up: sink(JoinStep(size)) },
    },
    ({ up }, m) => {
      const { payload: step, valid: waits } = up;
      const { several, held, ends, twice, error } = step;
      const aside = m.reg('aside', bit, { reset: 0 });
      const ready = m.named('ready', twice.and(aside).not());
      const done = m.named('done', waits.and(ready));
      const leaves = m.named('leaves', done.and(step.leaves));
      aside.set(leaves.and(aside.or(twice)));

      // Blocks to their places. Before the block of place i of a frame that begins stand its start and i others.
      const blocks = [...step.blocks];
      const place = (name: string, blockOf: (place: number) => Bits) =>
        m.next(name, toVec(blocks.map((_, i) => blockOf(i))));
      const placed = place('placed', (i) => (several ? chooseFrom(m, several.sources.at(i), blocks) : blocks[i]!));
      const begun =
        several &&
        place('begun', (i) => chooseAfter(m, several.begun_sources.at(i), blocks, Math.min(i + 1, count - 1)));
      const Now = record({ leaves: bit, begins: bit, fills: Mask, begun: optional(count > 1, Mask) });
      const begins = done.and(step.begins);
      const now = m.reg('now', Now, {
        reset: { leaves: 0, fills: 0 },
        next: () => ({
          leaves: aside.or(leaves),
          begins,
          fills: several?.fills.mask(done) ?? done,
          begun: several?.begun.mask(begins),
        }),
      });
      const tail = keptBytes(m, ends, several?.final, step.rest, count);
      const from = m.next('from', { held, aside, ends, twice, error, tail, tag: step.tag });

      // What is held, what leaves with what came, and what is aside.
      const tag = m.next('tag', from.tag, { enable: now.begins });
      const lanes = blocks.map((_, i) => {
        const lane = m.reg(`lane_${i}`, bits(64));
        m.when(now.fills.at(i), () => lane.set(placed.at(i)));
        if (begun && now.begun) m.when(now.begun.at(i), () => lane.set(begun.at(i)));
        return m.named(`beat_${i}`, m.mux(from.held.at(i), lane, placed.at(i)));
      });
      // In the second beat of a step nothing was held.
      const kept = lanes.map((lane, i) => m.mux(from.aside, lane, placed.at(i)));
      const asideData = m.next('aside_data', toVec(kept));
      const out = m.next('out', toVec(lanes.map((lane, i) => m.mux(from.aside, asideData.at(i), lane))));
      const asideEnd = m.next('aside_end', { keep: from.tail, last: from.ends, error: from.error, tag });
      const only = m.named('only', from.twice.not());
      const first = {
        keep: m.mux(only, from.tail, ones(m, size)),
        last: from.ends.and(only),
        error: from.error.and(only),
        tag,
      };
      const end = m.next('end', m.mux(from.aside, asideEnd, first));
      return {
        beat: { data: lowFirst([...out]), keep: end.keep, last: end.last, user: end.tag },
        valid: m.next('valid', now.leaves, { reset: 0 }),
        error: end.error,
        up: { ready },
      };
    },
  );
};

/** The value number `index`, which is `from` or more. */
function chooseAfter<V>(m: Ctx, index: Bits, values: readonly V[], from: number): V {
  const among = (low: number, weight: number): V | undefined => {
    if (low + 2 ** weight <= from || low >= values.length) return undefined;
    if (weight === 0) return values[low];
    const [lower, upper] = [among(low, weight - 1), among(low + 2 ** (weight - 1), weight - 1)];
    if (lower === undefined || upper === undefined) return lower ?? upper;
    return m.mux(index.at(weight - 1), upper, lower);
  };
  return among(0, clog2(values.length))!;
}

/**
 * `keep` of a beat: all bytes, or with `last` those of the blocks up to place `final`, of that one the first `rest` (0:
 * eight).
 */
function keptBytes(m: Ctx, last: Bits<1>, final: Bits | undefined, rest: Bits, count: number): Bits {
  const some = m.mux(rest.any(), belowMask(m, blockBytes, rest), ones(m, blockBytes));
  const lanes = Array.from({ length: count }, (_, i) => {
    const before = final === undefined || i === count - 1 ? m.lit(1, 0) : final.gt(i);
    const here = final === undefined ? last : last.and(final.eq(i));
    return anyOf(last.not(), before).repeat(blockBytes).or(some.mask(here));
  });
  return lowFirst(lanes);
}
