import { Script } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from './page.ts';
import type { PageData, PageFile, VerilogListing } from './page-data.ts';
import { markupProblem, textOf } from './testing/markup.ts';
import { sampleData } from './testing/sample-data.ts';
import { windowPlot } from './uet/window-plot.ts';

const plot = windowPlot([{ cycle: 0, psn: 0, cack: 2 ** 32 - 1, highest: 0, outOfOrder: 0, verdict: 'accepted' }], {
  title: 'one',
  window: 64,
});
const data: PageData = { ...sampleData(), figures: [{ title: 'A plot', caption: 'Of one.', svg: plot }] };
const files = renderPage(data);
const index = (of: PageData): string => renderPage(of)[0]!.text;
const page = index(data);

/** What is between the first such tags, as text. */
function inside(html: string, tag: string): string {
  return textOf(new RegExp(String.raw`<${tag}[^>]*>([\s\S]*?)</${tag}>`).exec(html)?.[1] ?? '');
}

describe('the page', () => {
  test('is well-formed, with every id once and every link within it leading somewhere', () => {
    expect(markupProblem(page, { html: true })).toBeUndefined();
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...page.matchAll(/ href="#([^"]*)"/g)].map((match) => match[1]);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(ids).toContain(link);
  });

  test('loads nothing but what lies beside it', () => {
    expect(page).toContain(
      `content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'self' file:; frame-src 'self' file:"`,
    );
    const addresses = [...page.matchAll(/ (?:href|src)="([^"]*)"|url\(|@import|https?:[^"\s]*/g)].map(
      ([all, address]) => address ?? all,
    );
    const known = new Set([...files.map(({ path }) => path), 'http://www.w3.org/2000/svg']);
    expect(addresses.filter((a) => !a.startsWith('#') && !known.has(a))).toEqual([]);
  });

  test('has a script that compiles', () => {
    const [, script] = /<script>([\s\S]*)<\/script>/.exec(page)!;
    expect(script!.length).toBeGreaterThan(2000);
    expect(() => new Script(script!)).not.toThrow();
  });

  test('is the same at any time', () => {
    vi.useFakeTimers({ now: new Date('2031-05-06') });
    try {
      expect(renderPage(data)).toEqual(files);
    } finally {
      vi.useRealTimers();
    }
  });

  test('says first what was run', () => {
    expect(inside(page, 'p')).toMatchInlineSnapshot(
      `"passed 2 designs against the golden model: 50,000 clocks of random traffic on interpreter and verilator; 1 recording on interpreter. No disagreement."`,
    );
  });

  test('names every design, the family and its unit, and holds the pictures', () => {
    const text = textOf(page.replace(/[\s\S]*<body>/, ''));
    for (const design of ['tracker_w64', 'tracker_w128']) expect(text).toContain(design);
    for (const part of [
      'AMD UltraScale+ (xcup)',
      'BRAM (RAMB18)',
      'levels',
      '6 + 1c + 3m',
      '314 (246 to 434)',
      'A plot',
      'Of one.',
    ]) {
      expect(text).toContain(part);
    }
    expect(page).toContain(plot.trim());
  });

  test('has a page for each Verilog file, with its text as it is, and one for equal files', () => {
    const pages = files.filter(({ path }) => /^verilog\/[^/]*\.html$/.test(path));
    expect(pages.map(({ path }) => path)).toEqual(
      ['tracker_w64', 'fifo', 'tracker_w128'].map((n) => `verilog/${n}.html`),
    );
    const [{ files: first }, { files: second }] = data.verilog as [VerilogListing, VerilogListing];
    const texts = pages.map(({ text }) => textOf(/<code>([\s\S]*?)<\/code>/.exec(text)![1]!));
    expect(texts).toEqual([...first, second[0]!].map(({ text }) => text));
    for (const { text } of pages) expect(markupProblem(text, { html: true })).toBeUndefined();
    const other = { ...data.verilog[0]!, design: 'other', files: [{ name: 'FIFO.v', text: '' }] };
    const paths = renderPage({ ...data, verilog: [...data.verilog, other] }).map(({ path }) => path);
    expect(paths).toContain('verilog/FIFO.2.html');
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  });

  test('leaves out what there is nothing of', () => {
    const empty = index({ ...data, simulations: [], replays: [], synthesis: [], figures: [] });
    expect(markupProblem(empty, { html: true })).toBeUndefined();
    expect(inside(empty, 'p')).toBe('2 designs emitted; nothing was simulated.');
    expect([...empty.matchAll(/<h2>(.*?)<\/h2>/g)].map((match) => textOf(match[1]!))).toEqual(['Verilog']);
  });

  test('has the main job of the project first, and says in its first line that it failed', () => {
    const lead = { title: 'The main job', passed: true, sentence: 'it & more', figures: data.figures };
    const titles = (html: string) => [...html.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id);
    const led = index({ ...data, lead });
    expect(markupProblem(led, { html: true })).toBeUndefined();
    expect(titles(led)).toEqual(['lead', ...titles(page)]);
    expect(led).toContain('</span>: it &amp; more</p>');
    expect(led).toContain('The main job');
    const failed = index({ ...data, lead: { ...lead, passed: false } });
    expect(textOf(inside(failed, 'p'))).toContain('The main job failed.');
    expect(failed).toContain('<span class="verdict failed">');
  });

  test('has a table for each family', () => {
    const other = { ...data.synthesis[0]!, target: 'ecp5', lutBySize: { LUT4: 912 } };
    const both = index({ ...data, synthesis: [...data.synthesis, other] });
    expect([...both.matchAll(/<table aria-label="(Synthesis.*?)"/g)].map((match) => match[1])).toEqual([
      'Synthesis for AMD UltraScale+ (xcup)',
      'Synthesis for Lattice ECP5 (ecp5)',
    ]);
  });

  test('takes a picture without what comes before it', () => {
    const svg = `<?xml version="1.0"?>\n<!DOCTYPE svg>\n${plot}`;
    expect(index({ ...data, figures: [{ ...data.figures[0]!, svg }] })).toBe(page);
  });
});

