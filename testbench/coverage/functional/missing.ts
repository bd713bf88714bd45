/** Functional coverage in words. */
import { type FunctionalCoverage, goalMet, type PointCoverage, scoreOf, totalScore } from './functional-coverage.ts';

/** Bins that a line names. */
const NAMED = 8;

/** What each point and cross lacks that has not reached its goal, a sentence each; empty if all have. */
export function missingCoverage({ groups }: FunctionalCoverage): readonly string[] {
  return groups.flatMap(({ name, points }) =>
    points.filter((point) => !goalMet(point)).map((point) => `${name}, ${point.name}: ${lacking(point)}`),
  );
}

/** One line for all, and one for each point or cross that has not reached its goal. */
export function coverageText(coverage: FunctionalCoverage): string {
  const { covered, bins } = totalScore(coverage);
  const missing = missingCoverage(coverage);
  const goals = missing.length === 0 ? 'all goals reached' : 'missing:';
  return [`functional coverage: ${covered} of ${bins} bins; ${goals}`, ...missing.map((line) => `  ${line}`)].join(
    '\n',
  );
}

function lacking(point: PointCoverage): string {
  const { bins, covered, wanted } = scoreOf(point);
  const holes = point.bins
    .filter(({ hits }) => hits < point.atLeast)
    .map(({ name, hits }) =>
      point.atLeast === 1 ? quoted(name) : `${quoted(name)} ${hits} of ${point.atLeast} times`,
    );
  const more = holes.length > NAMED ? ` and ${holes.length - NAMED} more` : '';
  const goal = wanted === bins ? '' : `, ${wanted} wanted`;
  const never = point.atLeast === 1 ? 'never saw' : 'saw too seldom';
  return `${covered} of ${bins} bins${goal}; ${never} ${holes.slice(0, NAMED).join(', ')}${more}`;
}

const quoted = (name: string): string => `"${name}"`;
