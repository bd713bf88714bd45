import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaPath, dotsPath, linePath, type Point, stairs } from './plot-path.ts';
import { pathStrokes } from './testing/path-strokes.ts';

const coordinate = fc.double({ min: -50, max: 1000, noNaN: true });
const points = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 200 });
const near = (a: number, b: number, by: number) => Math.abs(a - b) <= by + 1e-6;

describe('dots', () => {
  test.each([0.5, 2])('lie at every point and nowhere else, to half of a grid of %d px', (grid) => {
    fc.assert(
      fc.property(points, (all) => {
        const strokes = pathStrokes(dotsPath(all, grid)).map((stroke) => {
          expect(stroke).toHaveLength(2);
          const [[x, top], [end, bottom]] = stroke as [Point, Point];
          expect(near(x, end, 0)).toBe(true);
          return { x, top, bottom };
        });
        const meets = ([x, y]: Point, s: { x: number; top: number; bottom: number }) =>
          near(x, s.x, grid / 2) && y >= s.top - grid / 2 - 1e-6 && y <= s.bottom + grid / 2 + 1e-6;
        for (const point of all) expect(strokes.some((s) => meets(point, s))).toBe(true);
        for (const { x, top, bottom } of strokes) {
          for (let y = top; y <= bottom + 1e-6; y += grid) {
            expect(all.some((point) => meets(point, { x, top: y, bottom: y }))).toBe(true);
          }
        }
      }),
    );
  });

  test('are one where they coincide and one stroke where they touch', () => {
    const column: Point[] = [1, 1, 1.5, 2, 7].map((y) => [10, y]);
    expect(dotsPath(column, 0.5)).toBe('m10 1v1m0 5h0');
  });
});

describe('stairs', () => {
  test('hold each value until the next', () => {
    expect(
      stairs([
        [0, 5],
        [10, 5],
        [20, 8],
        [30, 8],
      ]),
    ).toEqual([
      [0, 5],
      [20, 5],
      [20, 8],
      [30, 8],
    ]);
  });

  test('keep first, last, and every extreme, however dense the points are', () => {
    const values = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(values, fc.constantFrom(0.01, 0.3, 1, 7), (ys, step) => {
        const corners = stairs(ys.map((y, i): Point => [i * step, y]));
        const seen = corners.map(([, y]) => y);
        expect([Math.min(...seen), Math.max(...seen)]).toEqual([Math.min(...ys), Math.max(...ys)]);
        expect(seen.at(-1)).toBe(ys.at(-1));
        expect(corners.every(([x], i) => i === 0 || i === corners.length - 1 || x >= corners[i - 1]![0])).toBe(true);
      }),
    );
  });

  test('of very many points have no more corners than the width allows', () => {
    const dense = Array.from({ length: 100_000 }, (_, i): Point => [i / 1000, (i * 7919) % 101]);
    expect(stairs(dense).length).toBeLessThan(100 * 2 * 7);
  });
});

test('rounding does not add up along a line', () => {
  const line = Array.from({ length: 1000 }, (_, i): Point => [i * 0.33, i * 0.26]);
  const [end] = pathStrokes(linePath(line))[0]!.slice(-1);
  expect(near(end![0], 999 * 0.33, 0.05) && near(end![1], 999 * 0.26, 0.05)).toBe(true);
});

test('an area is its upper line, its lower one backwards, and closed', () => {
  const upper: Point[] = [
    [0, 1],
    [5, 1],
  ];
  const lower: Point[] = [
    [0, 9],
    [5, 9],
  ];
  expect(areaPath(upper, lower)).toBe('m0 1h5v8h-5z');
});
