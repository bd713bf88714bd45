/** Where a PSN lies in relation to the window of its context. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { slotBits, slotsPerWord, type WindowLayout } from '../window.ts';

/**
 * The window is [base, base + W); `base` and `offset` count from the start PSN and are compared serially. One clock
 * after them: `below` and `in_window`, neither above it; and `passed`, the slots of the PSN's word that lie below the
 * base, for a PSN in the window.
 */
export const windowPlace = ({ lapBit, window }: WindowLayout) =>
  module(
    `window_place_w${window}`,
    {
      summary: `Whether a PSN lies before, in or beyond a window of ${window} PSNs.`,
      in: { offset: bits(32), base: bits(32) },
      out: { below: bit, in_window: bit, passed: bits(slotsPerWord) },
    },
    ({ offset, base }, m) => {
      const distance = m.reg('distance', bits(32));
      distance.set(offset.sub(base));
      const passed = m.reg('passed', bits(slotsPerWord));
      const { in_base_word } = m.named({
        in_base_word: offset.slice(lapBit, slotBits).eq(base.slice(lapBit, slotBits)),
      });
      passed.set(belowMask(m, slotsPerWord, base.trunc(slotBits)).and(in_base_word.repeat(slotsPerWord)));
      return {
        below: distance.at(31),
        in_window: distance.slice(31, lapBit).any().not(),
        passed,
      };
    },
  );
