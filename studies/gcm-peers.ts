/**
 * Our AES-GCM of one lane beside open cores, as a table in Markdown: area and levels on `xcup` in the project's own
 * flow, and what a packet of 16 bytes of AAD and 1,504 of text takes, which must leave as OpenSSL has it.
 *
 * Run with `node studies/gcm-peers.ts --peers DIR`, where DIR holds clones of the repositories in `studies/gcm-peers`.
 * Their files are read as they were at the commits given there. The first run takes some minutes of one core.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { synthesise } from '../fpga/flow/synthesise.ts';
import { gcmDefaults, gcmOnTheFly } from '../rtl-gen/uet/tss/gcm/settings.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';
import type { VerilogDesign } from '../rtl-gen/verilog/verilog-file.ts';
import { execa } from '../support/execa.ts';
import { UserError } from '../support/user-error.ts';
import { runHw } from '../testbench/bench/run-hw.ts';
import { simulateVerilog } from '../testbench/engine/foreign/simulate-verilog.ts';
import { wasmEngine } from '../testbench/engine/wasm/engine.ts';
import { gcmPorts } from '../testbench/uet/blocks/tss/gcm-bench.ts';
import { gcmDesign } from '../testbench/uet/blocks/tss/gcm-design.ts';
import { gcmSeal } from '../testbench/uet/golden/tss/cipher.ts';
import { numberOf } from '../testbench/uet/golden/tss/reference/bytes.ts';
import type { GcmCore } from './gcm-peers/core.ts';
import { iterativeCore } from './gcm-peers/iterative-core.ts';
import { streamEngine } from './gcm-peers/stream-engine.ts';

const { values } = parseArgs({ options: { peers: { type: 'string' } } });
if (values.peers === undefined) throw new UserError('say where the clones of the peers are: --peers DIR');
const folder = values.peers;

const bytes = (length: number, factor: number) => Uint8Array.from({ length }, (_, i) => i * factor + 7);
const packet = { key: bytes(32, 11), iv: bytes(12, 3), aad: bytes(16, 5), text: bytes(1504, 29) };
const megahertz = 322;

const blocksOf = (text: Uint8Array): bigint[] =>
  Array.from({ length: text.length / 16 }, (_, i) => numberOf(text.subarray(16 * i, 16 * i + 16)));

/** Clocks from one packet to the next in our engine, under keys in turn. */
async function ourClocks(settings: typeof gcmDefaults): Promise<number> {
  let clocks = 0;
  const design = gcmDesign(settings);
  await runHw({ name: 'clocks', create: (o) => wasmEngine.create(design, o) }, async (t) => {
    const ports = gcmPorts(t);
    await ports.install(new Map([0, 1].map((i) => [i, packet.key])));
    const sent = { iv: packet.iv, seal: true, bytes: Uint8Array.of(...packet.aad, ...packet.text) };
    const packets = Array.from({ length: 21 }, (_, i) => ({ ...sent, key: i % 2, passBytes: 0, aadBytes: 16 }));
    const { ends } = await ports.play(packets, packets.length);
    clocks = (ends.at(-1)! - ends[0]!) / (ends.length - 1);
  });
  return clocks;
}

async function theirClocks(core: GcmCore, { files }: VerilogDesign): Promise<number> {
  const { forSimulation: [from, to] = ['', ''] } = core;
  const changed = files.map(({ name, text }) => ({ name, text: from === '' ? text : text.replaceAll(from, to) }));
  const simulator = await simulateVerilog(changed, core.top);
  const { key, iv, aad, text } = packet;
  const numbers = { key: numberOf(key), iv: numberOf(iv), aad: blocksOf(aad), text: blocksOf(text) };
  const { ciphertext, icv, clocks } = core.seal(simulator, numbers);
  const expected = gcmSeal(key, iv, aad, text);
  assert.deepEqual(ciphertext, blocksOf(expected.ciphertext), `${core.repository} seals as OpenSSL does`);
  assert.equal(icv, numberOf(expected.icv), `${core.repository} has the ICV of OpenSSL`);
  return clocks;
}

const readCore = async ({ repository, commit, top, files, mended: [from, to] = ['', ''] }: GcmCore) => {
  const clone = join(folder, repository.replace(/^.*\//, ''));
  const texts = await Promise.all(
    files.map(async (file) => (await execa('git', ['-C', clone, 'show', `${commit}:${file}`])).stdout),
  );
  const named = texts.map((text, i) => ({ name: `peer_${i}.v`, text: from === '' ? text : text.replace(from, to) }));
  return { top, files: named };
};

async function row(name: string, design: VerilogDesign, clocks: number): Promise<void> {
  const { lut, ff, bram, levels } = await synthesise(design, 'xcup');
  const gigabits = (packet.text.length * 8 * megahertz) / clocks / 1000;
  const figures = [lut.toLocaleString('en'), ff.toLocaleString('en'), bram, levels, clocks.toLocaleString('en')];
  console.log(
    `| ${[name, ...figures, gigabits.toPrecision(3), Math.round(lut / gigabits).toLocaleString('en')].join(' | ')} |`,
  );
}

console.log(`| core | LUT | FF | RAMB18 | levels | clocks a packet | Gb/s at ${megahertz} MHz | LUT per Gb/s |`);
console.log('| --- | --: | --: | --: | --: | --: | --: | --: |');
await row('`tss_gcm_l1`', emitVerilog(gcmDesign(gcmDefaults)), await ourClocks(gcmDefaults));
await row('`tss_gcm_l1_on_the_fly`', emitVerilog(gcmDesign(gcmOnTheFly)), await ourClocks(gcmOnTheFly));
for (const core of [iterativeCore, streamEngine]) {
  const design = await readCore(core);
  const clocks = await theirClocks(core, design);
  await row(`[${core.repository}](https://github.com/${core.repository}), \`${core.top}\``, design, clocks);
}
