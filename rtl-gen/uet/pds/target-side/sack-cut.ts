/** Cuts 64-bit SACK bitmaps out of the received bitmaps of many contexts, one a clock, at any base. */
import { bits, module } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { inHighBlock, sackBits, sackRegions } from '../sack-blocks.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import { sackWords } from './sack-words.ts';
import { type TrackerLayout, WordWrite } from './tracker-layout.ts';

/** Clocks from a SACK's base to its bitmap. */
export const sackCutLatency = 4;

/**
 * `bitmap` bit i, from the least significant, is the PSN at `sack_base` + i: 1 below the window's base, 0 above the
 * window, in it 1 where it has arrived, as `write` stored it before the clock of `sack_base` (uet-wire.md 4.3). Both
 * bases are offsets from the start PSN.
 */
export const sackCut = (layout: TrackerLayout) => {
  const { contextBits, lapBit, suffix } = layout;
  return module(
    `sack_cut_${suffix}`,
    {
      summary: `Cuts the 64 bits of a SACK out of a context's bitmap at any base.`,
      in: { pdc: bits(contextBits), sack_base: bits(32), base: bits(32), write: WordWrite(layout, 1) },
      out: { bitmap: bits(slotsPerWord) },
    },
    ({ pdc, sack_base, base, write }, m) => {
      const { slots } = m.inst('words', sackWords(layout), { write, pdc, number: sack_base.slice(lapBit, slotBits) });
      const { out } = pipeline(m, { sack_base, base })
        .stage('measure', ({ sack_base, base }) => ({
          ...{ distance: sack_base.sub(base), shift: sack_base.trunc(slotBits) },
        }))
        .stage('compare', ({ distance }) => ({
          ...{ regions: sackRegions(m, layout, distance), spill: distance.trunc(slotBits) },
        }))
        .stage('align', ({ shift, spill }) => ({
          aligned: slots.shr(shift).trunc(slotsPerWord),
          in_high: inHighBlock(m, spill),
        }))
        .stage('merge', ({ aligned, in_high, regions }) => ({ merged: sackBits(aligned, in_high, regions) }));
      return { bitmap: out.merged };
    },
  );
};
