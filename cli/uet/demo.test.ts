import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserError } from '../../support/user-error.ts';
import { type DemoOptions, demo, demoText } from './demo.ts';
import { dissect } from './dissect.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const options = (changed: Partial<DemoOptions> = {}): DemoOptions => ({
  ...{ bytes: '20000', senders: '2', width: '64', loss: '0.02', seed: '3', engine: 'wasm' },
  capture: join(folder, 'demo.pcapng'),
  ...changed,
});

test('messages arrive, and dissect opens what was on the line', async () => {
  let shown = 0;
  const result = await demo(options(), () => shown++);
  expect(result).toMatchObject({ bytes: 20_000, bytesWrong: 0, lost: 0, duplicates: 0, passed: true });
  expect(shown).toBeGreaterThan(0);
  expect(demoText(result)).toContain('passed');
  const packets = [...dissect(result.capture, { set: ['crc=little', 'trimmed=11,13'], json: true })]
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly layers: readonly { readonly name: string }[] });
  expect(packets).toHaveLength(result.frames);
  const names = new Set(packets.flatMap(({ layers }) => layers.map(({ name }) => name)));
  expect([...names]).toEqual(expect.arrayContaining(['rud_req', 'ses_standard', 'ack_cc', 'crc']));
});

test('what cannot be run is one sentence, and no file is left', async () => {
  const wrong: readonly (readonly [Partial<DemoOptions>, string])[] = [
    [{ bytes: 'many' }, '--bytes is "many": give an integer from 1 to 67108864'],
    [{ width: '128' }, '--width is 128: give 16, 32, 64'],
    [{ loss: '1' }, '--loss is 1: give a fraction from 0 to 0.3'],
    [{ senders: '9' }, '--senders is "9": give an integer from 1 to 8'],
  ];
  for (const [changed, message] of wrong) {
    const capture = join(folder, 'none.pcapng');
    await expect(demo(options({ ...changed, capture }), () => {})).rejects.toThrow(new UserError(message));
    expect(existsSync(capture)).toBe(false);
  }
});
