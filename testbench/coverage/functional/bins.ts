/** What makes a bin: values, ranges, predicates, transitions, and lists of them. */
import { formatValue } from '../../checking/values.ts';

/** What points are sampled with. Numbers and bigints are equal by value; states of an enum are their names. */
export type CoverValue = number | bigint | string | boolean;

/** Numbers and bigints from `low` to `high`, both included. */
export interface Between {
  readonly low: number | bigint;
  readonly high: number | bigint;
}

/** Samples that follow one another, each in its step. */
export interface Transition {
  readonly steps: readonly Step[];
}

/** What one value can be held against; a list means any of its elements. */
export type Step = CoverValue | Between | ((value: CoverValue) => boolean) | readonly Step[];

/** What makes a bin; a list means any of its elements. */
export type BinSpec = Step | Transition | readonly BinSpec[];

/** Bins by name. */
export type Bins = Readonly<Record<string, BinSpec>>;

/** The range from `low` to `high`, both included. `RangeError` where it is empty. */
export function between(low: number | bigint, high: number | bigint): Between {
  if (!(low <= high)) throw new RangeError(`between(${low}, ${high}) is empty: give the lower end first`);
  return { low, high };
}

/**
 * Hit by the last of samples that follow one another, one in each step; runs of them may overlap. Two steps or more.
 */
export function transition(...steps: readonly Step[]): Transition {
  if (steps.length < 2) throw new RangeError('a transition needs two steps or more');
  return { steps };
}

/** A bin for each value, by its name: `eachOf('PUSH', 'POP')`, `eachOf(true, false)`, `eachOf(0, 1, 15)`. */
export function eachOf(...values: readonly CoverValue[]): Bins {
  return Object.fromEntries(values.map((value) => [String(value), value]));
}

/** `count` bins that split the integers from `low` to `high` as evenly as can be: `0..63`, `64..127`. */
export function split(low: number, high: number, count: number): Bins {
  const size = high - low + 1;
  if (![low, high, count].every(Number.isSafeInteger) || count < 1 || size < count)
    throw new RangeError(`split(${low}, ${high}, ${count}) needs integers, and at least as many values as bins`);
  const start = (i: number) => low + Math.floor((i * size) / count);
  return Object.fromEntries(Array.from({ length: count }, (_, i) => rangeBin(start(i), start(i + 1) - 1)));
}

/** A bin for 0 and one for each position of the highest bit that is set: `0`, `1`, `2..3`, `4..7` to 2^`bits` - 1. */
export function byMagnitude(bits: number): Bins {
  if (!Number.isInteger(bits) || bits < 1 || bits > 52)
    throw new RangeError(`byMagnitude(${bits}) needs an integer from 1 to 52`);
  const ranges = Array.from({ length: bits }, (_, i) => rangeBin(2 ** i, 2 ** (i + 1) - 1));
  return Object.fromEntries([rangeBin(0, 0), ...ranges]);
}

const rangeBin = (low: number, high: number): [string, Between] => [
  low === high ? String(low) : `${low}..${high}`,
  { low, high },
];

/** Tells of each value in turn whether it hits; may remember earlier ones. */
export type Matcher = (value: CoverValue) => boolean;

/** The one form of a number: what is small enough is a `number`, so that maps and `===` find it. */
export function plain(value: CoverValue): CoverValue {
  return typeof value === 'bigint' && BigInt.asIntN(54, value) === value ? Number(value) : value;
}

/** A fresh matcher of a bin. It is to be given every value, also those that other bins have taken. */
export function matcherOf(spec: BinSpec): Matcher {
  if (isList(spec)) {
    const any = spec.map(matcherOf);
    // All are asked, because a transition has to see each value.
    return (value) => any.reduce((hit, matches) => matches(value) || hit, false);
  }
  if (typeof spec === 'function') return spec;
  if (typeof spec !== 'object') {
    const wanted = plain(spec);
    return (value) => value === wanted;
  }
  if ('steps' in spec) return transitionMatcher(spec);
  const { low, high } = spec;
  return (value) => (typeof value === 'number' || typeof value === 'bigint') && value >= low && value <= high;
}

/** The values of a bin that is made of nothing else; undefined for another. */
export function valuesOf(spec: BinSpec): readonly CoverValue[] | undefined {
  if (!isList(spec)) return typeof spec === 'object' || typeof spec === 'function' ? undefined : [plain(spec)];
  const all = spec.map(valuesOf);
  return all.every((values) => values !== undefined) ? all.flat() : undefined;
}

/** A value as messages show it. */
export const showValue = (value: CoverValue): string => formatValue(value);

function transitionMatcher({ steps }: Transition): Matcher {
  const matches = steps.map(matcherOf);
  // Element i: the samples up to now end in steps 0 to i.
  const reached = new Array<boolean>(steps.length).fill(false);
  return (value) => {
    for (let i = steps.length - 1; i >= 0; i--) reached[i] = (i === 0 || reached[i - 1] === true) && matches[i]!(value);
    return reached[steps.length - 1] === true;
  };
}

const isList = (spec: BinSpec): spec is readonly BinSpec[] => Array.isArray(spec);
