/** The page of area and depth. */
import {
  type AreaChange,
  type AreaModule,
  type AreaPageData,
  type AreaPath,
  type AreaRefusal,
  type AreaReport,
  type AreaRouted,
  isRefusal,
  moduleTotal,
} from './area-data.ts';
import { areaColumns, changeColumns, fmaxText, routedText, unchangedText } from './area-tables.ts';
import { areaTree } from './area-tree.ts';
import { clockText, depthText } from './depth.ts';
import { groupDigits, many } from './digits.ts';
import { escapeXml } from './escape.ts';
import { htmlTable } from './html-table.ts';
import { levelsChart, levelsStyle } from './levels-chart.ts';
import { pageShell } from './page-shell.ts';
import { styleSheet } from './style-sheet.ts';
import { targetName } from './target-name.ts';
import { treemap, treemapStyle } from './treemap.ts';

/**
 * One HTML file that needs nothing else: a table of all designs and families, what changed, and of each design on each
 * family where its LUTs and flip-flops are, how deep the logic before its registers is, and the longest paths with
 * their places in the source. The same data give the same text.
 */
export function renderAreaPage(data: AreaPageData): string {
  const designs = [...new Set(data.reports.map(({ design }) => design))];
  return pageShell({
    title: 'Gatewright: area and depth',
    heading: 'Area and depth',
    subtitle: 'mapped by Yosys; placed and routed where it says so',
    headline: sentence(data, designs.length),
    style: `${treemapStyle}\n${levelsStyle}\n${styleSheet('area')}`,
    sections: [
      { id: 'all', title: 'All', html: overview(data.reports) },
      { id: 'changes', title: 'Changes', html: changeTable(data) },
      ...designs.map((design) => ({ id: design, title: design, html: designSection(design, data) })),
    ],
  });
}

function sentence({ changes, before }: AreaPageData, designs: number): string {
  const red = changes.filter((c) => c.red).length;
  const verdict = red === 0 ? '' : `<span class="verdict failed">${many(red, 'figure')} grew by more than 2 %</span> `;
  const changed =
    changes.length === 0 ? unchangedText(before) : `${many(changes.length, 'figure')} changed against ${before}`;
  return `${verdict}${escapeXml(`${many(designs, 'design')}; ${changed}.`)}`;
}

function overview(reports: readonly (AreaReport | AreaRefusal)[]): string {
  const design = (row: AreaReport | AreaRefusal, escaped: string) =>
    isRefusal(row) ? escaped : `<a class="mono" href="#${idOf(row)}">${escaped}</a>`;
  return [
    '<p>Numbers of cells. <em>LUT</em> is logic and memory together; <em>levels</em> are the longest path from register to register: LUTs, carry chains (<em>c</em>) and hard multiplexers (<em>m</em>); <em>to ports</em> are the LUTs on the longest from or to a port. The estimate of the clock rate is for the named part, placed and routed; its bars are the best and the worst average net.</p>',
    htmlTable(reports, areaColumns, { label: 'All designs', cells: { design } }),
  ].join('\n');
}

function changeTable({ changes, before }: AreaPageData): string {
  if (changes.length === 0 || before === undefined) return '';
  const change = ({ red, before: was, now }: AreaChange, escaped: string) => {
    if (red) return `<strong>${escaped}</strong>`;
    return now < was ? `<span class="good">${escaped}</span>` : escaped;
  };
  return [
    `<p>Against ${escapeXml(before)}; red is what grew by more than 2 %.</p>`,
    htmlTable(changes, changeColumns, { label: 'Changes', cells: { change }, isBad: ({ red }) => red }),
  ].join('\n');
}

const idOf = ({ design, target }: { readonly design: string; readonly target: string }): string =>
  `${design}-${target}`;

function designSection(design: string, data: AreaPageData): string {
  return data.reports
    .filter((report) => report.design === design)
    .map((report) => (isRefusal(report) ? refusal(report) : family(report, data)))
    .join('\n');
}

function refusal({ target, cannot }: AreaRefusal): string {
  return `<div class="family"><h3>${escapeXml(targetName(target))}</h3><p>${escapeXml(cannot)}.</p></div>`;
}

