/** Figures of committed reports in pages of the documentation. */
import type { AreaReport } from './area-data.ts';
import { clockText } from './depth.ts';
import { groupDigits } from './digits.ts';

/** What of a report is shown. */
export type PageFigures = Pick<
  AreaReport,
  'lut' | 'lutram' | 'ff' | 'bram' | 'carry' | 'levels' | 'portLevels' | 'fmax'
>;

/** What the column of a table with this header shows of a report; undefined for a column that is not of a report. */
function figureOf(header: string): ((report: PageFigures) => number) | undefined {
  if (header === 'LUT') return (r) => r.lut;
  if (/LUT ?RAM|as memory/.test(header)) return (r) => r.lutram;
  if (header === 'FF') return (r) => r.ff;
  if (/RAMB18/.test(header)) return (r) => r.bram;
  if (header === 'carry') return (r) => r.carry;
  if (/^(LUT )?levels$/.test(header)) return (r) => r.levels;
  if (header === 'from or to a port') return (r) => r.portLevels;
  return undefined;
}

const cellsOf = (line: string): readonly string[] => line.split('|').slice(1, -1);

/**
 * The page with the figures of the reports: in each row of a table that begins with the name of a design with a report,
 * in the columns of area and levels; and between `<!-- mhz: NAME -->` and `<!-- end -->` the estimated clock. Rows of
 * other designs, and tables of several families, stay.
 */
export function withReports(page: string, reportOf: (design: string) => PageFigures | undefined): string {
  let columns: readonly (((report: PageFigures) => number) | undefined)[] = [];
  let before = '';
  const lines = page.split('\n').map((line) => {
    const header = before;
    before = line;
    if (!line.startsWith('|')) columns = [];
    if (/^\|( *:?-+:? *\|)+$/.test(line)) {
      const headers = cellsOf(header).map((cell) => cell.trim());
      columns = new Set(headers).size === headers.length ? headers.map(figureOf) : [];
    }
    const report = reportOf(/^\| `(\w+)`[^|]*\|/.exec(line)?.[1] ?? '');
    if (report === undefined) return line;
    const cells = cellsOf(line).map((cell, i) => {
      const figure = columns[i];
      return figure === undefined || cell.trim() === '' ? cell : ` ${groupDigits(figure(report))} `;
    });
    return `|${cells.join('|')}|`;
  });
  return lines
    .join('\n')
    .replace(/(<!-- mhz: (\w+) -->).*?(<!-- end -->)/g, (all, head: string, design: string, end: string) => {
      const report = reportOf(design);
      return report === undefined ? all : `${head}${clockText(report.fmax)}${end}`;
    });
}
