/** What one pipe keeps of each context, for another pipe to read. */
import { bit, bits, clog2, module, type Shape } from '../../../hdl/index.ts';

/**
 * A block RAM of `contexts` words of any shape, one write and one read a clock: `word` is what the writes before the
 * clock of `read` left at that context, two clocks after it. A write in the clock of the read is not seen, so what is
 * read is as old as the pipes make it, and no older.
 */
export const contextCopy = <V>(shape: Shape<V>, contexts: number) => {
  const Context = bits(clog2(contexts));
  return module(
    `context_copy_w${shape.width}_n${contexts}`,
    {
      summary: `${shape.width} bits of each of ${contexts} contexts, written by one pipe and read by another.`,
      in: { enable: bit, pdc: Context, data: shape, read: Context },
      out: { word: shape },
    },
    ({ enable, pdc, data, read }, m) => {
      const memory = m.mem('memory', shape, { depth: contexts });
      memory.write({ addr: pdc, data, enable });
      const word = m.reg('word', shape);
      word.set(memory.readSync({ addr: read, onCollision: 'old' }));
      return { word };
    },
  );
};
