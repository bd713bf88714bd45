/** What is known of the words of a memory in two runs, and what reads and writes make of it. */

import { mask as ones } from '../../../rtl-gen/ir/expr.ts';
import { choice, either, type Known } from './known.ts';
import { merged, type Pair, pair } from './pair.ts';

/** The word at an address of a memory, whose depth is a power of two. */
export function wordAt(words: readonly Pair[], width: number, addr: Pair): Pair {
  const may = (known: Known): readonly Pair[] => words.filter((_, at) => mayBeAt(at, known, words.length));
  const [firsts, seconds] = [may(addr.first), may(addr.second)];
  const apart = addr.apart === 0n ? firsts.reduce((bits, word) => bits | word.apart, 0n) : ones(width);
  return pair(firsts.map((w) => w.first).reduce(either), seconds.map((w) => w.second).reduce(either), apart);
}

export interface PairWrite {
  readonly addr: Pair;
  readonly data: Pair;
  readonly enable: Pair;
  readonly mask: Pair | undefined;
}

/** The words after a write. */
export function written(words: readonly Pair[], width: number, write: PairWrite): readonly Pair[] {
  const { addr, data, enable, mask } = write;
  if (!mayBe(enable.first, 1n) && !mayBe(enable.second, 1n)) return words;
  const isAlike = addr.apart === 0n && enable.apart === 0n;
  return words.map((old, at) => {
    const here = (of: 'first' | 'second'): Known => reaches(at, enable[of], addr[of], words.length);
    const [first, second] = [here('first'), here('second')];
    const isSure = first.known !== 0n && second.known !== 0n && first.value === second.value;
    if (isSure && first.value === 0n) return old;
    const now = mask === undefined ? data : merged(mask, data, old);
    const apart = isSure ? now.apart : isAlike ? now.apart | old.apart : ones(width);
    return pair(choice(first, now.first, old.first), choice(second, now.second, old.second), apart);
  });
}

/** Whether a write may be to the word at `at`, as far as that is known. */
function reaches(at: number, enable: Known, addr: Known, depth: number): Known {
  if (!mayBe(enable, 1n) || !mayBeAt(at, addr, depth)) return { known: 1n, value: 0n };
  const isSure = (~addr.known & BigInt(depth - 1)) === 0n && enable.known !== 0n;
  return isSure ? { known: 1n, value: 1n } : { known: 0n, value: 0n };
}

/** Whether one bit may have that value. */
export const mayBe = ({ known, value }: Known, wanted: bigint): boolean => known === 0n || value === wanted;

/** Whether a word may be the one at `addr`. */
const mayBeAt = (at: number, addr: Known, depth: number): boolean =>
  ((BigInt(at) ^ addr.value) & addr.known & BigInt(depth - 1)) === 0n;
