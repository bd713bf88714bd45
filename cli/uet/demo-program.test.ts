import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserError } from '../../support/user-error.ts';
import { type DemoProgramOptions, demoProgram, programText } from './demo-program.ts';
import { dissect } from './dissect.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-program-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const options = (changed: Partial<DemoProgramOptions> = {}): DemoProgramOptions => ({
  ...{ program: 'halo-exchange', hosts: '4', rtl: '2', bytes: '4000', seed: '3', engine: 'wasm' },
  capture: join(folder, 'demo.pcapng'),
  ...changed,
});

test('a program runs on hosts in hardware and golden ones, and its frames are in the capture', async () => {
  let heard = 0;
  let last = 0;
  const result = await demoProgram(options(), (frames, us) => {
    heard++;
    expect(frames).toBe(heard);
    expect(us).toBeGreaterThanOrEqual(last);
    last = us;
  });
  expect(result).toMatchObject({ hosts: 4, rtl: 2, wordsWrong: 0, passed: true, frames: heard });
  expect(result.us).toBeGreaterThan(0.8 * result.closedFormUs);
  expect(programText(result)).toMatch(/^halo exchange.*\n.*us; on an idle network.*\nwords wrong 0.*passed\n/);
  const packets = [...dissect(result.capture, { set: ['crc=little', 'trimmed=11,13'], json: true })]
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly layers: readonly { readonly name: string }[] });
  expect(packets.length).toBe(result.frames);
  const names = new Set(packets.flatMap(({ layers }) => layers.map(({ name }) => name)));
  expect([...names]).toEqual(expect.arrayContaining(['rud_req', 'ses_standard', 'crc']));
});

test('frames that are lost cost time, and no word', async () => {
  const result = await demoProgram(options({ program: 'all-to-all', loss: '0.03', bytes: '40000' }), () => {});
  expect(result).toMatchObject({ wordsWrong: 0, passed: true });
  expect(result.lost).toBeGreaterThan(0);
});

test('what cannot be run is one sentence, and no file is left', async () => {
  const wrong: readonly (readonly [Partial<DemoProgramOptions>, string])[] = [
    [
      { program: 'ring' },
      '--program is "ring": give ring-all-reduce or tree-all-reduce or all-to-all or halo-exchange or parameter-server or storage-reads',
    ],
    [{ hosts: '6' }, '--hosts is "6": give 4 or 8'],
    [{ rtl: '5' }, '--rtl is "5": give an integer from 0 to 4'],
    [{ loss: '0.1' }, '--loss is 0.1: give a fraction from 0 to 0.05'],
    [{ pair: true }, '--program is a demo of its own: leave out --pair and --senders'],
  ];
  for (const [changed, message] of wrong) {
    const capture = join(folder, 'none.pcapng');
    await expect(demoProgram(options({ ...changed, capture }), () => {})).rejects.toThrow(new UserError(message));
    expect(existsSync(capture)).toBe(false);
  }
});
