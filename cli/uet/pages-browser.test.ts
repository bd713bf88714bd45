import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { committedNames, committedReports } from '../../fpga/report/committed.ts';
import { renderAreaPage } from '../../report/area-page.ts';
import { renderCoveragePage } from '../../report/coverage-page.ts';
import { renderRegressionPage } from '../../report/regression-page.ts';
import { sampleCoverage } from '../../report/testing/sample-coverage.ts';
import { sampleRegression } from '../../report/testing/sample-regression.ts';
import { inProject } from '../../support/project.ts';
import { accessibilityProblems } from '../../support/testing/accessibility.ts';
import { browserNote, hasBrowser, launchBrowser, type OpenedBrowser } from '../../support/testing/browser.ts';
import { mainThreadWork } from '../../support/testing/page-work.ts';
import { areaRows } from '../verbs/report.ts';

/** Kept reports on a page: all of them are the largest page that there is. */
function areaPage(designs = Number.POSITIVE_INFINITY): string {
  const folder = inProject('fpga', 'reports');
  const reports = committedReports(committedNames(folder).slice(0, designs), folder);
  const placeOf = (_: string, signal: string): string | undefined => (signal.includes('[') ? 'a/file.ts:1' : undefined);
  return renderAreaPage({ reports: areaRows(reports), changes: [], before: 'v1', placeOf });
}

const pages: Readonly<Record<string, () => string>> = {
  area: () => areaPage(),
  coverage: () => renderCoveragePage(sampleCoverage),
  regression: () => renderRegressionPage(sampleRegression()),
};

describe.skipIf(!hasBrowser)(`the pages that commands write, in a browser${browserNote}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-pages-'));
  let browser: OpenedBrowser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, `${name}.html`), text());
    // Its parts are alike, and axe takes a second for a thousand elements.
    writeFileSync(join(folder, 'area-of-three.html'), areaPage(3));
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
  });

  afterEach(async () => {
    expect(complaints).toEqual([]);
    await page.close();
  });

  async function open(name: string): Promise<void> {
    await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
    await page.waitForSelector('html[data-ready]');
  }

  describe.each(Object.keys(pages))('that of %s', (name) => {
    test('is small, and opens with less than a second of a processor', async () => {
      const spent = await mainThreadWork(page, () => open(name));
      const elements = await page.evaluate<number>('document.querySelectorAll("*").length');
      const bytes = statSync(join(folder, `${name}.html`)).size;
      console.log(`${name}: ${bytes} bytes, ${elements} elements, ${spent.toFixed(0)} ms`);
      expect(spent).toBeGreaterThan(1);
      expect(spent).toBeLessThan(1000);
      // A design on three families is a thousand; what is out of sight costs no layout.
      expect(elements).toBeLessThan(40_000);
    });

    test('can be used without a mouse and without eyes, as far as axe can tell, in light and dark', async () => {
      await open(name === 'area' ? 'area-of-three' : name);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityProblems(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([]);
      }
    });

    test('is searched, and its sections link to themselves', async () => {
      await open(name);
      await page.keyboard.press('/');
      // A table of a state machine is found as a whole.
      const rows = page.locator('table:not(.machine) > tbody > tr:visible');
      const all = await rows.count();
      await page.keyboard.type('no such thing');
      // The page searches when the typing is over, which takes its time on a busy machine.
      await expect.poll(() => page.locator('.page-search [role=status]').textContent()).toBe('0 places');
      await expect.poll(() => rows.count()).toBe(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => rows.count()).toBe(all);
      await page.locator('h2 a').last().click();
      expect(page.url()).toMatch(/\.html#[\w-]+$/);
    });

    test('fits on a phone', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await open(name);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    });
  });
});
