/** How a window of PSNs is laid over memory words: the numbers that the tracker's parts share. */
import { UserError } from '../../../support/user-error.ts';
import { clog2 } from '../../hdl/index.ts';

/** Slots in a memory word; also the width of a SACK bitmap (uet-wire.md 4.3). */
export const slotsPerWord = 64;
/** Bits of a slot's index in its word. */
export const slotBits = 6;

/** Window sizes that the tracker is built for, in PSNs. */
export const windowSizes = [128, 256, 512, 1024] as const;

export interface WindowLayout {
  /** The window W, in PSNs. */
  readonly window: number;
  /** Words of the bitmap: W / 64. */
  readonly words: number;
  /** Bits of a word's address. */
  readonly wordBits: number;
  /** The bit of a PSN's offset from the start PSN that is its lap's parity: the bits below are its slot. */
  readonly lapBit: number;
}

/** The layout for a window of `window` PSNs; throws a `UserError` if it is not one of `windowSizes`. */
export function windowLayout(window: number): WindowLayout {
  if (!(windowSizes as readonly number[]).includes(window)) {
    throw new UserError(`a window of ${window} PSNs is not supported: choose ${windowSizes.join(', ')}`);
  }
  const words = window / slotsPerWord;
  const wordBits = clog2(words);
  return { window, words, wordBits, lapBit: slotBits + wordBits };
}
