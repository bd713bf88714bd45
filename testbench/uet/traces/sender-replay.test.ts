import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSenderTrace } from './read-sender-trace.ts';
import { agrees, replaySender } from './sender-replay.ts';

const DATA = join(import.meta.dirname, 'senders');
const read = (name: string) => readSenderTrace(join(DATA, `${name}.tx.csv.gz`));

/**
 * Counts of each file: packets, timeouts, those in recovery, losses by the count out of order, and what the model did
 * beside.
 */
const flows = [
  { name: 'incast8_trim.f18', sent: 4145, timeouts: 5, held: 0, inferred: 0, asked: 0, others: { ACK_REQ: 11 } },
  { name: 'incast32_nscc_reps.f1', sent: 579, timeouts: 2, held: 0, inferred: 0, asked: 579, others: { ACK_REQ: 2 } },
  {
    name: 'incast8_rccc_notrim.f2',
    sent: 1781,
    timeouts: 163,
    held: 0,
    inferred: 0,
    asked: 1618,
    others: { ACK_REQ: 14 },
  },
  { name: 'mixed_both.f12', sent: 16, timeouts: 0, held: 0, inferred: 0, asked: 16, others: {} },
  {
    name: 'degraded_sleek.f7',
    sent: 2172,
    timeouts: 0,
    held: 149,
    inferred: 174,
    asked: 2172,
    others: { ACK_REQ: 1219, 'held timeouts of the model alone': 110 },
  },
];

describe.each(flows)('$name', ({ name, others, ...counts }) => {
  test('is the file that its page names', () => {
    const page = readFileSync(join(DATA, 'README.md'), 'utf8').split(/[ |`\n]+/);
    for (const part of counts.held > 0 ? ['tx', 'cc', 'sleek'] : ['tx']) {
      const file = `${name}.${part}.csv.gz`;
      const sum = createHash('sha256')
        .update(readFileSync(join(DATA, file)))
        .digest('hex');
      expect(page[page.indexOf(file) + 1]).toBe(sum);
    }
  });

  test('is what the model sends, marks, times and has in flight, row by row', async () => {
    const result = replaySender(await read(name));
    expect(result.differences.filter((text) => !text.includes('held'))).toEqual([]);
    expect(result).toMatchObject(counts);
    expect(agrees(result)).toBe(true);
    expect(result.others).toEqual(others);
    expect(result.flights).toBeGreaterThan(result.sent);
  });
});

test('a window that is smaller by a packet is noticed', async () => {
  const trace = await read('incast32_nscc_reps.f1');
  const rows = trace.rows.map((row) => ({ ...row, ...(row.cwnd === undefined ? {} : { cwnd: row.cwnd - 4160 }) }));
  const { sent, same } = replaySender({ ...trace, rows });
  expect(same).toBeLessThan(sent);
});

test('so is one that is larger: the model could send where the recorded sender waits', async () => {
  const trace = await read('incast32_nscc_reps.f1');
  const rows = trace.rows.map((row) => ({ ...row, ...(row.cwnd === undefined ? {} : { cwnd: row.cwnd + 4160 }) }));
  expect(replaySender({ ...trace, rows }).couldSend).toBeGreaterThan(0);
});

test('an ACK that is left out is noticed', async () => {
  const trace = await read('degraded_sleek.f7');
  const at = trace.rows.findIndex((row) => row.kind === 'lost');
  expect(agrees(replaySender({ ...trace, rows: trace.rows.filter((_, i) => i !== at - 1) }))).toBe(false);
});

describe('a file that is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'senders-'));
  const refused = async (text: string, name = 'a.tx.csv') => {
    writeFileSync(join(folder, name), text);
    return readSenderTrace(join(folder, name)).then(
      () => 'read',
      (error: Error) => error.message,
    );
  };

  test.each([
    ['n,kind\n', /nothing below/],
    ['psn,flow\n1,2\n', /is no trace of a sender: its columns are psn, flow/],
    ['n,time_ps,kind,psn,size\n1,0,S,0,4160\n', /what came to it is to stand in .*a\.cc\.csv/],
    ['time_ns,kind,psn,cum_ack,sack_base,cwnd,in_flight\n0,Q,0,,,1,1\n', /:2: kind is "Q"; it must be S, R, A, N or T/],
    ['time_ns,kind,psn,cum_ack,sack_base,cwnd,in_flight\nx,S,0,,,1,1\n', /:2: time_ns is "x"; it must be a number/],
  ])('%j is refused in a sentence', async (text, message) => {
    expect(await refused(text)).toMatch(message);
  });

  test('parts that are wrong are named by their own file', async () => {
    writeFileSync(join(folder, 'b.f1.cc.csv'), 'n,time_ps,kind\n2,0,Z\n');
    expect(await refused('n,time_ps,kind,psn,size\n1,0,S,0,4160\n', 'b.f1.tx.csv')).toMatch(
      /b\.f1\.cc\.csv:2: kind is "Z"/,
    );
    writeFileSync(join(folder, 'b.f1.cc.csv'), 'n,time_ps,kind\n2,0,E\n');
    expect(await refused('n,time_ps,kind,psn,size\n1,0,S,0,4160\n', 'b.f1.tx.csv')).toMatch(/settings .*b\.json/);
    rmSync(folder, { recursive: true });
  });
});
