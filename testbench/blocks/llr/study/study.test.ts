import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../../../support/project.ts';
import { bytesPerNs, gapBytes, lines, oneWayNs } from '../../study/line.ts';
import { delayBeyond, delaysOf } from './delays.ts';
import { frameNs, switchNs, withLlr, withoutLlr } from './end-to-end.ts';
import { goldenLink, noErrors } from './golden-link.ts';
import { arrivals, evenly, goodput } from './golden-run.ts';
import { oneRecovery, rareDelays, rareGoodput } from './rare-errors.ts';
import { beyonds, closedGoodput, errorRow, replayBufferNeed, usualLoad } from './study.ts';

const near = { line: lines[0]!, metres: 10, frame: 1_518 };
const recovery = oneRecovery(near, usualLoad, 20);
const free = { forward: noErrors, backward: noErrors };

interface Figures {
  readonly cells: readonly {
    readonly rate: number;
    readonly metres: number;
    readonly rows: readonly { readonly bitErrorRate: number; readonly goodput: number; readonly delays?: number[] }[];
  }[];
  readonly buffers: readonly {
    readonly rate: number;
    readonly metres: number;
    readonly needs: readonly { readonly frame: number; readonly frames: number }[];
  }[];
  readonly transports: readonly {
    readonly bitErrorRate: number;
    readonly hops: readonly { readonly hops: number; readonly goBackN: object }[];
  }[];
}

test('cells of the tables are made again as they stand there (node bench/llr-study.ts makes all)', () => {
  const figures = JSON.parse(readFileSync(inProject('docs', 'llr-study.json'), 'utf8')) as Figures;
  expect(figures.cells.flatMap(({ rows }) => rows).length).toBe(12 * 9);
  const at = ({ rate, metres }: { readonly rate: number; readonly metres: number }): boolean =>
    rate === near.line.rate && metres === near.metres;
  const stands = figures.cells.find(at)!.rows.find(({ bitErrorRate }) => bitErrorRate === 1e-5)!;
  const made = errorRow(near, 1e-5, recovery);
  expect(made.goodput).toBeCloseTo(stands.goodput, 5);
  expect(made.delays!.map(Math.round)).toEqual(stands.delays!.map(Math.round));
  const need = figures.buffers.find(at)!.needs.find(({ frame }) => frame === near.frame)!;
  expect(need).toEqual({ frame: near.frame, ...replayBufferNeed(near) });
  const page = readFileSync(inProject('docs', 'llr-study.md'), 'utf8');
  expect(page).toContain(
    `| 100 | 10 | 1e-5 | ${stands.delays!.map((ns) => Math.round(ns).toLocaleString('en')).join(' | ')} |`,
  );
});

describe('without errors', () => {
  test('a line is full but for the ACKs of the other direction', () => {
    expect(goodput(goldenLink(near, free), near, 3_000)).toBeCloseTo(closedGoodput(near, 0), 4);
  });

  test('a frame takes its own time and the way', () => {
    const offered = evenly(near, usualLoad, 100);
    const arrived = arrivals(goldenLink(near, free), near, offered);
    const { least, seen } = delaysOf(offered, arrived);
    // Its preamble comes first, the gap behind it after its end; an ACK of 8 bytes may go before it.
    expect(least).toBeCloseTo((near.frame + 8) / 12.5 + oneWayNs(near.line, near.metres), 6);
    expect(seen.at(-1)! - least).toBeLessThan(8 / 12.5 + 1e-6);
  });
});

test.each([1e-6, 1e-5])('goodput is that of the closed form, with a bit error rate of %f', (rate) => {
  const row = errorRow(near, rate, recovery, 30_000);
  expect(row.goodput / row.closed).toBeGreaterThan(0.96);
  expect(row.goodput / row.closed).toBeLessThan(1.04);
});

describe('recoveries one at a time', () => {
  test('cost what is under way, the damaged frame, and the one that has begun when the NACK comes', () => {
    const loop = 2 * oneWayNs(near.line, near.metres) * bytesPerNs(near.line) + 8;
    const least = 1 + loop / (near.frame + gapBytes);
    expect(recovery.cost).toBeGreaterThan(least - 0.1);
    expect(recovery.cost).toBeLessThan(least + 1.1);
    expect(recovery.errors).toBeGreaterThan(18);
  });

  test('say of rare errors what a whole run says', () => {
    const row = errorRow(near, 3e-7, recovery, 30_000);
    expect(rareGoodput(recovery, row.loss)).toBeCloseTo(row.goodput, 2);
    const delays = rareDelays(recovery, row.loss);
    // The largest part of what is beyond 1 % is undelayed, beyond 0.1 % it waits for a recovery.
    for (const i of [0, 1, 2]) {
      const expected = delayBeyond(delays, beyonds[i]!);
      expect(Math.abs(row.delays![i]! - expected) / expected).toBeLessThan(0.1);
    }
    expect(row.delays![2]!).toBeGreaterThan(row.delays![0]! + 500);
  });
});

test('delays beyond a share are those of the slowest frames', () => {
  const offered = new Float64Array(1000);
  const all = delaysOf(
    offered,
    Float64Array.from({ length: 1000 }, (_, i) => 1000 - i),
  );
  expect(beyonds.map((beyond) => delayBeyond(all, beyond))).toEqual([500, 990, 999, 1000, 1000]);
  const rare = { least: 5, seen: Float64Array.of(70, 80, 90), weight: 1e-4 };
  expect([1e-3, 3e-4, 2e-4, 1e-4, 1e-5].map((beyond) => delayBeyond(rare, beyond))).toEqual([5, 5, 70, 80, 90]);
});

test('a replay buffer of a frame less than is needed leaves the line less full', () => {
  const { frames, closedFrames } = replayBufferNeed(near);
  expect(Math.abs(frames - closedFrames)).toBeLessThanOrEqual(1);
  const share = (n: number): number =>
    goodput(goldenLink(near, free, { outstandingDataMax: n * near.frame }), near, 1_000);
  expect(share(frames)).toBeGreaterThan(0.995);
  expect(share(frames - 1)).toBeLessThan(0.993);
});

describe('messages', () => {
  const few = { load: usualLoad, count: 300 };
  const undisturbed = 32 * frameNs(near) + oneWayNs(near.line, near.metres);

  test('over hops without errors take their own time, and a hop more the way and a frame more', () => {
    const [one, two] = withLlr(near, 2, 0, few);
    const without = withoutLlr(near, 2, 0, 'go_back_n', few);
    // ACKs of LLR go between frames, and the last gap is not waited for.
    expect(one!.delays.median).toBeGreaterThan(undisturbed - 2);
    expect(one!.delays.longest).toBeLessThan(undisturbed + 32 * 2);
    const hop = switchNs + oneWayNs(near.line, near.metres) + frameNs(near);
    expect(Math.abs(two!.delays.median - one!.delays.median - hop)).toBeLessThan(10);
    expect(Math.abs(without.delays!.median - undisturbed - hop)).toBeLessThan(10);
    expect([one!.late, two!.late]).toEqual([0, 0]);
  });

  test('wait for a timeout where their last frames are lost, and for a round trip of one hop under LLR', () => {
    const [llr] = withLlr(near, 1, 1e-6, few);
    expect(llr!.delays.longest).toBeLessThan(undisturbed + 10_000);
    expect(withoutLlr(near, 1, 1e-6, 'selective', few).delays!.longest).toBeGreaterThan(50_000);
  });
});
