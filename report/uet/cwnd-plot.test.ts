import { expect, test } from 'vitest';
import { cwndPlot } from './cwnd-plot.ts';

test('both windows are lines of steps, at their times', () => {
  const points = [
    { time: 0, recorded: 1000, hardware: 1000 },
    { time: 5, recorded: 500, hardware: 480 },
    { time: 10, recorded: 0, hardware: 1000 },
  ];
  const svg = cwndPlot(points, { title: 'a < b' });
  const lines = [...svg.matchAll(/class="(recorded|hardware)" d="(M[^"]*H[^"]*V[^"]*)"/g)].map(([, of, d]) => [of, d]);
  expect(lines).toEqual([
    ['recorded', 'M70.0 60.0H503.0V207.0H936.0V354.0'],
    ['hardware', 'M70.0 60.0H503.0V212.9H936.0V60.0'],
  ]);
  expect(svg).toContain('a &lt; b');
});

test('without an event there is no picture', () => {
  expect(() => cwndPlot([], { title: 'none' })).toThrow('at least one event');
});
