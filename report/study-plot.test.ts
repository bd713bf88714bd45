import { expect, test } from 'vitest';
import { bytesText, type StudyGroup, studyPlot } from './study-plot.ts';

const legend = [{ text: 'credits', mark: 'line', of: 'accepted' }] as const;
const options = { title: 'Buffers', legend, columns: 1 };
const axes = { x: (metres: number) => `${metres} m`, y: { text: bytesText } };
const group = (points: readonly (readonly [number, number])[], others: Partial<StudyGroup> = {}): StudyGroup => ({
  panels: [{ title: '100 Gb/s', remark: 'frames of 64 bytes', lines: [{ of: 'accepted', points }] }],
  ...axes,
  ...others,
});

/** The places that the lines of panels go through; the legend has a line of the class too, which has only one. */
const pathsOf = (svg: string): number[][][] =>
  [...svg.matchAll(/class="line accepted" d="M([^"]*L[^"]*)"/g)].map(([, path]) =>
    path!.split('L').map((place) => place.split(' ').map(Number)),
  );

test('a factor of ten has the same height wherever it is, and what is larger is higher', () => {
  const svg = studyPlot(
    [
      group([
        [1, 1_000],
        [10, 10_000],
        [100, 100_000],
      ]),
    ],
    options,
  );
  const [a, b, c] = pathsOf(svg)[0]! as [number[], number[], number[]];
  for (const axis of [0, 1]) expect(b[axis]! - a[axis]!).toBeCloseTo(c[axis]! - b[axis]!, 0);
  expect(a[1]!).toBeGreaterThan(b[1]! + 50);
});

test('a linear axis goes from its first tick to its last one', () => {
  const y = { text: (share: number) => `${100 * share} %`, ticks: [0, 0.5, 1] };
  const svg = studyPlot(
    [
      group(
        [
          [1, 0],
          [10, 0.25],
          [100, 1],
        ],
        { y },
      ),
    ],
    options,
  );
  const [a, b, c] = pathsOf(svg)[0]!.map(([, at]) => at!) as [number, number, number];
  expect(a - b).toBeCloseTo((a - c) / 4, 0);
  expect(svg).toContain('>50 %</text>');
});

test('a linear axis below has places for values that no point has, and 0', () => {
  const x = { text: (us: number) => `${us} us`, ticks: [0, 50, 100] };
  const points = [
    [0, 1_000],
    [25, 1_000],
    [75, 1_000],
  ] as const;
  const svg = studyPlot([group(points, { x })], options);
  const [a, b, c] = pathsOf(svg)[0]!.map(([at]) => at!) as [number, number, number];
  expect(c - a).toBeCloseTo(3 * (b - a), 0);
  expect(svg).toContain('>100 us</text>');
});

test('a plain line has no dots', () => {
  const points = [
    [1, 1_000],
    [10, 2_000],
  ] as const;
  const panel = { title: '', remark: '', lines: [{ of: 'accepted', isPlain: true, points }] };
  const dots = (svg: string): number => svg.split('class="dots accepted"').length - 1;
  expect(dots(studyPlot([group(points)], options))).toBe(1);
  expect(dots(studyPlot([group([], { panels: [panel] })], options))).toBe(0);
});

test('each group has scales of its own, and the next one stands below it', () => {
  const svg = studyPlot(
    [
      group([
        [1, 1_000],
        [10, 2_000],
      ]),
      group([
        [1, 10],
        [10, 20],
      ]),
    ],
    options,
  );
  const [first, second] = pathsOf(svg) as [number[][], number[][]];
  for (const i of [0, 1]) {
    expect(second[i]![0]).toBe(first[i]![0]);
    expect(second[i]![1]! - first[i]![1]!).toBeCloseTo(second[0]![1]! - first[0]![1]!, 0);
    expect(second[i]![1]!).toBeGreaterThan(first[0]![1]! + 100);
  }
  expect(svg).toContain('>10 kB</text>');
  expect(svg).toContain('>10 B</text>');
});

test('axes name the powers of ten and every value that has a name', () => {
  const x = (metres: number): string => (metres === 10 ? '' : `${metres} m`);
  const svg = studyPlot(
    [
      group(
        [
          [1, 900],
          [10, 1_000],
          [500, 2_000_000],
        ],
        { x },
      ),
    ],
    options,
  );
  for (const text of ['100 B', '1 kB', '1 MB', '10 MB', '1 m', '500 m']) expect(svg).toContain(`>${text}</text>`);
  expect(svg).not.toMatch(/<text[^>]*><.text>/);
});

test('nothing to show is an error', () => {
  const error = new RangeError('the plot of a study needs at least one point in each group');
  expect(() => studyPlot([], options)).toThrow(error);
  expect(() => studyPlot([group([])], options)).toThrow(error);
});
