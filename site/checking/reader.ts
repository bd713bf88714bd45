/** What a reader does on the built site: each rejects, or asserts, where the site does not do its part. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { groups, labels } from '../sidebar.ts';

/** By what is done: on a page of the browser, at the site's address without a slash at its end. */
export const readers: Readonly<Record<string, (page: Page, origin: string) => Promise<void>>> = {
  'goes to a page by who he is, and to the next one by the navigation': async (page, origin) => {
    await page.goto(origin);
    await page.getByRole('link', { name: 'I verify hardware' }).click();
    await page.waitForURL(`${origin}/testbench/`);
    const navigation = page.locator('nav.sidebar');
    const shown = await navigation.locator('summary').allTextContents();
    assert.deepEqual(
      shown.map((label) => label.trim()),
      [...groups.map(({ label }) => label), 'API reference'],
    );
    const { label, pages } = groups.find((group) => group.pages.includes('uet/cbfc'))!;
    await navigation.locator('summary', { hasText: label }).click();
    assert.equal(await navigation.locator('details', { hasText: label }).first().locator('a').count(), pages.length);
    await navigation.getByRole('link', { name: labels['uet/cbfc']!, exact: true }).click();
    await page.waitForURL(`${origin}/uet/cbfc/`);
    assert.equal(
      await navigation
        .locator('[aria-current=page]')
        .textContent()
        .then((text) => text?.trim()),
      labels['uet/cbfc'],
    );
  },

  'comes past the navigation by keys': async (page, origin) => {
    await page.goto(`${origin}/language/`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#_top$/);
  },

  'finds a page by words, without a server that searches': async (page, origin) => {
    await page.goto(origin);
    // Its script comes when the browser has time.
    await page.locator('button[data-open-modal]:not([disabled])').click();
    await page.locator('#starlight__search input').fill('scoreboard');
    const result = page.locator('#starlight__search .pagefind-ui__result-link').first();
    await result.click({ timeout: 10_000 });
    await page.waitForURL((url) => url.pathname !== '/');
    assert.match((await page.textContent('main'))!, /scoreboard/i);
  },

  'chooses light or dark, which stays': async (page, origin) => {
    await page.goto(`${origin}/language/`);
    const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const seen = new Set<string>();
    for (const theme of ['light', 'dark']) {
      await page.locator('starlight-theme-select select').first().selectOption(theme);
      seen.add(await ground());
      await page.reload();
      seen.add(await ground());
    }
    assert.equal(seen.size, 2);
  },

  'opens the navigation on a phone': async (page, origin) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${origin}/language/`);
    const link = page.locator('nav.sidebar a', { hasText: 'Memories' }).first();
    assert.equal(await link.isVisible(), false);
    await page.locator('button[popovertarget=starlight__sidebar]').click();
    await link.click();
    await page.waitForURL(`${origin}/memories/`);
  },

  'sees the ports, the machines and the waves of a block, which come when they are looked at': async (page, origin) => {
    await page.goto(`${origin}/uet/cbfc/`);
    assert.equal(await page.locator('gw-waves[data-ready]').count(), 0);
    const waves = page.locator('gw-waves').first();
    await waves.scrollIntoViewIfNeeded();
    await page.locator('gw-waves[data-ready]').first().waitFor();
    assert.ok((await waves.locator('.row.signal').count()) >= 10);
    assert.ok((await page.locator('figure.drawn svg').count()) >= 2);
    await page
      .locator('main')
      .getByRole('link', { name: /registers/i })
      .first()
      .click();
    await page.waitForURL(`${origin}/uet/cbfc-registers/**`);
    assert.ok((await page.locator('main table').count()) > 2);
  },

  'opens examples in the playground: one with parameters, and a test': async (page, origin) => {
    const opened = [
      ['overview', /^counter_w8: elaborated/],
      ['testbench', /^fifo_w8_d16: elaborated/],
    ] as const;
    for (const [from, status] of opened) {
      await page.goto(`${origin}/${from}/`);
      await page.locator('a.try').first().click();
      await page.waitForURL(/playground/);
      await page.waitForSelector('html[data-ready=yes][data-state=idle]', { timeout: 60_000 });
      assert.match((await page.textContent('#status'))!, status);
      assert.equal(await page.textContent('#problems'), '');
    }
    assert.equal(await page.getAttribute('#tab-tests', 'aria-selected'), 'true');
    assert.match((await page.textContent('#tab-tests'))!, /1 passed/);
  },
};
