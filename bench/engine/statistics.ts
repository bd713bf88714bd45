/** What is made of repeated measurements. */

/** The middle value; of an even number of values the upper one of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('the median of nothing');
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** The mean for ratios: what each would have to be for their product to be the same. */
export function geometricMean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('the mean of nothing');
  return Math.exp(values.reduce((sum, v) => sum + Math.log(v), 0) / values.length);
}
