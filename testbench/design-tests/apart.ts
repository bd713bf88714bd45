/** Where the state of a mutant may differ from that of its design, and what is known of the design, for proofs. */

/** A value in some clock. */
export interface Word {
  readonly width: number;
  /** Whether it is one of these states of its enumeration. */
  is(...names: readonly string[]): Word;
  eq(other: Word | number | bigint): Word;
  ne(other: Word | number | bigint): Word;
  /** Unsigned. */
  lt(other: Word | number | bigint): Word;
  add(other: Word | number | bigint): Word;
  sub(other: Word | number | bigint): Word;
  not(): Word;
  any(): Word;
  and(other: Word): Word;
  or(other: Word): Word;
  implies(other: Word): Word;
  /** So many bits from `lo` on; one without a width. */
  slice(lo: number, width?: number): Word;
  /** As wide as that, with zeros above. */
  zext(width: number): Word;
  /** With `low` below. */
  cat(low: Word): Word;
}

/** A clock of a design, by names of the design. */
export interface Moment {
  /** The value of a signal, by its path. */
  of(path: string): Word;
  /** The word of a memory. */
  word(memory: string, address: Word): Word;
  lit(width: number, value: number | bigint): Word;
}

/** What may hold of a clock: a word of one bit. */
export type Fact = (now: Moment) => Word;

export const always: Fact = (now) => now.lit(1, 1);

/**
 * Where the state of design and mutant may differ, by paths of the design's registers and memories: in clocks, or
 * words, in which this is 1, or in the bits of a word that are. All else is the same, and all that outputs show.
 */
export interface Apart {
  readonly registers?: Readonly<Record<string, Fact>>;
  readonly memories?: Readonly<Record<string, (now: Moment, address: Word) => Word>>;
  /** Outputs that mean nothing in clocks in which this is 1, of the design: they need not be the same there. */
  readonly outputs?: Readonly<Record<string, Fact>>;
  /** What else holds of both. */
  readonly related?: (design: Moment, mutant: Moment) => Word;
  /** Clocks that induction looks back; 1 without it. */
  readonly clocks?: number;
}

/** What holds of each clock of a design after a reset. */
export interface Lemma {
  readonly name: string;
  readonly holds: Fact;
}

export const lemma = (name: string, holds: Fact): Lemma => ({ name, holds });

/** What holds of each word of a memory in such clocks. */
export interface WordLemma {
  readonly name: string;
  readonly memory: string;
  readonly holds: (now: Moment, address: Word, word: Word) => Word;
}

export interface Lemmas {
  /** Assertions of the design that its surroundings keep, by their paths: taken for granted, as assumptions are. */
  readonly kept?: readonly string[];
  readonly facts?: readonly Lemma[];
  readonly words?: readonly WordLemma[];
  /** As of `Apart`. */
  readonly clocks?: number;
}
