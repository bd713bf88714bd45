/** The columns of a regression's tables, for the terminal and the page. */
import { groupDigits } from './digits.ts';
import type { RegressionPageData, RegressionTrendRow, SubjectRow } from './regression-page-data.ts';
import type { Column } from './table.ts';

/** Designs. Columns that are about nothing in these rows are left out. */
export function designColumns(rows: readonly SubjectRow[], times: RegressionPageData['times']): Column<SubjectRow>[] {
  const some = (of: (row: SubjectRow) => unknown): boolean => rows.some((row) => of(row) !== null);
  const right = { align: 'right' } as const;
  const coverage = ({ coverage: found }: SubjectRow): string => {
    const points = found?.kinds.map((k) => k.points) ?? [];
    const sum = (of: 'hit' | 'waived' | 'total'): number => points.reduce((all, p) => all + p[of], 0);
    return share(sum('hit'), sum('total') - sum('waived'));
  };
  return [
    { header: 'design', value: (r) => r.name },
    { header: 'items', value: (r) => r.items },
    { header: 'failed', value: (r) => r.failed },
    { header: 'clocks', value: (r) => r.clocks },
    { header: 'seconds', value: (r) => (times.subjects[r.name] ?? 0).toFixed(1), ...right },
    ...(some((r) => r.coverage) ? [{ header: 'coverage', value: coverage, ...right }] : []),
    ...(some((r) => r.functional)
      ? [{ header: 'goals', value: ({ functional: f }: SubjectRow) => share(f?.covered, f?.bins), ...right }]
      : []),
    ...(some((r) => r.mutation)
      ? [{ header: 'mutants killed', value: ({ mutation: m }: SubjectRow) => share(m?.killed, m?.total), ...right }]
      : []),
  ];
}

/** Files of tests. */
export const suiteColumns = (times: RegressionPageData['times']): readonly Column<SubjectRow>[] => [
  { header: 'file', value: (r) => r.name },
  { header: 'runs', value: (r) => r.items },
  { header: 'failed', value: (r) => r.failed },
  { header: 'tests', value: (r) => r.tests },
  { header: 'seconds', value: (r) => (times.subjects[r.name] ?? 0).toFixed(1), align: 'right' },
];

/** Regressions of one folder, in which `before` is the one before a row. */
export const trendColumns: readonly Column<RegressionTrendRow & { readonly before?: RegressionTrendRow }>[] = [
  { header: 'seed', value: (r) => `${r.seed}`, align: 'right' },
  { header: 'source', value: (r) => r.content.slice(0, 8) },
  { header: 'items', value: (r) => r.items },
  { header: 'clocks', value: (r) => r.clocks },
  { header: 'failed', value: (r) => r.failed },
  { header: 'kinds of failure', value: (r) => r.failures.length },
  {
    header: 'new',
    value: ({ failures, before }) =>
      before === undefined ? '' : `${failures.filter((f) => !before.failures.includes(f)).length}`,
    align: 'right',
  },
  {
    header: 'gone',
    value: ({ failures, before }) =>
      before === undefined ? '' : `${before.failures.filter((f) => !failures.includes(f)).length}`,
    align: 'right',
  },
  { header: 'coverage', value: ({ coverage: c }) => share(c?.hit, c?.total), align: 'right' },
  { header: 'mutants killed', value: ({ mutants: m }) => share(m?.killed, m?.total), align: 'right' },
];

/** `97.1 % of 1,200`, rounded down, so that only all is 100; nothing where there is nothing. */
function share(part: number | undefined, all: number | undefined): string {
  if (part === undefined || all === undefined || all === 0) return '';
  return `${(Math.floor((1000 * part) / all) / 10).toFixed(1)} % of ${groupDigits(all)}`;
}
