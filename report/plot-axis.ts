/** Scales and ticks of a plot. */

/** Maps a value to a coordinate. */
export type Scale = (value: number) => number;

/** The straight line through both ends; a domain of no extent maps to the middle of the range. */
export function linearScale([d0, d1]: readonly [number, number], [r0, r1]: readonly [number, number]): Scale {
  if (d0 === d1) return () => (r0 + r1) / 2;
  return (value) => r0 + ((value - d0) / (d1 - d0)) * (r1 - r0);
}

/** Multiples of 1, 2 or 5 times a power of ten that lie in [min, max], whole numbers; at most `count` + 1. */
export function niceTicks(min: number, max: number, count: number): number[] {
  const step = niceStep((max - min) / Math.max(1, count));
  const ticks: number[] = [];
  for (let i = Math.ceil(min / step); i * step <= max; i++) ticks.push(i * step);
  return ticks;
}

/** The end of an axis from 0 that holds `value`: a multiple of its tick. */
export function niceTop(value: number, count: number): number {
  const step = niceStep(Math.max(1, value) / Math.max(1, count));
  return Math.max(step, Math.ceil(value / step) * step);
}

/** The next of 1, 2, 5, 10, 20 ... that is not below `rough`. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((m) => m * power).find((step) => step >= rough)!;
}
