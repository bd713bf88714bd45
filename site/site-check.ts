/**
 * `node site/site-check.ts`: opens pages of the built site in Chromium, as files of a server on this machine: bytes and
 * time of the first visit, what axe-core finds in light and dark, and whether a phone scrolls sideways. Prints a table;
 * a problem is exit code 1.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { projectRoot } from '../support/project.ts';
import { accessibilityProblems } from '../support/testing/accessibility.ts';
import { launchBrowser } from '../support/testing/browser.ts';
import { serveFolder } from '../support/testing/serve-folder.ts';

const site = join(projectRoot, 'out', 'site');
/** One of each kind. */
const pages = [
  '/',
  '/language/',
  '/uet/cbfc/',
  '/uet/llr/',
  '/reports/area/',
  '/reports/performance/',
  '/api/hdl/',
  '/area.html',
];
/** Of the first visit of a page, all that it loads, compressed as servers do. */
const mostBytes = 300_000;

interface Visit {
  readonly bytes: number;
  readonly elements: number;
  readonly milliseconds: number;
  readonly problems: readonly string[];
}

async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) problems.push(`asks ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} of ${response.url()}`);
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await page.waitForFunction("performance.getEntriesByType('navigation')[0].loadEventEnd > 0");
  const [bytes, milliseconds, elements] = await page.evaluate<[number, number, number]>(`[
    performance.getEntries().reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    performance.getEntriesByType('navigation')[0].loadEventEnd,
    document.querySelectorAll('*').length,
  ]`);
  if (bytes > mostBytes) problems.push(`${bytes} bytes, more than ${mostBytes}`);
  // Blocks of code are made focusable when the browser has time.
  await page.waitForTimeout(1000);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    problems.push(...(await accessibilityProblems(page, 'wcag')).map((problem) => `${colorScheme}: ${problem}`));
  }
  await page.setViewportSize({ width: 360, height: 780 });
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  if (width > 360) problems.push(`${width} pixels wide on a phone of 360`);
  await context.close();
  return { bytes, elements, milliseconds, problems };
}

/** The waves of a block are shown when they come into view. */
async function showsWaves(browser: Browser, origin: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/uet/cbfc/`);
  const waves = page.locator('gw-waves').first();
  await waves.scrollIntoViewIfNeeded();
  await page.locator('gw-waves[data-ready]').first().waitFor();
  const signals = await waves.locator('.row.signal').count();
  await page.close();
  return signals < 10 ? [`the waves of a block have ${signals} signals`] : [];
}

/** An example of the language's page is what the playground opens. */
async function opensExample(browser: Browser, origin: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/language/`);
  await page.locator('a.try').first().click();
  await page.waitForURL(/playground/);
  await page.getByText('adder', { exact: false }).first().waitFor();
  await page.close();
  return [];
}

/** The search of the site finds a page, without a server that searches. */
async function searches(browser: Browser, origin: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(origin);
  // Its script comes when the browser has time.
  await page.locator('button[data-open-modal]:not([disabled])').click();
  await page.locator('#starlight__search input').fill('scoreboard');
  const result = page.locator('#starlight__search .pagefind-ui__result-link').first();
  const found = await result.getAttribute('href', { timeout: 10_000 });
  await page.close();
  return found === null ? ['the search finds nothing of scoreboards'] : [];
}

if (!existsSync(site)) {
  console.error('error: there is no out/site to look at: npm run site builds it');
  process.exit(2);
}
const server = await serveFolder(site);
const browser = await launchBrowser();
try {
  const origin = server.url.slice(0, -1);
  const problems: string[] = [];
  console.log('| page | kB at the first visit | elements | ms |\n| --- | --: | --: | --: |');
  for (const path of pages) {
    const { bytes, elements, milliseconds, problems: found } = await visit(browser, origin, path);
    console.log(
      `| \`${path}\` | ${Math.round(bytes / 1000)} | ${elements.toLocaleString('en')} | ${Math.round(milliseconds)} |`,
    );
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  }
  for (const check of [searches, showsWaves, opensExample]) problems.push(...(await check(browser, origin)));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}
