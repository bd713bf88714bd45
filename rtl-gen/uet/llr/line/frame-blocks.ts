/** Beats of frames as blocks. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  record,
  type Shape,
  sink,
  source,
  vec,
} from '../../../hdl/index.ts';
import { positionOf } from '../../../lib/bits/encode.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { toVec } from '../../../lib/bits/lists.ts';
import { LlrTag, llrBeat } from '../frame.ts';
import { Block, type BlockOf, blockBytes, blockTypes, type ColumnOf } from './block.ts';
import { columnSizes } from './column.ts';

/** The blocks of one beat. */
export interface FrameBlocks {
  /** Data, and in the last beat of a frame its end after it; what is after the first `count` means nothing. */
  readonly blocks: ColumnOf;
  readonly count: Bits;
  /** All blocks of the beat, start and end too, less a column; a signed number. */
  readonly extent: Bits;
  /** A frame whose end has a block of its own, after `blocks`. */
  readonly over: Bits<1>;
  readonly first: Bits<1>;
  readonly last: Bits<1>;
  /** Bytes of the frame in the block that ends it. */
  readonly tail: Bits<3>;
  readonly user: ReturnType<typeof LlrTag.wrap>;
}

/** The shape of the blocks of a beat of `size` bytes. */
export const frameBlocksShape = (size: number): Shape<FrameBlocks> => {
  const { blocks, placeBits } = columnSizes(size);
  return record<FrameBlocks>({
    blocks: vec<BlockOf, number>(Block, blocks),
    count: bits(clog2(blocks + 1)),
    extent: bits(placeBits + 1),
    over: bit,
    first: bit,
    last: bit,
    tail: bits(3),
    user: LlrTag,
  });
};

/** The block that ends a frame whose bytes ended with the block before. */
export const bareEnd = (m: Ctx): BlockOf => ({ control: m.lit(1, 1), data: m.lit(64, blockTypes.terminate[0]) });

/**
 * Eight bytes of a frame as a block of data; where the frame `ends`, those that are kept, after the block type that
 * says how many, which is `tail`.
 */
const frameWord = module(
  'llr_frame_word',
  {
    summary: 'Eight bytes of a frame, or its last up to seven, as a block.',
    in: { bytes: bits(64), kept: bits(8), ends: bit },
    out: { block: Block, tail: bits(3) },
  },
  ({ bytes, kept, ends }, m) => {
    // How many are kept, fewer than all, as one bit of eight.
    const length = m.named('length', kept.shl(1).or(1).and(kept.not()));
    const codes = blockTypes.terminate.map((code, i) => m.lit(blockBytes, code).mask(length.at(i)));
    const type = m.named(
      'block_type',
      codes.reduce((all, more) => all.or(more)),
    );
    const rest = lowFirst(
      Array.from({ length: blockBytes - 1 }, (_, i) => bytes.slice(8 * i + 7, 8 * i).mask(kept.at(i))),
    );
    const tail = positionOf(length).mask(ends);
    return { block: { control: ends, data: m.mux(ends, rest.cat(type), bytes) }, tail };
  },
);

/**
 * Turns beats of `size` bytes into blocks, a beat a clock, one clock later. `down` comes from registers; `up.ready`
 * follows `down.ready`.
 */
export const frameBlocks = (size: number) => {
  const { blocks: width, placeBits } = columnSizes(size);
  return module(
    `llr_frame_blocks_b${size}`,
    {
      summary: `Frames as blocks of 64b/66b, in beats of ${size} bytes.`,
      link: { up: sink(llrBeat(size)), down: source(frameBlocksShape(size)) },
    },
    ({ up, down }, m) => {
      const full = m.reg('full', bit, { reset: 0 });
      const inFrame = m.reg('in_frame', bit, { reset: 0 });
      const { data, keep, last, user } = up.payload;
      const ready = m.named('ready', full.not().or(down.ready));
      const takes = m.named('takes', ready.and(up.valid));
      m.when(ready, () => full.set(up.valid));
      m.when(takes, () => inFrame.set(last.not()));

      const kept = Array.from({ length: width }, (_, i) => keep.slice(8 * i + 7, 8 * i));
      /** The first block that is not full, alone: the one that ends the frame, if it ends in this beat. */
      const partial = kept.map((own, i) => {
        const before = i === 0 ? m.lit(1, 1) : kept[i - 1]!.at(blockBytes - 1);
        return last.and(before).and(own.at(blockBytes - 1).not());
      });
      const over = m.named('over', last.and(keep.at(size - 1)));
      const words = kept.map((own, i) =>
        m.inst(`word_${i}`, frameWord, {
          bytes: data.slice(64 * i + 63, 64 * i).as(64),
          kept: own.as(8),
          ends: partial[i]!,
        }),
      );
      const blocks = toVec(words.map(({ block }) => block));
      // Of the one block that ends it, if any does.
      const tail = words.map((word) => word.tail).reduce((all, more) => all.or(more));
      const whole = last.not().or(over);
      const counts = partial.map((ends, i) => (i === width - 1 ? ends.or(whole) : ends));
      const count = positionOf(lowFirst([m.lit(1, 0), ...counts]));
      const first = m.named('first', inFrame.not());
      const wide = (value: Bits): Bits => value.zext(placeBits + 1);
      const extent = wide(count).add(wide(over)).add(wide(first)).sub(width);
      const payload = m.next('held', { blocks, count, extent, over, first, last, tail, user }, { enable: takes });
      return { up: { ready }, down: { payload, valid: full } };
    },
  );
};
