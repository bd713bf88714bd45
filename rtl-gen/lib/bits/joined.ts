/** Parts of words side by side. */
import type { Bits } from '../../hdl/index.ts';

/** The parts as one word, the first in the least significant place. */
export const lowFirst = (parts: Iterable<Bits>): Bits => [...parts].reduce((low, high) => high.cat(low));

/** The parts as one word, the first in the most significant place. */
export const highFirst = (parts: Iterable<Bits>): Bits => [...parts].reduce((high, low) => high.cat(low));

/** The units of a word, bytes by default, in the opposite order. */
export const unitsReversed = (word: Bits, unit = 8): Bits => highFirst(word.lanes(unit));

/** Each bit `n` times, by default 8: a mask of bytes as one of bits. */
export const eachRepeated = (mask: Bits, n = 8): Bits => lowFirst([...mask.lanes(1)].map((one) => one.repeat(n)));
