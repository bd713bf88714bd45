/** What software has set of a table that hardware keeps elsewhere, to be read back. */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';

/**
 * `depth` entries of `width` bits: `entry` is the one that `index` names, 0 until it has been written; both for two
 * clocks or more.
 */
export const writtenTable = (width: number, depth: number) =>
  module(
    `uet_written_table_w${width}_n${depth}`,
    {
      summary: `${depth} entries of ${width} bits that software has written, to be read back.`,
      in: { index: bits(clog2(depth)), write: bit, data: bits(width) },
      out: { entry: bits(width) },
    },
    ({ index, write, data }, m) => {
      const entries = m.mem('entries', bits(width), { depth });
      const written = m.reg('written', bits(depth), { reset: 0 });
      entries.write({ addr: index, data, enable: write });
      m.when(write, () => written.set(written.or(index.oneHot(depth))));
      const isWritten = m.next('is_written', written.at(index), { reset: 0 });
      return { entry: entries.read(index).mask(isWritten) };
    },
  );
