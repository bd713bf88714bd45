/** A set of PDCs, by PDCID. */
import { bit, bits, clog2, module, record } from '../../../../hdl/index.ts';
import { contextCopy } from '../context-copy.ts';

/** A PDC is put into the set, or taken out. */
export const MarkWrite = record({ enable: bit, pdcid: bits(16), marked: bit });

/**
 * Of each context one PDC at most is in the set: the last one that was put in, by the generation that its PDCID has above
 * the context's index. Another PDC of the context is not, so that a context that begins anew is in no set. With t the clock
 * of `pdcid`, `is_in` in t + 2 follows from the writes before t.
 *
 * Empty after reset: `ready` is 0 for N clocks, in which it is emptied and nothing may be written. A generation is never 0.
 */
export const markedPdcs = (contexts: number) => {
  const contextBits = clog2(contexts);
  const generationBits = 16 - contextBits;
  return module(
    `marked_pdcs_n${contexts}`,
    {
      summary: `A set of PDCs, of each of ${contexts} contexts one at most.`,
      in: { write: MarkWrite, pdcid: bits(16) },
      out: { ready: bit, is_in: bit },
    },
    ({ write, pdcid }, m) => {
      const Context = bits<number>(contextBits);
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', Context, { reset: 0 });
      // It counts on, and nothing looks at it any more.
      cleared.set(cleared.add(1));
      m.when(cleared.eq(contexts - 1), () => clearing.set(0));
      const Generation = bits<number>(generationBits);
      const keeps = write.marked.and(clearing.not()).repeat(generationBits).as<number>(generationBits);
      const { word } = m.inst('generations', contextCopy(Generation, contexts), {
        enable: write.enable.or(clearing),
        pdc: m.mux(clearing, cleared, write.pdcid.trunc(contextBits)),
        data: write.pdcid.slice(15, contextBits).as<number>(generationBits).and(keeps),
        read: pdcid.trunc(contextBits),
      });
      const asked = m.reg('asked', Generation);
      const askedThen = m.reg('asked_then', Generation);
      asked.set(pdcid.slice(15, contextBits).as(generationBits));
      askedThen.set(asked);
      return { ready: clearing.not(), is_in: word.eq(askedThen) };
    },
  );
};

/**
 * Which PDCs there are: those that were `born` and have not `ended`. `ended` ends the last one of its context. Latency
 * and `ready` as of `markedPdcs`.
 */
export const livePdcs = (contexts: number) =>
  module(
    `live_pdcs_n${contexts}`,
    {
      summary: `Whether a PDC is one of those that there are, of ${contexts}.`,
      in: { born: MarkWrite, ended: MarkWrite, pdcid: bits(16) },
      out: { ready: bit, lives: bit },
    },
    ({ born, ended, pdcid }, m) => {
      const begun = m.inst('begun', markedPdcs(contexts), { write: born, pdcid });
      const over = m.inst('over', markedPdcs(contexts), { write: ended, pdcid });
      return { ready: begun.ready.and(over.ready), lives: begun.is_in.and(over.is_in.not()) };
    },
  );
