/** A mutation run that was shared: one report of all its pieces. */
import type { MutationReport } from './report.ts';

/** The report of all pieces together, in their order. */
export function joinMutation(pieces: readonly MutationReport[]): MutationReport | undefined {
  const [first] = pieces;
  if (first === undefined) return undefined;
  const sum = (of: (r: MutationReport) => number): number => pieces.reduce((all, r) => all + of(r), 0);
  const tests = new Set(pieces.flatMap((r) => Object.keys(r.killedBy)));
  return {
    ...first,
    total: sum((r) => r.total),
    killed: sum((r) => r.killed),
    equivalent: sum((r) => r.equivalent),
    survivors: pieces.flatMap((r) => r.survivors),
    kinds: first.kinds.map(({ kind }, i) => {
      const of = (key: 'total' | 'killed' | 'equivalent' | 'surviving') => sum((r) => r.kinds[i]![key]);
      return {
        kind,
        total: of('total'),
        killed: of('killed'),
        equivalent: of('equivalent'),
        surviving: of('surviving'),
      };
    }),
    killedBy: Object.fromEntries([...tests].toSorted().map((t) => [t, sum((r) => r.killedBy[t] ?? 0)])),
    brokenExplanations: [...new Set(pieces.flatMap((r) => r.brokenExplanations))],
  };
}
