/** The smallest number at which something holds. */

/**
 * The smallest integer from 1 on for which `holds`, which then has to hold for all above; `guess` is where the search
 * begins. A `RangeError` if there is none below 2^20.
 */
export function smallest(guess: number, holds: (n: number) => boolean): number {
  let high = Math.max(1, Math.round(guess));
  let low = 0;
  while (!holds(high)) {
    low = high;
    high = Math.ceil(high * 1.25);
    if (high >= 2 ** 20) throw new RangeError('there is no number below 2^20 for which it holds');
  }
  // What is far below a good guess is not tried.
  for (let step = Math.max(1, Math.ceil(high / 8)); low === 0 && high > 1; step *= 2) {
    const tried = Math.max(1, high - step);
    if (holds(tried)) high = tried;
    else low = tried;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
