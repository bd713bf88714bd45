import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserError } from '../../../support/user-error.ts';
import { type ReadTraceOptions, readTrace } from './read-trace.ts';
import { shiftPsns, type Trace } from './trace.ts';

const HEADER = 'time_ns,flow,psn,ev,ecn,trimmed,rtx,size,kind,dup,expected_after,ooo_after';
const ROWS = [
  '3632.8,13,0,18575,0,0,0,4160,D,0,1,0',
  '3716,13,2,18574,1,0,0,4160,D,0,1,1',
  '3800,13,3,18573,0,1,0,64,D,0,1,1',
  '3850,13,7,18573,0,0,0,64,P,0,1,1',
  '3882.4,13,12,18572,0,0,1,64,R,0,1,2',
  '3900,13,2,18572,0,0,1,4160,D,1,1,2',
];
const WHOLE = `${[HEADER, ...ROWS].join('\n')}\n`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array, options?: ReadTraceOptions, name = 'a.csv'): Promise<Trace> {
  const file = join(folder, name);
  await writeFile(file, content);
  return readTrace(file, options);
}

/** The sentence with which a file is refused, without the folder. */
async function refusal(content: string | Uint8Array, options?: ReadTraceOptions, name?: string): Promise<string> {
  return sentence(read(content, options, name));
}

async function sentence(reading: Promise<Trace>): Promise<string> {
  const error = await reading.then(
    () => new Error('it was read'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserError)) throw error;
  return error.message.replaceAll(`${folder}/`, '');
}

describe('a trace', () => {
  test('is read with all its columns, without probes and trimmed packets', async () => {
    const { file, ...trace } = await read(WHOLE);
    expect(file).toBe(join(folder, 'a.csv'));
    const first = { line: 2, timeNs: 3632.8, flow: 13, psn: 0, ev: 18575, ecn: false, rtx: false, size: 4160 };
    expect(trace).toMatchObject({ flow: 13, flows: [13], skipped: { probes: 1, trimmed: 1 } });
    expect(trace.arrivals[0]).toEqual({ ...first, kind: 'D', dup: false, expectedAfter: 1, oooAfter: 0 });
    expect(trace.arrivals.map(({ line, psn, kind, dup, ecn, rtx }) => [line, psn, kind, dup, ecn, rtx])).toEqual([
      [2, 0, 'D', false, false, false],
      [3, 2, 'D', false, true, false],
      [6, 12, 'R', false, false, true],
      [7, 2, 'D', true, false, true],
    ]);
  });

  test('may be packed, in two gzip members too', async () => {
    const plain = await read(WHOLE);
    const packed = await read(gzipSync(WHOLE), {}, 'a.csv.gz');
    expect(packed.arrivals).toEqual(plain.arrivals);
    const members = Buffer.concat([gzipSync(WHOLE.slice(0, 100)), gzipSync(WHOLE.slice(100))]);
    expect((await read(members, {}, 'b.CSV.GZ')).arrivals).toEqual(plain.arrivals);
  });

  test('needs no column but psn', async () => {
    const trace = await read('psn\n5\n4294967295\n0\n');
    expect(trace.arrivals).toEqual([
      { line: 2, psn: 5 },
      { line: 3, psn: 4294967295 },
      { line: 4, psn: 0 },
    ]);
    expect(trace).toMatchObject({ flow: undefined, flows: [], skipped: { probes: 0, trimmed: 0 } });
  });

  test('may have other columns, in any order, with any of the usual line ends, blanks and quotes', async () => {
    const trace = await read('\ufeffnote, psn ,toString,"dup"\r\n\r\nhi,5,,"0"\r\n,6,x,1\r\n\r\n');
    expect(trace.arrivals).toEqual([
      { line: 3, psn: 5, dup: false },
      { line: 4, psn: 6, dup: true },
    ]);
  });

  test('shifts its PSNs round 2^32, and nothing else', async () => {
    const trace = await read(WHOLE);
    const shifted = shiftPsns(trace, -2);
    expect(shifted.arrivals.map((a) => [a.psn, a.expectedAfter])).toEqual([
      [4294967294, 4294967295],
      [0, 4294967295],
      [10, 4294967295],
      [0, 4294967295],
    ]);
    expect(shiftPsns(shifted, 2)).toEqual(trace);
    expect(shiftPsns(await read('psn\n5\n'), 1).arrivals).toEqual([{ line: 2, psn: 6 }]);
  });
});

