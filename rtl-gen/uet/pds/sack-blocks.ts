/** What of a SACK lies before the window, in it or above it (uet-wire.md 4.3). */
import { type Bits, bit, type Ctx, record, type ValueOf } from '../../hdl/index.ts';
import { slotBits, slotsPerWord, type WindowLayout } from './window.ts';

/**
 * Where the two blocks of 64 PSNs lie that the 64 PSNs of a SACK straddle. The distance of base + i from the window's
 * base is the distance d of base plus i; with d = 64 h + l, the bits i < 64 - l lie in block h and the others in block
 * h + 1 of the blocks of 64 PSNs counted from the window's base. A whole block is before the window, in it or above it,
 * as W is a multiple of 64.
 */
const Regions = record({ low_passed: bit, low_in_window: bit, high_passed: bit, high_in_window: bit });

/** The regions of the SACK at that distance. */
export function sackRegions(m: Ctx, { words, wordBits }: WindowLayout, distance: Bits): ValueOf<typeof Regions> {
  const block = distance.slice(31, slotBits);
  const top = block.width - 1;
  const isIn = block.slice(top, wordBits).any().not();
  const last = block.all();
  return {
    low_passed: block.at(top),
    low_in_window: isIn,
    // Block h + 1 is before the window when h is and h + 1 does not wrap to 0, or when h is the last positive block.
    high_passed: m.mux(block.trunc(top).all(), last.not(), block.at(top)),
    high_in_window: last.or(isIn.and(block.trunc(wordBits).ne(words - 1))),
  };
}

/** The bits of a SACK in the higher block: i + l reaches 64. */
export const inHighBlock = (m: Ctx, spill: Bits): Bits<64> =>
  m
    .lit(slotsPerWord, (1n << 64n) - 1n)
    .shr(spill)
    .not();

/** Its bits, of those that the words have at its PSNs: 1 before the window, 0 above it. */
export function sackBits(arrived: Bits<64>, in_high: Bits<64>, regions: ValueOf<typeof Regions>): Bits<64> {
  const region = (passed: Bits<1>, inWindow: Bits<1>) => arrived.mask(inWindow).or(passed.repeat(slotsPerWord));
  const high = region(regions.high_passed, regions.high_in_window).and(in_high);
  const low = region(regions.low_passed, regions.low_in_window).and(in_high.not());
  return high.or(low);
}
