/** A cross: the combinations of what several cover points see in one sample. */
import { type CoverPoint, checkGoal, IllegalCoverage } from './cover-point.ts';
import type { PointCoverage } from './functional-coverage.ts';

/** The names of the bins of one combination, by point. */
export type Combination<P extends string> = Readonly<Record<P, string>>;

/** What a cross looks for. */
export interface CrossDefinition<P extends string> {
  /** The points; two or more. */
  readonly of: readonly P[];
  /** Combinations that do not count. Called once for each, when the group is made. */
  readonly ignore?: (bins: Combination<P>) => boolean;
  /** Combinations that must not come up. Called once for each, when the group is made. */
  readonly illegal?: (bins: Combination<P>) => boolean;
  /** Hits that cover a combination. Default 1. */
  readonly atLeast?: number;
  /** Share of the combinations that are to be covered, 0 to 1. Default 1. */
  readonly goal?: number;
}

/** Combinations of one cross: more than that no one reads, and the data of every run holds them all. */
export const MAX_COMBINATIONS = 65_536;

const COUNTED = 0;
const IGNORED = 1;
const ILLEGAL = 2;

/** Counts combinations of bins. */
export class CoverCross<P extends string> {
  readonly #name: string;
  readonly #definition: CrossDefinition<P>;
  readonly #points: readonly CoverPoint[];
  /** By combination: the last point's bin varies fastest. */
  readonly #hits: Float64Array;
  readonly #kinds: Uint8Array;
  #samples = 0;
  #ignored = 0;
  #others = 0;

  /** `name` is that of group and cross, for messages; `points` are those of `definition.of`. */
  constructor(name: string, definition: CrossDefinition<P>, points: readonly CoverPoint[]) {
    checkGoal(name, definition);
    if (points.length < 2) throw new RangeError(`${name} crosses ${points.length} points: give two or more`);
    const size = points.reduce((product, { binNames }) => product * binNames.length, 1);
    if (size > MAX_COMBINATIONS)
      throw new RangeError(
        `${name} has ${size} combinations, more than ${MAX_COMBINATIONS}: cross points with fewer bins`,
      );
    this.#name = name;
    this.#definition = definition;
    this.#points = points;
    this.#hits = new Float64Array(size);
    this.#kinds = Uint8Array.from(this.#hits, (_, index) => this.#kindOf(index));
  }

  /** `bins` are what each of the points made of the sample. Throws `IllegalCoverage`. */
  sample(bins: readonly (readonly number[])[]): void {
    this.#samples++;
    let combinations: readonly number[] = [0];
    bins.forEach((hit, i) => {
      const size = this.#points[i]!.binNames.length;
      combinations = combinations.flatMap((index) => hit.map((bin) => index * size + bin));
    });
    if (combinations.length === 0) this.#others++;
    let counted = false;
    for (const index of combinations) {
      if (this.#kinds[index] === ILLEGAL) throw new IllegalCoverage(`${this.#name}: ${this.#nameOf(index)} is illegal`);
      if (this.#kinds[index] === IGNORED) continue;
      this.#hits[index]!++;
      counted = true;
    }
    if (!counted && combinations.length > 0) this.#ignored++;
  }

  coverage(name: string): PointCoverage {
    const { of, atLeast = 1, goal = 1 } = this.#definition;
    const bins = [...this.#hits].flatMap((hits, index) =>
      this.#kinds[index] === COUNTED ? [{ name: this.#nameOf(index), hits }] : [],
    );
    return { name, of, atLeast, goal, bins, samples: this.#samples, ignored: this.#ignored, others: this.#others };
  }

  #kindOf(index: number): number {
    const { of, ignore, illegal } = this.#definition;
    const names = this.#binsOf(index);
    const combination = Object.fromEntries(of.map((point, i) => [point, names[i]!])) as Record<P, string>;
    if (illegal?.(combination) === true) return ILLEGAL;
    return ignore?.(combination) === true ? IGNORED : COUNTED;
  }

  #nameOf(index: number): string {
    return this.#binsOf(index).join(', ');
  }

  #binsOf(index: number): readonly string[] {
    let rest = index;
    return this.#points
      .toReversed()
      .map(({ binNames }) => {
        const name = binNames[rest % binNames.length]!;
        rest = Math.floor(rest / binNames.length);
        return name;
      })
      .reverse();
  }
}