function family(report: AreaReport, { placeOf }: AreaPageData): string {
  const { target, modules, histogram, lutBySize, lutram, fmax, routed } = report;
  const sizes = Object.entries(lutBySize).map(([size, count]) => `${groupDigits(count)} ${size}`);
  const memory = lutram === 0 ? [] : [`${groupDigits(lutram)} as memory`];
  const clock = fmax === null ? '' : ` Estimated for ${fmax.part}: ${fmaxText(report)} MHz.`;
  const named = `${report.design} on ${targetName(target)}`;
  const place = (signal: string) => placeOf(report.design, signal);
  return [
    `<div class="family" id="${idOf(report)}"><h3>${escapeXml(targetName(target))}</h3>`,
    `<p>${escapeXml(`${groupDigits(report.lut)} LUT (${[...sizes, ...memory].join(', ')}), ${groupDigits(report.ff)} FF, ${depthText(report.paths[0])} levels.${clock}${routed === undefined ? '' : routedSentence(routed)}`)}</p>`,
    '<div class="pair">',
    figure('LUTs by module', treemap(areaTree(modules, 'lut', 'LUT'), `LUTs of ${named}`)),
    figure('Flip-flops by module', treemap(areaTree(modules, 'ff', 'FF'), `Flip-flops of ${named}`)),
    '</div>',
    `<details><summary>Modules in numbers</summary><div class="modules">${moduleTable(modules, named)}</div></details>`,
    '<div class="pair">',
    figure(
      'Inputs of registers by the LUTs on the longest path before them',
      levelsChart(histogram, `Levels of ${named}`),
    ),
    '<div class="paths"><h4>Longest paths from register to register</h4>',
    ...report.paths.map((path) => pathText(path, place)),
    '</div></div></div>',
  ].join('\n');
}

const routedSentence = (routed: AreaRouted): string =>
  ` Placed and routed on ${routed.part} by ${routed.tool}, with registers at its ports: ${routedText(routed)} MHz in ${many(routed.mhz.length, 'run')}, where the estimate is ${clockText(routed.estimate)}.`;

const figure = (title: string, svg: string): string =>
  `<figure><h4>${escapeXml(title)}</h4><div class="wide">${svg}</div></figure>`;

function moduleTable(top: AreaModule, label: string): string {
  const rows: { readonly module: AreaModule; readonly depth: number }[] = [];
  const walk = (module: AreaModule, depth: number): void => {
    rows.push({ module, depth });
    for (const part of module.parts) walk(part, depth + 1);
  };
  walk(top, 0);
  const total = (kind: 'lut' | 'lutram' | 'ff' | 'carry' | 'bram' | 'dsp') => (row: { module: AreaModule }) =>
    moduleTotal(row.module)[kind];
  return htmlTable(
    rows,
    [
      { header: 'instance', value: ({ module, depth }) => `${'\u00a0\u00a0'.repeat(depth)}${module.name || '(top)'}` },
      { header: 'module', value: ({ module }) => module.module },
      { header: 'instances', value: ({ module }) => module.count },
      { header: 'LUT', value: total('lut') },
      { header: 'of these RAM', value: total('lutram') },
      { header: 'FF', value: total('ff') },
      { header: 'carry', value: total('carry') },
      { header: 'block RAM', value: total('bram') },
      { header: 'DSP', value: total('dsp') },
    ],
    { label: `Modules of ${label}` },
  );
}

function pathText(
  { from, to, luts, carries, muxes, through }: AreaPath,
  place: (s: string) => string | undefined,
): string {
  const more = [carries > 0 ? many(carries, 'carry chain') : '', muxes > 0 ? many(muxes, 'multiplexer') : ''];
  const what = [`${luts} LUT`, ...more.filter((text) => text !== '')].join(', ');
  const item = (signal: string) => {
    const at = place(signal);
    const where = at === undefined ? '' : ` <span class="at">${escapeXml(at)}</span>`;
    return `<li><span class="mono">${escapeXml(signal)}</span>${where}</li>`;
  };
  return `<p>${escapeXml(what)}</p><ol class="path">${[from, ...through, to].map(item).join('')}</ol>`;
}
