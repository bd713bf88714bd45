import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../support/project.ts';
import { bytesPerNs, clockNs, gapBytes, lines, oneWayNs } from '../line/line.ts';
import { storedBytes } from './cells.ts';
import { closedForm, creditShare, spacings } from './credit-run.ts';
import { runPause } from './pause-model.ts';
import {
  busyCreditBuffer,
  creditBuffer,
  creditRig,
  pauseBuffer,
  sharedCreditBuffer,
  slowestReactionNs,
} from './study.ts';

const rig = await creditRig(8);
const cell = { line: lines[1]!, metres: 100, frame: 1_518 };
/** Credits of a frame of 1,518 bytes. */
const cost = 24;

interface Row {
  readonly rate: number;
  readonly metres: number;
  readonly frame: number;
  readonly measured: number;
  readonly shared: readonly number[];
  readonly fastPause: readonly { readonly pool: number; readonly headroom: number }[];
  readonly slowPause: readonly { readonly pool: number; readonly headroom: number }[];
}

test('a cell of the tables is made again as it stands there (node studies/cbfc-study.ts makes all)', () => {
  const { rows } = JSON.parse(readFileSync(inProject('docs', 'uet', 'cbfc-study.json'), 'utf8')) as {
    readonly rows: readonly Row[];
  };
  expect(rows.length).toBe(24);
  const row = rows.find(({ rate, metres, frame }) => rate === 400 && metres === 100 && frame === 1_518)!;
  expect(creditBuffer(rig, cell).measured).toBe(row.measured);
  expect(sharedCreditBuffer(rig, cell, 8)).toBe(row.shared[2]);
  expect(pauseBuffer(cell, 4, 0)).toEqual(row.fastPause[1]);
  expect(pauseBuffer(cell, 1, slowestReactionNs(cell.line))).toEqual(row.slowPause[0]);
  const page = readFileSync(inProject('docs', 'uet', 'cbfc-study.md'), 'utf8');
  expect(page).toContain(`\n| 400 | 100 | 1,518 | ${(row.measured / 1000).toFixed(1)} | `);
  expect(page).toContain(
    `\n| 400 | 100 | 1,518 | ${row.shared.map((bytes) => (bytes / 1000).toFixed(1)).join(', ')} | `,
  );
});

test.each(['testers', 'sai'] as const)(
  '31 idle channels cost one busy channel a frame each, spacings of %s',
  async (name) => {
    const { channels } = JSON.parse(readFileSync(inProject('docs', 'uet', 'cbfc-study.json'), 'utf8')) as {
      readonly channels: readonly (Record<'testers' | 'sai', { readonly one: number }> & {
        readonly channels: number;
      })[];
    };
    const needs = (count: number): number => channels.find((row) => row.channels === count)![name].one;
    const wide = await creditRig(32);
    expect(busyCreditBuffer(wide, cell, 32, 'one', spacings[name])).toBe(needs(32));
    wide.simulator.dispose();
    expect((needs(32) - needs(1)) / storedBytes(cell.frame)).toBe(31);
  },
);

test.each([3, 11, 30])('with credit for %i frames the line is used as the closed form says', (frames) => {
  rig.simulator.restore(rig.start);
  const credit = { mode: 'per_channel', limit: frames * cost } as const;
  const share = creditShare(rig.simulator, { ...cell, channels: 1, busy: [0], credit, spacing: spacings.testers });
  const { line, metres, frame } = cell;
  const loopNs = 2 * oneWayNs(line, metres) + 15 * clockNs(line);
  const loop = 2 * (frame + gapBytes) + loopNs * bytesPerNs(line);
  expect(share).toBeCloseTo((frames * (frame + gapBytes)) / loop, 2);
  expect(closedForm({ ...cell, spacing: spacings.testers })).toBe(
    Math.ceil((0.999 * loop) / (frame + gapBytes)) * cost,
  );
});

describe('the model of PFC', () => {
  const { line, metres, frame } = cell;
  const common = { ...cell, priorities: 4, reactionNs: 300, pool: 2, drainNs: 1, stallNs: 1e9, totalNs: 60_000 };
  // The wait for a frame, the PFC frame, both ways and the reaction, in frames that are sent meanwhile.
  const loop = frame + gapBytes + 84 + (2 * oneWayNs(line, metres) + 300) * bytesPerNs(line);
  const frames = Math.ceil(loop / (frame + gapBytes));

  test.each(['one', 'all', 'in turn'] as const)(
    'loses nothing with the headroom of RTT and MTU, traffic %s',
    (traffic) => {
      expect(runPause({ ...common, traffic, headroom: frames + 1 }).lost).toBe(0);
    },
  );

  test('loses frames with less, also if only one priority after the other is sent', () => {
    expect(runPause({ ...common, traffic: 'one', headroom: frames - 2 }).lost).toBeGreaterThan(0);
    expect(runPause({ ...common, traffic: 'in turn', headroom: frames - 2 }).lost).toBeGreaterThan(4);
  });

  test('is short of frames after a stop without a pool of a round trip, and else never', () => {
    const times = { drainNs: 30_000, stallNs: 20_000, totalNs: 200_000, traffic: 'one', headroom: frames + 1 } as const;
    expect(runPause({ ...common, ...times, pool: frames + 4 }).share).toBe(1);
    const { share } = runPause({ ...common, ...times, pool: Math.ceil(frames / 2) });
    // Half a round trip is missing, once in each turn.
    const missing = loop / 2 / bytesPerNs(line) / times.drainNs;
    expect(share).toBeGreaterThan(1 - 1.5 * missing);
    expect(share).toBeLessThan(1 - 0.5 * missing);
  });
});

test('a cell is whole', () => {
  expect([storedBytes(64), storedBytes(1_518)]).toEqual([64, 1_536]);
});
