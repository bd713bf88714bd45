/** What axe-core finds on a page: https://github.com/dequelabs/axe-core. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { inProject } from '../project.ts';

/** Rules of WCAG 2.0 to 2.2 at the levels A and AA, and what axe takes for good practice. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const all = [...wcag, 'best-practice'];

/**
 * The violations, a line each: the rule, what is wrong, and its first elements. None is `[]`. Frames are left out, and
 * of WCAG's rules those that axe calls experimental.
 */
export async function accessibilityProblems(page: Page, rules: 'all' | 'wcag' = 'all'): Promise<readonly string[]> {
  // Evaluated, not added as a script, so that the page's policy does not matter.
  await page.evaluate(readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8'));
  return page.evaluate<string[]>(`axe.run({ runOnly: ${JSON.stringify(rules === 'all' ? all : wcag)}, iframes: false })
    .then(({ violations }) => violations
      .filter(({ tags }) => !tags.includes('experimental'))
      .map(({ id, help, nodes }) => id + ': ' + help + ' (' + nodes.length + '): ' +
        nodes.slice(0, 3).map(({ target }) => target.flat().join(' ')).join(', ')))`);
}
