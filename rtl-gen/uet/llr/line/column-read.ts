/** What a column of the line does to the frames on it, and the message in it. */
import { type Bits, bit, bits, type Ctx, clog2, module, optional, record, vec } from '../../../hdl/index.ts';
import { orBelow } from '../../../lib/bits/encode.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { onesInOrder } from '../../../lib/bits/ones-in-order.ts';
import { type OrderedSetConstants, unverifiedOrderedSets } from '../../wire/layout/index.ts';
import { LlrTag } from '../frame.ts';
import { blockBytes, lineColumn } from './block.ts';
import { blockRead, preambleOf, ReadBlock, restBits } from './block-read.ts';

/** Blocks of a column, and the shape of a number of them from none to all. */
export const blocksOf = (size: number): number => size / blockBytes;
export const blockCount = (size: number) => bits(clog2(blocksOf(size) + 1));

/** The place of a block in a column. */
export const blockPlace = (size: number) => bits(Math.max(1, clog2(blocksOf(size))));

type Block = ReturnType<typeof ReadBlock.wrap>;
/** What is 1 or 0 of a block. */
type Flag = { [K in keyof Block]: Block[K] extends Bits<1> ? K : never }[keyof Block];

/** What only columns of several blocks have. */
const Several = (size: number) =>
  record({
    /** Where the first, second and so on block with bytes is. */
    places: vec(blockPlace(size), blocksOf(size)),
    /** Blocks of the frame that begins. */
    begun: bits(blocksOf(size)),
    begun_count: blockCount(size),
    /** Frames that begin and end within the column, and of these those that are cut off. */
    inner: blockCount(size),
    inner_cuts: blockCount(size),
    /** Ordered sets after the first one. */
    more_sets: blockCount(size),
  });

/**
 * A column, as it concerns the frame that is under way before it (`own`) and the one that is after it (`begun`). A
 * frame that begins and ends within the column concerns neither.
 */
const OneColumn = (size: number) => {
  const count = blocksOf(size);
  const Count = blockCount(size);
  return record({
    /**
     * The bytes in each block. The frame under way owns the first `own` blocks that have bytes; of these `own_full`
     * have eight.
     */
    blocks: vec(bits(64), count),
    own: Count,
    own_full: Count,
    /**
     * The frame under way, if there is one, ends: as it should, after `rest` bytes of its last block (0: eight), or
     * cut off.
     */
    stops: bit,
    stops_well: bit,
    rest: bits(restBits),
    /** A frame begins that goes on after the column. */
    begins: bit,
    tag: LlrTag,
    bad_preambles: Count,
    /** The first ordered set, without its block type. */
    set_body: bits(56),
    has_set: bit,
  });
};

/** The same, with what only columns of several blocks have. */
export const LineColumn = (size: number) =>
  record({ one: OneColumn(size), several: optional(blocksOf(size) > 1, Several(size)) });

/** Clocks from a column to what it is. */
export const columnReadLatency = 2;

/**
 * Reads the column of each clock with `valid`, and gives what it is `columnReadLatency` clocks later. A clock without
 * `pcs_up` is a bound and nothing else, `valid` or not.
 */
