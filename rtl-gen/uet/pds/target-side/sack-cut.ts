/** Cuts 64-bit SACK bitmaps out of the received bitmaps of many contexts, one a clock, at any base. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { slotBits, slotsPerWord } from '../window.ts';
import { history } from './history.ts';
import { sackWords } from './sack-words.ts';
import { type TrackerLayout, WordWrite } from './tracker-layout.ts';

/** Clocks from a SACK's base to its bitmap. */
export const sackCutLatency = 4;

/**
 * `bitmap` bit i, from the least significant, is the PSN at `sack_base` + i: 1 below the window's base, 0 above the
 * window, in it 1 where it has arrived, as `write` stored it before the clock of `sack_base` (uet-wire.md 4.3). Both
 * bases are offsets from the start PSN.
 *
 * The distance of `sack_base` + i from the window's base is the distance d of `sack_base` plus i; with d = 64 h + l,
 * the bits i < 64 - l lie in block h and the others in block h + 1 of the blocks of 64 PSNs counted from the window's
 * base, and a whole block is before the window, in it or above it, as W is a multiple of 64.
 */
export const sackCut = (layout: TrackerLayout) => {
  const { contextBits, words, wordBits, lapBit, suffix } = layout;
  const Slots = bits(slotsPerWord);
  const blockBits = 32 - slotBits;
  return module(
    `sack_cut_${suffix}`,
    {
      summary: `Cuts the 64 bits of a SACK out of a context's bitmap at any base.`,
      in: {
        pdc: bits(contextBits),
        sack_base: bits(32),
        base: bits(32),
        write: WordWrite(layout, 1),
      },
      out: { bitmap: Slots },
    },
    ({ pdc, sack_base, base, write }, m) => {
      // t: the two words that the 64 slots straddle are read.
      const { slots } = m.inst('words', sackWords(layout), {
        write,
        pdc,
        number: sack_base.slice(lapBit, slotBits),
      });
      const shift = history(m, 'shift', sack_base.trunc(slotBits), 2);
      const distance = m.next('distance', sack_base.sub(base));

      // t + 1: where the two blocks lie, and which bits are in the higher one.
      const block = distance.slice(31, slotBits);
      const spill = m.next('spill', distance.trunc(slotBits));
      const isIn = block
        .slice(blockBits - 1, wordBits)
        .any()
        .not();
      const last = block.all();
      // Block h + 1 is before the window when h is and h + 1 does not wrap to 0, or when h is the last positive block.
      const found = m.reg('regions', Regions);
      found.set({
        low_passed: block.at(blockBits - 1),
        low_in_window: isIn,
        high_passed: m.mux(block.trunc(blockBits - 1).all(), last.not(), block.at(blockBits - 1)),
        high_in_window: last.or(isIn.and(block.trunc(wordBits).ne(words - 1))),
      });
      const regions = history(m, 'regions', found, 1)[1]!;

      // t + 2: align.
      const aligned = m.next('aligned', slots.shr(shift[2]!).trunc(slotsPerWord));
      // Bit i lies in the high block when i + l reaches 64.
      const inHigh = m.next(
        'in_high',
        m
          .lit(slotsPerWord, (1n << 64n) - 1n)
          .shr(spill)
          .not(),
      );

      // t + 3: what is before and above the window.
      const region = (passed: Bits<1>, inWindow: Bits<1>) => aligned.mask(inWindow).or(passed.repeat(slotsPerWord));
      const high = region(regions.high_passed, regions.high_in_window).and(inHigh);
      const low = region(regions.low_passed, regions.low_in_window).and(inHigh.not());
      const bitmap = m.next('bitmap', high.or(low));
      return { bitmap };
    },
  );
};

/** Where the lower and the higher of the two blocks of 64 PSNs lie. */
const Regions = record({ low_passed: bit, low_in_window: bit, high_passed: bit, high_in_window: bit });
