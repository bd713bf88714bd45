/** What goes to the PCS and comes from it: blocks of 64b/66b before they are scrambled (IEEE 802.3 clause 82). */
import { bit, bits, type Ctx, record, type Vec, vec } from '../../../hdl/index.ts';
import { blockTypes, errorCharacters } from '../../wire/layout/index.ts';
import { checkLlrWidth } from '../settings.ts';

/** Bytes of a block. */
export const blockBytes = 8;

/**
 * A block without its sync header: `control` is 1 for a control block (sync header 10), 0 for eight bytes of a frame.
 * The first byte on the wire is `data[7:0]`, which in a control block is the block type (`blockTypes`).
 */
export const Block = record({ control: bit, data: bits(64) });

/** A block as a value of hardware. */
export type BlockOf = ReturnType<typeof Block.wrap>;

/**
 * The blocks of a clock, `size / 8` of them with `size` bytes a clock, block 0 first. Frames start in lane 0 of any of
 * them.
 */
export const lineColumn = (size: number) => {
  checkLlrWidth(size);
  return vec<BlockOf, number>(Block, size / blockBytes);
};

/** A column as a value of hardware. */
export type ColumnOf = Vec<BlockOf>;

/** A block of eight idles. */
export const idleBlock = (m: Ctx): BlockOf => ({ control: m.lit(1, 1), data: m.lit(64, blockTypes.control) });

/** A block of eight errors, which a receiver takes for damage to the frame that it stands in. */
export const errorBlock = (m: Ctx): BlockOf => ({
  control: m.lit(1, 1),
  data: m.lit(64, (errorCharacters << 8n) | BigInt(blockTypes.control)),
});

export { blockTypes };
