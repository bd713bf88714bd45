/** What one pipe keeps of each context, for another pipe to read. */
import { type Bits, bit, bits, type Ctx, clog2, module, type Shape } from '../../../hdl/index.ts';

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
      return { word: m.next('word', memory.readSync({ addr: read, onCollision: 'old' })) };
    },
  );
};

/** The word of a `contextCopy` in an instance `name`: what `write` has left at `read`, two cycles after it. */
export function copyOf<V>(
  m: Ctx,
  name: string,
  depth: number,
  write: { readonly enable: Bits<1>; readonly at: Bits; readonly data: V },
  read: Bits,
): V {
  const { enable, at: pdc, data } = write;
  return m.inst(name, contextCopy(m.shapeOf(data), depth), { enable, pdc, data, read }).word;
}

/** The same of the `data` of a PDC that another pipe stores. */
export const pdcCopy = <V>(
  m: Ctx,
  name: string,
  contexts: number,
  { enable, pdc }: { readonly enable: Bits<1>; readonly pdc: Bits },
  data: V,
  read: Bits,
): V => copyOf(m, name, contexts, { enable, at: pdc, data }, read);
