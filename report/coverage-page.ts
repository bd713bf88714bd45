/** The page of coverage of one design. */
import { coverageColumns } from './coverage-columns.ts';
import { coverageMachines } from './coverage-machines.ts';
import { type CoverageNote, pointNotes, toggleNotes } from './coverage-notes.ts';
import type { CoveragePageData, CoverageWaiverRow } from './coverage-page-data.ts';
import { coverageSource, lineId } from './coverage-source.ts';
import { many } from './digits.ts';
import { escapeXml } from './escape.ts';
import { htmlTable } from './html-table.ts';
import { pageShell } from './page-shell.ts';
import { styleSheet } from './style-sheet.ts';
import type { Column } from './table.ts';

/**
 * One HTML file that needs nothing else: counts, what is missed with links into the source, waivers, state machines,
 * bits that do not toggle, instances, and the source with coloured lines. The same data give the same text.
 */
export function renderCoveragePage(data: CoveragePageData): string {
  const decisions = pointNotes(data.points);
  const toggles = toggleNotes(data.signals);
  const missed = decisions.filter((n) => n.state === 'missed');
  const stale = data.waivers.filter((w) => w.stale !== undefined).length;
  const said = [
    missed.length === 0
      ? 'No decision, state or cover is missed'
      : `${missed.length} ${missed.length === 1 ? 'place misses' : 'places miss'} something`,
    `${many(data.runs, 'run')}, ${many(data.clocks, 'clock')} on ${data.engine}`,
    ...(stale === 0 ? [] : [many(stale, 'stale waiver')]),
  ];
  return pageShell({
    title: `Coverage of ${data.design}`,
    heading: data.design,
    subtitle: 'coverage',
    headline: `${escapeXml(said.join('; '))}.`,
    style: styleSheet('coverage'),
    sections: [
      { id: 'summary', title: 'Summary', html: summary(data) },
      { id: 'missed', title: 'Missed', html: noteTable(missed, 'What is missed') },
      { id: 'waivers', title: 'Waivers', html: waiverTable(data.waivers) },
      { id: 'machines', title: 'State machines', html: coverageMachines(data) },
      { id: 'toggles', title: 'Bits that do not toggle', html: toggleTable(toggles) },
      { id: 'source', title: 'Source', html: coverageSource(data, [...decisions, ...toggles]) },
    ],
  });
}

function summary({ kinds, instances }: CoveragePageData): string {
  return [
    '<p>A point of a module is hit when any of its instances hits it; the last column counts every instance by itself. Points are sampled at clock edges outside reset.</p>',
    htmlTable(kinds, coverageColumns, { label: 'Points by kind' }),
    `<details><summary>${many(instances.length, 'instance')}</summary>`,
    htmlTable(
      instances,
      [
        { header: 'instance', value: (r) => (r.path === '' ? '(top)' : r.path) },
        { header: 'module', value: (r) => r.module },
        { header: 'hit', value: (r) => r.points.hit, group: 'points' },
        { header: 'waived', value: (r) => r.points.waived, group: 'points' },
        { header: 'total', value: (r) => r.points.total, group: 'points' },
        { header: 'toggled', value: (r) => r.toggles.hit, group: 'bits' },
        { header: 'waived bits', value: (r) => r.toggles.waived, group: 'bits' },
        { header: 'all', value: (r) => r.toggles.total, group: 'bits' },
      ],
      { label: 'Instances' },
    ),
    '</details>',
  ].join('\n');
}

const noteColumns: readonly Column<CoverageNote>[] = [
  { header: 'place', value: ({ at }) => `${at.file}:${at.line}` },
  { header: 'module', value: (n) => n.module },
  { header: 'kind', value: (n) => n.kind },
  { header: 'what', value: (n) => n.what },
];

const noteCells = {
  place: ({ at }: CoverageNote, escaped: string) => `<a class="mono" href="#${lineId(at)}">${escaped}</a>`,
  what: (_: CoverageNote, escaped: string) => `<div class="what">${escaped}</div>`,
};

function noteTable(notes: readonly CoverageNote[], label: string): string {
  return notes.length === 0 ? '' : htmlTable(notes, noteColumns, { label, cells: noteCells });
}

function toggleTable(notes: readonly CoverageNote[]): string {
  const parts = (['missed', 'waived'] as const).flatMap((state) => {
    const some = notes.filter((n) => n.state === state);
    const open = state === 'missed' && some.length <= 20 ? ' open' : '';
    const table = noteTable(some, `Bits ${state}`);
    return some.length === 0
      ? []
      : [`<details${open}><summary>${many(some.length, 'signal')}, ${state}</summary>${table}</details>`];
  });
  return parts.join('\n');
}

function waiverTable(waivers: readonly CoverageWaiverRow[]): string {
  if (waivers.length === 0) return '';
  const status = ({ points, stale }: CoverageWaiverRow): string => {
    if (stale !== undefined) return `stale: ${stale}`;
    return points === 0 ? 'about nothing of this design' : many(points, 'point');
  };
  const columns: readonly Column<CoverageWaiverRow>[] = [
    { header: 'place', value: ({ file, line }) => `${file}:${line}` },
    { header: 'uncovered', value: ({ kind, which }) => `${kind} ${which}`.trim() },
    { header: 'reason', value: (w) => w.reason },
    { header: 'status', value: status },
  ];
  return htmlTable(waivers, columns, {
    label: 'Waivers',
    cells: {
      place: (w, escaped) => `<a class="mono" href="#${lineId(w)}">${escaped}</a>`,
      reason: (_, escaped) => `<div class="what">${escaped}</div>`,
    },
    isBad: (w) => w.stale !== undefined,
  });
}
