import { expect, test } from 'vitest';
import { type BufferPanel, bufferPlot } from './buffer-plot.ts';

const legend = [{ text: 'CBFC', mark: 'line', of: 'accepted' }] as const;
const panel = (...points: readonly (readonly [number, number])[]): BufferPanel => ({
  title: '100 Gb/s',
  remark: 'frames of 64 bytes',
  lines: [{ of: 'accepted', points }],
});
const options = { title: 'Buffers', legend, columns: 1 };

test('a factor of ten has the same height wherever it is, and what is larger is higher', () => {
  const svg = bufferPlot([panel([1, 1_000], [10, 10_000], [100, 100_000])], options);
  // The legend has a line of the class too; that of the panel goes through three places.
  const [, path] = /class="line accepted" d="M([^"]*L[^"]*)"/.exec(svg)!;
  const [a, b, c] = path!.split('L').map((place) => place.split(' ').map(Number)) as [number[], number[], number[]];
  for (const axis of [0, 1]) expect(b[axis]! - a[axis]!).toBeCloseTo(c[axis]! - b[axis]!, 0);
  expect(a[1]!).toBeGreaterThan(b[1]! + 50);
});

test('axes name the powers of ten and every distance', () => {
  const svg = bufferPlot([panel([1, 900], [500, 2_000_000])], options);
  for (const text of ['100 B', '1 kB', '1 MB', '10 MB', '1 m', '500 m']) expect(svg).toContain(`>${text}</text>`);
});

test('nothing to show is an error', () => {
  expect(() => bufferPlot([], options)).toThrow(new RangeError('a plot of buffers needs at least one point'));
});
