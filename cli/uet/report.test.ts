import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openProject } from '../../config/open-project.ts';
import { committedNames, committedReports } from '../../fpga/report/committed.ts';
import type { FamilyReport } from '../../fpga/report/design-report.ts';
import { type AreaPageData, isRefusal, moduleTotal } from '../../report/area-data.ts';
import { renderAreaPage } from '../../report/area-page.ts';
import { withReports } from '../../report/page-figures.ts';
import { markupProblem } from '../../report/testing/markup.ts';
import { withFigures } from '../../support/markdown.ts';
import { inProject } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import {
  areaRows,
  areaTable,
  figurePages,
  figureReport,
  placesOf,
  postRouteTable,
  report,
  updatedPage,
} from '../verbs/report.ts';

const readme = readFileSync(inProject('README.md'), 'utf8');
const { project } = await openProject();
const { reports: folder } = project.folders;
const reports = committedReports(committedNames(folder), folder);
const pages = figurePages(project);
const rows = areaRows(reports);

test("the README's table is what the committed reports say", () => {
  expect(withFigures(readme, 'area', [areaTable(project)])).toBe(readme);
});

test.each(pages)('the figures of designs with a report are those of the report: %s', (path) => {
  const page = readFileSync(path, 'utf8');
  expect(updatedPage(project, page)).toBe(page);
});

test('figures in a page follow the reports: rows by the name of the design, columns by their headers, clocks by their marks', () => {
  const page = [
    '| design, xcup | LUT | of these LUTRAM | FF | note | LUT levels |',
    '| --- | --: | --: | --: | --- | --: |',
    '| `cbfc_receiver_vc8`, whole | 1 | 2 | 3 | 4 | 5 |',
    '| `unknown` | 1 | 2 | 3 | 4 | 5 |',
    '',
    '| `cbfc_receiver_vc8` | a row of a table without these headers |',
    '| a: LUT | FF | FF |',
    '| --- | --- | --- |',
    '| `cbfc_receiver_vc8` | 1 | 2 |',
    'at <!-- mhz: cbfc_receiver_vc8 -->?<!-- end --> MHz',
  ].join('\n');
  const report = { ...figureReport(project, 'cbfc_receiver_vc8')!, lut: 12345, lutram: 7, ff: 8, levels: 6 };
  const fmax = { ...report.fmax!, mhz: 300, low: 200, high: 400 };
  const now = withReports(page, (name) => (name === 'cbfc_receiver_vc8' ? { ...report, fmax } : undefined));
  const changed = now.split('\n').filter((line, i) => line !== page.split('\n')[i]);
  expect(changed).toEqual([
    '| `cbfc_receiver_vc8`, whole | 12,345 | 7 | 8 | 4 | 6 |',
    'at <!-- mhz: cbfc_receiver_vc8 -->300 (200 to 400)<!-- end --> MHz',
  ]);
});

test.each(pages)('a rate at 322 MHz is arithmetic, with the estimate on the page: %s', (path) => {
  const page = readFileSync(path, 'utf8');
  expect(page).not.toMatch(/\bat 322 MHz/);
  if (page.includes('322 MHz')) expect(page).toMatch(/<!-- mhz: \w+ -->\d+ \(\d+ to \d+\)<!-- end -->/);
});

test('the table shows what is on the longest path beside its LUTs', () => {
  const [, ecp5] = /\| `cbfc_receiver_vc8` +\|(?:[^|]*\|){5}(.*)/.exec(areaTable(project))!;
  const { paths, fmax } = reports.find(({ design }) => design === 'cbfc_receiver_vc8')!.families.ecp5 as FamilyReport;
  const { luts, carries, muxes } = paths[0]!;
  const path = [`${luts}`, ...(carries > 0 ? [`${carries}c`] : []), ...(muxes > 0 ? [`${muxes}m`] : [])].join(' + ');
  expect(ecp5!.split('|').map((cell) => cell.trim())).toEqual(
    expect.arrayContaining([path, `${fmax!.mhz} (${fmax!.low} to ${fmax!.high})`]),
  );
});

test('the table of place and route is what the committed reports say, and stands on the page beside the estimate', () => {
  const page = readFileSync(inProject('docs', 'fpga-reports.md'), 'utf8');
  expect(withFigures(page, 'post-route', [postRouteTable(project)])).toBe(page);
  const routed = rows.flatMap((row) => (isRefusal(row) || row.routed === undefined ? [] : [row.routed]));
  const text = renderAreaPage({ reports: rows, changes: [], before: '', placeOf: () => undefined });
  expect(text.match(/Placed and routed on iCE40HX8K-CT256/g)).toHaveLength(routed.length);
});

