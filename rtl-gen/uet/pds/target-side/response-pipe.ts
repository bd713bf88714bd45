/** Marks one response of SES a clock, of any context: the packet is done, or will be when it is cleared. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { contextBitmap } from './context-bitmap.ts';
import { contextCopy } from './context-copy.ts';
import { history } from './history.ts';
import { BaseWrite, FlagsWrite, placeOf, StartWrite, type TrackerLayout, WordWrite } from './tracker-layout.ts';
import { windowPlace } from './window-place.ts';

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
      const valid = history(m, 'valid', response.valid.or(forget), 2, true);
      const pdc = history(m, 'pdc', response.pdc, 2);
      const forgets = history(m, 'forgets', forget, 4);
      const psn = history(m, 'psn', response.psn, 2);
      const guaranteed = history(m, 'guaranteed', response.guaranteed, 4);

      // t + 2: the offset from the start PSN. t + 3: the distance from the window's base.
      const { word: origin } = m.inst('starts', contextCopy(bits(32), contexts), {
        enable: start_write.enable,
        pdc: start_write.pdc,
        data: start_write.origin,
        read: response.pdc,
      });
      const offset = m.next('offset', psn[2]!.add(origin.not()));
      const { word: base } = m.inst('bases', contextCopy(bits(32), contexts), {
        enable: base_write.enable,
        pdc: base_write.pdc,
        data: base_write.base,
        read: pdc[1]!,
      });
      const place = m.inst('place', windowPlace(layout), { offset, base });
      const offsets = history(m, 'offset_later', offset as Bits<32>, 1);
      const { word_write, flags_write } = m.inst('responded', contextBitmap(layout, 2), {
        enable: valid[2]!,
        pdc: pdc[2]!,
        fresh: forgets[2]!,
        word: placeOf(layout, offsets[0]!).word,
        mark: place.in_window.and(forgets[4]!.not()),
        slot: placeOf(layout, offsets[1]!).slot,
        lap: placeOf(layout, offsets[1]!).lap,
        tag: guaranteed[4]!,
        passed: place.passed,
      });
      return { word_write, flags_write };
    },
  );
};
