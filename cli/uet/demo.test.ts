import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserError } from '../../support/user-error.ts';
import type { SystemView } from '../../testbench/uet/system/system-bench.ts';
import { type DemoOptions, type DemoWatch, demo, demoText } from './demo.ts';
import type { DemoFlow } from './demo-endpoints.ts';
import { dissect } from './dissect.ts';
import { LiveFlows } from './live-flows.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const options = (changed: Partial<DemoOptions> = {}): DemoOptions => ({
  ...{ bytes: '20000', width: '64', loss: '0.02', seed: '3', engine: 'wasm', hosts: '8', rtl: '2' },
  capture: join(folder, 'demo.pcapng'),
  page: join(folder, 'demo.html'),
  ...changed,
});

const unseen: DemoWatch = { onFlows: () => {}, onSystem: () => {} };

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

test('all hosts of a system write to one, live, and a page and a capture show it', async () => {
  let written = '';
  const live = new LiveFlows((text) => (written += text));
  const watch = { ...unseen, onSystem: (view: SystemView) => live.show(view) };
  const result = await demo(options({ bytes: '210000', loss: '0.01' }), watch);
  expect(result).toMatchObject({ bytes: 210_000, bytesWrong: 0, lost: 0, duplicates: 0, passed: true });
  expect(result.flows!.map(({ from, to }) => [from, to])).toEqual([1, 2, 3, 4, 5, 6, 7].map((from) => [from, 0]));
  const bytes = result.flows!.reduce((sum, flow) => sum + flow.bytes, 0);
  expect(bytes).toBe(210_000);
  for (const { goodputGbps, completionUs, bytes: own } of result.flows!) {
    expect(completionUs).toBeGreaterThan(0);
    expect(goodputGbps).toBeCloseTo((8e-3 * own) / completionUs, 1);
  }
  // Each time the lines stand in the place of those before.
  const times = written.split('\u001b[8A');
  expect(times.length).toBeGreaterThan(5);
  expect(times.at(-1)).toMatch(/4 to 0 +rtl +#{24} 100 % +\d+\.\d Gb\/s +window +\d+\.\d kB/);
  expect(times.at(-1)).toMatch(/7 to 0 +golden +#{24} 100 %/);
  const page = readFileSync(result.page!, 'utf8');
  for (const text of [
    'host 7 to 0',
    'Rates on the links',
    'of host 4 to host 0',
    'host 4: choice of the PDC',
    'host 4: tx_map',
    'host 0: target: judged, delivered',
    'host 0: reply_map',
    'host 4: initiator: outcome',
    'congestion windows',
  ])
    expect(page).toContain(text);
  expect(demoText(result)).toContain(result.page);
  const { names, packets } = layersIn(result.capture);
  expect(packets).toBe(result.frames);
  expect(names).toEqual(expect.arrayContaining(['rud_req', 'ses_standard', 'ack_cc', 'crc']));
});

test('messages of two endpoints arrive, and dissect opens what was on the line', async () => {
  let shown = 0;
  const result = await demo(options({ pair: true }), { ...unseen, onFlows: () => shown++ });
  expect(result).toMatchObject({ bytes: 20_000, bytesWrong: 0, lost: 0, duplicates: 0, passed: true });
  expect(shown).toBeGreaterThan(0);
  expect(result.flows).toHaveLength(2);
  for (const flow of result.flows!) {
    expect(flow.goodputGbps).toBeGreaterThan(0);
    expect(flow.completionUs).toBeGreaterThanOrEqual((flow as DemoFlow).slowestMessageUs);
  }
  expect(demoText(result)).toContain('passed');
  const { names, packets } = layersIn(result.capture);
  expect(packets).toBe(result.frames);
  expect(names).toEqual(expect.arrayContaining(['rud_req', 'rod_req', 'ses_standard', 'ack_cc', 'crc']));
});

test('messages of senders in software arrive', async () => {
  const result = await demo(options({ senders: '2' }), unseen);
  expect(result).toMatchObject({ bytes: 20_000, bytesWrong: 0, lost: 0, duplicates: 0, passed: true });
  const { names, packets } = layersIn(result.capture);
  expect(packets).toBe(result.frames);
  expect(names).toEqual(expect.arrayContaining(['rud_req', 'ses_standard', 'ack_cc', 'crc']));
});

test('what cannot be run is one sentence, and no file is left', async () => {
  const wrong: readonly (readonly [Partial<DemoOptions>, string])[] = [
    [{ bytes: 'many' }, '--bytes is "many": give an integer from 1 to 67108864'],
    [{ width: '48' }, '--width is 48: give 16, 32, 64, 128'],
    [{ loss: '1' }, '--loss is 1: give a fraction from 0 to 0.3'],
    [{ senders: '9' }, '--senders is "9": give an integer from 1 to 8'],
    [{ senders: '2', pair: true }, '--pair and --senders are two demos: give one of them'],
    [{ hosts: '5' }, '--hosts is 5: half of them are below each switch, so give 2, 4, 6 or 8'],
    [{ hosts: '4', rtl: '5' }, '--rtl is "5": give an integer from 0 to 4'],
  ];
  for (const [changed, message] of wrong) {
    const capture = join(folder, 'none.pcapng');
    await expect(demo(options({ ...changed, capture }), unseen)).rejects.toThrow(new UserError(message));
    expect(existsSync(capture)).toBe(false);
  }
});
