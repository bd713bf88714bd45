/** Distances in bytes of line time. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { lineBytesBits } from '../settings.ts';

/**
 * `passed` is 1 while `length` bytes of line time have passed since the clock of `start`, that clock not included, and
 * after `stop` and reset. `line_bytes` pass in a clock. A `stop` counts after a `start` in its clock. A `RangeError`
 * for a `width` that cannot hold the bytes of a clock.
 */
export const lineGap = (width: number) => {
  if (!Number.isInteger(width) || width < lineBytesBits)
    throw new RangeError(`a line gap of ${width} bits: give ${lineBytesBits} or more`);
  return module(
    `llr_line_gap_w${width}`,
    {
      summary: `Measures up to ${2 ** width - 1} bytes of line time.`,
      in: { start: bit, stop: bit, length: bits(width), line_bytes: bits(lineBytesBits) },
      out: { passed: bit },
    },
    ({ start, stop, length, line_bytes }, m) => {
      const gap = m.reg('gap', bits(width), { reset: 0 });
      // One bit more: the borrow says that less is left than passes.
      const left = m.named('left', gap.zext(width + 1).sub(line_bytes.zext(width + 1)));
      m.when(stop, () => gap.set(0))
        .elsewhen(start, () => gap.set(length))
        .otherwise(() => gap.set(left.trunc(width).mask(left.at(width).not())));
      return { passed: gap.any().not() };
    },
  );
};
