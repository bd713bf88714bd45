/** How many blocks there are of what on the way to a column; the arithmetic that the encoder's parts share. */
import { clog2 } from '../../../hdl/index.ts';
import { checkLlrWidth } from '../settings.ts';
import { blockBytes } from './block.ts';

/** Blocks of idle that may be owed before a frame: two for gaps of up to 16 bytes. */
export const mostOwed = 2;

/** Sizes of an encoder with `size` bytes a clock. */
export interface ColumnSizes {
  /** Blocks of a column. */
  readonly blocks: number;
  /** Places for blocks: the column that leaves, and those behind it. */
  readonly places: number;
  /** Blocks that may wait for a clock to take more. */
  readonly open: number;
  /** Bits of the number of a place. */
  readonly placeBits: number;
}

/**
 * A clock brings at most a set, the idles that are owed, a start, a column of data, and an end. No clock is to bring
 * more than there are places for, and where so many wait that it might, they are a column at least, so that the line
 * never waits for a clock that has not brought any.
 */
export function columnSizes(size: number): ColumnSizes {
  checkLlrWidth(size);
  const blocks = size / blockBytes;
  const most = 1 + mostOwed + 1 + blocks + 1;
  const places = blocks * Math.ceil((blocks + most - 1) / blocks);
  return { blocks, places, open: places - most, placeBits: clog2(places + 1) };
}
