import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../support/project.ts';
import { accessibilityProblems } from '../support/testing/accessibility.ts';
import { browserNote, hasBrowser, launchBrowser, type OpenedBrowser } from '../support/testing/browser.ts';
import { type ServedFolder, serveFolder } from '../support/testing/serve-folder.ts';
import { buildPlayground } from './build.ts';
import { examples } from './page/examples.ts';
import { fragmentOf } from './page/link.ts';
import type { TestsResult } from './page/run/results.ts';
import { brightness } from './testing/brightness.ts';
import { inBrowser, isInstalled, noteOf } from './testing/undriven.ts';
import { workerScript } from './testing/worker-script.ts';

/** Kilobytes over the network before the editor is asked for. */
const firstKilobytes = 300;
/** How bright the cells of screenshots are: `GATEWRIGHT_SCREENSHOTS=write` writes it, `npm run format` formats it. */
const lookFile = inProject('playground/testing/screenshots.json');

/** Milliseconds for what comes at once on an idle machine: this is for what has come to a stop. */
const patience = 300_000;
/** Milliseconds from a pause in writing to Verilog and 10,000 cycles: processor time of the worker, which is warm. */
const most = 100;

const folder = mkdtempSync(join(tmpdir(), 'gatewright-playground-'));

beforeAll(async () => {
  if (hasBrowser) await buildPlayground(join(folder, 'playground'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(!hasBrowser)(`the playground in a browser${browserNote}`, () => {
  let served: ServedFolder;
  let browser: OpenedBrowser;
  let page: Page;
  /** What the console and the network complain of. */
  const complaints: string[] = [];
  /** What was loaded, in order, with its compressed size. */
  let loaded: { readonly url: string; readonly bytes: Promise<number> }[] = [];

  beforeAll(async () => {
    served = await serveFolder(folder);
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await page?.close();
    await browser?.close();
    await served?.close();
  });

  // One page for all, as TypeScript takes seconds to be loaded.
  afterEach(() => {
    expect(complaints).toEqual([]);
  });

  async function open(fragment = ''): Promise<void> {
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(served.url) && !/^(?:blob|data):/.test(request.url()))
        complaints.push(request.url());
    });
    page.on('response', (response) => {
      const size = async (): Promise<number> => (await response.request().sizes()).responseBodySize;
      loaded.push({ url: response.url().slice(served.url.length), bytes: size().catch(() => 0) });
    });
    loaded = [];
    await page.goto(`${served.url}playground/${fragment}`);
    await page.waitForSelector('html[data-ready=yes]', { timeout: patience });
  }

  /** Does what makes the page check and run, and waits until it has. */
  async function turn(act: () => Promise<unknown>): Promise<void> {
    const turns = await page.evaluate<string>('document.documentElement.dataset.turns');
    await act();
    await page.waitForSelector(`html[data-state=idle]:not([data-turns="${turns}"])`, { timeout: patience });
  }
  const textOf = async (selector: string): Promise<string> => (await page.textContent(selector)) ?? '';

  /** Puts the cursor after `text` in the source. */
  async function go(after: string): Promise<void> {
    await page.click('#editor .cm-content');
    await page.keyboard.press('Control+f');
    await page.keyboard.type(after);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
  }

  /** Deletes `count` characters before that place and types others. */
  async function write(after: string, count: number, typed: string): Promise<void> {
    await go(after);
    await turn(async () => {
      for (let i = 0; i < count; i++) await page.keyboard.press('Backspace');
      await page.keyboard.type(typed);
    });
  }

  async function choose(name: string, view?: string): Promise<void> {
    await turn(() => page.selectOption('#example', name));
    if (view !== undefined) await page.click(`#tab-${view}`);
  }

  test('the first page is small, and shows results before the editor is there', async () => {
    await open();
    const editor = loaded.findIndex(({ url }) => url.includes('/editor-'));
    const before = loaded.slice(0, editor);
    expect(before.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['playground/', 'playground/core/run.js', 'playground/examples/queue.json']),
    );
    const kilobytes = (await Promise.all(before.map(({ bytes }) => bytes))).reduce((a, b) => a + b, 0) / 1000;
    console.log(`first page: ${kilobytes.toFixed(0)} kB in ${before.length} requests`);
    expect(kilobytes).toBeGreaterThan(60);
    expect(kilobytes).toBeLessThan(firstKilobytes);
    expect(await textOf('#status')).toMatch(/^queue_w8_d16: elaborated in .* 10,000 cycles in /);
    expect(await textOf('#problems')).toBe('');
  });

  test('a width error is underlined in red, says what is wrong, and goes when it is mended', async () => {
    await choose('counter');
    await write("'count', bits(width", 5, '9');
    await page.waitForSelector('.cm-lintRange-error');
    expect(await textOf('#problems')).toContain("'{ count: Settable<Bits<9>>; }' is not assignable");
    expect(await textOf('#file-design')).toMatch(/design\.ts\d/);
    await write("'count', bits(9", 1, 'width');
    expect(await page.locator('.cm-lintRange-error').count()).toBe(0);
    expect(await textOf('#problems')).toBe('');
  });

  test('names are completed from the types', async () => {
    await page.click('#editor .cm-line:has-text("m.when(en")');
    await page.keyboard.press('Home');
    await page.keyboard.type('count.popc');
    await page.waitForSelector('.cm-tooltip-autocomplete >> text=popcount');
    await page.keyboard.press('Escape');
    await turn(async () => {
      for (let i = 0; i < 'count.popc'.length; i++) await page.keyboard.press('Backspace');
    });
  });

  test('the type of a name is shown where the mouse rests on it, with what its comment says', async () => {
    const about = page.locator('.cm-about');
    await page.mouse.move(0, 0);
    const name = page.locator('#editor .cm-line:has-text("m.reg(\'count\'") span', { hasText: /^reg$/ }).first();
    await name.hover();
    await expect.poll(() => about.textContent(), { timeout: patience }).toMatch(/reg/);
    expect(await about.textContent()).toContain('Settable');
    await page.mouse.move(0, 0);
    await expect.poll(() => about.count()).toBe(0);
  });

  test('the call that is written says its parameters, with the one at the cursor marked', async () => {
    await page.click('#editor .cm-line:has-text("m.when(en")');
    await page.keyboard.press('Home');
    await page.keyboard.type("m.reg('held', ");
    const help = page.locator('.cm-signature');
    await expect.poll(() => help.locator('b').textContent()).toMatch(/^shape: /);
    expect(await help.textContent()).toMatch(/^reg\(name: string, shape: /);
    expect(await accessibilityProblems(page, 'all', ['.cm-editor'])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => help.count()).toBe(0);
    await turn(async () => {
      for (let i = 0; i < "m.reg('held', ".length; i++) await page.keyboard.press('Backspace');
    });
    expect(await textOf('#problems')).toBe('');
  });

  test('a name gets another at all places, in the test too; one of the library keeps its own', async () => {
    await go('export const top');
    await page.keyboard.press('F2');
    await page.locator('.cm-dialog input').fill('byte');
    expect(await accessibilityProblems(page, 'all', ['.cm-editor'])).toEqual([]);
    await turn(() => page.keyboard.press('Enter'));
    expect(await textOf('#editor')).toContain('export const byte = counter(8);');
    await page.click('#file-test');
    expect(await textOf('#editor')).toContain('elaborate(byte)');
    expect(await textOf('#problems')).toBe('');
    expect(await textOf('#tab-tests')).toBe('Tests1 passed');
    await page.click('#file-design');
    await go('count.set');
    await page.keyboard.press('F2');
    await page.waitForSelector('.cm-dialog >> text=is a name of the library');
    await page.keyboard.press('Enter');
    await choose('counter');
  });

  test('a link holds what was written, and nothing of it is sent', async () => {
    await write('counter(8', 1, '12');
    await page.click('#share');
    await page.waitForURL(/#s=/);
    const { hash } = new URL(page.url());
    await page.close();
    await open(hash);
    expect(await textOf('#editor')).toContain('counter(12)');
    expect(await textOf('#status')).toContain('counter_w12');
    expect(loaded.filter(({ url }) => url.includes('s='))).toEqual([]);
  });

  test('what only elaboration knows is told with its place and its fix', async () => {
    await choose('blink');
    await write("'ticks', bits(4), { reset: 0 });", 0, " m.reg('ticks', bits(4), { reset: 0 });");
    expect(await textOf('#problems')).toMatch(
      /line 8.*the name ticks is used twice in this module.*Fix: rename one of them/s,
    );
    await page.click('.problem');
    expect(await textOf('#editor .cm-activeLine')).toContain("m.reg('ticks'");
  });

  test('source and Verilog lead to each other, and into the library', async () => {
    await choose('arbiter', 'verilog');
    await page.click('#editor .cm-line:has-text("from.through")');
    await page.waitForSelector('#view-verilog .cm-linked');
    expect(await textOf('#view-verilog .cm-linked')).toMatch(/queue_\d/);
    await page.click('#view-verilog .cm-line:has-text("crossing (")');
    await page.waitForSelector('#editor .cm-linked');
    expect(await textOf('#editor .cm-linked')).toContain('export const crossing = module(');
    await page.click('#editor .cm-line:has-text("{ down: list(2") >> text=arbitrate');
    await page.keyboard.press('F12');
    await page.waitForSelector('#tab-library');
    expect(await textOf('#tab-library')).toBe('streams.ts (library)');
    await page.waitForSelector('#editor >> text=All into one (of 2 or more)');
  });

  test('a test that fails says what came out wrong; waves and coverage are those of the tests', async () => {
    await choose('queue', 'tests');
    expect(await textOf('#tab-tests')).toBe('Tests2 passed');
    await write('count.lt', 2, 'le');
    expect(await textOf('#tab-tests')).toBe('Tests2 failed');
    expect(await textOf('.test.failed pre')).toContain('item');
    await write('count.le', 2, 'lt');
    expect(await textOf('#tab-tests')).toBe('Tests2 passed');
    await page.click('.test >> nth=0 >> text=Waves');
    await page.waitForSelector('html[data-waves^="Of the test: items leave"]');
    expect(await page.locator('#view-waves .row').count()).toBeGreaterThan(5);
    await page.click('#tab-coverage');
    expect(await textOf('#view-coverage h2')).toMatch(/^(\d+) of \1 points are reached$/);
    expect(await page.locator('#editor .cm-covered').count()).toBeGreaterThan(0);
  });

  test('a state machine is drawn', async () => {
    await choose('traffic-light', 'states');
    const picture = page.locator('#view-states img');
    expect(await picture.getAttribute('alt')).toBe('State diagram of traffic_light.light');
    await expect
      .poll(() => picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth))
      .toBeGreaterThan(100);
  });

  test('a capture that is dropped is taken apart, and goes through the parser', async () => {
    await choose('dissect');
    expect(await textOf('#view-capture')).toContain('19 packets of the sample');
    // Its header, and the first packet of it.
    const capture = readFileSync(inProject('testbench/uet/captures/data/uet-pds.pcap'));
    const first = capture.subarray(0, 24 + 16 + capture.readUInt32LE(32));
    const drop = async (name: string, content: string): Promise<void> => {
      const dataTransfer = await page.evaluateHandle(
        `(() => { const data = new DataTransfer(); data.items.add(new File([${content}], '${name}')); return data; })()`,
      );
      await page.dispatchEvent('#drop', 'drop', { dataTransfer });
    };
    await drop('mine.pcap', `Uint8Array.from([${[...first]}])`);
    await page.waitForSelector('text=1 packets of mine.pcap');
    expect(await textOf('.packet')).toMatch(/rud_req/);
    expect(await textOf('#tab-tests')).toBe('Tests1 passed');
    await drop('bad.pcap', "'no capture'");
    await page.waitForSelector('#view-capture .failed');
  });

  test('area is measured by Yosys in a worker, which can be stopped, and says what it does', async () => {
    await choose('counter', 'area');
    await page.click('#measure');
    expect(await textOf('#measure')).toBe('Stop');
    await page.click('#measure');
    await page.waitForSelector('#view-area >> text=Stopped.');
    await page.click('#measure');
    await page.waitForSelector('#view-area >> text=/\\.\\.\\.$/');
    await page.waitForSelector('#view-area .figures', { timeout: patience });
    // 8 bits that count: a flip-flop each, and a LUT or its carry.
    expect(await textOf('#view-area .figures')).toMatch(/LUTs\d+Flip-flops8Levels of LUTs\d+Estimated clock\d+ MHz/);
    await page.waitForSelector('#measure:has-text("Measure")');
  });

  test('axe finds nothing on any tab, light and dark, and on a phone nothing is too wide', async () => {
    await choose('traffic-light');
    const problems: string[] = [];
    const look = async (what: string, view: string, isWhole = false): Promise<void> => {
      await page.click(`#tab-${view}`);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        // Of the page around the tab's own panel nothing changes but which tab is chosen, and in the dark but colours.
        const within = isWhole ? [':root'] : ['#views', `#view-${view}`];
        const found = await accessibilityProblems(page, colorScheme === 'light' ? 'all' : 'colours', within);
        for (const problem of found) problems.push(`${what}, ${colorScheme}: ${problem}`);
      }
    };
    await look('the page', 'verilog', true);
    for (const view of ['waves', 'tests', 'states', 'coverage', 'area']) await look(view, view);
    await choose('dissect');
    await look('capture', 'capture');
    await choose('traffic-light', 'area');
    await page.setViewportSize({ width: 360, height: 740 });
    for (const problem of await accessibilityProblems(page)) problems.push(`phone: ${problem}`);
    expect(problems).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('the page looks as it did', async () => {
    await choose('counter', 'verilog');
    const looks: Record<string, readonly number[]> = {};
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const view of ['verilog', 'tests']) {
        await page.click(`#tab-${view}`);
        // What differs from run to run: times, and the cursor.
        const mask = [page.locator('#status'), page.locator('.time'), page.locator('.cm-cursorLayer')];
        const picture = await page.screenshot({ mask, animations: 'disabled', caret: 'hide' });
        looks[`${colorScheme}-${view}`] = await brightness(browser, picture);
      }
    }
    if (process.env.GATEWRIGHT_SCREENSHOTS === 'write') writeFileSync(lookFile, `${JSON.stringify(looks)}\n`);
    const known = JSON.parse(readFileSync(lookFile, 'utf8')) as typeof looks;
    expect(Object.keys(looks)).toEqual(Object.keys(known));
    // Other fonts move letters about; a block that is missing or of another colour changes whole cells.
    const apart = (cells: readonly number[], others: readonly number[]): number =>
      cells.filter((cell, i) => Math.abs(cell - others[i]!) > 8).length / cells.length;
    for (const [name, cells] of Object.entries(looks)) expect(apart(cells, known[name]!), name).toBeLessThan(0.05);
    // Another pane in the same frame is as far from it as that, and other colours are further.
    for (const other of ['light-tests', 'dark-verilog'])
      expect(apart(looks['light-verilog']!, known[other]!)).toBeGreaterThan(0.05);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('a loop without an end is stopped, and what is written next runs', async () => {
    await choose('blink');
    await page.clock.install();
    await page.click('#editor .cm-content');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('for (;;) {}');
    await page.clock.runFor(200);
    // The worker has begun by then.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await page.clock.runFor(21_000);
    await page.waitForSelector('#status:has-text("is there a loop without an end?")');
    for (let i = 0; i < 'for (;;) {}'.length; i++) await page.keyboard.press('Backspace');
    await page.clock.runFor(200);
    await page.waitForSelector('#status:has-text("blink: elaborated")');
  });
});

describe.skipIf(!hasBrowser)(`examples in browsers without a driver${browserNote}`, () => {
  const names = examples.map(({ name }) => name);

  interface Lines {
    readonly text: string;
    readonly lines: readonly string[];
  }
  /** By the name of the example. */
  type OfExamples<T> = Readonly<Record<string, T>>;

  /** Of some examples the files of Verilog, with the place that each line is of. */
  const verilogScript = `
    const verilog = {};
    for (const name of ['uart', 'arbiter', 'sack-tracker']) {
      const { design } = await call('run', { files: await example(name) });
      verilog[name] = design.verilog.map(({ text, places }) => ({
        text, lines: places.map((at) => at ? at.file + ':' + at.line : ''),
      }));
    }`;

  interface InChromium {
    readonly found: OfExamples<{ readonly least: number; readonly edits: number; readonly tests: TestsResult }>;
    readonly verilog: OfExamples<readonly Lines[]>;
  }

  let chromium: InChromium;

  beforeAll(async () => {
    // The least of several edits, as the machine has more to do than this; what is compiled gets better for some time.
    chromium = await inBrowser<InChromium>(
      'chromium',
      folder,
      `${workerScript}
      ${verilogScript}
      const found = {};
      await call('capture', await (await fetch('/playground/sample.pcap')).bytes());
      for (const name of ${JSON.stringify(names)}) {
        const files = await example(name);
        let [least, edits] = [Infinity, 0];
        while (edits < 6 || (least >= ${most / 1000} && edits < 40)) {
          files.modules['design.ts'].code += ' ';
          const before = await workerSeconds();
          const { kind, problems } = await call('run', { files });
          least = Math.min(least, (await workerSeconds()) - before);
          edits++;
          if (kind !== 'done') throw new Error(name + ': ' + problems[0].message);
        }
        found[name] = { least, edits, tests: await call('test', files) };
      }
      return { found, verilog };`,
    );
  });

  test('every example runs within its time after an edit, and its tests pass', () => {
    const slow: string[] = [];
    for (const [name, { least, edits, tests }] of Object.entries(chromium.found)) {
      console.log(
        `${name}: ${(1000 * least).toFixed(0)} ms to elaborate, print and run 10,000 cycles (${edits} edits)`,
      );
      if (least >= most / 1000) slow.push(name);
      expect(tests.problems, name).toEqual([]);
      expect(tests.tests.length, name).toBeGreaterThan(0);
      expect(tests.tests.filter(({ state }) => state !== 'passed').map(({ message }) => message)).toEqual([]);
    }
    expect(Object.keys(chromium.found)).toEqual(names);
    expect(slow).toEqual([]);
  });

  describe.skipIf(!isInstalled('firefox'))(`in Firefox too${noteOf('firefox')}`, () => {
    type Shown = Readonly<Record<'status' | 'problems' | 'tests', string>>;
    let firefox: { readonly verilog: InChromium['verilog']; readonly shown: readonly Shown[] };

    beforeAll(async () => {
      const mistake = `import { bits, module } from 'gatewright/hdl';
export const top = module('top', { out: { y: bits(4) } }, (_, m) => {
  m.reg('a', bits(4), { reset: 0 });
  return { y: m.reg('a', bits(4), { reset: 0 }) };
});\n`;
      const link = await fragmentOf({ example: 'queue', files: { 'design.ts': mistake } });
      firefox = await inBrowser<typeof firefox>(
        'firefox',
        folder,
        `${workerScript}
        ${verilogScript}
        const shown = [];
        for (const fragment of ['#example=queue', ${JSON.stringify(link)}]) {
          const frame = document.createElement('iframe');
          frame.src = '/playground/' + fragment;
          document.body.append(frame);
          for (;;) {
            const { dataset } = frame.contentDocument.documentElement ?? {};
            if (dataset?.ready === 'yes' && dataset.state === 'idle') break;
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
          const text = (id) => frame.contentDocument.getElementById(id).textContent;
          shown.push({ status: text('status'), problems: text('problems'), tests: text('tab-tests') });
          frame.remove();
        }
        return { verilog, shown };`,
      );
    });

    test('the Verilog and the lines that it is of are those of Chromium', () => {
      expect(firefox.verilog).toEqual(chromium.verilog);
      const [uart] = firefox.verilog.uart!;
      expect(uart!.lines.filter((line) => /^design\.ts:\d+$/.test(line)).length).toBeGreaterThan(20);
    });

    test('the page runs a link, tells of mistakes with their places, and shows tests', () => {
      const [queue, broken] = firefox.shown;
      expect(queue?.status).toMatch(/^queue_w8_d16: elaborated in .* 10,000 cycles in /);
      expect(queue).toMatchObject({ problems: '', tests: 'Tests2 passed' });
      expect(broken?.problems).toMatch(/line 4.*the name a is used twice in this module.*Fix: rename one of them/s);
    });
  });
});