describe('a file of several flows', () => {
  const two = `${HEADER}\n${ROWS[0]}\n1,9,0,0,0,0,0,1,P,0,1,0\n1,9,0,0,0,0,0,1,D,0,1,0\n${ROWS[1]}\n`;

  test('is read one flow at a time', async () => {
    const nine = await read(two, { flow: 9 });
    expect(nine).toMatchObject({ flow: 9, flows: [9, 13], skipped: { probes: 1, trimmed: 0 } });
    expect(nine.arrivals.map(({ line }) => line)).toEqual([4]);
    const thirteen = await read(two, { flow: 13 });
    expect(thirteen.arrivals.map(({ line }) => line)).toEqual([2, 5]);
    expect(thirteen.skipped.probes).toBe(0);
  });

  test('needs a choice, and a choice that is there', async () => {
    expect(await refusal(two)).toMatchInlineSnapshot(
      `"a.csv holds 2 flows (9, 13); choose one with --flow, such as --flow 9."`,
    );
    expect(await refusal(two, { flow: 10 })).toMatchInlineSnapshot(`"a.csv has no flow 10; it holds 9, 13."`);
    expect(await refusal(WHOLE, { flow: 10 })).toMatchInlineSnapshot(`"a.csv has no flow 10; it holds 13."`);
    expect(await refusal('psn\n5\n', { flow: 10 })).toMatchInlineSnapshot(
      `"a.csv has no column flow, so --flow 10 cannot choose from it; leave --flow out."`,
    );
    const many = Array.from({ length: 40 }, (_, flow) => `${flow},0\n`).join('');
    expect(await refusal(`flow,psn\n${many}`)).toMatchInlineSnapshot(
      `"a.csv holds 40 flows (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 28 more); choose one with --flow, such as --flow 0."`,
    );
  });

  test('may have one without arrivals of data', async () => {
    const lone = `flow,psn,kind\n1,0,D\n2,0,P\n`;
    expect(await refusal(lone, { flow: 2 })).toMatchInlineSnapshot(
      `"a.csv has no arrivals of data in flow 2 (probes: 1, trimmed packets: 0); choose another trace."`,
    );
    expect(await refusal('psn,trimmed\n0,1\n')).toMatchInlineSnapshot(
      `"a.csv has no arrivals of data (probes: 0, trimmed packets: 1); choose another trace."`,
    );
  });
});

