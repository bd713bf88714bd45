import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNote, hasBrowser, launchBrowser, type OpenedBrowser } from '../support/testing/browser.ts';
import { pageShell } from './page-shell.ts';
import { type TreemapNode, treemap, treemapStyle } from './treemap.ts';

const node = (label: string, value: number, parts: readonly TreemapNode[] = []): TreemapNode => {
  return { label, title: label, value, parts };
};

/** Parts of each colour, each with something of its own on every depth. */
const part = (name: string, value: number, depth: number): TreemapNode =>
  node(name, value, depth === 0 ? [] : [part(`${name}.x`, 0.7 * value, depth - 1)]);
const root = node('top', 1000, [...Array.from({ length: 8 }, (_, i) => part(`p${i}`, 110, 1)), part('deep', 500, 5)]);

/** A label, its colour, and that of what it stands on, as sRGB from 0 to 255. */
interface Label {
  readonly text: string;
  readonly ink: readonly number[];
  readonly ground: readonly number[];
}

/** Run in the page: what is painted under the first letter is the last rectangle of the map that covers it. */
const labelsOf = `[...document.querySelectorAll('.treemap text')].map((text) => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const at = text.getBoundingClientRect();
  const [x, y] = [at.left + 2, (at.top + at.bottom) / 2];
  const under = [...document.querySelectorAll('.treemap rect')].filter((rect) => {
    const { left, right, top, bottom } = rect.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  const ground = under.length > 0 ? getComputedStyle(under.at(-1)).fill : getComputedStyle(document.body).backgroundColor;
  return { text: text.textContent, ink: numbers(getComputedStyle(text).fill), ground: numbers(ground) };
})`;

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: readonly number[]): number {
  const [r, g, b] = colour.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** From 1 to 21. */
function contrast(a: readonly number[], b: readonly number[]): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

describe.skipIf(!hasBrowser)(`labels of tree maps in a browser${browserNote}`, () => {
  let browser: OpenedBrowser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => browser?.close());

  test.each(['light', 'dark'] as const)('have the contrast of 4.5 that WCAG asks for, %s', async (colorScheme) => {
    const page = await browser.newPage({ colorScheme, viewport: { width: 900, height: 700 } });
    const sections = [{ id: 'map', title: 'Map', html: treemap(root, 'a map') }];
    const shell = { title: 'map', heading: 'map', subtitle: '', headline: '' };
    await page.setContent(pageShell({ ...shell, sections, style: treemapStyle }));
    const labels = await page.evaluate<readonly Label[]>(labelsOf);
    // On the page, on tiles, and on tiles of tiles.
    expect(labels.filter(({ text }) => text.startsWith('own')).length).toBeGreaterThan(8);
    for (const { text, ink, ground } of labels)
      expect(contrast(ink, ground), `${text}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    await page.close();
  });
});
