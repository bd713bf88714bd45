/** The number of bits that address `n` things: the smallest w with 2^w >= n; 0 for one thing. */
export function clog2(n: number): number {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`clog2 of ${n}: give an integer of 1 or more`);
  // Counted, because Math.log2 rounds.
  let w = 0;
  while (2 ** w < n) w++;
  return w;
}
