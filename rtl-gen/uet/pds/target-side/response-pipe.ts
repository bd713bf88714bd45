/** Marks one response of SES a clock, of any context: the packet is done, or will be when it is cleared. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { windowPlace } from '../window-place.ts';
import { contextBitmap } from './context-bitmap.ts';
import { pdcCopy } from './context-copy.ts';
import { BaseWrite, FlagsWrite, placeOf, StartWrite, type TrackerLayout, WordWrite } from './tracker-layout.ts';

/** A response to a packet that was accepted; `guaranteed`: CACK stops before it until it is cleared. */
export const Response = (layout: TrackerLayout) =>
  record({ valid: bit, pdc: bits(layout.contextBits), psn: bits(32), guaranteed: bit });

/**
 * The responded bitmap, tagged with guarantees. Six clocks after `response` its word is in `word_write`, seven clocks
 * after it its flags in `flags_write`. A PSN outside of the window is ignored, and so is a second response. `forget`
 * empties the context's bitmap, in a clock without a response to it.
 */
export const responsePipe = (layout: TrackerLayout) => {
  const { contexts, suffix, window } = layout;
  return module(
    `response_pipe_${suffix}`,
    {
      summary: `Marks one response a clock of ${contexts} PDCs with windows of ${window} PSNs.`,
      in: {
        response: Response(layout),
        forget: bit,
        start_write: StartWrite(layout),
        base_write: BaseWrite(layout),
      },
      out: { word_write: WordWrite(layout, 2), flags_write: FlagsWrite(layout, 2) },
    },
    ({ response, forget, start_write, base_write }, m) => {
      const origin = pdcCopy(m, 'starts', contexts, start_write, start_write.origin, response.pdc);
      const placed = pipeline(m, { ...response, forget }, { valid: response.valid.or(forget) })
        .stage('start', () => ({}))
        .stage('base', () => ({}))
        .stage('offset', ({ psn }) => ({ offset: psn.add(origin.not()) }))
        .stage('place', () => ({}));
      const [marking, placing, out] = [placed.at('offset'), placed.at('place'), placed.out];
      const base = pdcCopy(m, 'bases', contexts, base_write, base_write.base, placed.at('base').pdc);
      const place = m.inst('place', windowPlace(layout), { offset: placing.offset, base });
      const { slot, lap } = placeOf(layout, out.offset);
      const { word_write, flags_write } = m.inst('responded', contextBitmap(layout, 2), {
        ...{ enable: marking.valid, pdc: marking.pdc, fresh: marking.forget },
        word: placeOf(layout, placing.offset).word,
        mark: place.in_window.and(out.forget.not()),
        ...{ slot, lap, tag: out.guaranteed, passed: place.passed },
      });
      return { word_write, flags_write };
    },
  );
};
