/**
 * Functional coverage as data: plain JSON, merged over runs by adding up.
 *
 * It says which of the situations that a test's author named have come up, unlike code coverage, which says what of the
 * design's text has been reached.
 */

/** One situation and how often it came up. */
export interface BinCoverage {
  /** Unique in its point; in a cross the names of the points' bins, joined by commas. */
  readonly name: string;
  readonly hits: number;
}

/** A cover point, or a cross of several. */
export interface PointCoverage {
  /** Unique in its group. */
  readonly name: string;
  /** Of a cross: the points that it crosses. */
  readonly of?: readonly string[];
  /** Hits that cover a bin. */
  readonly atLeast: number;
  /** Share of the bins that are to be covered, 0 to 1. */
  readonly goal: number;
  readonly bins: readonly BinCoverage[];
  /** Values seen, those that no bin counts included. */
  readonly samples: number;
  /** Values that are to be ignored. */
  readonly ignored: number;
  /** Values, not ignored, that lay in no bin. */
  readonly others: number;
}

/** Points that are sampled together. */
export interface GroupCoverage {
  /** Unique; groups of one name are one group. */
  readonly name: string;
  /** In the order of their declaration, crosses last. */
  readonly points: readonly PointCoverage[];
}

/** All groups of one run or of many, by name. */
export interface FunctionalCoverage {
  readonly groups: readonly GroupCoverage[];
}

/** How far a point is. */
export interface CoverScore {
  /** Bins that count, those that are covered, and those that have to be. */
  readonly bins: number;
  readonly covered: number;
  readonly wanted: number;
}

/** Coverage of nothing: what merging begins with. */
export const noCoverage: FunctionalCoverage = { groups: [] };

/**
 * The coverage of all runs together. Of equal definitions, the order of the runs does not matter. Where definitions
 * differ (the source changed between the runs) all points and bins are kept, those of earlier runs first, and of two
 * goals the higher one.
 */
export function mergeFunctional(runs: Iterable<FunctionalCoverage>): FunctionalCoverage {
  const groups = [...runs].flatMap((run) => run.groups);
  return { groups: joined(groups, mergeGroups).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)) };
}

/** How far a point or cross is. */
export function scoreOf({ bins, atLeast, goal }: PointCoverage): CoverScore {
  const covered = bins.filter(({ hits }) => hits >= atLeast).length;
  // A product like 0.07 * 100 is a little more than it should be, and must not ask for one bin more.
  return { bins: bins.length, covered, wanted: Math.ceil(goal * bins.length - 1e-9) };
}

/** Whether a point or cross has reached its goal. */
export const goalMet = (point: PointCoverage): boolean => {
  const { covered, wanted } = scoreOf(point);
  return covered >= wanted;
};

/** How far all points and crosses are, bins added up; one that is beyond its goal does not make up for another. */
export function totalScore({ groups }: FunctionalCoverage): CoverScore & { readonly met: boolean } {
  const points = groups.flatMap((group) => group.points);
  const scores = points.map(scoreOf);
  const sum = (what: keyof CoverScore) => scores.reduce((total, score) => total + score[what], 0);
  return { bins: sum('bins'), covered: sum('covered'), wanted: sum('wanted'), met: points.every(goalMet) };
}

interface Named {
  readonly name: string;
}

/** One of each name, in the order in which they come up. */
function joined<T extends Named>(all: readonly T[], join: (a: T, b: T) => T): T[] {
  const byName = new Map<string, T>();
  for (const one of all) {
    const known = byName.get(one.name);
    byName.set(one.name, known === undefined ? one : join(known, one));
  }
  return [...byName.values()];
}

const mergeGroups = (a: GroupCoverage, b: GroupCoverage): GroupCoverage => ({
  ...a,
  points: joined([...a.points, ...b.points], mergePoints),
});

const mergePoints = (a: PointCoverage, b: PointCoverage): PointCoverage => ({
  ...a,
  atLeast: Math.max(a.atLeast, b.atLeast),
  goal: Math.max(a.goal, b.goal),
  bins: joined([...a.bins, ...b.bins], (x, y) => ({ name: x.name, hits: x.hits + y.hits })),
  samples: a.samples + b.samples,
  ignored: a.ignored + b.ignored,
  others: a.others + b.others,
});
