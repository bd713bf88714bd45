/** The search for the first 1 of a word, as a tree. */
import { type Bits, type Ctx, clog2 } from '../../hdl/index.ts';

/** Which 1 is the first: the least significant (`bottom`) or the most significant (`top`). */
export type SearchFrom = 'bottom' | 'top';

/**
 * The first 1 of `word` (2 bits or more) seen from one end; what is not asked for makes no hardware.
 *
 * A tree: of two halves the nearer one counts unless it is empty, so each bit of the result is a choice between the
 * halves' own, and no choice waits for the levels below it. `x & -x` after one carry chain takes as many LUTs, but a
 * mapper cannot balance the logic in front of a chain against that after it, which cost a level in the hole search.
 * The nearer half is the largest power of two, so that the halves' positions need no adder.
 */
export function firstOne(m: Ctx, word: Bits, from: SearchFrom) {
  /** Bits at a distance of `near` to `far` from the end. */
  const range = (far: number, near: number): { hi: number; lo: number } =>
    from === 'bottom' ? { hi: far, lo: near } : { hi: word.width - 1 - near, lo: word.width - 1 - far };
  const name = (what: string, far: number, near: number): string => {
    const { hi, lo } = range(far, near);
    return `${what}_${hi}_${lo}`;
  };
  const split = (far: number, near: number): number => near + 2 ** (clog2(far - near + 1) - 1);
  const empty = new Map<string, Bits<1>>();

  /** Whether the bits have no 1. */
  const none = (far: number, near: number): Bits<1> => {
    const key = name('none', far, near);
    const { hi, lo } = range(far, near);
    const known = empty.get(key) ?? m.named(key, word.slice(hi, lo).any().not());
    empty.set(key, known);
    return known;
  };

  /** The distance of the first 1 from `near`. */
  const position = (far: number, near: number): Bits => {
    const middle = split(far, near);
    const noneNear = none(middle - 1, near);
    const low = middle - near;
    if (low === 1) return noneNear;
    const farther = middle === far ? m.lit(clog2(low), 0) : position(far, middle).zext(clog2(low));
    const choice = m.mux(noneNear, farther, position(middle - 1, near));
    const at = name('at', far, near);
    return m.named(at, noneNear.cat(choice));
  };

  /** The bits with only the first 1 left. */
  const alone = (far: number, near: number): Bits => {
    const { hi, lo } = range(far, near);
    if (far === near) return word.at(hi);
    const middle = split(far, near);
    const noneNear = none(middle - 1, near);
    const farther = alone(far, middle).mask(noneNear);
    const nearer = alone(middle - 1, near);
    const key = `first_${hi}_${lo}`;
    return m.named(key, from === 'bottom' ? farther.cat(nearer) : nearer.cat(farther));
  };

  const last = word.width - 1;
  return {
    /** Its distance from the end, in clog2(width) bits; width - 1 where there is none. */
    position: (): Bits => position(last, 0),
    /** The word with all other bits cleared. */
    alone: (): Bits => alone(last, 0),
    /** Whether there is none. */
    none: (): Bits<1> => none(last, 0),
  };
}
