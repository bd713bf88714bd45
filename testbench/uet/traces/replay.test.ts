import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SackTracker, type Verdict } from '../golden/sack-tracker.ts';
import { addPsn, psnDifference } from '../golden/serial.ts';
import { readTrace } from './read-trace.ts';
import { shiftPsns, type Trace } from './trace.ts';

const DATA = join(import.meta.dirname, 'data');

/**
 * What the source of the traces says of each: rows, trimmed rows, largest lead, most held out of order, and how many
 * packets had a lead of 128, 256, 512 and 1024 or more. The last counts trimmed packets too, which are not replayed, so
 * it is of no use where there are some.
 */
const TRACES = [
  { name: 'perm_oblivious.f76', rows: 5000, trimmed: 0, lead: 366, held: 318, leads: [3428, 896, 0, 0] },
  { name: 'slow_uplink_trim.f25', rows: 5499, trimmed: 499, lead: 641, held: 621, leads: undefined },
  { name: 'slow_uplink_drop_rto.f59', rows: 5023, trimmed: 0, lead: 3086, held: 3032, leads: [4817, 4679, 4397, 3437] },
];

function load(name: string): Promise<Trace> {
  return readTrace(join(DATA, `${name}.rx.csv.gz`));
}

/** The smallest window that refuses nothing of a trace. */
function windowFor(lead: number): number {
  return Math.ceil((lead + 1) / 64) * 64;
}

interface Row {
  readonly line: number;
  readonly had: boolean;
  readonly expected: number;
  readonly held: number;
}

/** Each arrival as the model saw it, and as the recorded receiver did. */
function replay(trace: Trace, startPsn: number, window: number): { model: Row[]; recorded: Row[]; leads: number[] } {
  const tracker = new SackTracker({ window, startPsn });
  const model: Row[] = [];
  const recorded: Row[] = [];
  const leads: number[] = [];
  for (const { line, psn, dup, expectedAfter, oooAfter } of trace.arrivals) {
    leads.push(psnDifference(psn, addPsn(tracker.status().cack, 1)));
    const verdict = tracker.clock(psn);
    expect(verdict).not.toBe('beyond');
    const { cack, outOfOrder } = tracker.status();
    model.push({ line, had: verdict !== 'accepted', expected: addPsn(cack, 1), held: outOfOrder });
    recorded.push({ line, had: dup!, expected: expectedAfter!, held: oooAfter! });
  }
  return { model, recorded, leads };
}

describe.each(TRACES)('the trace $name', ({ name, rows, trimmed, lead, held }) => {
  test('is the file that its README names', () => {
    const file = `${name}.rx.csv.gz`;
    const sha256 = createHash('sha256')
      .update(readFileSync(join(DATA, file)))
      .digest('hex');
    const cells = readFileSync(join(DATA, 'README.md'), 'utf8').split(/[ |`\n]+/);
    expect(cells[cells.indexOf(file) + 1]).toBe(sha256);
  });

  test('has the rows that its source counts', async () => {
    const trace = await load(name);
    expect(trace.skipped).toEqual({ probes: 0, trimmed });
    expect(trace.arrivals).toHaveLength(rows - trimmed);
    expect(trace.flows).toEqual([trace.flow]);
    expect(`f${trace.flow}`).toBe(name.split('.')[1]);
  });

  test.each([windowFor(lead), 32_640])('agrees with the model at a window of %i, row by row', async (window) => {
    const seen = replay(await load(name), 0, window);
    expect(seen.model).toEqual(seen.recorded);
    expect(Math.max(...seen.leads)).toBe(lead);
    expect(Math.max(...seen.model.map((row) => row.held))).toBe(held);
  });

  test.each([-1, -64, -2500, -4999, 2 ** 31 - 2500])('agrees when its PSNs begin at %i modulo 2^32', async (offset) => {
    const trace = shiftPsns(await load(name), offset);
    const seen = replay(trace, addPsn(0, offset), windowFor(lead));
    expect(seen.model).toEqual(seen.recorded);
    expect(trace.arrivals.some(({ psn }) => psn < 5023)).toBe(offset < 0);
  });

  test('loses a packet in a window one block too small', async () => {
    const tracker = new SackTracker({ window: windowFor(lead) - 64 });
    const verdicts = new Set((await load(name)).arrivals.map(({ psn }) => tracker.clock(psn)));
    expect(verdicts).toContain('beyond');
  });

  test('with every packet arriving twice, the second is a duplicate and changes nothing', async () => {
    const trace = await load(name);
    const tracker = new SackTracker({ window: windowFor(lead) });
    for (const { psn, expectedAfter, oooAfter } of trace.arrivals) {
      expect(tracker.clock(psn)).toBe('accepted');
      const cack = expectedAfter! - 1;
      const second: Verdict = psn <= cack ? 'before' : 'duplicate';
      expect(tracker.clock(psn)).toBe(second);
      expect(tracker.status()).toMatchObject({ cack: addPsn(cack, 0), outOfOrder: oooAfter });
    }
  });
});

test.each(TRACES.filter(({ trimmed }) => trimmed === 0))(
  '$name has as many packets beyond each window as its source counts',
  async ({ name, leads }) => {
    const seen = replay(await load(name), 0, 32_640);
    expect([128, 256, 512, 1024].map((w) => seen.leads.filter((d) => d >= w).length)).toEqual(leads);
  },
);
