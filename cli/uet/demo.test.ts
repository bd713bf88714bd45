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
  ...{ bytes: '20000', width: '64', loss: '0.02', seed: '3', engine: 'wasm' },
  capture: join(folder, 'demo.pcapng'),
  ...changed,
});

/** The names of all layers in a capture, and how many packets it has. */
function layersIn(capture: string): { readonly names: string[]; readonly packets: number } {
  const packets = [...dissect(capture, { set: ['crc=little', 'trimmed=11,13'], json: true })]
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly layers: readonly { readonly name: string }[] });
  const names = new Set(packets.flatMap(({ layers }) => layers.map(({ name }) => name)));
  return { names: [...names], packets: packets.length };
}

test('messages of two endpoints arrive, and dissect opens what was on the line', async () => {
  let shown = 0;
  const result = await demo(options(), () => shown++);
  expect(result).toMatchObject({ bytes: 20_000, bytesWrong: 0, lost: 0, duplicates: 0, passed: true });
  expect(shown).toBeGreaterThan(0);
  expect(result.flows).toHaveLength(2);
  for (const { goodputGbps, completionUs, slowestMessageUs } of result.flows!) {
    expect(goodputGbps).toBeGreaterThan(0);
    expect(completionUs).toBeGreaterThanOrEqual(slowestMessageUs);
  }
  expect(demoText(result)).toContain('passed');
  const { names, packets } = layersIn(result.capture);
  expect(packets).toBe(result.frames);
  expect(names).toEqual(expect.arrayContaining(['rud_req', 'rod_req', 'ses_standard', 'ack_cc', 'crc']));
});

test('messages of senders in software arrive', async () => {
  const result = await demo(options({ senders: '2' }), () => {});
  expect(result).toMatchObject({ bytes: 20_000, bytesWrong: 0, lost: 0, duplicates: 0, passed: true });
  const { names, packets } = layersIn(result.capture);
  expect(packets).toBe(result.frames);
  expect(names).toEqual(expect.arrayContaining(['rud_req', 'ses_standard', 'ack_cc', 'crc']));
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
