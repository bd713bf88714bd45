/** The columns of the summary of coverage, for the terminal and the page. */
import type { CoverageKindRow } from './coverage-page-data.ts';
import { groupDigits } from './digits.ts';
import type { Column } from './table.ts';

/** Points by kind, merged over instances, and at the end those of every instance by itself. */
export const coverageColumns: readonly Column<CoverageKindRow>[] = [
  { header: 'kind', value: (r) => r.kind },
  { header: 'hit', value: (r) => r.points.hit },
  { header: 'waived', value: (r) => r.points.waived },
  { header: 'missed', value: ({ points: { hit, waived, total } }) => total - hit - waived },
  { header: 'total', value: (r) => r.points.total },
  {
    header: 'hit of all instances',
    value: ({ instances: { hit, total } }) => `${groupDigits(hit)} of ${groupDigits(total)}`,
    align: 'right',
  },
];
