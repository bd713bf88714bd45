/** Tables of area and depth for the terminal and for Markdown. */
import { type AreaChange, type AreaRefusal, type AreaReport, type AreaRouted, isRefusal } from './area-data.ts';
import { clockText, depthText } from './depth.ts';
import { groupDigits } from './digits.ts';
import { type Column, markdownTable } from './table.ts';

type Row = AreaReport | AreaRefusal;

const figure = (value: (report: AreaReport) => string | number) => (row: Row) =>
  isRefusal(row) ? '' : String(typeof value(row) === 'number' ? groupDigits(value(row) as number) : value(row));

/** A row a design and family. */
export const areaColumns: readonly Column<Row>[] = [
  { header: 'design', value: (r) => r.design },
  { header: 'family', value: (r) => r.target },
  { header: 'LUT', value: figure((r) => r.lut), align: 'right' },
  { header: 'of these RAM', value: figure((r) => r.lutram), align: 'right' },
  { header: 'FF', value: figure((r) => r.ff), align: 'right' },
  { header: 'carry', value: figure((r) => r.carry), align: 'right' },
  {
    header: 'block RAM',
    value: figure((r) => (r.bram === 0 ? '0' : `${groupDigits(r.bram)} ${r.bramUnit}`)),
    align: 'right',
  },
  { header: 'DSP', value: figure((r) => r.dsp), align: 'right' },
  { header: 'levels', value: figure((r) => depthText(r.paths[0])), align: 'right' },
  { header: 'to ports', value: figure((r) => r.portLevels), align: 'right' },
  { header: 'MHz (estimate)', value: (r) => (isRefusal(r) ? r.cannot : fmaxText(r)) },
  {
    header: 'MHz (routed)',
    value: figure(({ routed }) => (routed === undefined ? '' : routedText(routed))),
    align: 'right',
  },
];

/** `343 (275 to 456)`. */
export function fmaxText({ fmax }: Pick<AreaReport, 'fmax'>): string {
  return clockText(fmax);
}

/** `66 to 71`: the slowest and the fastest run. */
export function routedText({ mhz }: AreaRouted): string {
  const [slowest, fastest] = [mhz[0]!, mhz.at(-1)!];
  return slowest === fastest ? String(slowest) : `${slowest} to ${fastest}`;
}

export const changeColumns: readonly Column<AreaChange>[] = [
  { header: 'design', value: (c) => c.design },
  { header: 'family', value: (c) => c.target },
  { header: 'figure', value: (c) => c.figure },
  { header: 'before', value: (c) => c.before },
  { header: 'now', value: (c) => c.now },
  { header: 'change', value: changeText, align: 'right' },
];

/** `+3.1 %`; of what was not there before the number alone. */
export function changeText({ before, now }: AreaChange): string {
  const sign = now > before ? '+' : '-';
  const by = Math.abs(now - before);
  return before === 0 ? `${sign}${by}` : `${sign}${((100 * by) / before).toFixed(1)} %`;
}

/**
 * A row a design, five columns a family: LUT, FF, block RAM, levels with what else is on their path, estimated clock.
 */
export function familiesTable(rows: readonly Row[], families: readonly string[]): string {
  const designs = [...new Set(rows.map(({ design }) => design))];
  const of = (design: string, target: string) => rows.find((r) => r.design === design && r.target === target);
  const cell = (target: string, first: boolean, value: (report: AreaReport) => number | string) => (design: string) => {
    const report = of(design, target);
    if (report === undefined) return '';
    if (isRefusal(report)) return first ? report.short : '';
    const shown = value(report);
    return typeof shown === 'number' ? groupDigits(shown) : shown;
  };
  const columns: Column<string>[] = families.flatMap((target) => [
    { header: `${target}: LUT`, value: cell(target, true, (r) => r.lut), align: 'right' },
    { header: 'FF', value: cell(target, false, (r) => r.ff), align: 'right' },
    { header: 'RAM', value: cell(target, false, (r) => r.bram), align: 'right' },
    { header: 'levels', value: cell(target, false, (r) => depthText(r.paths[0])), align: 'right' },
    { header: 'MHz', value: cell(target, false, fmaxText), align: 'right' },
  ]);
  return markdownTable(designs, [{ header: 'design', value: (d) => `\`${d}\`` }, ...columns]);
}

/** A row for each report with a result of place and route. */
export function routedTable(rows: readonly Row[]): string {
  const routed = rows.flatMap((row) =>
    isRefusal(row) || row.routed === undefined ? [] : [{ design: row.design, routed: row.routed }],
  );
  return markdownTable(routed, [
    { header: 'design', value: ({ design }) => `\`${design}\`` },
    { header: 'part', value: ({ routed: { part } }) => part },
    { header: 'logic cells', value: ({ routed: { cells } }) => groupDigits(cells), align: 'right' },
    { header: 'block RAM', value: ({ routed: { ram } }) => groupDigits(ram), align: 'right' },
    { header: 'MHz, routed', value: ({ routed: one }) => routedText(one), align: 'right' },
    { header: 'MHz, estimate', value: ({ routed: { estimate } }) => clockText(estimate), align: 'right' },
    {
      header: 'average net in ns',
      value: ({ routed: { net } }) => `${net.fastest.toFixed(2)} to ${net.slowest.toFixed(2)}`,
      align: 'right',
    },
  ]);
}

/** What stands in the place of changes where there are none; `before` is what they would be against. */
export const unchangedText = (before: string | undefined): string =>
  before === undefined ? 'no earlier report to compare with' : `nothing changed against ${before}`;
