import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { codeBlocks } from '../../support/markdown.ts';
import { inProject, projectRoot } from '../../support/project.ts';
import { seededRandom } from '../../support/random.ts';
import { UserError } from '../../support/user-error.ts';
import { pcapHeader, pcapRecord } from '../../testbench/uet/captures/pcap.ts';
import { readCapture } from '../../testbench/uet/captures/read-capture.ts';
import { settingTexts } from '../../testbench/uet/dissect/settings-text.ts';
import { mutated } from '../../testbench/uet/golden/wire/testing/mutated.ts';
import { craft } from './craft.ts';
import { dissect } from './dissect.ts';

const xdp2 = inProject('testbench', 'uet', 'captures', 'data', 'uet-pds.pcap');
const page = readFileSync(inProject('docs', 'uet', 'dissect.md'), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dissect-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** A capture through `dissect --json` and `craft`. */
async function again(file: string, set: readonly string[] = []): Promise<Buffer> {
  const json = written('packets.json', [...dissect(file, { json: true, set })].join(''));
  await craft(json, join(folder, 'again.pcap'), { set });
  return readFileSync(join(folder, 'again.pcap'));
}

test('craft makes the capture that was dissected, with any settings', async () => {
  const bytes = readFileSync(xdp2);
  expect(await again(xdp2)).toEqual(bytes);
  expect(await again(xdp2, ['ccx=64', 'next=any', 'udp=verify'])).toEqual(bytes);
  expect(await again(xdp2, ['crc=little', 'fcs=yes', 'reserved=refuse'])).toEqual(bytes);
});

test('craft makes captures of malformed packets', async () => {
  const random = seededRandom(2);
  const packets = [...readCapture(xdp2)];
  const records = Array.from({ length: 200 }, () => {
    const packet = random.pick(packets);
    const bytes = mutated(random, packet.bytes);
    return pcapRecord({ ...packet, bytes, originalLength: bytes.length + random.below(2), decimals: 9 });
  });
  const bytes = Buffer.concat([pcapHeader(1, 9), ...records]);
  expect(await again(written('mutants.pcap', bytes))).toEqual(bytes);
});

test('a capture that is cut off gives the packets before, and one sentence', () => {
  const pieces: string[] = [];
  const cut = written('cut.pcap', readFileSync(xdp2).subarray(0, -1));
  expect(() => {
    for (const piece of dissect(cut, { json: true })) pieces.push(piece);
  }).toThrow(/cut\.pcap was cut off in packet 19: the packets before it are whole$/);
  expect(pieces.length).toBe(18);
});

test('packets written by hand are one list, or one a line', async () => {
  const packet = { layers: [{ name: 'data', fields: { bytes: '0102' } }] };
  const out = join(folder, 'hand.pcap');
  const list = written('list.json', JSON.stringify([packet, packet], null, 2));
  expect(await craft(list, out, {})).toBe(2);
  const lines = written('lines.json', `${JSON.stringify(packet)}\n\n${JSON.stringify(packet)}\n`);
  const first = readFileSync(out);
  expect(await craft(lines, out, {})).toBe(2);
  expect(readFileSync(out)).toEqual(first);
  expect([...readCapture(out)].map(({ bytes }) => [...bytes])).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test.each([
  ['nothing', '', 'holds no packet'],
  ['no JSON', '{"layers": ', 'packet 1 is no JSON'],
  ['no list', '[{"layers"', 'packet 1 is no JSON'],
  ['a packet that is none', '{"layers":[]}\n{"layers":[{"name":"ipx"}]}', 'packet 2: there is no layer ipx'],
  ['two link types', '{"layers":[]}\n{"layers":[],"link_type":101}', 'packet 2 has another link type than packet 1'],
  ['finer times', '{"layers":[]}\n{"layers":[],"time":"1.000000001"}', 'the time of packet 2 has 9 decimals'],
])('%s crafts nothing, and one sentence says why', async (_, text, message) => {
  const out = join(folder, 'none.pcap');
  const crafting = craft(written('bad.json', text), out, {});
  await expect(crafting).rejects.toThrow(message);
  await expect(crafting).rejects.toThrow(UserError);
  expect(() => readFileSync(out)).toThrow('ENOENT');
});

test('a file that is not there is one sentence', async () => {
  await expect(craft(join(folder, 'no.json'), join(folder, 'no.pcap'), {})).rejects.toThrow(/cannot read .*no\.json/);
});

test('the page shows a packet as dissect prints it, and every setting', () => {
  const [, , text] = [...dissect(xdp2, { set: ['ccx=64', 'next=any'] })].slice(16);
  expect(text).toContain('packet 19');
  expect(codeBlocks(page).find(({ language }) => language === 'text')?.text).toBe(text!.trimEnd().concat('\n'));
  const rows = [...page.matchAll(/^\| `(\w+)` \| (.*) \| (.*) \|$/gm)].map(([, name, values, meaning]) => ({
    name,
    values,
    meaning,
  }));
  expect(rows).toEqual(settingTexts.map(({ name, values, meaning }) => ({ name, values, meaning })));
});

test('the page crafts what it says', async () => {
  const json = codeBlocks(page).find(({ language }) => language === 'json')!;
  const out = join(folder, 'page.pcap');
  expect(await craft(written('page.json', json.text), out, {})).toBe(1);
  const [text] = dissect(out, {});
  expect(text).toContain('ethernet, ipv4, udp, nack');
  expect(text).toContain('rod_ooo (13)');
});

test('the program of the page is one that runs', async () => {
  const file = inProject('testbench', 'uet', 'golden', 'wire', 'testing', 'page-example.ts');
  expect(codeBlocks(page).find(({ language }) => language === 'ts')?.text).toBe(readFileSync(file, 'utf8'));
  const { stdout } = await execa(process.execPath, [file]);
  expect(stdout).toBe('opens a PDC at PSN 98');
});

test('the command ends with an error after the packets that are whole', async () => {
  const cut = written('cut2.pcap', readFileSync(xdp2).subarray(0, 300));
  const args = [inProject('cli', 'gatewright.js'), 'dissect', cut, '--set', 'ccx=64', '--json'];
  const { exitCode, stdout, stderr } = await execa(process.execPath, args, { cwd: projectRoot, reject: false });
  expect(exitCode).toBe(2);
  expect(stdout.split('\n').map((line) => (JSON.parse(line) as { index: number }).index)).toEqual([1, 2]);
  expect(stderr).toBe(`error: ${cut} was cut off in packet 3: the packets before it are whole`);
});
