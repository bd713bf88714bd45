/** What the page of a regression shows. */
import type { CoverageCounts, SourcePlace } from './coverage-page-data.ts';

interface TallyRow {
  readonly items: number;
  readonly failed: number;
  readonly tests: number;
  readonly clocks: number;
}

/** Failures of one cause, as far as that can be seen. */
export interface FailureRow {
  readonly block: string;
  readonly assertion: string;
  readonly divergence: { readonly signal: string; readonly cycle: number; readonly engine: string } | null;
  readonly compared: boolean;
  readonly count: number;
  readonly subjects: readonly string[];
  readonly tests: readonly string[];
  readonly engines: readonly string[];
  readonly isNew: boolean | null;
  readonly example: {
    readonly item: string;
    readonly seed: number;
    readonly cycle: number | null;
    readonly message: string;
    readonly replay: string;
  };
}

/** A surviving mutant. */
export interface SurvivorRow {
  readonly kind: string;
  readonly what: string;
  readonly scope: string;
  readonly at?: SourcePlace;
  readonly explanation?: string;
}

/** A design, or a file of tests. */
export interface SubjectRow extends TallyRow {
  readonly name: string;
  readonly kind: 'design' | 'suite';
  readonly rows: readonly (TallyRow & { readonly test: string; readonly engine: string })[];
  readonly coverage: {
    readonly runs: number;
    readonly kinds: readonly { readonly kind: string; readonly points: CoverageCounts }[];
    /** A file beside the page. */
    readonly page: string;
  } | null;
  readonly functional: { readonly bins: number; readonly covered: number; readonly missing: readonly string[] } | null;
  readonly mutation: {
    readonly total: number;
    readonly killed: number;
    readonly equivalent: number;
    readonly survivors: readonly SurvivorRow[];
  } | null;
}

/** An earlier regression, or this one. */
export interface RegressionTrendRow {
  readonly content: string;
  readonly seed: number;
  readonly items: number;
  readonly failed: number;
  readonly clocks: number;
  readonly coverage: { readonly hit: number; readonly total: number } | null;
  readonly mutants: { readonly killed: number; readonly total: number } | null;
  readonly failures: readonly string[];
}

export interface RegressionPageData {
  readonly version: string;
  readonly content: string;
  readonly choice: { readonly seed: number; readonly runs: number; readonly engines: readonly string[] };
  readonly shard: { readonly index: number; readonly of: number } | null;
  readonly passed: boolean;
  readonly counts: TallyRow & { readonly missing: number };
  readonly failures: readonly FailureRow[];
  readonly gone: readonly string[];
  readonly subjects: readonly SubjectRow[];
  readonly trend: readonly RegressionTrendRow[];
  readonly times: {
    readonly seconds: number;
    readonly subjects: Readonly<Record<string, number>>;
    readonly slowest: readonly { readonly id: string; readonly seconds: number }[];
  };
}
