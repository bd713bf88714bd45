/** The first visit of a page of the built site, as a new reader has it. */
import { accessibilityProblems } from '../../support/testing/accessibility.ts';
import type { OpenedBrowser } from '../../support/testing/browser.ts';

/** Of the first visit of a page, all that it loads, compressed as servers do. */
const mostBytes = 300_000;

export interface Visit {
  readonly bytes: number;
  readonly elements: number;
  /** Until the page is loaded. */
  readonly milliseconds: number;
  readonly problems: readonly string[];
}

/** Opens `path` with an empty cache; in light, in dark, and on a phone. */
export async function visit(browser: OpenedBrowser, origin: string, path: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
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
    // In the dark nothing is another but colours.
    const found = await accessibilityProblems(page, colorScheme === 'light' ? 'wcag' : 'colours');
    problems.push(...found.map((problem) => `${colorScheme}: ${problem}`));
  }
  await page.setViewportSize({ width: 360, height: 780 });
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  if (width > 360) problems.push(`${width} pixels wide on a phone of 360`);
  await page.close();
  return { bytes, elements, milliseconds, problems };
}