export const columnRead = (size: number, constants: OrderedSetConstants = unverifiedOrderedSets) => {
  const count = blocksOf(size);
  return module(
    `llr_column_read_b${size}`,
    {
      summary: `Tells what columns of ${size} bytes of the line do to frames.`,
      in: { column: lineColumn(size), valid: bit, pcs_up: bit },
      out: { read: LineColumn(size) },
    },
    ({ column, valid, pcs_up }, m) => {
      // In columns of one block nothing stands before or after another.
      m.allow('unused-value');
      const comes = m.named('comes', valid.and(pcs_up));
      const blocks = Array.from({ length: count }, (_, i) => {
        const { read } = m.inst(`block_${i}`, blockRead(constants), { block: column.at(i) });
        return m.reg(`read_${i}`, ReadBlock, {
          reset: { is_set: 0, filled: 0, bound: 0, bad_preamble: 0 },
          next: () => ({
            ...read,
            is_set: read.is_set.and(comes),
            filled: read.filled.and(comes),
            full: read.full.and(comes),
            bound: i === 0 ? m.mux(pcs_up, read.bound.and(valid), m.lit(1, 1)) : read.bound.and(comes),
            ends: read.ends.and(comes),
            starts: read.starts.and(comes),
            bad_preamble: read.bad_preamble.and(comes),
          }),
        });
      });
      const flags = (name: string, flag: Flag): Bits => m.named(name, lowFirst(blocks.map((block) => block[flag])));
      const bound = flags('bound', 'bound');
      const ends = flags('ends', 'ends');
      const starts = flags('starts', 'starts');
      const filled = flags('filled', 'filled');
      const set = flags('set', 'is_set');

      /** What the block that is marked says, 0 where none is. */
      const chosen = <W extends number>(choice: Bits, word: (i: number) => Bits<W>): Bits<W> =>
        blocks.map((_, i) => word(i).mask(choice.at(i))).reduce((some, other) => some.or(other));
      /** The same where it does not matter what there is without a mark. */
      const picked: typeof chosen = (choice, word) => (count === 1 ? word(0) : chosen(choice, word));
      const many = (name: string, word: Bits): Bits => onesInOrder(m, name, word).count;

      // Which blocks have a bound before them, and which after them; which messages have one before them.
      const bound_before = above(m, 'bound_before', bound);
      const bound_behind = above(m, 'bound_behind', bound.reverse())?.reverse();
      const set_before = above(m, 'set_before', set);
      const own = without(m, 'own', filled, bound_before);
      const last_bound = without(m, 'last_bound', bound, bound_behind);
      const first_end = without(m, 'first_end', ends, bound_before);
      const first_set = without(m, 'first_set', set, set_before);
      const begins = m.named('begins', (count === 1 ? starts : last_bound.and(starts)).any());
      const read = m.reg('read', OneColumn(size), {
        reset: { own: 0, stops: 0, begins: 0, bad_preambles: 0, has_set: 0 },
      });
      read.set({
        blocks: blocks.map((block) => block.data),
        own: many('own_count', own),
        own_full: many('own_full', own.and(flags('full', 'full'))),
        stops: bound.any(),
        stops_well: first_end.any(),
        rest: chosen(first_end, (i) => blocks[i]!.rest),
        begins,
        tag: {
          llr: picked(last_bound, (i) => blocks[i]!.llr),
          seq: picked(last_bound, (i) => {
            const { seq_high, seq_low } = preambleOf(blocks[i]!.data, constants);
            return seq_high.cat(seq_low);
          }),
        },
        bad_preambles: many('bad_preambles', flags('bad_preamble', 'bad_preamble')),
        set_body: picked(first_set, (i) => blocks[i]!.data.slice(63, 8)),
        has_set: set.any(),
      });
      if (bound_before === undefined || bound_behind === undefined || set_before === undefined)
        return { read: { one: read, several: undefined } };

      // In a frame that began in this column: a start was the last bound before.
      let inside: Bits<1> = m.lit(1, 0);
      const cuts = blocks.map((block, i) => {
        const before = blocks[i - 1];
        if (before !== undefined) inside = m.named(`inside_${i}`, before.starts.or(inside.and(before.bound.not())));
        return inside.and(block.bound).and(block.ends.not());
      });
      const { begun, inner_cut } = m.named({
        begun: filled.and(bound_before).and(bound.or(bound_behind).not()).mask(begins),
        inner_cut: lowFirst(cuts),
      });
      const several = m.reg('several', Several(size), { reset: { inner: 0, inner_cuts: 0, more_sets: 0 } });
      several.set({
        places: onesInOrder(m, 'place', filled).positions.map((place) => place),
        begun,
        begun_count: many('begun_count', begun),
        inner: many('inner', starts.and(bound_behind)),
        inner_cuts: many('inner_cut_count', inner_cut),
        more_sets: many('more_sets', set.and(set_before)),
      });
      return { read: { one: read, several } };
    },
  );
};

/** For each bit whether there is a 1 below it; nothing of a word of one bit. */
function above(m: Ctx, name: string, word: Bits): Bits | undefined {
  if (word.width === 1) return undefined;
  return m.named(name, orBelow(m, `${name}_or_at`, word.trunc(word.width - 1)).cat(m.lit(1, 0)));
}

/** The bits of `word` that are not in `others`. */
const without = (m: Ctx, name: string, word: Bits, others: Bits | undefined): Bits =>
  others === undefined ? word : m.named(name, word.and(others.not()));
