/** What a mutation run found. */
import type { Location } from '../../rtl-gen/ir/location.ts';
import type { Explanation } from '../design-tests/explanation.ts';
import type { Kill } from './judge.ts';
import { type MutantKind, type Mutation, mutantKinds, mutantName } from './mutant.ts';

/** What became of a mutant. */
export type Fate = { readonly kill: Kill } | 'equivalent' | 'survivor';

/** A mutant that all tests passed and that was not proved equivalent. */
export interface Survivor {
  readonly kind: MutantKind;
  readonly what: string;
  /** Instance names joined by dots; empty for the top. */
  readonly scope: string;
  /** Where the changed logic comes from, if that is known. */
  readonly at?: Location;
  /** Why no test can kill it, if somebody has argued that. */
  readonly explanation?: string;
}

/** The mutants of one kind by what became of them. */
export interface KindCount {
  readonly kind: MutantKind;
  readonly total: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly surviving: number;
}

export interface MutationReport {
  readonly design: string;
  readonly seed: number;
  readonly total: number;
  readonly killed: number;
  /** Proved to behave as the design does. */
  readonly equivalent: number;
  readonly survivors: readonly Survivor[];
  readonly kinds: readonly KindCount[];
  /** Mutants killed by each test, the first that fails counts. */
  readonly killedBy: Readonly<Record<string, number>>;
  /**
   * Explanations that are wrong, since a test has killed such a mutant, or that are about no mutation of the design.
   */
  readonly brokenExplanations: readonly string[];
}

/** The report of a run. `possible`: the names of all mutations of the design. */
export function mutationReport(
  head: Pick<MutationReport, 'design' | 'seed'>,
  mutants: readonly Mutation[],
  fates: readonly Fate[],
  explanations: readonly Explanation[],
  possible: readonly string[],
): MutationReport {
  const survivors: Survivor[] = [];
  const killedBy: Record<string, number> = {};
  const broken = explanations
    .filter((e) => !possible.some((name) => e.mutants.test(name)))
    .map((e) => `no mutation of the design is called ${e.mutants}`);
  const counts = new Map(mutantKinds.map((kind) => [kind, { kind, total: 0, killed: 0, equivalent: 0, surviving: 0 }]));
  for (const [i, { kind, what, origin }] of mutants.entries()) {
    const fate = fates[i]!;
    const name = mutantName(mutants[i]!);
    const reason = explanations.find((e) => e.mutants.test(name))?.reason;
    const count = counts.get(kind)!;
    count.total++;
    if (fate === 'survivor') {
      count.surviving++;
      const at = origin === undefined ? {} : { at: origin.at };
      const explanation = reason === undefined ? {} : { explanation: reason };
      survivors.push({ kind, what, scope: origin?.scope ?? '', ...at, ...explanation });
    } else if (fate === 'equivalent') {
      count.equivalent++;
    } else {
      count.killed++;
      killedBy[fate.kill.test] = (killedBy[fate.kill.test] ?? 0) + 1;
      if (reason !== undefined) broken.push(`killed by ${fate.kill.test} although it is explained: ${name}`);
    }
  }
  const kinds = [...counts.values()];
  const sum = (of: 'killed' | 'equivalent'): number => kinds.reduce((all, count) => all + count[of], 0);
  return {
    ...head,
    total: mutants.length,
    killed: sum('killed'),
    equivalent: sum('equivalent'),
    survivors,
    kinds,
    killedBy,
    brokenExplanations: broken,
  };
}

/** Killed mutants as a percentage of all, to one decimal place rounded down; 100 where there are none. */
export const killedPercent = ({ killed, total }: Pick<MutationReport, 'killed' | 'total'>): number =>
  total === 0 ? 100 : Math.floor((1000 * killed) / total) / 10;
