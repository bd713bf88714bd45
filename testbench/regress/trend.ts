/** How regressions of one folder went, one after the other. */

/** One regression in few numbers. */
export interface TrendRow {
  readonly content: string;
  readonly seed: number;
  readonly items: number;
  readonly failed: number;
  readonly clocks: number;
  /** Points of all designs that were hit, waived ones left out; null without coverage. */
  readonly coverage: { readonly hit: number; readonly total: number } | null;
  /** Mutants of all designs; null without mutants. */
  readonly mutants: { readonly killed: number; readonly total: number } | null;
  /** By what its failures are known, see `bucketKey`. */
  readonly failures: readonly string[];
}

/** Regressions that are kept. */
const KEPT = 30;

/** The trend with one more regression. */
export const withRow = (trend: readonly TrendRow[], row: TrendRow): readonly TrendRow[] => [...trend, row].slice(-KEPT);
