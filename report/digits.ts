/** Numbers for readers. */

/** An integer with its thousands grouped by commas, the same in every locale. */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A number of things: `1 run`, `12,000 runs`. */
export function many(count: number, noun: string): string {
  return `${groupDigits(count)} ${noun}${count === 1 ? '' : 's'}`;
}