test('the committed reports add up: LUTs by size, modules, inputs by levels', () => {
  expect(reports.length).toBeGreaterThan(0);
  for (const row of rows) {
    if (isRefusal(row)) continue;
    const { lut, lutram, ff, bram, modules, lutBySize, histogram, levels, paths } = row;
    const name = `${row.design} on ${row.target}`;
    expect(
      Object.values(lutBySize).reduce((a, b) => a + b, lutram),
      name,
    ).toBe(lut);
    expect(moduleTotal(modules), name).toMatchObject({ lut, lutram, ff, bram });
    // Without a register there is no path, and nothing to count.
    expect(Math.max(0, histogram.length - 1), name).toBe(levels);
    expect(paths[0]?.luts ?? 0, name).toBe(levels);
  }
});

test('most signals of the longest paths have their place in the source', () => {
  const [design] = project.config.report!.designs!.filter((name) => reports.some((r) => r.design === name));
  const placeOf = placesOf(project, design!);
  const family = Object.values(reports.find((r) => r.design === design)!.families)[0]!;
  if ('cannot' in family) throw new Error(`${design} has no paths on its first family`);
  const signals = family.paths.flatMap(({ from, through, to }) => [from, ...through, to]);
  const known = signals.filter((signal) => placeOf(signal) !== undefined);
  expect(known.length / signals.length).toBeGreaterThan(0.6);
  expect(placeOf(known[0]!)).toMatch(/^rtl-gen\/.*\.ts:\d+$/);
});

describe('the page', () => {
  const data: AreaPageData = {
    reports: [...rows, { design: 'large', target: 'ice40', cannot: 'no RAM for <it>', short: 'no RAM' }],
    changes: [
      { design: 'a', target: 'xcup', figure: 'lut', before: 100, now: 103, red: true },
      { design: 'a', target: 'xcup', figure: 'ff', before: 100, now: 90, red: false },
    ],
    before: 'v1',
    placeOf: (_, signal) => (signal.includes('[') ? 'some/file.ts:12' : undefined),
  };
  const page = renderAreaPage(data);

  test('is well-formed, with every id once and every link within it leading somewhere', () => {
    expect(markupProblem(page, { html: true })).toBeUndefined();
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, link] of page.matchAll(/ href="#([^"]*)"/g)) expect(ids).toContain(link);
  });

  test('says what grew, what a family cannot have, and where signals are', () => {
    expect(page).toContain('1 figure grew by more than 2 %');
    expect(page).toContain('<strong>+3.0 %</strong>');
    expect(page).toContain('<span class="good">-10.0 %</span>');
    expect(page).toContain('no RAM for &lt;it&gt;.');
    expect(page).toContain('<span class="at">some/file.ts:12</span>');
  });

  test('has two maps and the levels of every design and family', () => {
    const measured = rows.filter((row) => !isRefusal(row)).length;
    expect(page.match(/<svg class="treemap"/g)).toHaveLength(2 * measured);
    expect(page.match(/<svg class="levels"/g)).toHaveLength(measured);
  });

  test('is the same text for the same data, and without changes says so', () => {
    expect(renderAreaPage(data)).toBe(page);
    expect(renderAreaPage({ ...data, changes: [] })).toContain('nothing changed against v1.');
    expect(renderAreaPage({ ...data, changes: [], before: undefined })).toContain('no earlier report to compare with.');
  });
});

describe('a mistake is a sentence before anything is synthesised', () => {
  const run = (names: readonly string[], options: { target?: readonly string[]; diff?: string; postRoute?: boolean }) =>
    report(project, names, {
      ...options,
      out: join(tmpdir(), 'gatewright-no-report'),
      progress: () => {
        throw new Error('synthesis began');
      },
    });
  test.each([
    ['design', ['sack_tracker_w1023'], {}, /^there is no design sack_tracker_w1023; did you mean sack_tracker_w1024\?/],
    ['target', [], { target: ['xcup', 'ice4'] }, /^there is no target ice4; did you mean ice40\?/],
    [
      'target of place and route',
      [],
      { target: ['xcup'], postRoute: true },
      /^--post-route places and routes on ice40, which is not among the targets$/,
    ],
    ['revision', [], { diff: 'nosuch' }, /^there is no revision nosuch in this repository$/],
  ])('of the %s', async (_, names, options, sentence) => {
    const mistake = run(names, options);
    await expect(mistake).rejects.toThrow(UserError);
    await expect(mistake).rejects.toThrow(sentence);
  });
});
