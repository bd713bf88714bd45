import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inProject } from '../support/project.ts';
import { accessibilityProblems } from '../support/testing/accessibility.ts';
import { browserNote, hasBrowser, launchBrowser, type OpenedBrowser } from '../support/testing/browser.ts';
import { mainThreadWork } from '../support/testing/page-work.ts';
import { writeWhole } from '../support/write-file.ts';
import { renderPage } from './page.ts';
import type { PageFile, VerilogListing } from './page-data.ts';
import { sampleData } from './testing/sample-data.ts';

/** All committed Verilog, a listing a folder. */
function committedVerilog(): readonly VerilogListing[] {
  const root = inProject('generated');
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.v'));
  return [...Map.groupBy(paths.sort(), (path) => dirname(path))].map(([folder, files]) => ({
    design: folder.replace(/^lib\//, ''),
    group: folder.startsWith('lib/') ? 'library' : 'datapath',
    files: files.map((path) => ({ name: path.slice(folder.length + 1), text: readFileSync(join(root, path), 'utf8') })),
  }));
}

const verilog = committedVerilog();

let files: readonly PageFile[];

beforeAll(() => {
  files = renderPage({ ...sampleData(), verilog });
});

test('the page with all Verilog of the project is small: bytes and elements', () => {
  const { text } = files[0]!;
  expect(text.length).toBeLessThan(500_000);
  expect(text.match(/<[a-z]/g)!.length).toBeLessThan(10_000);
  expect(files.length).toBeGreaterThan(500);
});

describe.skipIf(!hasBrowser)(`the page in a browser, from files${browserNote}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-page-'));
  let browser: OpenedBrowser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    for (const { path, text } of files) writeWhole(join(folder, path), text);
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
  });

  afterEach(async () => {
    expect(complaints).toEqual([]);
    await page.close();
  });

  async function open(fragment = ''): Promise<void> {
    await page.goto(`${pathToFileURL(join(folder, 'index.html')).href}${fragment}`);
    await page.waitForSelector('html[data-ready]');
  }

  const { design, files: modules } = verilog.find((one) => one.files.length > 20)!;
  const code = () => page.frameLocator('iframe').locator('code');
  const links = () => page.locator('.verilog li a:not(.hit):visible');
  const found = () => page.locator('.found').textContent();
  const search = (word: string) => page.locator('.verilog input[type=search]').fill(word);

  test('opens with less than a second of a processor', async () => {
    const spent = await mainThreadWork(page, open);
    const elements = await page.evaluate<number>('document.querySelectorAll("*").length');
    console.log(`out/index.html: ${files[0]!.text.length} bytes, ${elements} elements, ${spent.toFixed(0)} ms`);
    expect(spent).toBeGreaterThan(1);
    expect(spent).toBeLessThan(1000);
  });

  test('can be used without a mouse and without eyes, as far as axe can tell, in light and dark', async () => {
    await open(`#verilog-${design}`);
    await expect.poll(() => code().textContent()).toBe(modules[0]!.text);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([]);
    }
  });

  test('is searched by the field at its head, which leaves the list of Verilog alone', async () => {
    await open();
    const rows = page.locator('#simulation tbody tr:visible');
    const files = await links().count();
    await page.locator('.page-search input').fill('TRACKER_w128');
    expect(await rows.count()).toBeGreaterThan(0);
    for (const text of await rows.allTextContents()) expect(text).toContain('tracker_w128');
    expect(await links().count()).toBe(files);
  });

  test('shows a file when it is chosen, with its text as it is', async () => {
    await open();
    await page.locator('summary', { hasText: new RegExp(`^${design} `) }).click();
    for (const { name, text } of [modules.at(-1)!, modules[1]!]) {
      await page.locator(`#verilog-${design} a`, { hasText: new RegExp(`^${name}$`) }).click();
      await expect.poll(() => code().textContent()).toBe(text);
    }
    expect(await page.locator('[aria-current]').textContent()).toBe(modules[1]!.name);
  });

  test('finds files by their names and by those of designs', async () => {
    await open();
    await search(design.toUpperCase());
    const named = verilog.flatMap((one) => one.files.filter((file) => `${one.design} ${file.name}`.includes(design)));
    await expect.poll(() => links().allTextContents()).toEqual(named.map(({ name }) => name));
    await search('no such module');
    await expect.poll(found).toBe('No file has that.');
    await search('');
    const count = verilog.reduce((sum, one) => sum + one.files.length, 0);
    await expect.poll(found).toBe(`${count.toLocaleString('en')} files of ${verilog.length} designs`);
  });

  test('finds files by their text, and goes to the line', async () => {
    const word = 'endmodule';
    const line = modules[0]!.text.split('\n').findIndex((text) => text.includes(word)) + 1;
    await open();
    await page.locator('.verilog input[type=checkbox]').check();
    await search(word);
    const count = verilog.reduce((sum, one) => sum + one.files.length, 0);
    await expect.poll(found).toContain(`${count.toLocaleString('en')} files of`);
    const hit = page.locator(`#verilog-${design} .hit`).first();
    expect(await hit.textContent()).toBe(`line ${line}`);
    await hit.click();
    await expect.poll(() => page.frameLocator('iframe').locator('.line:target').textContent()).toContain(word);
  });

  test("goes to a design's Verilog from its name in a table", async () => {
    await open(`#verilog-${design}`);
    await expect.poll(() => page.locator(`#verilog-${design}`).getAttribute('open')).not.toBeNull();
    await expect.poll(() => code().textContent()).toBe(modules[0]!.text);
  });
});
