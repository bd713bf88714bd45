/**
 * Parts of the library beside open Verilog for the same purpose: lines, LUTs, flip-flops and block RAM in the project's
 * own flow, as a table in Markdown.
 *
 * Run with `node studies/library-area.ts --peers DIR [TEXT...]`, where DIR holds clones of the repositories that
 * `peers/peers.ts` names; with texts only the parts whose names hold one of them. Their files are read as they were at
 * the commits given there. The first run takes some minutes.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { synthesise } from '../fpga/flow/synthesise.ts';
import type { SynthTarget } from '../fpga/flow/targets.ts';
import type { Design } from '../rtl-gen/hdl/index.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';
import type { VerilogDesign } from '../rtl-gen/verilog/verilog-file.ts';
import { execa } from '../support/execa.ts';
import { UserError } from '../support/user-error.ts';
import { type Comparison, comparisons } from './peers/comparisons.ts';
import type { Peer } from './peers/peers.ts';

const targets: readonly SynthTarget[] = ['ice40', 'xcup'];

const { values, positionals } = parseArgs({ options: { peers: { type: 'string' } }, allowPositionals: true });
if (values.peers === undefined) throw new UserError('say where the clones of the peers are: --peers DIR');
const folder = values.peers;

/** Lines of hardware: neither empty, nor comments alone, nor what is there for proofs. */
const codeLines = (texts: readonly string[]): number =>
  texts
    .map((text) => text.replace(/\/\*[\s\S]*?\*\//g, ''))
    .flatMap((text) => withoutProofs(text.split('\n')))
    .filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length;

/** Without what stands between `ifdef FORMAL` and its end, other conditions within included. */
function withoutProofs(lines: readonly string[]): readonly string[] {
  let depth = 0;
  return lines.filter((line) => {
    if (depth === 0 && !/^\s*`ifdef\s+FORMAL\b/.test(line)) return true;
    if (/^\s*`ifn?def\b/.test(line)) depth++;
    if (/^\s*`endif\b/.test(line)) depth--;
    return false;
  });
}

const textsOf = ({ repository, commit, files }: Peer): Promise<readonly string[]> =>
  Promise.all(
    files.map(async (file) => {
      const clone = join(folder, repository.replace(/^.*\//, ''));
      return (await execa('git', ['-C', clone, 'show', `${commit}:${file}`])).stdout;
    }),
  );

const linesOf = (design: Design): number => codeLines(emitVerilog(design).files.map(({ text }) => text));

async function row(part: string, source: string, lines: number, design: VerilogDesign): Promise<string> {
  const cells: (string | number)[] = [part, source, lines];
  for (const target of targets) {
    const { lut, ff, bram, levels } = await synthesise(design, target);
    cells.push(lut, ff, bram, levels);
  }
  return `| ${cells.join(' | ')} |`;
}

async function* rowsOf({ part, ours, peer }: Comparison): AsyncGenerator<string> {
  let title = part;
  for (const { name, part: made, measured } of ours) {
    yield await row(title, name, linesOf(made), emitVerilog(measured ?? made));
    title = '';
  }
  const texts = await textsOf(peer);
  const files = texts.map((text, i) => ({ name: `peer_${i}.v`, text }));
  const top = { name: 'peer.v', text: peer.top };
  yield await row('', nameOf(peer), codeLines(texts), { top: 'peer', files: [top, ...files] });
}

const nameOf = ({ files }: Peer): string => {
  const [first, ...others] = files.map((file) => `\`${file.replace(/^.*\//, '')}\``);
  return others.length < 2 ? [first, ...others].join(', ') : `${first} and ${others.length} more`;
};

const wanted = comparisons.filter(
  ({ part }) => positionals.length === 0 || positionals.some((text) => part.includes(text)),
);
const columns = targets.flatMap((target) => [`${target} LUT`, 'FF', 'BRAM', 'levels']);
console.log(`| part | source | lines | ${columns.join(' | ')} |`);
console.log(`| --- | --- | ---: | ${columns.map(() => '---:').join(' | ')} |`);
for (const comparison of wanted) {
  for await (const line of rowsOf(comparison)) console.log(line);
}
console.log('\nWhat theirs was given:\n');
for (const { peer } of wanted) console.log(`- ${nameOf(peer)}: ${peer.given}`);
console.log('\nWhere theirs is from:\n');
const origins = new Set(wanted.map(({ peer }) => `- github.com/${peer.repository} at ${peer.commit}`));
for (const origin of origins) console.log(origin);
