/** Patterns of back-pressure and gaps, one boolean per clock: in which clocks an agent is ready. */
import type { Random } from '../../support/random.ts';
import { UserError } from '../../support/user-error.ts';

/**
 * Makes a fresh sequence of booleans, asked once a clock: true means willing (a source may offer its next item, a sink
 * is ready). Gets the agent's own generator, so a run depends on the seed alone.
 */
export type Pattern = (random: Random) => () => boolean;

/**
 * What options accept as a pattern: a pattern, a constant, a list (repeated forever), or any other iterable (taken
 * once; willing after its end, so that a finite script does not stop the test).
 */
export type PatternLike = Pattern | boolean | Iterable<boolean>;

/** Willing in every clock. */
export function always(): Pattern {
  return () => () => true;
}

/** Willing in no clock. */
export function never(): Pattern {
  return () => () => false;
}

/** Willing in one clock of `n`, first in clock `offset` (0 to n - 1). */
export function everyNth(n: number, offset = 0): Pattern {
  if (!Number.isInteger(n) || n < 1 || !Number.isInteger(offset) || offset < 0 || offset >= n)
    throw new UserError(`everyNth(${n}, ${offset}) needs an integer n from 1 up and an offset from 0 to n - 1`);
  return () => {
    let clock = n - 1 - offset;
    return () => {
      clock = (clock + 1) % n;
      return clock === 0;
    };
  };
}

/** Willing with the given probability, independently in each clock. */
export function chance(probability: number): Pattern {
  if (!(probability >= 0 && probability <= 1))
    throw new UserError(`chance(${probability}) needs a probability from 0 to 1`);
  return (random) => () => random.chance(probability);
}

/** Alternating runs of willing and unwilling clocks, each of a random length from 1 to `longest`. */
export function bursts(longest: number): Pattern {
  if (!Number.isInteger(longest) || longest < 1)
    throw new UserError(`bursts(${longest}) needs an integer number of clocks from 1 up`);
  return (random) => {
    let willing = random.chance(0.5);
    let left = 0;
    return () => {
      if (left === 0) {
        willing = !willing;
        left = random.int(1, longest);
      }
      left--;
      return willing;
    };
  };
}

/** Start a pattern. */
export function startPattern(pattern: PatternLike, random: Random): () => boolean {
  if (typeof pattern === 'function') return pattern(random);
  if (typeof pattern === 'boolean') return () => pattern;
  if (Array.isArray(pattern)) return repeated(pattern);
  const iterator = pattern[Symbol.iterator]();
  return () => {
    const next = iterator.next();
    return next.done === true ? true : next.value;
  };
}

function repeated(list: readonly boolean[]): () => boolean {
  if (list.length === 0) throw new UserError('a pattern given as a list needs at least one element');
  let i = -1;
  return () => {
    i = (i + 1) % list.length;
    return list[i] === true;
  };
}
