import type { Page } from 'playwright-core';

/**
 * Opens a page by `open`, and says how many milliseconds of a processor its main thread had until it was loaded: what
 * a page costs, on a busy machine as on an idle one. The thread's start counts too.
 */
export async function mainThreadWork(page: Page, open: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable');
    await open();
    await page.waitForFunction("performance.getEntriesByType('navigation')[0].loadEventEnd > 0");
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'ThreadTime')!.value;
  } finally {
    await session.detach();
  }
}
