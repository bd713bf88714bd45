/** Where a PSN lies in relation to the window of its context. */
import { type Bits, bit, bits, module } from '../../hdl/index.ts';
import { belowMask } from '../../lib/bits/masks.ts';
import { slotBits, slotsPerWord, type WindowLayout } from './window.ts';

/** What `windowPlace` finds out. */
export interface Place extends Readonly<Record<'oldest' | 'prior' | 'in_window' | 'behind', Bits<1>>> {
  readonly passed: Bits<64>;
}

/**
 * The window is [base, base + W), the prior window the W PSNs below it (uet-wire.md 7.3); `base` and `offset` count
 * from the start PSN and are compared serially. One clock after them: `in_window` and `prior`, neither outside of both,
 * where `behind` is 1 for what lies below; `oldest`, it is the base; and `passed`, the slots of the PSN's word that lie
 * below the base, for a PSN in the window.
 */
export const windowPlace = ({ lapBit, window }: WindowLayout) =>
  module(
    `window_place_w${window}`,
    {
      summary: `Whether a PSN lies in a window of ${window} PSNs, or in the one before it.`,
      in: { offset: bits(32), base: bits(32) },
      out: { oldest: bit, prior: bit, in_window: bit, behind: bit, passed: bits(slotsPerWord) },
    },
    ({ offset, base }, m) => {
      const distance = m.next('distance', offset.sub(base));
      const in_base_word = m.named('in_base_word', offset.slice(lapBit, slotBits).eq(base.slice(lapBit, slotBits)));
      // uncovered toggle [msb]: at most 63 slots of a word lie below the base that is in it
      const passed = m.next('passed', belowMask(m, slotsPerWord, base.trunc(slotBits)).mask(in_base_word));
      const windows = distance.slice(31, lapBit);
      const [oldest, prior, in_window] = [distance.any().not(), windows.all(), windows.any().not()];
      return { oldest, prior, in_window, behind: distance.at(31), passed };
    },
  );
