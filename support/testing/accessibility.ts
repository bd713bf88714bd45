/** What axe-core finds on a page: https://github.com/dequelabs/axe-core. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { inProject } from '../project.ts';

/** Rules of WCAG 2.0 to 2.2 at the levels A and AA, and what axe takes for good practice. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const tags = { all: [...wcag, 'best-practice'], wcag };

/**
 * The violations, a line each: the rule, what is wrong, and its first elements. None is `[]`. Frames are left out, and
 * of WCAG's rules those that axe calls experimental. `colours` is the one rule whose verdict hangs on light or dark;
 * of a page that has been looked at whole, `within` names by their selectors the parts that are new.
 */
export async function accessibilityProblems(
  page: Page,
  rules: 'all' | 'wcag' | 'colours' = 'all',
  within: readonly string[] = [':root'],
): Promise<readonly string[]> {
  // Evaluated, not added as a script, so that the page's policy does not matter.
  if (!(await page.evaluate('"axe" in window'))) {
    await page.evaluate(readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8'));
  }
  // Colours that are on their way from light to dark are those of neither; a cursor blinks without an end.
  await page.evaluate(`new Promise(requestAnimationFrame)
    .then(() => document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity))
    .then((animations) => Promise.allSettled(animations.map((animation) => animation.finished)))
    .then(() => undefined)`);
  const runOnly = rules === 'colours' ? { type: 'rule', values: ['color-contrast'] } : tags[rules];
  const options = { runOnly, iframes: false, resultTypes: ['violations'] };
  return page.evaluate<string[]>(`axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})
    .then(({ violations }) => violations
      .filter(({ tags }) => !tags.includes('experimental'))
      .map(({ id, help, nodes }) => id + ': ' + help + ' (' + nodes.length + '): ' +
        nodes.slice(0, 3).map(({ target }) => target.flat().join(' ')).join(', ')))`);
}
