/** Pages of figures with charts: area over time, from the history of the kept reports, and performance. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { committedNames, committedReports } from '../../fpga/report/committed.ts';
import { isMeasured } from '../../fpga/report/compare.ts';
import type { DesignReport } from '../../fpga/report/design-report.ts';
import { groupDigits } from '../../report/digits.ts';
import { escapeXml } from '../../report/escape.ts';
import { targetName } from '../../report/target-name.ts';
import { execa } from '../../support/execa.ts';
import { barChart, type Moment, timeChart } from './charts.ts';
import type { SitePage } from './pages.ts';

const target = 'xcup';

/** The family's figures of a report, if it was measured. */
function figures({ families }: DesignReport): { readonly lut: number; readonly ff: number } | undefined {
  const family = families[target];
  return isMeasured(family) ? family : undefined;
}

/** LUTs and flip-flops of each design with a kept report, at each commit that changed it. */
export async function areaPage(root: string): Promise<SitePage> {
  const folder = join(root, 'fpga', 'reports');
  const names = committedNames(folder);
  const now = committedReports(names, folder).flatMap((report) => {
    const cells = figures(report);
    return cells === undefined ? [] : [{ design: report.design, ...cells }];
  });
  const sections: string[] = [];
  for (const { design, lut, ff } of now) {
    const history = await historyOf(root, `fpga/reports/${design}.json`);
    const moments = history.map(({ date, report }) => ({ date, value: figures(report)?.lut ?? lut }));
    sections.push(
      `### \`${design}\`\n\n${groupDigits(lut)} LUT, ${groupDigits(ff)} FF. ${overTime(design, moments)}\n`,
    );
  }
  const bars = now
    .toSorted((a, b) => b.lut - a.lut)
    .map(({ design, lut }) => ({ label: design, value: lut, text: groupDigits(lut) }));
  const text = [
    `LUTs on ${targetName(target)}, mapped by Yosys, as kept in the repository. [What the figures mean](../docs/fpga-reports.md), and`,
    '<a href="/area.html">all of them on one page</a>: families, modules, levels and longest paths.\n',
    '## Now\n',
    `<figure class="drawn not-content">${barChart(bars, `LUTs on ${targetName(target)} by design`)}</figure>\n`,
    '## Over time\n',
    'Each point is a commit that changed the kept report.\n',
    ...sections,
  ].join('\n');
  return { slug: 'reports/area', title: 'Area over time', file: 'site/area.md', text };
}

/** One value is no line. */
function overTime(design: string, moments: readonly Moment[]): string {
  if (moments.length < 2) return 'Kept once.';
  const [first, last] = [moments[0]!, moments.at(-1)!];
  const label = `LUTs of ${design}: ${first.value} at first, ${last.value} now`;
  return `\n\n<figure class="drawn not-content">${timeChart(moments, label)}</figure>\n`;
}

/** A file at each commit that changed it, the oldest first; of a clone without history that is the last one. */
async function historyOf(root: string, file: string): Promise<readonly { date: Date; report: DesignReport }[]> {
  const git = async (...args: readonly string[]): Promise<string> =>
    (await execa('git', ['-C', root, ...args], { reject: true })).stdout;
  const commits = (await git('log', '--reverse', '--format=%H %cI', '--', file)).split('\n').filter(Boolean);
  const texts = commits.map(async (line) => {
    const [commit, date] = line.split(' ') as [string, string];
    return { date: new Date(date), report: JSON.parse(await git('show', `${commit}:${file}`)) as DesignReport };
  });
  return Promise.all(texts);
}

/** The tables of the page of performance as charts; the figures are that page's own. */
export function performancePage(root: string): SitePage {
  const text = readFileSync(join(root, 'docs', 'performance.md'), 'utf8');
  const engines = table(text, '`wasm`');
  const benches = table(text, 'counter');
  const millions = engines.rows.flatMap((row) =>
    ['`wasm`', 'native Verilator'].map((engine) => {
      const value = Number(row[engines.columns.indexOf(engine)]);
      return { label: `${plain(row[0]!)}, ${plain(engine)}`, value, text: `${value} million` };
    }),
  );
  const charts = ['counter', 'FIFO', 'eight tasks'].map((name) => {
    const column = benches.columns.indexOf(name);
    const bars = benches.rows
      .filter((row) => !row[0]!.includes('to cocotb'))
      .map((row) => ({ label: plain(row[0]!), value: Number(row[column]!.replaceAll(',', '')), text: row[column]! }));
    return `### ${name}\n\n<figure class="drawn not-content">${barChart(bars, `clocks a second of the testbench ${name}`)}</figure>\n`;
  });
  return {
    slug: 'reports/performance',
    title: 'Performance in charts',
    file: 'site/performance.md',
    text: [
      'The figures are those of [the page on performance](../docs/performance.md), which has the commands that measure them.\n',
      '## Clocks a second of a design alone\n',
      `<figure class="drawn not-content">${barChart(millions, 'million clocks a second by design and engine')}</figure>\n`,
      '## Clocks a second of a testbench\n',
      ...charts,
    ].join('\n'),
  };
}

/** The first table of a page that has a column of this name. */
function table(
  text: string,
  column: string,
): { readonly columns: readonly string[]; readonly rows: readonly string[][] } {
  for (const [block] of text.matchAll(/(?:^\|.*\n)+/gm)) {
    const [head, , ...rows] = block.trim().split('\n').map(cells);
    if (head!.includes(column)) return { columns: head!, rows };
  }
  throw new Error(`no table of docs/performance.md has a column ${escapeXml(column)}`);
}

const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const plain = (text: string): string => text.replace(/[`*]/g, '');
