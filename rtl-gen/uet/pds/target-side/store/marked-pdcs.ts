/** A set of PDCs, by PDCID. */
import { type Bits, bit, bits, clog2, module, record } from '../../../../hdl/index.ts';
import { contextCopy } from '../context-copy.ts';

/** A PDC is put into the set, or taken out. */
export const MarkWrite = record({ enable: bit, pdcid: bits(16), marked: bit });

/**
 * Of each context one PDC at most is in the set: the last one that was put in, by the generation that its PDCID has
 * above the context's index. Another PDC of the context is not, so that a context that begins anew is in no set. With t
 * the clock of `pdcid`, `is_in` in t + 2 follows from the writes before t.
 *
 * Empty after reset: `ready` is 0 for N clocks, in which it is emptied and nothing may be written. A generation is
 * never 0. Where nobody asks for a PDC that has not been put in since (`empties` is `false`), anything may be in it.
 */
export const markedPdcs = (contexts: number, empties = true) => {
  const contextBits = clog2(contexts);
  const generationBits = 16 - contextBits;
  return module(
    `marked_pdcs_n${contexts}${empties ? '' : '_kept'}`,
    {
      summary: `A set of PDCs, of each of ${contexts} contexts one at most.`,
      in: { write: MarkWrite, pdcid: bits(16) },
      out: { ready: bit, is_in: bit },
    },
    ({ write, pdcid }, m) => {
      const Context = bits(contextBits);
      const Generation = bits(generationBits);
      const own = write.pdcid.slice(15, contextBits);
      const marks = (isMarked: Bits<1>) => own.mask(isMarked);
      const wanted = { enable: write.enable, pdc: write.pdcid.trunc(contextBits), data: marks(write.marked) };
      const empty = () => {
        const clearing = m.reg('clearing', bit, { reset: 1 });
        const cleared = m.reg('cleared', Context, { reset: 0 });
        // It counts on, and nothing looks at it any more.
        cleared.set(cleared.add(1));
        m.when(cleared.eq(contexts - 1), () => clearing.set(0));
        return {
          ready: clearing.not(),
          access: {
            enable: write.enable.or(clearing),
            pdc: m.mux(clearing, cleared, wanted.pdc),
            data: marks(write.marked.and(clearing.not())),
          },
        };
      };
      const { ready, access } = empties ? empty() : { ready: m.lit(1, 1), access: wanted };
      const { word } = m.inst('generations', contextCopy(Generation, contexts), {
        ...access,
        read: pdcid.trunc(contextBits),
      });
      const asked = m.next('asked', pdcid.slice(15, contextBits));
      const askedThen = m.next('asked_then', asked);
      return { ready, is_in: word.eq(askedThen) };
    },
  );
};

/**
 * Which PDCs there are: those that were `born` and have not `ended`. `ended` ends the last one of its context. Latency
 * and `ready` as of `markedPdcs`. With `ofBorn` nobody asks for one that has not been `born` since the reset.
 */
export const livePdcs = (contexts: number, ofBorn = false) =>
  module(
    `live_pdcs_n${contexts}${ofBorn ? '_of_born' : ''}`,
    {
      summary: `Whether a PDC is one of those that there are, of ${contexts}.`,
      in: { born: MarkWrite, ended: MarkWrite, pdcid: bits(16) },
      out: { ready: bit, lives: bit },
    },
    ({ born, ended, pdcid }, m) => {
      const begun = m.inst('begun', markedPdcs(contexts, !ofBorn), { write: born, pdcid });
      const over = m.inst('over', markedPdcs(contexts), { write: ended, pdcid });
      return { ready: begun.ready.and(over.ready), lives: begun.is_in.and(over.is_in.not()) };
    },
  );
