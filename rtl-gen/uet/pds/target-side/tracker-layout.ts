/** How the tracking state of many PDCs is laid over memories, and what one pipe of the tracker tells the others. */
import { UserError } from '../../../../support/user-error.ts';
import { type Bits, bit, bits, clog2, record } from '../../../hdl/index.ts';
import { slotBits, slotsPerWord, type WindowLayout, windowLayout } from '../window.ts';

export interface TrackerSize {
  /** N, the contexts: one a PDC, 2 to 4,096. */
  readonly contexts: number;
  /** W, the window of each in PSNs, as of `windowSizes`. */
  readonly window: number;
  /**
   * Limit_PSN_Range: PSNs from Start_PSN + 2^n on are refused (uet-wire.md 8.9, where n is 31). 8 to 31; none by
   * default.
   */
  readonly rangeBits?: number | undefined;
}

export interface TrackerLayout extends WindowLayout {
  readonly contexts: number;
  /** Bits of a context's index. */
  readonly contextBits: number;
  readonly rangeBits: number | undefined;
  /** As in module names: `n256_w1024`. */
  readonly suffix: string;
}

/** The layout of N contexts with windows of W PSNs; other numbers than `TrackerSize` allows are a `UserError`. */
export function trackerLayout({ contexts, window, rangeBits }: TrackerSize): TrackerLayout {
  if (!Number.isInteger(contexts) || contexts < 2 || contexts > 4096) {
    throw new UserError(`${contexts} contexts are not supported: choose 2 to 4,096`);
  }
  if (rangeBits !== undefined && (!Number.isInteger(rangeBits) || rangeBits < 8 || rangeBits > 31)) {
    throw new UserError(`a range of 2^${rangeBits} PSNs is not supported: choose 8 to 31`);
  }
  const limit = rangeBits === undefined ? '' : `_r${rangeBits}`;
  const suffix = `n${contexts}_w${window}${limit}`;
  return { ...windowLayout(window), contexts, contextBits: clog2(contexts), rangeBits, suffix };
}

/** A PSN's place in its context's bitmaps, of its offset from the start PSN. */
export const placeOf = ({ lapBit }: WindowLayout, offset: Bits) => ({
  /** The word's address among the context's own. */
  word: offset.slice(lapBit - 1, slotBits),
  slot: offset.trunc(slotBits),
  /** Parity of the lap. */
  lap: offset.at(lapBit),
});

/** A context begins: the PSN before its start PSN. */
export const StartWrite = ({ contextBits }: TrackerLayout) =>
  record({ enable: bit, pdc: bits(contextBits), origin: bits(32) });

/**
 * A context's next new PSN, one above the highest received, as an offset; whether a CLOSE_CMD has announced that it is
 * the last.
 */
export const NextWrite = ({ contextBits }: TrackerLayout) =>
  record({ enable: bit, pdc: bits(contextBits), next: bits(32), announced: bit });

/** A context's CLEAR: the offset of the first PSN that is not cleared. */
export const ClearWrite = ({ contextBits }: TrackerLayout) =>
  record({ enable: bit, pdc: bits(contextBits), uncleared: bits(32) });

/** What a search found: the offset of the lowest PSN that is not done, one above CACK. */
export const BaseWrite = ({ contextBits }: TrackerLayout) =>
  record({ enable: bit, pdc: bits(contextBits), base: bits(32) });

/** A context's counts: PSNs accepted, modulo twice the window, and the offset of the highest of them. */
export const CountWrite = ({ contextBits, lapBit }: TrackerLayout) =>
  record({ enable: bit, pdc: bits(contextBits), accepted: bits(lapBit + 1), highest: bits(32) });

/** Bits a PSN in a bitmap: whether it is marked, and with 2 whether its mark has a tag. */
export type Planes = 1 | 2;

/** Of a word of a bitmap with two planes: its marks, and above them their tags. */
export const marksOf = (slots: Bits): Bits<64> => slots.trunc(slotsPerWord);
export const tagsOf = (slots: Bits): Bits<64> => slots.slice(2 * slotsPerWord - 1, slotsPerWord);

/**
 * A word of a context's bitmap: the marks of its 64 slots, above them their tags; and which words of the context hold
 * anything. `written` is stored with `enable`, the word with `store` as well.
 */
export const WordWrite = ({ contextBits, wordBits, words }: TrackerLayout, planes: Planes) =>
  record({
    enable: bit,
    store: bit,
    pdc: bits(contextBits),
    word: bits(wordBits),
    written: bits(words),
    data: bits(planes * slotsPerWord),
  });

/**
 * A flag a word of a context: the parity of the last lap that is complete, inverted; above them whether words have
 * tags.
 */
export const FlagsWrite = ({ contextBits, words }: TrackerLayout, planes: Planes) =>
  record({ enable: bit, pdc: bits(contextBits), flags: bits(planes * words) });
