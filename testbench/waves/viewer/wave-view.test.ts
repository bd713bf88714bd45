import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundle } from '../../../support/pages/browser-script.ts';
import { accessibilityProblems } from '../../../support/testing/accessibility.ts';
import { browserNote, hasBrowser, launchBrowser, type OpenedBrowser } from '../../../support/testing/browser.ts';
import { recordedWaves } from './wave-data.ts';
import type { WaveData } from './wave-data-types.ts';

/** Waves of a counter and of what else is named, in cycles from 5 on. */
const wavesOf = (cycles: number, ...more: readonly string[]): WaveData =>
  recordedWaves(
    {
      firstCycle: 5,
      cycles,
      signals: ['count', ...more].map((path, i) => ({
        path,
        width: 8,
        values: Array.from({ length: cycles }, (_, cycle) => (cycle * (i + 1)) & 255),
      })),
    },
    'counter',
  );

/** JSON for a page, bytes as a list. */
const plain = (waves: WaveData): string => JSON.stringify({ ...waves, bytes: [...waves.bytes] });

describe.skipIf(!hasBrowser)(`the viewer on an element of another page${browserNote}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-wave-view-'));
  let browser: OpenedBrowser;
  let page: Page;

  beforeAll(async () => {
    // A page with styles and ids that could get in the way, and a field that takes keys.
    writeFileSync(
      join(folder, 'index.html'),
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>another page</title>
<style>button { display: none } .row { color: red } :root { color-scheme: light dark } :root.dim { color-scheme: dark }</style></head>
<body><main><h1>Another page</h1><label>text <input id="search"></label><div id="plot" style="height: 400px"></div></main>
<script>${bundle(new URL('./browser/testing/mounted.ts', import.meta.url))}</script></body></html>`,
    );
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  beforeEach(async () => {
    await page?.close();
    page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  });

  const mount = (waves: WaveData) => page.evaluate(`mounted.mount(${plain(waves)})`);
  const show = (waves: WaveData) => page.evaluate(`mounted.view.show(mounted.bytesOf(${plain(waves)}))`);
  const row = (path: string) => page.locator(`.row.signal[data-path="${path}"]`);
  const value = (path: string) => row(path).locator('.value').textContent();

  test('fills it, and neither page reaches into the other', async () => {
    await mount(wavesOf(40, 'other'));
    expect(await page.locator('#zoom-in').isVisible()).toBe(true);
    expect((await page.locator('canvas#plot').boundingBox())!.height).toBeGreaterThan(200);
    await page.locator('main > label > input').focus();
    await page.keyboard.type('mf+n');
    expect(await page.locator('#marker').textContent()).toBe('\u2013');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('takes keys when the focus is in it, and tells where the cursor is', async () => {
    await mount(wavesOf(40));
    await row('count').click();
    await page.keyboard.press('Shift+ArrowRight');
    expect(await page.evaluate('[mounted.view.cursor, mounted.cursors.at(-1)]')).toEqual([15, 15]);
    await page.evaluate('mounted.view.cursor = 25');
    expect(await value('count')).toBe('14');
  });

  test('opens the list of signals when it is asked for', async () => {
    await page.evaluate(`mounted.mount(${plain(wavesOf(40))}, { listClosed: true })`);
    const list = page.locator('#list');
    expect(await list.isVisible()).toBe(false);
    await page.click('#signals');
    expect(await list.isVisible()).toBe(true);
    await page.click('#signals');
    await row('count').click();
    await page.keyboard.press('/');
    await page.keyboard.type('cou');
    expect(await list.isVisible()).toBe(true);
  });

  test('shows another run with what was chosen before', async () => {
    await mount(wavesOf(40, 'a', 'b'));
    await row('b').click();
    await page.selectOption('#radix', 'dec');
    await row('a').hover();
    await row('a').locator('.remove').click();
    await page.evaluate('mounted.view.cursor = 15');
    await page.keyboard.press('m');
    await show(wavesOf(60, 'z', 'a', 'b'));
    expect(await page.locator('.row.signal').evaluateAll((all) => all.map((r) => r.dataset.path))).toEqual([
      'count',
      'b',
    ]);
    expect([await value('b'), await page.evaluate('mounted.view.cursor')]).toEqual(['40', 15]);
    expect(await page.locator('#design').textContent()).toBe('waves of counter, 60 cycles');
    expect(await page.locator('.row.selected').getAttribute('data-path')).toBe('b');
    await show(wavesOf(3));
    expect(await page.evaluate('mounted.view.cursor')).toBe(7);
  });

  test('has the colour scheme of what it stands in, also when that changes', async () => {
    const ground = () => page.evaluate<string>("getComputedStyle(document.querySelector('div#plot')).backgroundColor");
    await mount(wavesOf(4));
    expect(await ground()).toBe('rgb(255, 255, 255)');
    await page.evaluate("document.documentElement.classList.add('dim')");
    expect(await ground()).toBe('rgb(18, 23, 31)');
    await page.evaluate('mounted.view.dispose()');
    expect(await page.locator('.row').count()).toBe(0);
  });
});
