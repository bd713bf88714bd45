/** One cover point: a value's bins and how often each was hit. */
import {
  type BinSpec,
  type Bins,
  type CoverValue,
  type Matcher,
  matcherOf,
  plain,
  showValue,
  valuesOf,
} from './bins.ts';
import type { PointCoverage } from './functional-coverage.ts';

/** What a point looks for. */
export interface PointDefinition {
  /** A value counts in every bin that it hits. */
  readonly bins: Bins;
  /** Values that count in no bin. */
  readonly ignore?: BinSpec;
  /** Values that must not come up, whether ignored or not; `others` means all that neither a bin nor `ignore` takes. */
  readonly illegal?: BinSpec | 'others';
  /** Hits that cover a bin. Default 1. */
  readonly atLeast?: number;
  /** Share of the bins that are to be covered, 0 to 1. Default 1. */
  readonly goal?: number;
}

/** A value or a combination of bins came up that a cover point or cross calls illegal. */
export class IllegalCoverage extends Error {
  override readonly name = 'IllegalCoverage';
}

/** `RangeError` unless both make sense. */
export function checkGoal(name: string, { atLeast = 1, goal = 1 }: Pick<PointDefinition, 'atLeast' | 'goal'>): void {
  if (!Number.isInteger(atLeast) || atLeast < 1)
    throw new RangeError(`${name} asks for ${atLeast} hits a bin: give an integer from 1 up`);
  if (!(goal >= 0 && goal <= 1)) throw new RangeError(`${name} has the goal ${goal}: give a share from 0 to 1`);
}

/** Counts what is sampled. */
export class CoverPoint {
  readonly name: string;
  readonly binNames: readonly string[];
  readonly #definition: PointDefinition;
  readonly #hits: number[];
  /** Bins that are single values, by value. */
  readonly #byValue = new Map<CoverValue, number[]>();
  /** The other bins. */
  readonly #matchers: readonly (readonly [bin: number, matches: Matcher])[];
  readonly #ignored: Matcher;
  readonly #illegal: Matcher;
  readonly #othersIllegal: boolean;
  #samples = 0;
  #ignoredSamples = 0;
  #others = 0;

  /** `name` is that of group and point, for messages. */
  constructor(name: string, definition: PointDefinition) {
    checkGoal(name, definition);
    const { bins, ignore = [], illegal = [] } = definition;
    this.name = name;
    this.binNames = Object.keys(bins);
    if (this.binNames.length === 0) throw new RangeError(`${name} has no bins: give at least one`);
    this.#definition = definition;
    this.#hits = this.binNames.map(() => 0);
    const matchers: [number, Matcher][] = [];
    Object.values(bins).forEach((spec, bin) => {
      const values = valuesOf(spec);
      if (values === undefined) matchers.push([bin, matcherOf(spec)]);
      else for (const value of new Set(values)) this.#byValue.set(value, [...(this.#byValue.get(value) ?? []), bin]);
    });
    this.#matchers = matchers;
    this.#ignored = matcherOf(ignore);
    this.#othersIllegal = illegal === 'others';
    this.#illegal = matcherOf(illegal === 'others' ? [] : illegal);
  }

  /** The bins that the value hits, by their positions; none if it is ignored. Throws `IllegalCoverage`. */
  sample(value: CoverValue): readonly number[] {
    const key = plain(value);
    this.#samples++;
    const ignored = this.#ignored(key);
    if (this.#illegal(key)) throw new IllegalCoverage(`${this.name}: ${showValue(key)} is illegal`);
    let bins = this.#byValue.get(key) ?? none;
    for (const [bin, matches] of this.#matchers) if (matches(key)) bins = [...bins, bin];
    if (ignored) {
      this.#ignoredSamples++;
      return none;
    }
    if (bins.length === 0) {
      if (this.#othersIllegal)
        throw new IllegalCoverage(`${this.name}: ${showValue(key)} is in no bin, which is illegal`);
      this.#others++;
    }
    for (const bin of bins) this.#hits[bin]!++;
    return bins;
  }

  coverage(name: string): PointCoverage {
    const { atLeast = 1, goal = 1 } = this.#definition;
    return {
      name,
      atLeast,
      goal,
      bins: this.binNames.map((bin, i) => ({ name: bin, hits: this.#hits[i]! })),
      samples: this.#samples,
      ignored: this.#ignoredSamples,
      others: this.#others,
    };
  }
}

const none: readonly number[] = [];
