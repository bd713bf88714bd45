/** What the page of coverage shows. */

export interface SourcePlace {
  readonly file: string;
  readonly line: number;
}

/** A number of points; what is not hit and not waived is missed. */
export interface CoverageCounts {
  readonly hit: number;
  readonly waived: number;
  readonly total: number;
}

/** Points of one kind: those of modules, and those of every instance by itself. */
export interface CoverageKindRow {
  readonly kind: string;
  readonly points: CoverageCounts;
  readonly instances: CoverageCounts;
}

export interface CoverageInstanceRow {
  /** Empty for the top. */
  readonly path: string;
  readonly module: string;
  /** All kinds but toggles. */
  readonly points: CoverageCounts;
  readonly toggles: CoverageCounts;
}

/** A point of a module, merged over its instances. */
export interface CoveragePointRow {
  readonly module: string;
  readonly kind: string;
  readonly at: SourcePlace;
  /** Counts those of one kind and name at one place from 1. */
  readonly ordinal: number;
  readonly name: string;
  readonly arm: string;
  /** Assignments that hang on it directly. */
  readonly statements: readonly SourcePlace[];
  readonly state: 'hit' | 'waived' | 'missed';
  readonly instances: number;
  readonly hitIn: number;
}

/** A signal of a module; sets of bits in hexadecimal. */
export interface CoverageSignalRow {
  readonly module: string;
  readonly name: string;
  readonly at: SourcePlace;
  readonly width: number;
  readonly bits: string;
  readonly rose: string;
  readonly fell: string;
  readonly waived: string;
  readonly instances: number;
}

export interface CoverageWaiverRow {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly which: string;
  readonly reason: string;
  /** Points that it waives; 0 where it is about nothing of this design. */
  readonly points: number;
  /** What it waives that is covered. */
  readonly stale?: string;
}

export interface CoveragePageData {
  readonly design: string;
  readonly engine: string;
  readonly runs: number;
  readonly clocks: number;
  readonly kinds: readonly CoverageKindRow[];
  readonly instances: readonly CoverageInstanceRow[];
  readonly points: readonly CoveragePointRow[];
  readonly signals: readonly CoverageSignalRow[];
  /** Transitions that no statement asks for. */
  readonly strays: readonly { readonly at: SourcePlace; readonly text: string }[];
  readonly waivers: readonly CoverageWaiverRow[];
  /** Texts by file. */
  readonly sources: ReadonlyMap<string, string>;
}
