/** When a control ordered set may go (link-layer.md A4). */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { blockBytes } from './block.ts';
import { columnSizes } from './column.ts';

/** Distances in bytes of line time; those that are no whole blocks count as the next whole number of blocks. */
export const SetSpacing = record({
  /** From the end of any set to the next one: 320 to 32,760. */
  minimum: bits(15),
  /** From the start of a frame, its preamble included, to a set in it: 64 to 1,008. */
  from_frame_start: bits(10),
  /** From the end of a set in a frame to the next one in the same frame: 1,024 to 8,184. */
  within_frame: bits(13),
});

/**
 * How far ahead of a column's first block a set is looked for: that of the clock after the next one, with all that may
 * wait where a set goes.
 */
export function nearPlaces(size: number): number {
  const { blocks, open } = columnSizes(size);
  return 2 * blocks + open;
}

/**
 * Distances on the line, in blocks, `blocks` of them a clock: `passed` is 1 where place `at` of this clock is `length`
 * bytes or more after the place that the last `start` gave, and after reset; `near` where place `nearPlaces` is.
 * Places count from the first block of the clock's column. All of it counts only with `advance`.
 */
export const blockDistance = (lengthBits: number, size: number) => {
  const { blocks, placeBits } = columnSizes(size);
  const reach = nearPlaces(size);
  const width = Math.max(lengthBits - 2, placeBits) + 1;
  return module(
    `llr_block_distance_w${lengthBits}_b${size}`,
    {
      summary: `Measures up to ${2 ** lengthBits - 1} bytes of the line, ${blocks} blocks a clock.`,
      in: { advance: bit, at: bits(placeBits), start: bit, from: bits(placeBits), length: bits(lengthBits) },
      out: { passed: bit, near: bit },
    },
    ({ advance, at, start, from, length }, m) => {
      // Settings stand still, so a clock more of them does not matter. Less the column that passes in the clock of
      // `start`.
      const wide = width + 1;
      const rounded = length.zext(lengthBits + 1).add(blockBytes - 1);
      const length_blocks = m.named('length_blocks', rounded.slice(lengthBits, 3));
      const less = m.next('length_less', length_blocks.zext(wide).sub(blocks));
      const left = m.reg('left', bits(width), { reset: 0 });
      const begun = m.named('begun', from.zext(wide).add(less));
      const rest = m.named('less', left.zext(wide).sub(blocks));
      m.when(advance, () => left.set(m.mux(start, orNone(begun), orNone(rest))));
      return { passed: left.le(at.zext(width)), near: left.le(reach) };
    },
  );
};

/** A signed number in one bit less, or 0 in place of one below. */
const orNone = (value: Bits): Bits => {
  const width = value.width - 1;
  return value.trunc(width).mask(value.at(width).not());
};

/**
 * Says of place `at` whether a set may be the next block there. `set`: it is one. `starts`: a frame starts at place
 * `start_at`, after it; `ends`: the frame under way ends, in a clock whose frame, if one starts in it, is the one that
 * ends. All of it counts only with `advance`; `set` comes with it alone. `near`: one may be at place `nearPlaces`, if
 * no frame starts before it.
 */
export const setSpacing = (size: number) => {
  const { placeBits } = columnSizes(size);
  const Place = bits(placeBits);
  return module(
    `llr_set_spacing_b${size}`,
    {
      summary: `Spacing of control ordered sets, ${size} bytes a clock.`,
      in: { spacing: SetSpacing, advance: bit, at: Place, set: bit, starts: bit, start_at: Place, ends: bit },
      out: { may: bit, near: bit },
    },
    ({ spacing, advance, at, ...io }, m) => {
      const inFrame = m.reg('in_frame', bit, { reset: 0 });
      const spoken = m.reg('set_in_frame', bit);
      m.when(advance, () => m.when(io.ends, () => inFrame.set(0)).elsewhen(io.starts, () => inFrame.set(1)));
      // A start that waits may be seen early: no frame is under way then.
      m.when(io.starts, () => spoken.set(0)).elsewhen(io.set, () => spoken.set(1));
      const distance = (name: string, length: Bits, start: Bits<1>, from: Bits) =>
        m.inst(name, blockDistance(length.width, size), { advance, at, start, from, length });
      const next = at.add(1);
      const any = distance('any_set_gap', spacing.minimum, io.set, next);
      const start = distance('frame_start_gap', spacing.from_frame_start, io.starts, io.start_at);
      const within = distance('set_in_frame_gap', spacing.within_frame, io.set, next);
      const where = (is: 'passed' | 'near'): Bits<1> =>
        any[is].and(inFrame.not().or(start[is].and(spoken.not().or(within[is]))));
      return { may: where('passed'), near: where('near') };
    },
  );
};