describe('a page of failures', () => {
  const [run, replay] = [data.simulations[0]!, data.replays[0]!];
  const failing = index({
    ...data,
    simulations: [
      { ...run, seed: 3, passed: false, failure: 'cack is 4 & not 5', waves: 'javascript:waves/a b#1.vcd' },
      data.simulations[1]!,
    ],
    replays: [{ ...replay, disagreements: 7, firstDisagreement: 'cycle 12: <before>' }],
  });

  test('says so first', () => {
    expect(inside(failing, 'p')).toMatchInlineSnapshot(
      `"FAILED 2 designs against the golden model: 50,000 clocks of random traffic on interpreter and verilator; 1 recording on interpreter. 1 of 2 property runs failed and 1 of 1 trace replay disagreed."`,
    );
  });

  test('tells what failed, and links the waves as a file beside it', () => {
    expect(markupProblem(failing, { html: true })).toBeUndefined();
    expect(textOf(failing)).toContain('cack is 4 & not 5');
    expect(textOf(failing)).toContain('cycle 12: <before>');
    expect(failing.match(/<tr class="bad">/g)).toHaveLength(2);
    expect(failing).toContain('href="./javascript%3Awaves/a%20b%231.vcd"');
    expect(page).not.toContain('class="bad"');
  });
});

test('every text is escaped', () => {
  const evil = `<script>alert('x')</script>"&`;
  const spoil = (value: unknown): unknown => {
    if (typeof value === 'string') return evil;
    if (Array.isArray(value)) return value.map(spoil);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, key === 'svg' ? v : spoil(v)]));
  };
  const { simulations, replays, verilog } = data;
  const all: PageData = {
    ...data,
    simulations: [{ ...simulations[0]!, passed: false, failure: '', waves: '' }],
    replays: [{ ...replays[0]!, disagreements: 1, firstDisagreement: '' }],
    verilog: [{ ...verilog[0]!, files: [verilog[0]!.files[0]!] }],
  };
  const [{ text: html }, ...others] = renderPage(spoil(all) as PageData) as [PageFile, ...PageFile[]];
  for (const { path, text } of others.filter((file) => file.path.endsWith('.html'))) {
    expect(path).toMatch(/^verilog\/(designs\/)?[\w-]+\.html$/);
    expect(markupProblem(text, { html: true })).toBeUndefined();
    expect(text.match(/<script/g) ?? []).toHaveLength(path.includes('designs') ? 0 : 1);
    expect(text).not.toContain("alert('");
  }
  expect(markupProblem(html, { html: true })).toBeUndefined();
  // The list of files is data in a script, which no browser runs, and which ends where it should.
  const list = /<script type="application\/json">([\s\S]*?)<\/script>/.exec(html)!;
  expect(JSON.parse(list[1]!)).toEqual([[evil, 'verilog/-script-alert-x-script-.html']]);
  const page = html.replace(list[0], '');
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toContain("alert('");
  expect(textOf(page).split(evil).length).toBeGreaterThan(10);
});
