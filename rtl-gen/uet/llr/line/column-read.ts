/** What a column of the line does to the frames on it, and the message in it. */
import { type Bits, bit, bits, type Ctx, clog2, module, record, vec } from '../../../hdl/index.ts';
import { orBelow } from '../../../lib/bits/encode.ts';
import { onesInOrder } from '../../../lib/bits/ones-in-order.ts';
import { type OrderedSetConstants, unverifiedOrderedSets } from '../../wire/layout/index.ts';
import { LlrTag } from '../frame.ts';
import { seqBits } from '../settings.ts';
import { blockBytes, lineColumn } from './block.ts';
import { blockRead, preambleOf, ReadBlock, restBits } from './block-read.ts';

/** Blocks of a column, and the shape of a number of them from none to all. */
export const blocksOf = (size: number): number => size / blockBytes;
export const blockCount = (size: number) => bits<number>(clog2(blocksOf(size) + 1));

/** The place of a block in a column. */
export const blockPlace = (size: number) => bits<number>(Math.max(1, clog2(blocksOf(size))));

/**
 * A column, as it concerns the frame that is under way before it (`own`) and the one that is behind it (`begun`). A frame that begins and ends within
 * the column concerns neither.
 */
export const LineColumn = (size: number) => {
  const count = blocksOf(size);
  const Count = blockCount(size);
  return record({
    /** The bytes in each block, and where the first, second and so on block with bytes is; the frame under way owns the first `own` of these. */
    blocks: vec(bits(64), count),
    places: vec(blockPlace(size), count),
    own: Count,
    /** Of these, blocks of eight bytes. */
    own_full: Count,
    /** The frame under way, if there is one, ends: as it should, behind `rest` bytes of its last block (0: eight), or cut off. */
    stops: bit,
    stops_well: bit,
    rest: bits(restBits),
    /** A frame begins that goes on behind the column, in the blocks marked. */
    begins: bit,
    begun: bits<number>(count),
    begun_count: Count,
    tag: LlrTag,
    /** How many frames begin and end within the column; `inner_cuts`: bounds that cut such a frame off; preambles that are neither. */
    inner: Count,
    inner_cuts: Count,
    bad_preambles: Count,
    /** The first ordered set, and how many there are beside it. */
    set_data: bits(64),
    has_set: bit,
    more_sets: Count,
  });
};

/** Clocks from a column to what it is. */
export const columnReadLatency = 2;

/**
 * Reads the column of each clock with `valid`, and gives what it is `columnReadLatency` clocks later. A clock without `pcs_up` is a bound and nothing else,
 * `valid` or not.
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
      const { comes } = m.named({ comes: valid.and(pcs_up) });
      const blocks = Array.from({ length: count }, (_, i) => {
        const { read } = m.inst(`block_${i}`, blockRead(constants), { block: column.at(i) });
        const block = m.reg(`read_${i}`, ReadBlock, {
          reset: { is_set: 0, filled: 0, bound: 0, starts: 0, bad_preamble: 0 },
        });
        block.set({
          ...read,
          is_set: read.is_set.and(comes),
          filled: read.filled.and(comes),
          full: read.full.and(comes),
          bound: i === 0 ? m.mux(pcs_up, read.bound.and(valid), m.lit(1, 1)) : read.bound.and(comes),
          ends: read.ends.and(comes),
          starts: read.starts.and(comes),
          bad_preamble: read.bad_preamble.and(comes),
        });
        return block;
      });
      const flags = (name: string, flag: (block: (typeof blocks)[number]) => Bits<1>): Bits =>
        m.named({ [name]: blocks.map((block): Bits => flag(block)).reduce((low, high) => high.cat(low)) })[name]!;
      const bound = flags('bound', (block) => block.bound);
      const ends = flags('ends', (block) => block.ends);
      const starts = flags('starts', (block) => block.starts);
      const filled = flags('filled', (block) => block.filled);
      const set = flags('set', (block) => block.is_set);

      // Which blocks have a bound before them, and which behind them.
      const before = m.named({ bound_before: upOne(m, orBelow(m, 'bounds_up_to', bound)) }).bound_before;
      const behind = m.named({
        bound_behind: upOne(m, orBelow(m, 'bounds_from', bound.reverse())).reverse(),
      }).bound_behind;
      const own = m.named({ own: filled.and(before.not()) }).own;
      const last = m.named({ last_bound: bound.and(behind.not()) }).last_bound;
      const { begins } = m.named({ begins: last.and(starts).any() });
      const begun = m.named({
        begun: filled.and(before).and(bound.or(behind).not()).and(begins.repeat<number>(count)),
      }).begun;
      const first_end = m.named({ first_end: ends.and(before.not()) }).first_end;

      // In a frame that began in this column.
      const inside: Bits<1>[] = [];
      blocks.forEach((_, i) => {
        const [from, was] = [blocks[i - 1], inside[i - 1]];
        const stays = from && was ? from.starts.or(was.and(from.bound.not())) : m.lit(1, 0);
        inside.push(i === 0 ? stays : m.named({ [`inside_${i}`]: stays })[`inside_${i}`]!);
      });
      const cuts = blocks.map((block, i): Bits => inside[i]!.and(block.bound).and(block.ends.not()));
      const { inner_cut } = m.named({ inner_cut: cuts.reduce((low, high) => high.cat(low)) });
      const first_set = m.named({ first_set: set.and(upOne(m, orBelow(m, 'set_up_to', set)).not()) }).first_set;

      const chosen = <W extends number>(choice: Bits, word: (i: number) => Bits<W>): Bits<W> =>
        blocks
          .map((_, i) => word(i).and(choice.at(i).repeat(word(i).width) as Bits<W>))
          .reduce((some, other) => some.or(other));
      const Count = blockCount(size);
      const many = (name: string, word: Bits): Bits<number> => onesInOrder(m, name, word).count.as<number>(Count.width);
      const read = m.reg('read', LineColumn(size), {
        reset: { own: 0, stops: 0, begins: 0, inner: 0, inner_cuts: 0, bad_preambles: 0, has_set: 0, more_sets: 0 },
      });
      read.set({
        blocks: blocks.map((block) => block.data),
        places: onesInOrder(m, 'place', filled).positions.map((place) => place.as<number>(blockPlace(size).width)),
        own: many('own_count', own),
        own_full: many('own_full', own.and(flags('full', (block) => block.full))),
        stops: bound.any(),
        stops_well: first_end.any(),
        rest: chosen(first_end, (i) => blocks[i]!.rest),
        begins,
        begun,
        begun_count: many('begun_count', begun),
        tag: {
          llr: chosen(last, (i) => blocks[i]!.llr),
          seq: chosen(last, (i) => {
            const { seq_high, seq_low } = preambleOf(blocks[i]!.data, constants);
            return seq_high.cat(seq_low).as(seqBits);
          }),
        },
        inner: many('inner', starts.and(behind)),
        inner_cuts: many('inner_cut_count', inner_cut),
        bad_preambles: many(
          'bad_preambles',
          flags('bad_preamble', (block) => block.bad_preamble),
        ),
        set_data: chosen(first_set, (i) => blocks[i]!.data),
        has_set: set.any(),
        more_sets: many('more_sets', set.and(first_set.not())),
      });
      return { read };
    },
  );
};

/** Each bit in the place of the one above it, 0 in the lowest. */
const upOne = (m: Ctx, word: Bits): Bits =>
  word.width === 1 ? m.lit<number>(1, 0) : word.trunc<number>(word.width - 1).cat(m.lit(1, 0));
