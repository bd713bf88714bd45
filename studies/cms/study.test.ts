import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { inProject } from '../../support/project.ts';
import { EventQueue } from '../../testbench/uet/network/event-queue.ts';
import { networkRtt, queueBytes, runCell } from './cell.ts';
import { type ComparisonRow, gapOf, isNear } from './comparison.ts';
import { figuresOf } from './figures.ts';
import { referenceRows } from './reference.ts';
import { type CellName, cellOf } from './scenarios.ts';
import { jain, median, percentile } from './statistics.ts';
import { type AlgorithmCell, algorithmTable, comparisonTable, type TransportRow, transportTable } from './tables.ts';
import { Timer } from './timer.ts';

interface Figures {
  readonly comparison: readonly ComparisonRow[];
  readonly algorithms: readonly AlgorithmCell[];
  readonly transports: readonly TransportRow[];
}

const figures = JSON.parse(readFileSync(inProject('docs', 'uet', 'cms-study.json'), 'utf8')) as Figures;
const page = readFileSync(inProject('docs', 'uet', 'cms-study.md'), 'utf8');

const incast: CellName = { traffic: 'incast8', control: 'nscc', paths: 'mixed', mode: 'trim' };

test('the network is that of the simulator: the base RTT and the queue of the recordings', () => {
  expect([networkRtt, queueBytes]).toEqual([10_137_920, 507_520]);
});

describe('the page', () => {
  test('has the figures of the JSON', () => {
    for (const traffic of new Set(figures.algorithms.map((cell) => cell.traffic)))
      expect(page).toContain(algorithmTable(traffic, figures.algorithms, figures.comparison).join('\n'));
    expect(page).toContain(comparisonTable(figures.comparison).join('\n'));
    expect(page).toContain(transportTable(figures.transports).join('\n'));
  });

  test('says right how many cells lie outside of the simulator, and that its rule for full queues brings them in', () => {
    const apart = figures.comparison.filter(
      ({ ours, htsim }) => !isNear(ours.goodput, htsim.goodput) || !isNear(ours.resent, htsim.resent),
    );
    expect(page).toContain(`In ${38 - apart.length} of the ${figures.comparison.length} cells`);
    for (const { coin, htsim } of apart)
      expect([isNear(coin!.goodput, htsim.goodput), isNear(coin!.resent, htsim.resent)]).toEqual([true, true]);
  });

  test.each(['NSCC', 'RCCC', 'HPCC'])('has a cell of %s as it is made again', (text) => {
    const cell = figures.algorithms.find((one) => one.traffic === 'incast8' && one.text === text)!;
    const again = figuresOf(runCell(cellOf(cell)));
    expect(again.slowest).toBeCloseTo(cell.figures.slowest, 1);
    expect([again.resent, again.acks, again.marked]).toEqual([
      cell.figures.resent,
      cell.figures.acks,
      cell.figures.marked,
    ]);
  });
});

describe('a run', () => {
  test('delivers every byte once, whatever the control and the loss', () => {
    for (const name of [
      incast,
      { ...incast, control: 'both' },
      { ...incast, mode: 'drop1bdp_sleek' },
      { ...incast, control: 'dcqcn', paths: 'one', mode: 'drop1bdp' },
      { ...incast, control: 'rod', paths: 'one' },
      { ...incast, traffic: 'mixed' },
    ] as const) {
      const { flows } = runCell(cellOf(name));
      expect(flows.map(({ counts }) => counts.delivered)).toEqual(flows.map(({ size }) => size));
      expect(flows.every(({ completed }) => completed !== undefined)).toBe(true);
    }
  });

  test('of one flow takes the time of its bits and one round trip', () => {
    const size = 400 * 4096;
    const flows = [{ id: 1, source: 0, destination: 63, start: 0, size }];
    const { flows: runs, end } = runCell({ ...cellOf(incast), flows });
    // The bits of all but the last packet, then the last one there and its ACK back.
    expect(end).toBe(399 * 83_200 + networkRtt);
    expect(runs[0]!.counts).toMatchObject({ sent: 400, resent: 0, nacks: 0, timeouts: 0 });
  });

  test('is the same of the same seed, and another of another', () => {
    const [a, b, c] = [1, 1, 2].map((seed) => figuresOf(runCell(cellOf(incast, { seed }))));
    expect(a).toEqual(b);
    expect(a).not.toEqual(c);
  });

  test('of an incast lies within a few percent of the simulator, with its coin', () => {
    for (const control of ['nscc', 'rccc'] as const) {
      const { goodput, resent } = figuresOf(runCell(cellOf({ ...incast, control }, { victim: 'either' })));
      const there = referenceRows().find((row) => row.traffic === 'incast8' && row.control === control)!;
      expect(goodput / there.goodput).toBeCloseTo(1, 1);
      expect(resent / there.resent).toBeCloseTo(1, 1);
    }
  });

  test('over a slow spine is faster where paths are learnt', () => {
    const at = (paths: 'bitmap' | 'oblivious'): number => {
      const cell = cellOf({ ...incast, traffic: 'perm_degraded', paths });
      // A quarter of the packets: the same, sooner.
      const flows = cell.flows.map((flow) => ({ ...flow, size: flow.size / 4 }));
      return figuresOf(runCell({ ...cell, flows })).p99;
    };
    expect(at('bitmap')).toBeLessThan(0.95 * at('oblivious'));
  });
});

test('the command prints figures of a short run as JSON, and refuses what it does not know', async () => {
  const node = { cwd: inProject(), reject: false } as const;
  const short = await execa(
    process.execPath,
    ['studies/cms-study.ts', 'algorithms', '--short', '--json', '--seed', '3'],
    node,
  );
  const { algorithms } = JSON.parse(short.stdout) as Figures;
  expect(algorithms.map(({ traffic }) => traffic)).toEqual(algorithms.map(() => 'incast8'));
  expect(short.stderr).toContain('incast8: NSCC');
  const unknown = await execa(process.execPath, ['studies/cms-study.ts', 'windows'], node);
  expect([unknown.exitCode, unknown.stderr]).toEqual([2, expect.stringContaining('windows is no part of the study')]);
});

test('statistics are those of their definitions', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  expect([percentile([5, 1, 4, 2, 3], 0.99), percentile([5, 1, 4, 2, 3], 0.2)]).toEqual([5, 1]);
  expect([jain([2, 2, 2]), jain([3, 0, 0])]).toEqual([1, 1 / 3]);
  expect(gapOf({ least: 1, most: 2 }, { least: 2, most: 3 })).toBe(0);
  expect(gapOf({ least: 1, most: 2 }, { least: 4, most: 5 })).toBe(-0.5);
  expect(gapOf({ least: 6, most: 9 }, { least: 4, most: 5 })).toBeCloseTo(0.2);
});

test('a timer expires at the time that was set last, once', () => {
  const events = new EventQueue();
  const at: number[] = [];
  const timer: Timer = new Timer(events, () => at.push(events.now));
  timer.set(10);
  events.at(5, () => timer.set(30), undefined);
  events.at(20, () => timer.set(25), undefined);
  events.at(40, () => timer.set(50), undefined);
  events.at(45, () => timer.set(undefined), undefined);
  events.run();
  expect(at).toEqual([25]);
});
