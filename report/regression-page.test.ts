import { describe, expect, test } from 'vitest';
import { renderRegressionPage } from './regression-page.ts';
import type { RegressionPageData } from './regression-page-data.ts';
import { markupProblem, textOf } from './testing/markup.ts';
import { sampleRegression } from './testing/sample-regression.ts';

const data = sampleRegression();
const page = renderRegressionPage(data);
const text = textOf(page.replace(/[\s\S]*<body>/, ''));

/** The text of the paragraph that a page begins with. */
const headline = (html: string): string => textOf(/<p class="headline">(.*)<\/p>/.exec(html)![1]!);

describe('the page of a regression', () => {
  test('is well-formed, needs nothing else, and is the same for the same data', () => {
    expect(markupProblem(page, { html: true })).toBeUndefined();
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(renderRegressionPage(sampleRegression())).toBe(page);
  });

  test('says first how it went', () => {
    expect(headline(page)).toMatchInlineSnapshot(
      `"FAILED 100 items, 20 runs of each test on wasm, yosys: 800,400 clocks counted, 123 seconds of work. 38 items failed, in 2 ways (1 new). 1 way of failing did not come again."`,
    );
    const passed: RegressionPageData = {
      ...data,
      passed: true,
      failures: [],
      gone: [],
      counts: { ...data.counts, failed: 0 },
    };
    expect(headline(renderRegressionPage(passed))).toContain('No item failed.');
    const part: RegressionPageData = { ...data, shard: { index: 2, of: 3 }, counts: { ...data.counts, missing: 5 } };
    expect(headline(renderRegressionPage(part))).toMatch(/100 items of part 2 of 3, .*5 items missing, since a part/);
  });

  test('shows of each kind of failure how often and where, whose mistake it is, the shortest example and its command', () => {
    for (const part of [
      'new: cycle N: cack is N, the golden model says N',
      '37 times in queue; on wasm, yosys; tracker_w64, tracker_w128; property, a recorded flow.',
      'The interpreter agrees at every signal that was compared',
      'tracker_w64/property/wasm/2 (seed 77, which stopped in cycle 482)',
      'and <more> of "it"',
      data.failures[0]!.example.replay,
      'The engine yosys differs from the interpreter, first at bitmap.base in cycle 12',
      'queue | assertion old',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('links coverage to its holes and mutants to those that survived', () => {
    expect(page).toContain('<a href="./coverage/tracker_w64.html">96.9 % of 980</a>');
    expect(page).toContain('<a href="#survivors-tracker_w128">98.0 % of 100</a>');
    expect(page).toContain('id="survivors-tracker_w128"');
    expect(text).toContain('3 -> 4 in <cack>');
    expect(text).toContain('never saw "any <psn>"');
  });

  test('holds this regression against the one before', () => {
    const rows = [...page.slice(page.indexOf('aria-label="Trend"')).matchAll(/<tr class="bad">(.*?)<\/tr>/g)];
    const cells = rows.map(([, row]) => [...row!.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell));
    expect(cells).toEqual([
      ['1234567890', '01234567', '90', '800,000', '38', '2', '2', '1', '96.9 % of 980', '98.0 % of 100'],
      ['5', '01234567', '90', '800,000', '1', '1', '', '', '91.8 % of 980', ''],
    ]);
  });

  test('leaves out what there is nothing of', () => {
    const bare = renderRegressionPage({
      ...data,
      failures: [],
      gone: [],
      subjects: data.subjects.slice(1, 2),
      trend: [],
    });
    const titles = [...bare.matchAll(/<h2>(.*?)<\/h2>/g)].map((match) => textOf(match[1]!));
    expect(titles).toEqual(['Designs', 'Tests and engines', 'Mutants that survived', 'Slowest items']);
    expect(bare).not.toContain('coverage/');
  });
});
