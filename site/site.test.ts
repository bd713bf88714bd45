import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sharedOf } from '../playground/page/link.ts';
import { markupProblem } from '../report/testing/markup.ts';
import { projectRoot as root } from '../support/project.ts';
import { markdownPages, writeAll } from './generate/all.ts';
import { blockSymbol, symbolPorts } from './generate/block-symbol.ts';
import { barChart, timeChart } from './generate/charts.ts';
import { brokenLinks } from './generate/check-links.ts';
import { finishedPage } from './generate/finish-pages.ts';
import { withSiteLinks } from './generate/links.ts';
import { firstSentence } from './generate/pages.ts';
import { openedExamples, playgroundLink, withPlaygroundLinks } from './generate/playground.ts';
import { groups } from './sidebar.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatewright-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the pages of the site', () => {
  test('are all documents and the reports; each has its place in the navigation, and its links lead somewhere', async () => {
    const pages = await markdownPages(root);
    const [docs, files] = [join(folder, 'docs'), join(folder, 'files')];
    writeAll(pages, { root, docs, files });
    const written = globSync('**/*.md', { cwd: docs });
    for (const file of written) {
      const [, title, description] = /^---\ntitle: "(.*)"\ndescription: "(.*)"\n/.exec(
        readFileSync(join(docs, file), 'utf8'),
      )!;
      expect(
        [title, description].every((text) => text !== ''),
        file,
      ).toBe(true);
    }
    for (const slug of groups.flatMap((group) => group.pages)) expect(written).toContain(`${slug}.md`);
    // What they show and link is there: a picture, and the source of a part of the library.
    expect(existsSync(join(files, 'files/docs/architecture.svg'))).toBe(true);
    expect(written).toContain('source/rtl-gen/lib/stream/fifo-ts.md');
  });

  const linked = (text: string, ...slugs: readonly (readonly [string, string])[]) => {
    const needed: string[] = [];
    const need = (path: string) => needed.push(path);
    const page = { slug: 'x', file: 'docs/x.md', text };
    return [withSiteLinks(page, { root, slugs: new Map(slugs), needSource: need, needAsset: need }), needed];
  };

  test('have the links of the site, and in code what stood there', () => {
    expect(
      linked('[a](uet/cbfc.md#area) `[b](c.md)` [c](#d) [e](https://f.g)', ['docs/uet/cbfc.md', 'uet/cbfc']),
    ).toEqual(['[a](/uet/cbfc/#area) `[b](c.md)` [c](#d) [e](https://f.g)', []]);
    expect(linked('[a](../LICENSE)')).toEqual(['[a](/source/license/)', ['LICENSE']]);
    expect(linked('![a](tutorial-wave.svg)')).toEqual([
      '![a](/files/docs/tutorial-wave.svg)',
      ['docs/tutorial-wave.svg'],
    ]);
    expect(() => linked('[a](no-such-page.md)')).toThrow('docs/x.md links no-such-page.md, which is not there');
  });

  test('are described by their first sentence', () => {
    expect(firstSentence('\n```sh\nnpm\n```\n\nThe `a` is [b](c.md),\nand 1.5 more. The rest.')).toBe(
      'The a is b, and 1.5 more.',
    );
  });
});