describe('a file that is no trace is refused in one sentence', () => {
  test('because of the file', async () => {
    expect(await sentence(readTrace(join(folder, 'none.csv')))).toMatchInlineSnapshot(
      `"none.csv does not exist; give the path of a recording (.csv or .csv.gz)."`,
    );
    await writeFile(join(folder, 'plain'), '');
    expect(await sentence(readTrace(join(folder, 'plain', 'a.csv')))).toMatchInlineSnapshot(
      `"plain/a.csv does not exist; give the path of a recording (.csv or .csv.gz)."`,
    );
    await mkdir(join(folder, 'sub'), { recursive: true });
    expect(await sentence(readTrace(join(folder, 'sub')))).toMatchInlineSnapshot(
      `"sub is a directory; give the path of a recording (.csv or .csv.gz) in it."`,
    );
    expect(await refusal('')).toMatchInlineSnapshot(
      `"a.csv is empty; give an arrival trace with a line of column names."`,
    );
    expect(await refusal('\n \n')).toMatchInlineSnapshot(
      `"a.csv holds no text; give an arrival trace with a line of column names."`,
    );
    expect(await refusal('', {}, 'empty.csv.gz')).toMatchInlineSnapshot(
      `"empty.csv.gz is empty; give an arrival trace with a line of column names."`,
    );
    expect(await refusal(gzipSync(''), {}, 'empty.csv.gz')).toMatchInlineSnapshot(
      `"empty.csv.gz holds no text; give an arrival trace with a line of column names."`,
    );
    expect(await refusal(`${HEADER}\n`)).toMatchInlineSnapshot(
      `"a.csv has a line of column names and nothing below it; give a trace with packets."`,
    );
  });

  test('because of the packing', async () => {
    expect(await refusal(WHOLE, {}, 'a.csv.gz')).toMatchInlineSnapshot(
      `"a.csv.gz is named .gz but does not hold gzip data; take .gz off its name or pack it."`,
    );
    expect(await refusal(gzipSync(WHOLE))).toMatchInlineSnapshot(
      `"a.csv holds gzip data; add .gz to its name or unpack it."`,
    );
    const damaged = gzipSync(WHOLE);
    damaged[damaged.length - 6]! ^= 1;
    expect(await refusal(damaged, {}, 'a.csv.gz')).toMatchInlineSnapshot(
      `"a.csv.gz is damaged: its gzip data does not match its own checks; copy the file again."`,
    );
  });

  test('because of the columns', async () => {
    expect(await refusal('time_ns,flow,PSN\n1,2,3\n')).toMatchInlineSnapshot(
      `"a.csv:1: there is no column psn; that line names these columns: time_ns, flow, PSN."`,
    );
    expect(await refusal(ROWS.join('\n'))).toMatchInlineSnapshot(
      `"a.csv:1: there is no column psn; that line names these columns: 3632.8, 13, 0, 18575, 0, 0, 0, 4160, D, 0, 1, 0."`,
    );
    expect(await refusal('psn,dup,psn\n1,0,2\n')).toMatchInlineSnapshot(
      `"a.csv:1: there are two columns psn; remove one."`,
    );
    expect(await refusal('\u0000\u0001binary"\n')).toMatchInlineSnapshot(
      `"a.csv:1: this is not well-formed CSV (INVALID_OPENING_QUOTE); check the quotes."`,
    );
    expect(await refusal(`${HEADER}\n${ROWS[0]}\n3716,13,2\n${ROWS[1]}\n`)).toMatchInlineSnapshot(
      `"a.csv:3: the line has 3 columns; line 1 names 12."`,
    );
    expect(await refusal(`${HEADER}\n${ROWS[0]}\n${ROWS[1]},0\n`)).toMatchInlineSnapshot(
      `"a.csv:3: the line has 13 columns; line 1 names 12."`,
    );
    expect(await refusal('psn,note\n1,"two\n2,x\n')).toMatchInlineSnapshot(
      `"a.csv:3: the file ends within a quoted cell; close the quote, or copy the file again if it was cut off."`,
    );
  });

  test.each(['x', '', '-1', '4294967296', '1.5', '1e3', '0x10', ' ', '99999999999999999999', '"1\n2"'])(
    'because the psn is %j',
    async (psn) => {
      const shown = psn.trim() === '' ? 'empty' : JSON.stringify(psn.replaceAll('"', ''));
      // A quoted line break makes the cell end a line further down.
      expect(await refusal(`flow,psn\n1,0\n1,${psn}\n1,2\n`)).toBe(
        `a.csv:${psn.includes('\n') ? 4 : 3}: psn is ${shown}; it must be an integer from 0 to 4294967295.`,
      );
    },
  );

  test('because of another value', async () => {
    expect(await refusal('psn,kind\n1,D\n2,S\n')).toMatchInlineSnapshot(
      `"a.csv:3: kind is "S"; it must be D, R or P, as in a receiver (rx) trace."`,
    );
    expect(await refusal('psn,trimmed\n1,yes\n')).toMatchInlineSnapshot(
      `"a.csv:2: trimmed is "yes"; it must be 0 or 1."`,
    );
    expect(await refusal('psn,time_ns\n1,-3\n')).toMatchInlineSnapshot(
      `"a.csv:2: time_ns is "-3"; it must be a number of nanoseconds from 0, such as 3632.8."`,
    );
    expect(await refusal('psn,flow\n1,a\n')).toMatchInlineSnapshot(
      `"a.csv:2: flow is "a"; it must be an integer from 0 to 2^53 - 1."`,
    );
    expect(await refusal('psn,expected_after\n1,4294967296\n')).toMatchInlineSnapshot(
      `"a.csv:2: expected_after is "4294967296"; it must be an integer from 0 to 4294967295."`,
    );
    expect(await refusal(`psn,size\n1,${'9'.repeat(40)}\n`)).toMatchInlineSnapshot(
      `"a.csv:2: size is "999999999999999999999999999999..."; it must be an integer from 0 to 2^53 - 1."`,
    );
  });
});

