/** Numbers for readers. */

/** An integer with its thousands grouped by commas, the same in every locale. */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
