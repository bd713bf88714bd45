/** How scoreboards fail, and what they say then. */
import { type Difference, formatValue } from './values.ts';

/** An item that is not the one that was expected, or that was not expected, or that did not come in time or at all. */
export class ScoreboardMismatch extends Error {
  override readonly name = 'ScoreboardMismatch';
}

/** A line for each place where the items differ, then both items, each line after a line break. */
export function differenceText(expected: unknown, actual: unknown, differences: readonly Difference[]): string {
  const lines = differences.map(({ path, expected: e, actual: a, tolerance }) => {
    const bound = tolerance === undefined ? '' : ` within ${formatValue(tolerance)}`;
    return `${path === '' ? 'value' : path}: expected ${formatValue(e)}${bound}, got ${formatValue(a)}`;
  });
  const items = [`expected item: ${formatValue(expected)}`, `actual item:   ${formatValue(actual)}`];
  return [...lines, ...items].map((line) => `\n  ${line}`).join('');
}

/** What did not come, after how many that did; `next` is the first of them. */
export function leftOverText(missing: number, came: number, next: string): string {
  const items = missing === 1 ? '1 expected item' : `${missing} expected items`;
  return `${items} did not come (${came} did); the next is ${next}`;
}
