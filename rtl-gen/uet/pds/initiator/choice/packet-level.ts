/** How many packets of a PDC are queued or outstanding, for one that asks in each clock. */
import { bit, bits, module, record } from '../../../../hdl/index.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import type { ChoiceLayout } from './choice-layout.ts';
import { generationOf, indexOf, Retired } from './choice-records.ts';

/**
 * `level` of the PDC that `pdc` said two clocks before: packets placed less packets retired, by the writes before that
 * clock. Counts of another PDC of the same index are 0.
 */
export const packetLevel = (layout: ChoiceLayout) => {
  const { contexts, countBits, generationBits, suffix } = layout;
  const Count = record({ generation: bits(generationBits), count: bits(countBits) });
  return module(
    `packet_level_${suffix}`,
    {
      summary: 'Packets of a PDC that are queued or outstanding.',
      in: {
        placed: record({ enable: bit, pdc: bits(15), count: bits(countBits) }),
        retired: Retired(layout),
        pdc: bits(15),
      },
      out: { level: bits(countBits) },
    },
    ({ placed, retired, pdc }, m) => {
      const asked = pipeline(m, { generation: generationOf(layout, pdc) })
        .stage('look', idle)
        .stage('read', idle).out;
      const counted = (name: string, enable: typeof placed.enable, of: typeof pdc, count: typeof placed.count) => {
        const { word } = m.inst(name, contextCopy(Count, contexts), {
          enable,
          pdc: indexOf(layout, of),
          data: { generation: generationOf(layout, of), count },
          read: indexOf(layout, pdc),
        });
        return word.count.mask(word.generation.eq(asked.generation));
      };
      const into = counted('placed_counts', placed.enable, placed.pdc, placed.count);
      const out = counted('retired_counts', retired.valid, retired.pdcid.trunc(15), retired.count);
      return { level: into.sub(out) };
    },
  );
};
