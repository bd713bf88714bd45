/** What a proof is: a harness around a part, and how to prove it. */
import type { AnyModule, Links, Module } from '../../rtl-gen/hdl/index.ts';

/**
 * `bmc`: no assertion fails in the first clocks; `cover`: every cover is reached; `prove`: that, and no assertion ever
 * fails, by induction.
 */
export const proofModes = ['bmc', 'prove', 'cover'] as const;
export type ProofMode = (typeof proofModes)[number];

export interface Proof {
  /** As `gatewright prove` takes it. */
  readonly name: string;
  /** What is proved, in one sentence. */
  readonly summary: string;
  /**
   * A module that instantiates the part, assumes what its surroundings keep to, asserts what it promises, and covers
   * the situations that the promise is about: a part that never does anything breaks none.
   */
  readonly harness: () => AnyModule;
  /** Clocks looked at in `bmc`, and the most that induction looks back in `prove`. */
  readonly depth: number;
  /** Clocks in which every cover has to be reached. */
  readonly coverDepth: number;
  /** Parts inside, by how their modules' names begin, whose own assertions are assumed: another proof is about them. */
  readonly given: readonly string[];
  /** It is about sums of many words; see `ProveOptions`. */
  readonly sums: boolean;
}

/** A proof by its harness; the depths are for parts whose invariants hold in each clock by themselves. */
export function proof<I, O, L extends Links, C extends string = never>(
  name: string,
  summary: string,
  harness: Module<I, O, L, C>,
  { depth = 4, coverDepth = 12, given = [], sums = false }: Partial<Omit<Proof, 'name' | 'summary' | 'harness'>> = {},
): Proof {
  return { name, summary, harness: () => harness as unknown as AnyModule, depth, coverDepth, given, sums };
}