describe('examples that the playground opens', () => {
  const fenced = (...blocks: readonly string[]): string =>
    blocks.map((code) => code.replace(/((?:^<!--.*\n)?)([\s\S]*)/, '$1```ts\n$2```\n')).join('\n');
  const hdl = "import { bit, module } from 'gatewright/hdl';\n";
  const [body, bench] = ["module('a', {}, () => ({}));\n", "import { hwTest } from 'gatewright/bench';\n"];

  test('are designs, also such as leave their import out, and no parts', () => {
    const [part, other] = ['const a = m.reg(bit);\n', "import { a } from './a.ts';\nexport const b = module('b');\n"];
    expect(openedExamples(fenced(`${hdl}export const a = ${body}`, part, other))).toEqual([
      { design: `${hdl}export const a = ${body}` },
    ]);
    const [alone] = openedExamples(fenced(`export const a = ${body}`));
    expect(alone?.design).toBe(`export const a = ${body}import { module } from 'gatewright/hdl';\n`);
  });

  test('with parameters are opened with those that the page states', () => {
    const parametrised = `${hdl}export const a = (n) =>\n  ${body}`;
    expect(openedExamples(fenced(parametrised))).toEqual([]);
    expect(openedExamples(fenced(`<!-- playground: a(8) -->\n${parametrised}`))).toEqual([
      { design: `${parametrised}\nexport const top = a(8);\n` },
    ]);
  });

  test('are tests with their design, of the page or stated', () => {
    const design = `// a.ts\n${hdl}export const a = ${body}`;
    const besides = `// a.test.ts\n${bench}import { a } from './a.ts';\n`;
    expect(openedExamples(fenced(design, besides)).at(-1)).toEqual({
      design,
      test: besides.replace('./a.ts', './design.ts'),
    });
    const stated = `${bench}import { bits, elaborate } from 'gatewright/hdl';\nimport { fifo } from 'gatewright/lib/stream/fifo';\n`;
    expect(openedExamples(fenced(`<!-- playground: fifo(bits(8), 4) -->\n${stated}`))).toEqual([
      {
        design:
          "import { bits } from 'gatewright/hdl';\nimport { fifo } from 'gatewright/lib/stream/fifo';\n\nexport const top = fifo(bits(8), 4);\n",
        test: stated,
      },
    ]);
  });

  test('have a link, which holds them', async () => {
    const design = `${hdl}export const a = ${body}`;
    const links = [...(await withPlaygroundLinks(fenced(design, 'const b;\n'))).matchAll(/href="([^"]*)"/g)];
    expect(links.map(([, link]) => link)).toEqual([await playgroundLink({ design })]);
    const opened = await sharedOf(links[0]![1]!.slice(links[0]![1]!.indexOf('#')));
    expect(opened?.files?.['design.ts']).toBe(design);
  });
});

test('tables scroll by keys, and have no empty headers', () => {
  expect(finishedPage('<p><table class="a"><tr><th></th><th>b</th></tr></table></p><template></template>')).toBe(
    '<p><div class="table" tabindex="0"><table class="a"><tr><td></td><th>b</th></tr></table></div></p><template></template>',
  );
});

test('links of a built site that lead nowhere are found', () => {
  const site = join(folder, 'built');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  };
  write('index.html', '<h1 id="top">a</h1><a href="/b/#here">b</a><a href="#top">c</a><a href="https://x.y">d</a>');
  write('b/index.html', '<p id="here"><img src="../c.svg"></p>');
  write('c.svg', '<svg></svg>');
  expect(brokenLinks(site)).toEqual([]);
  write('d/index.html', '<a href="/e/">e</a><a href="../b/#there">f</a><img src="g.svg"><script>a href="/h/"</script>');
  expect(brokenLinks(site)).toEqual([
    'd/index.html: /e/ leads to no file',
    'd/index.html: ../b/#there leads to no heading',
    'd/index.html: g.svg leads to no file',
  ]);
});

describe('pictures', () => {
  test('of a block have streams and records as one line, whatever goes against a stream', () => {
    const leaf = (name: string, direction: 'in' | 'out', width = 1) => ({ name, direction, width });
    const ports = symbolPorts([
      leaf('up_payload_psn', 'in', 24),
      leaf('up_valid', 'in'),
      leaf('up_ready', 'out'),
      leaf('limits_a', 'in', 3),
      leaf('limits_b', 'in', 4),
      leaf('limits_c', 'in', 5),
      leaf('idle', 'out'),
    ]);
    expect(ports).toEqual([
      { name: 'up', direction: 'in', width: 25, ports: 3 },
      { name: 'limits_*', direction: 'in', width: 12, ports: 3 },
      { name: 'idle', direction: 'out', width: 1, ports: 1 },
    ]);
    expect(markupProblem(blockSymbol('a', ports))).toBeUndefined();
  });

  test('of figures are well-formed, bars as long as their values, points where they were', () => {
    const bars = barChart(
      [
        { label: 'a', value: 10, text: '10' },
        { label: 'b', value: 5, text: '5 <' },
      ],
      'two',
    );
    const widths = [...bars.matchAll(/class="bar"[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths[0]! / widths[1]!).toBeCloseTo(2, 1);
    const at = (day: number, value: number) => ({ date: new Date(Date.UTC(2026, 0, day)), value });
    const line = timeChart([at(1, 100), at(2, 300), at(5, 200)], 'three');
    const [x, y] = ['cx', 'cy'].map((name) =>
      [...line.matchAll(new RegExp(`${name}="([\\d.]+)"`, 'g'))].map((m) => Number(m[1])),
    );
    expect((x![1]! - x![0]!) / (x![2]! - x![0]!)).toBeCloseTo(0.25, 2);
    expect((y![0]! - y![2]!) / (y![0]! - y![1]!)).toBeCloseTo(0.5, 2);
    for (const svg of [bars, line]) expect(markupProblem(svg)).toBeUndefined();
  });
});
