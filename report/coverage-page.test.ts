import { describe, expect, test } from 'vitest';
import { pointNotes, toggleNotes } from './coverage-notes.ts';
import { renderCoveragePage } from './coverage-page.ts';
import { markupProblem, textOf } from './testing/markup.ts';
import { sampleCoverage as data, point, signal } from './testing/sample-coverage.ts';

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

  test('says after a line what is missing there', () => {
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
