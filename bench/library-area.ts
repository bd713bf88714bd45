/**
 * Parts of the library beside open Verilog for the same purpose: lines, LUTs and flip-flops in the project's own flow.
 *
 * Run with `node bench/library-area.ts --peers DIR [TEXT...]`, where DIR holds clones of the repositories that the table
 * names; with texts only the parts whose names hold one of them. Yosys takes long over the constant functions of `lfsr.v`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { synthesise } from '../fpga/flow/synthesise.ts';
import type { SynthTarget } from '../fpga/flow/targets.ts';
import { bit, bits, type Design, elaborate, record } from '../rtl-gen/hdl/index.ts';
import { registeredArbiter } from '../rtl-gen/lib/arbiter/registered.ts';
import { roundRobin } from '../rtl-gen/lib/arbiter/round-robin.ts';
import { crcs } from '../rtl-gen/lib/coding/crc.ts';
import { crcRemainder } from '../rtl-gen/lib/coding/crc-remainder.ts';
import { packetFifo } from '../rtl-gen/lib/packet/packet-fifo.ts';
import { blockFifo } from '../rtl-gen/lib/stream/block-fifo.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';
import type { VerilogDesign } from '../rtl-gen/verilog/verilog-file.ts';
import { UserError } from '../support/user-error.ts';
import { axisFifo, axisPacketFifo, lfsrCrc32, type Peer, roundRobinArbiter } from './peers/peers.ts';

const Beat = record({ data: bits(64), keep: bits(8), last: bit });

const pairs: readonly { readonly part: string; readonly ours: () => Design; readonly peer: Peer }[] = [
  {
    part: 'FIFO in block RAM, 512 words of 32 bits',
    ours: () => elaborate(blockFifo(bits(32), 512)),
    peer: axisFifo(32, 512),
  },
  ...(['wait', 'drop'] as const).map((overflow) => ({
    part: `packet FIFO, 512 beats of 64 bits with keep, packets ${overflow}`,
    ours: () => elaborate(packetFifo(Beat, { depth: 512, overflow })),
    peer: axisPacketFifo(512, overflow === 'drop'),
  })),
  {
    part: 'round robin of 8, registered grant',
    ours: () => elaborate(registeredArbiter(roundRobin(8))),
    peer: roundRobinArbiter(8),
  },
  ...[64, 512].map((dataBits) => ({
    part: `CRC-32 over ${dataBits} bits a clock, whole beats`,
    ours: () => elaborate(crcRemainder(crcs.crc32, dataBits)),
    peer: lfsrCrc32(dataBits),
  })),
];

const targets: readonly SynthTarget[] = ['ice40', 'xcup'];

const { values, positionals } = parseArgs({ options: { peers: { type: 'string' } }, allowPositionals: true });
if (values.peers === undefined) throw new UserError('say where the clones of the peers are: --peers DIR');
const folder = values.peers;

/** Lines that are neither empty nor comments alone. */
const codeLines = (texts: readonly string[]): number =>
  texts
    .map((text) => text.replace(/\/\*[\s\S]*?\*\//g, ''))
    .flatMap((text) => text.split('\n'))
    .filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length;

const textsOf = ({ repository, files }: Peer): readonly string[] =>
  files.map((file) => readFileSync(join(folder, repository, file), 'utf8'));

function peerDesign(peer: Peer): VerilogDesign {
  const theirs = textsOf(peer).map((text, i) => ({ name: `peer_${i}.v`, text }));
  return { top: 'peer', files: [{ name: 'peer.v', text: peer.top }, ...theirs] };
}

const row = async (part: string, source: string, lines: number, design: VerilogDesign): Promise<string> => {
  const cells: (string | number)[] = [part, source, lines];
  for (const target of targets) {
    const { lut, ff, bram, levels } = await synthesise(design, target);
    cells.push(lut, ff, bram, levels);
  }
  return `| ${cells.join(' | ')} |`;
};

const columns = targets.flatMap((target) => [`${target} LUT`, 'FF', 'BRAM', 'levels']);
console.log(`| part | source | lines | ${columns.join(' | ')} |`);
console.log(`| --- | --- | ---: | ${columns.map(() => '---:').join(' | ')} |`);
const commits = new Map<string, string>();
const wanted = pairs.filter(({ part }) => positionals.length === 0 || positionals.some((text) => part.includes(text)));
for (const { part, ours, peer } of wanted) {
  const verilog = emitVerilog(ours());
  console.log(await row(part, 'ours', codeLines(verilog.files.map(({ text }) => text)), verilog));
  const named = peer.files.map((file) => file.replace(/^.*\//, '')).join(', ');
  console.log(await row('', named, codeLines(textsOf(peer)), peerDesign(peer)));
  if (!commits.has(peer.repository)) {
    const { stdout } = await execa('git', ['-C', join(folder, peer.repository), 'log', '-1', '--format=%H of %cs']);
    commits.set(peer.repository, stdout);
  }
}
console.log('');
for (const [repository, commit] of commits) console.log(`${repository}: ${commit}`);
