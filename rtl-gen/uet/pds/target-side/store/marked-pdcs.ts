/** A set of PDCs, by PDCID. */
import { type Bits, bit, bits, clog2, module, record } from '../../../../hdl/index.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { pdcCopy } from '../context-copy.ts';

/** A PDC is put into the set, or taken out. */
export const MarkWrite = record({ enable: bit, pdcid: bits(16), marked: bit });

/**
 * Of each context one PDC at most is in the set: the last one that was put in, by the generation that its PDCID has
 * above the context's index. Another PDC of the context is not, so that a context with a new PDC is in no set. With t
 * the clock of `pdcid`, `is_in` in t + 2 follows from the writes before t.
 *
 * Empty after reset: `ready` is 0 for N clocks, in which it is emptied and nothing may be written. A generation is
 * never 0. With `empties` false it is not emptied, for those who ask only for PDCs that were put in since the reset.
 */
export const markedPdcs = (contexts: number, empties = true) => {
  const contextBits = clog2(contexts);
  return module(
    `marked_pdcs_n${contexts}${empties ? '' : '_kept'}`,
    {
      summary: `A set of PDCs, of each of ${contexts} contexts one at most.`,
      in: { write: MarkWrite, pdcid: bits(16) },
      out: { ready: bit, is_in: bit },
    },
    ({ write, pdcid }, m) => {
      const generationOf = (of: Bits<16>): Bits => of.slice(15, contextBits);
      const contextOf = (of: Bits<16>): Bits => of.trunc(contextBits);
      const written = (marked: Bits<1>) => generationOf(write.pdcid).mask(marked);
      const kept = {
        ready: m.lit(1, 1),
        enable: write.enable,
        pdc: contextOf(write.pdcid),
        data: written(write.marked),
      };
      const empty = (): typeof kept => {
        // Later `cleared` is not read.
        const cleared = m.reg('cleared', bits(contextBits), { reset: 0, next: (now) => now.add(1) });
        const clearing = m.reg('clearing', bit, { reset: 1, next: () => 0, enable: cleared.eq(contexts - 1) });
        return {
          ready: clearing.not(),
          enable: write.enable.or(clearing),
          pdc: m.mux(clearing, cleared, kept.pdc),
          data: written(write.marked.and(clearing.not())),
        };
      };
      const { ready, data, ...marks } = empties ? empty() : kept;
      const word = pdcCopy(m, 'generations', contexts, marks, data, contextOf(pdcid));
      const asked = pipeline(m, { generation: generationOf(pdcid) })
        .stage('look', idle)
        .stage('read', idle).out;
      return { ready, is_in: word.eq(asked.generation) };
    },
  );
};

/**
 * Which PDCs there are: those that were `born` and have not `ended`. `ended` ends the last one of its context. Latency
 * and `ready` as of `markedPdcs`. With `ofBorn` only PDCs are asked for that were `born` since the reset.
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
