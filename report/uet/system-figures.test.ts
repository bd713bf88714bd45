import { expect, test } from 'vitest';
import { systemFigures } from './system-figures.ts';
import { systemPage } from './system-page.ts';
import { timelinePicture } from './timeline-picture.ts';
import { type TopologyLink, topologyPicture } from './topology-picture.ts';

const host = (index: number) => ({ kind: 'host', index }) as const;
const leaf = (index: number) => ({ kind: 'leaf', index }) as const;
const spine = (index: number) => ({ kind: 'spine', index }) as const;
const links: readonly TopologyLink[] = [
  { from: host(0), to: leaf(0), gbps: 1.5 },
  { from: leaf(0), to: host(0), gbps: 90 },
  { from: host(1), to: leaf(0), gbps: 45.25 },
  { from: leaf(0), to: host(1), gbps: 0.5 },
  { from: leaf(0), to: spine(0), gbps: 0 },
  { from: spine(0), to: leaf(0), gbps: 7 },
];
const topology = { title: 'two <hosts>', hosts: ['hardware', 'golden'], leaves: 1, spines: 1, links, rate: 100 };
const timeline = {
  title: 'PSN 5',
  stages: [
    { text: 'out', where: 'sender', from: 0, to: 100 },
    { text: 'back', where: 'receiver', from: 100, to: 400 },
  ],
} as const;
const flows = [
  {
    text: '1 to 0',
    rates: [
      [1, 10],
      [2, 43],
    ],
    windows: [],
  },
] as const;
const figures = { topology, timeline, flows, queue: [[1, 7000]] } as const;

test('a topology has each link once, as thick as its fuller direction, and both rates of each host', () => {
  const svg = topologyPicture(topology);
  const widths = [...svg.matchAll(/<path class="accepted" stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([9.1, 5.1, 1.6]);
  for (const text of ['\u2191 1.5', '\u2193 90.0', '\u2191 45.3', '\u2193 0.5', 'two &lt;hosts&gt;', 'hardware'])
    expect(svg).toContain(text);
  expect(svg).toContain('<title>leaf 0 to spine 0: 0.0 Gb/s, back 7.0 Gb/s</title>');
});

test('a time line has a bar for each stage, where and as long as it is', () => {
  const svg = timelinePicture(timeline.title, timeline.stages);
  const bars = [...svg.matchAll(/class="(?:span|receiver)" x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="14"/g)].map(
    ([, x, width]) => [Number(x), Number(width)],
  );
  expect(bars).toHaveLength(2);
  expect(bars[1]![0]).toBeCloseTo(bars[0]![0]! + bars[0]![1]!, 0);
  expect(bars[1]![1]! / bars[0]![1]!).toBeCloseTo(3, 1);
  expect(svg).toContain('300 ns');
  // What it is coloured for, without a place that no stage is in.
  expect(svg).toContain('>receiver<');
  expect(svg).not.toContain('>network<');
  expect(() => timelinePicture('', [])).toThrow(RangeError);
});

test('plots leave out windows where there are none, and the page has table, verdict and pictures', () => {
  const titles = systemFigures(figures).map(({ title }) => title);
  expect(titles).toEqual(['Rates on the links', 'The way of one packet', 'Over time']);
  expect(systemFigures({ ...figures, timeline: undefined })).toHaveLength(2);
  const plots = systemFigures(figures).at(-1)!.svg;
  expect(plots).not.toContain('congestion windows');
  const row = { from: 1, to: 0, messages: 3, bytes: 1234, goodputGbps: 12.34, completionUs: 56.78 };
  const all = [{ ...row, packets: 5, retransmissions: 1, trimmed: 1, reordered: 0 }];
  const page = systemPage({ passed: false, sentence: 'a < b', command: 'npx x', flows: all, figures });
  for (const text of ['FAILED', 'a &lt; b', 'host 1 to 0', '1,234', '12.3', '56.8', 'npx x'])
    expect(page).toContain(text);
});
