/** Path data for many points: short, and bounded by the area that they cover instead of by their number. */

/** A point in the picture, in px. */
export type Point = readonly [x: number, y: number];

/**
 * Path data with a dot at each point, to be stroked with round caps wider than `grid`. Points are moved to the nearest
 * multiple of `grid` px. Points that then coincide are one dot, and neighbours in a column one vertical stroke, which
 * looks the same: no point is left out.
 */
export function dotsPath(points: Iterable<Point>, grid: number): string {
  const columns = Map.groupBy(points, ([x]) => Math.round(x / grid));
  const pen = new Pen();
  for (const [column, within] of [...columns].sort(([a], [b]) => a - b)) {
    const cells = new Set(within.map(([, y]) => Math.round(y / grid)));
    for (const [from, to] of runs([...cells].sort((a, b) => a - b))) {
      pen.move(column * grid, from * grid);
      if (from === to) pen.dot();
      else pen.line(column * grid, to * grid);
    }
  }
  return pen.data;
}

/**
 * The corners of the staircase that holds each point's y until the next point's x. `points` in ascending x. Within half
 * a px only the extremes and the last value are kept, so a peak is never lost.
 */
export function stairs(points: readonly Point[]): Point[] {
  const corners: Point[] = [];
  let y: number | undefined;
  const go = (x: number, to: number) => {
    if (to === y) return;
    if (y !== undefined) corners.push([x, y]);
    corners.push([x, to]);
    y = to;
  };
  for (let i = 0; i < points.length; ) {
    const x = Math.round(points[i]![0] * 2) / 2;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    let last = 0;
    for (; i < points.length && Math.round(points[i]![0] * 2) / 2 === x; i++) {
      last = points[i]![1];
      low = Math.min(low, last);
      high = Math.max(high, last);
    }
    for (const value of [low, high, last]) go(x, value);
  }
  const end = points.at(-1);
  if (end !== undefined && y !== undefined) corners.push([end[0], y]);
  return corners;
}

/** Path data of the line through the points. */
export function linePath(points: readonly Point[]): string {
  const pen = new Pen();
  points.forEach(([x, y], i) => {
    if (i === 0) pen.move(x, y);
    else pen.line(x, y);
  });
  return pen.data;
}

/** Path data of the area between two lines, both from left to right. */
export function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  return `${linePath([...upper, ...lower.toReversed()])}z`;
}

/** Neighbouring numbers of an ascending list as ranges. */
function runs(ascending: readonly number[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (const n of ascending) {
    const last = found.at(-1);
    if (last !== undefined && last[1] === n - 1) last[1] = n;
    else found.push([n, n]);
  }
  return found;
}

/** Writes path data with relative coordinates in tenths of a px; rounding does not add up. */
class Pen {
  readonly #parts: string[] = [];
  #x = 0;
  #y = 0;

  get data(): string {
    return this.#parts.join('');
  }

  move(x: number, y: number): void {
    const [dx, dy] = this.#to(x, y);
    this.#parts.push(`m${number(dx)}${dy < 0 ? '' : ' '}${number(dy)}`);
  }

  line(x: number, y: number): void {
    const [dx, dy] = this.#to(x, y);
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.#parts.push(`h${number(dx)}`);
    else if (dx === 0) this.#parts.push(`v${number(dy)}`);
    else this.#parts.push(`l${number(dx)}${dy < 0 ? '' : ' '}${number(dy)}`);
  }

  dot(): void {
    this.#parts.push('h0');
  }

  /** The step to there in tenths; the pen is there afterwards. */
  #to(x: number, y: number): [dx: number, dy: number] {
    const from: [number, number] = [this.#x, this.#y];
    this.#x = Math.round(x * 10);
    this.#y = Math.round(y * 10);
    return [this.#x - from[0], this.#y - from[1]];
  }
}

/** Tenths as a decimal without needless zeros. */
function number(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}
