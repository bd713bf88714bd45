import { describe, expect, test } from 'vitest';
import { pointNotes, toggleNotes } from './coverage-notes.ts';
import { renderCoveragePage } from './coverage-page.ts';
import type { CoveragePageData, CoveragePointRow, CoverageSignalRow } from './coverage-page-data.ts';
import { markupProblem, textOf } from './testing/markup.ts';

const file = 'rtl/machine.ts';
const source = [
  "export const machine = module('machine', ...);",
  "const state = m.reg('state', State);",
  'm.when(go.and(x < 3), () => {',
  "  state.set('busy');",
  '});',
  'm.when(stop, () => y.set(0)); // uncovered if taken: nothing stops it',
  'const z = m.mux(a, b, c);',
].join('\n');

const at = (line: number) => ({ file, line });
const counts = { hit: 1, waived: 0, total: 2 };

function point(line: number, kind: string, arm: string, state: CoveragePointRow['state'], more = {}): CoveragePointRow {
  const base = { module: 'machine', ordinal: 1, name: '', statements: [], instances: 2 };
  return { ...base, at: at(line), kind, arm, state, hitIn: state === 'hit' ? 1 : 0, ...more };
}

const signal: CoverageSignalRow = {
  module: 'machine',
  name: 'count',
  at: at(1),
  width: 12,
  bits: '0xfff',
  rose: '0x04f',
  fell: '0x00f',
  waived: '0xc00',
  instances: 2,
};

const data: CoveragePageData = {
  design: 'machine_<2>',
  engine: 'wasm',
  runs: 3,
  clocks: 12_345,
  kinds: [{ kind: 'if', points: counts, instances: { hit: 1, waived: 1, total: 4 } }],
  instances: [{ path: '', module: 'machine', points: counts, toggles: counts }],
  points: [
    point(3, 'if', 'taken', 'missed', { statements: [at(4)] }),
    point(3, 'if', 'not taken', 'hit'),
    point(6, 'if', 'taken', 'waived'),
    point(6, 'if', 'not taken', 'hit'),
    ...[1, 2, 3].flatMap((ordinal) => [
      point(7, 'mux', '1', 'hit', { ordinal }),
      point(7, 'mux', '0', ordinal < 3 ? 'missed' : 'hit', { ordinal }),
    ]),
    ...['idle', 'busy'].map((arm) => point(2, 'state', arm, arm === 'idle' ? 'hit' : 'missed', { name: 'state' })),
    point(2, 'transition', 'idle -> busy', 'missed', { name: 'state' }),
  ],
  signals: [signal],
  strays: [{ at: at(2), text: 'state: busy -> idle' }],
  waivers: [
    { file, line: 6, kind: 'if', which: 'taken', reason: 'nothing stops it', points: 1 },
    { file, line: 7, kind: 'mux', which: '1', reason: 'a < b', points: 3, stale: 'mux 1 covered' },
    { file, line: 1, kind: 'module', which: '', reason: 'other', points: 0 },
  ],
  sources: new Map([[file, source]]),
};

describe('the page of coverage', () => {
  const page = renderCoveragePage(data);

  test('is well-formed, loads nothing, and its links lead somewhere', () => {
    expect(markupProblem(page, { html: true })).toBeUndefined();
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"`);
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...page.matchAll(/ href="([^"]*)"/g)].map((match) => match[1]!);
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(ids).toContain(link.replace(/^#/, ''));
  });

  test('colours a line by everything on it, an assignment by its arm', () => {
    const states = [...page.matchAll(/<span class="line ?(\w*)" id="rtl-machine-ts-(\d+)">/g)].map(
      ([, state, line]) => `${line} ${state}`,
    );
    expect(states).toEqual(['1 partly', '2 partly', '3 partly', '4 missed', '5 ', '6 waived', '7 partly']);
  });

  test('says behind a line what is missing there', () => {
    const notes = [...page.matchAll(/<span class="note"[^>]*>(.*?)<\/span>/g)].map(([, text]) => textOf(text!));
    expect(notes).toEqual([
      'toggle count bits 9:7, 5:4 never toggled; bit 6 never fell; waived: toggle count bits 11:10 never toggled',
      'missed: state state busy; missed: transition state idle -> busy',
      'missed: if taken',
      'waived: if taken',
      'missed: mux 0: 2 of 3',
    ]);
  });

  test('lists the same, and waivers with what became of them', () => {
    const text = textOf(page.replace(/[\s\S]*<body>/, '').replace(/<\/(td|th|tr|p)>/g, ' '));
    for (const shown of [
      'machine_<2>',
      '4 places miss something; 3 runs, 12,345 clocks on wasm; 1 stale waiver',
      'rtl/machine.ts:7 machine mux 0: 2 of 3',
      'if taken nothing stops it 1 point',
      'mux 1 a < b stale: mux 1 covered',
      'module other about nothing of this design',
      'state: busy -> idle',
    ]) {
      expect(text).toContain(shown);
    }
    expect(page).toContain('<td class="missed">missed</td>');
  });
});

test('a design that misses nothing says so', () => {
  const complete = { ...data, points: [point(3, 'if', 'taken', 'hit')], signals: [], waivers: [], strays: [] };
  expect(pointNotes(complete.points)).toEqual([]);
  const page = renderCoveragePage(complete);
  expect(page).toContain('No decision, state or cover is missed; 3 runs');
  for (const id of ['missed', 'waivers', 'machines']) expect(page).not.toContain(`<section id="${id}">`);
});

test('one bit is told in words', () => {
  const one = { ...signal, width: 1, bits: '0x1', rose: '0x1', fell: '0x0', waived: '0x0' };
  expect(toggleNotes([one]).map((n) => n.what)).toEqual(['count never fell']);
});
