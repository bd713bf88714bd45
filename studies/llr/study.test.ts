import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../support/project.ts';
import { seededRandom } from '../../support/random.ts';
import type { LineItem } from '../../testbench/uet/golden/llr/peer/link.ts';
import { bytesPerNs, gapBytes, lines, oneWayNs } from '../line/line.ts';
import {
  type CodewordRow,
  codewordFrameLoss,
  codewordRecovery,
  codewordRow,
  framesDamaged,
  independentStretches,
  losing,
  stretchBytes,
  stretchLoss,
} from './codewords.ts';
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
  readonly codewords: {
    readonly cells: readonly {
      readonly rate: number;
      readonly metres: number;
      readonly rows: readonly CodewordRow[];
    }[];
  };
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

test('cells of the tables are made again as they stand there (node studies/llr-study.ts makes all)', () => {
  const figures = JSON.parse(readFileSync(inProject('docs', 'uet', 'llr-study.json'), 'utf8')) as Figures;
  expect(figures.cells.flatMap(({ rows }) => rows).length).toBe(12 * 9);
  const at = ({ rate, metres }: { readonly rate: number; readonly metres: number }): boolean =>
    rate === near.line.rate && metres === near.metres;
  const stands = figures.cells.find(at)!.rows.find(({ bitErrorRate }) => bitErrorRate === 1e-5)!;
  const made = errorRow(near, 1e-5, recovery);
  expect(made.goodput).toBeCloseTo(stands.goodput, 5);
  expect(made.delays!.map(Math.round)).toEqual(stands.delays!.map(Math.round));
  const rows = figures.codewords.cells.find(at)!.rows;
  const lost = rows.find(({ codewordLoss }) => codewordLoss === 1e-2)!;
  expect(codewordRow(near, 1e-2, { share: 1, cost: 0 }).goodput).toBeCloseTo(lost.goodput, 5);
  const need = figures.buffers.find(at)!.needs.find(({ frame }) => frame === near.frame)!;
  expect(need).toEqual({ frame: near.frame, ...replayBufferNeed(near) });
  const page = readFileSync(inProject('docs', 'uet', 'llr-study.md'), 'utf8');
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
    // Its preamble comes first, the gap after it after its end; an ACK of 8 bytes may go before it.
    expect(least).toBeCloseTo((near.frame + 8) / 12.5 + oneWayNs(near.line, near.metres), 6);
    expect(seen.at(-1)! - least).toBeLessThan(8 / 12.5 + 1e-6);
  });
});

test.each([1e-6, 1e-5])('goodput is that of the closed form, with a bit error rate of %f', (rate) => {
  const row = errorRow(near, rate, recovery, 30_000);
  expect(row.goodput / row.closed).toBeGreaterThan(0.96);
  expect(row.goodput / row.closed).toBeLessThan(1.04);
});

describe('lost codewords', () => {
  const line = lines[1]!;
  const frame = (end: number): readonly LineItem[] =>
    losing(line, (stretch) => stretch === 2)(
      { kind: 'frame', preamble: new Uint8Array(8), bytes: new Uint8Array(92) },
      0,
      end,
    );
  const set = (end: number): readonly LineItem[] =>
    losing(line, (stretch) => stretch === 2)({ kind: 'control', set: { message: 'llr_ack', seq: 0 } }, 0, end);

  test('carry 640 bytes of the line each, and two are interleaved at 400 Gb/s', () => {
    expect(lines.map(stretchBytes)).toEqual([640, 1_280, 2_560]);
    expect(stretchLoss(line, 1e-3)).toBeCloseTo(1 - 0.999 ** 2, 12);
  });

  test('damage what ends in their stretch, and swallow what begins there; what only touches its ends comes', () => {
    const [from, to] = [2 * 1_280, 3 * 1_280];
    const fate = (items: readonly LineItem[]): string =>
      items.length === 0
        ? 'gone'
        : items.some((item) => item.kind === 'frame' && item.bytes[0] === 1)
          ? 'damaged'
          : 'whole';
    expect([from, from + 1, from + 99, from + 100, to, to + 99, to + 100].map((end) => fate(frame(end)))).toEqual([
      ...['whole', 'damaged', 'damaged', 'gone', 'gone', 'gone', 'whole'],
    ]);
    expect([from, from + 1, to, to + 7, to + 8].map((end) => fate(set(end)))).toEqual([
      ...['whole', 'gone', 'gone', 'gone', 'whole'],
    ]);
  });

  test('come as often as they should, also where frames and what is between them are asked for out of order', () => {
    const isLost = independentStretches(0.01, seededRandom(5));
    const all = Array.from({ length: 40_000 }, (_, i) => isLost(i + 5));
    expect(all.filter((is) => is).length / all.length).toBeCloseTo(0.01, 2);
    const again = independentStretches(0.01, seededRandom(5));
    again(5 + 50);
    expect(Array.from({ length: 50 }, (_, i) => again(i + 5))).toEqual(all.slice(0, 50));
  });

  test.each([64, 1_518])('damage as many frames of %d bytes as the formula says, in bursts', (bytes) => {
    const place = { line, metres: 10, frame: bytes };
    const tamper = losing(line, independentStretches(stretchLoss(line, 1e-2), seededRandom(9)));
    let [damaged, bursts, isBurst] = [0, 0, false];
    const count = 200_000;
    for (let i = 0; i < count; i++) {
      const item = { kind: 'frame' as const, preamble: new Uint8Array(8), bytes: new Uint8Array(bytes) };
      const [came] = tamper(item, i, (i + 1) * (bytes + gapBytes));
      const is = came === undefined || (came.kind === 'frame' && came.bytes[0] === 1);
      if (is) damaged++;
      if (is && !isBurst) bursts++;
      isBurst = is;
    }
    const { loss, afterGood } = codewordFrameLoss(place, 1e-2);
    expect(damaged / count / loss).toBeGreaterThan(0.93);
    expect(damaged / count / loss).toBeLessThan(1.07);
    expect(bursts / (count - damaged) / afterGood).toBeGreaterThan(0.93);
    expect(bursts / (count - damaged) / afterGood).toBeLessThan(1.07);
    expect(damaged / bursts).toBeGreaterThan(0.95 * framesDamaged(place));
  });

  test.each([1e-3, 1e-2])('leave the goodput of the closed form, %f of them lost', (loss) => {
    const row = codewordRow(near, loss, { share: 1, cost: 0 }, 30_000);
    expect(row.goodput / row.closed).toBeGreaterThan(0.97);
    expect(row.goodput / row.closed).toBeLessThan(1.03);
  });

  test('cost, one at a time, what the closed form says', () => {
    const { cost } = codewordRecovery(near, 20);
    const loop = 2 * oneWayNs(near.line, near.metres) * bytesPerNs(near.line) + 8;
    const least = loop + near.frame + gapBytes;
    expect(cost).toBeGreaterThan(0.95 * least);
    expect(cost).toBeLessThan(least + 1.1 * (near.frame + gapBytes));
  });
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
