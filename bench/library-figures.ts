/**
 * Writes the area and depth of every part of the library, at its sample parameters, into `docs/library.md`: the table
 * of each folder, between its markers. `node bench/library-figures.ts`, or with the names of some folders; an hour the
 * first time for all, what did not change is cached.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { synthesise } from '../fpga/flow/synthesise.ts';
import type { SynthTarget } from '../fpga/flow/targets.ts';
import type { DesignEntry } from '../rtl-gen/design-entry.ts';
import { elaborate, type Module } from '../rtl-gen/hdl/index.ts';
import { parts } from '../rtl-gen/lib/parts.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';

const page = inProject('docs', 'library.md');
const targets: readonly SynthTarget[] = ['ice40', 'xcup'];
/** Parts that a family has no block RAM for: their memory would be flip-flops, and the figures no one's. */
const impossible: Readonly<Record<string, readonly SynthTarget[]>> = { true_dual_port: ['ice40'] };

const columns = targets.flatMap((target) => [`${target}: LUT`, 'FF', 'RAM', 'levels']);
const head = [`| part | ${columns.join(' | ')} |`, `| --- | ${columns.map(() => '--:').join(' | ')} |`];

async function cellsOf({ name, module }: DesignEntry, target: SynthTarget): Promise<readonly (string | number)[]> {
  const without = Object.entries(impossible).some(([part, of]) => name.startsWith(part) && of.includes(target));
  if (without) return ['none', '', '', ''];
  const report = await synthesise(
    emitVerilog(elaborate(module() as Module<object, object, Record<never, never>, string>)),
    target,
  );
  const { lut, ff, bram, levels, inputLevels, outputLevels, throughLevels } = report;
  return [lut, ff, bram, `${levels} / ${Math.max(inputLevels, outputLevels, throughLevels)}`];
}

const folders = [...new Set(parts.map((p) => p.folder))];
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !folders.includes(name));
if (unknown !== undefined) {
  console.error(`the library has no folder ${unknown}: give some of ${folders.join(', ')}, or none for all`);
  process.exit(2);
}
for (const folder of wanted.length > 0 ? wanted : folders) {
  const lines = [...head];
  for (const part of parts.filter((p) => p.folder === folder)) {
    const cells: (string | number)[] = [`[\`${part.name}\`](../generated/lib/${part.name}/${part.name}.v)`];
    for (const target of targets) cells.push(...(await cellsOf(part, target)));
    lines.push(`| ${cells.join(' | ')} |`);
    console.log(lines.at(-1));
  }
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), folder, lines));
}
