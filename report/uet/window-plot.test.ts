import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../support/random.ts';
import { markupProblem, textOf } from '../testing/markup.ts';
import { pathStrokes } from '../testing/path-strokes.ts';
import { type PlotVerdict, plotVerdicts, type WindowSample, windowPlot } from './window-plot.ts';

const addPsn = (psn: number, n: number) => (psn + n) >>> 0;

/** Places in the window, as samples with a CACK that moves on by one an arrival. */
function samples(places: readonly (readonly [depth: number, verdict: PlotVerdict])[], start = 0): WindowSample[] {
  return places.map(([depth, verdict], i) => {
    const cack = addPsn(start, i - 1);
    const psn = addPsn(cack, 1 + depth);
    return { cycle: 10 + 3 * i, psn, cack, highest: addPsn(cack, 40), outOfOrder: i % 30, verdict };
  });
}

/** Reordered traffic with some of everything. */
function traffic(count: number, start = 0): WindowSample[] {
  const r = seededRandom(3);
  return samples(
    Array.from({ length: count }, () => {
      const x = r.below(100);
      if (x < 94) return [r.below(512), 'accepted'];
      if (x < 96) return [r.below(512), 'duplicate'];
      return x < 98 ? [-1 - r.below(600), 'before'] : [512 + r.below(3000), 'beyond'];
    }),
    start,
  );
}

/** The dots of a verdict, without those of the legend and the rims. */
function dots(svg: string, verdict: PlotVerdict): string[] {
  const pattern = new RegExp(`<path class="dots ${verdict}" stroke-width="(?:4|2.2)" d="([^"]*)"`, 'g');
  return [...svg.matchAll(pattern)].map((match) => match[1]!);
}

const options = { title: 'trace', window: 512 };

describe('a window plot', () => {
  test('is well-formed XML for light and dark, whatever the title says', () => {
    const svg = windowPlot(traffic(200), { ...options, title: `<script>alert('1')</script> & "more" \u0001` });
    expect(markupProblem(svg)).toBeUndefined();
    expect(svg).not.toContain('<script');
    expect(textOf(svg)).toContain(`<script>alert('1')</script> & "more" \ufffd`);
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  test.each([1, 2, 30])('of %i arrivals has numbers everywhere', (count) => {
    for (const x of ['arrival', 'clock'] as const) {
      const svg = windowPlot(traffic(count), { ...options, x });
      expect(markupProblem(svg)).toBeUndefined();
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  test('of no arrival is refused', () => {
    expect(() => windowPlot([], options)).toThrow(RangeError);
  });

  test.each(plotVerdicts)('shows %s with its number, if it occurs and only then', (verdict) => {
    const depth = { accepted: 5, duplicate: 7, before: -3, beyond: 600 }[verdict];
    const svg = windowPlot(samples([[depth, verdict]]), options);
    for (const other of plotVerdicts) {
      expect(dots(svg, other)).toHaveLength(other === verdict ? 1 : 0);
      expect(svg).toContain(`>${other} ${other === verdict ? 1 : 0}<`);
    }
    expect(svg.includes('above the window')).toBe(verdict === 'beyond');
    expect(svg.includes('below the window')).toBe(verdict === 'before');
  });

  test('has a dot for every arrival, at its place', () => {
    const places = [0, 128, 256, 511].map((depth) => [depth, 'accepted'] as const);
    const [d = ''] = dots(windowPlot(samples(places), options), 'accepted');
    const at = pathStrokes(d).map(([point]) => point!);
    const [first, last] = [at[0]!, at.at(-1)!];
    expect(at).toHaveLength(4);
    places.forEach(([depth], i) => {
      expect(at[i]![0]).toBeCloseTo(first[0] + (i * (last[0] - first[0])) / 3, 0);
      expect(at[i]![1]).toBeCloseTo(first[1] + (depth * (last[1] - first[1])) / 511, 0);
    });
    expect(last[1]).toBeLessThan(first[1]);
  });

  test('of clocks leaves gaps where nothing arrived', () => {
    const gap = samples([0, 1, 2].map((depth) => [depth, 'accepted'] as const)).map((s, i) => ({
      ...s,
      cycle: i ** 3,
    }));
    const [d = ''] = dots(windowPlot(gap, { ...options, x: 'clock' }), 'accepted');
    const [a, b, c] = pathStrokes(d).map(([point]) => point![0]);
    expect((b! - a!) * 7).toBeCloseTo(c! - b!, -1);
  });

  test('shows the one duplicate of many arrivals, though it lies on another dot', () => {
    const rare = traffic(5000).filter(({ verdict }) => verdict === 'accepted');
    const twice = [...rare.slice(0, 900), { ...rare[900]!, verdict: 'duplicate' as const }, ...rare.slice(900)];
    const svg = windowPlot(twice, options);
    const [d = ''] = dots(svg, 'duplicate');
    expect(pathStrokes(d)).toHaveLength(1);
    expect(svg.indexOf('class="dots duplicate" stroke-width="4"')).toBeGreaterThan(
      svg.lastIndexOf('class="dots accepted"'),
    );
  });

  test('is the same when PSNs wrap, but for where they are counted from', () => {
    const wrapped = windowPlot(traffic(1000, 2 ** 32 - 400), options);
    expect(wrapped).toContain(', counted from 4294966896, the first base');
    expect(wrapped.replace(/, counted from \d+, the first base/, '')).toBe(windowPlot(traffic(1000), options));
  });

  test('of 5,000 arrivals takes less than 400 kB, and of 200,000 less than 1 MB', () => {
    expect(windowPlot(traffic(5000), options).length).toBeLessThan(400_000);
    expect(windowPlot(traffic(200_000), options).length).toBeLessThan(1_000_000);
  });
});