describe('a file that was cut off', () => {
  test('is noticed at every byte of a packed one', async () => {
    const packed = gzipSync(WHOLE);
    for (let length = 1; length < packed.length; length++) {
      expect(await refusal(packed.subarray(0, length), {}, 'a.csv.gz')).toBe(
        'a.csv.gz is cut off: its gzip data ends too early; copy the file again.',
      );
    }
  });

  test('is noticed at every character within a line of a plain one', async () => {
    const rows = [...ROWS, '3910,13,4,1,0,0,1,4160,D,0,1,3'];
    // Let the counts run up to two digits, so that a cut can leave one of them.
    for (let psn = 20; psn < 30; psn++) rows.push(`4000,13,${psn},1,0,0,0,4160,D,0,1,${psn - 16}`);
    const text = `${[HEADER, ...rows].join('\n')}\n`;
    for (let end = text.indexOf('\n') + 2; end < text.length; end++) {
      const cut = text.slice(0, end);
      const isWholeLines = cut.endsWith('\n') || text[end] === '\n';
      if (isWholeLines) await read(cut);
      else expect(await refusal(cut)).toContain('the file is cut off');
    }
  });

  test('is told from one that lacks its last line break, in one sentence', async () => {
    const open = WHOLE.slice(0, -1);
    expect((await read(open)).arrivals).toHaveLength(4);
    expect((await read('psn\n5\n6')).arrivals).toHaveLength(2);
    expect((await read('psn,expected_after,ooo_after\n5,0,1\n5,0,1')).arrivals).toHaveLength(2);
    expect(await refusal(open.slice(0, -2))).toMatchInlineSnapshot(
      `"a.csv:7: the file is cut off: its last line ends after 11 columns of 12; copy the file again."`,
    );
    expect(await refusal(open.slice(0, -1))).toMatchInlineSnapshot(
      `"a.csv:7: the file is cut off: its last line ends before its last value; copy the file again."`,
    );
    expect(await refusal(`${HEADER}\n${ROWS[0]}\n${ROWS[1]!.slice(0, -1)}7`)).toMatchInlineSnapshot(
      `"a.csv:3: the file is cut off: its last line has no line break, and its expected_after and ooo_after do not follow from line 2; copy the file again."`,
    );
  });

  test('at a wrap of the PSNs, is not seen where it is not', async () => {
    const wrap = 'psn,dup,expected_after,ooo_after\n4294967294,0,4294967295,0\n0,0,4294967295,1\n4294967295,0,1,0';
    expect((await read(wrap)).arrivals).toHaveLength(3);
    expect(await refusal(`${wrap}3`)).toContain('cut off');
  });
});
