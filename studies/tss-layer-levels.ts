/**
 * Levels on xcup of the TSS layer around its ciphers, and its longest paths: `node studies/tss-layer-levels.ts
 * [LANES]`, 4 unless given; some five minutes of one core, of 8 lanes 15. What AES and GHASH work in between registers,
 * most of the LUTs, is left out: registers of as many bits stand there. The levels of these parts are those of the
 * engines by themselves.
 */
import assert from 'node:assert/strict';
import { synthesise } from '../fpga/flow/synthesise.ts';
import { elaborate } from '../rtl-gen/hdl/index.ts';
import { laneCounts } from '../rtl-gen/uet/tss/gcm/settings.ts';
import { layerDefaults, layerName, tssLayer } from '../rtl-gen/uet/tss/layer/layer.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';
import type { VerilogFile } from '../rtl-gen/verilog/verilog-file.ts';

/** Files of what is left out; all that they instantiate goes with them. */
const leftOut = /^(aes256_stored_cipher|gf128_multiply|aes256_key_expander|hash_powers|aes256_serial)/;

/** The ports of a module as it is emitted. */
function portsOf(text: string) {
  const head = /^module (\w+) \(([\s\S]*?)\);/m.exec(text);
  assert.ok(head !== null);
  const ports = [...head[2]!.matchAll(/(input|output)\s+wire\s+(?:\[(\d+):0\])?\s*(\w+)/g)].map(
    ([, direction, high, name]) => ({ direction, width: high === undefined ? 1 : Number(high) + 1, name: name! }),
  );
  return { head: head[0], ports };
}

/** The module with registers alone: of all inputs, and of all outputs, each of which is of some inputs. */
function registersOf({ name, text }: VerilogFile): VerilogFile {
  const { head, ports } = portsOf(text);
  const ins = ports.filter((port) => port.direction === 'input' && port.name !== 'clk');
  const outs = ports.filter((port) => port.direction === 'output');
  const widthOf = (some: typeof ports): number => some.reduce((sum, { width }) => sum + width, 0);
  const namesOf = (some: typeof ports): string => some.map((port) => port.name).join(', ');
  const [from, to] = [widthOf(ins), widthOf(outs)];
  const parts = Math.ceil(from / to);
  const folded = Array.from({ length: parts }, (_, i) => `x[${(i + 1) * to - 1}:${i * to}]`).join(' ^ ');
  const turned = to > 1 ? ` ^ {q[0], q[${to - 1}:1]}` : '';
  const lines = [
    `reg [${from - 1}:0] r; always @(posedge clk) r <= {${namesOf(ins)}};`,
    `wire [${Math.max(parts * to, from) - 1}:0] x = r;`,
    `reg [${to - 1}:0] q; always @(posedge clk) q <= ${folded}${turned};`,
    `assign {${namesOf(outs)}} = q;`,
  ];
  return { name, text: `${head}\n${lines.join('\n')}\nendmodule\n` };
}

/** The files that a module needs, in the order of `files`. */
function neededBy(top: string, files: readonly VerilogFile[]): readonly VerilogFile[] {
  const texts = new Map(files.map(({ name, text }) => [name.replace(/\.v$/, ''), text]));
  const needed = new Set<string>();
  const need = (name: string): void => {
    if (needed.has(name) || !texts.has(name)) return;
    needed.add(name);
    for (const [, of] of texts.get(name)!.matchAll(/^ {4}(\w+) (?:#\(.*\) )?\w+ \($/gm)) need(of!);
  };
  need(top);
  return files.filter(({ name }) => needed.has(name.replace(/\.v$/, '')));
}

const lanes = laneCounts.find((count) => count === Number(process.argv[2] ?? 4));
assert.ok(lanes !== undefined, `give one of ${laneCounts.join(', ')} lanes`);
const options = { ...layerDefaults, lanes };
const design = emitVerilog(elaborate(tssLayer(options)));
const files = design.files.map((file) => (leftOut.test(file.name) ? registersOf(file) : file));
assert.ok(files.some((file, i) => file !== design.files[i]));
const around = { ...design, files: neededBy(design.top, files) };
const { lut, lutram, ff, bram, levels, histogram, paths } = await synthesise(around, 'xcup');
console.log(`${layerName(options)} around its ciphers: ${lut} LUT (${lutram} memory), ${ff} FF, ${bram} RAMB18`);
console.log(`${levels} levels; inputs of registers by levels: ${histogram.join(' ')}`);
// The longest ones, one of each register.
for (const { from, to, luts, carries } of paths) console.log(`${luts} LUT, ${carries} carry: ${from} to ${to}`);
