/**
 * Writes the area and depth of the wire's designs on UltraScale+ into `docs/uet/wire-hardware.md`, between its markers:
 * `node studies/wire-figures.ts`; minutes a design the first time, what did not change is cached.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { synthesise } from '../fpga/flow/synthesise.ts';
import { elaborateEntry } from '../rtl-gen/design-entry.ts';
import { datapathDesigns } from '../rtl-gen/uet/designs.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';

const page = inProject('docs', 'uet', 'wire-hardware.md');
const lines = [
  '| design | LUT | of these LUT RAM and shift registers | FF | carry | LUT levels | from or to a port |',
  '| --- | --: | --: | --: | --: | --: | --: |',
];
const number = (value: number): string => value.toLocaleString('en');

for (const entry of datapathDesigns.filter(({ folder }) => folder === 'wire')) {
  const { lut, lutram, ff, carry, levels, ...paths } = await synthesise(emitVerilog(elaborateEntry(entry)), 'xcup');
  const ports = Math.max(paths.inputLevels, paths.outputLevels, paths.throughLevels);
  const cells = [`\`${entry.name}\``, ...[lut, lutram, ff, carry, levels, ports].map(number)];
  lines.push(`| ${cells.join(' | ')} |`);
  console.log(lines.at(-1));
}
writeFileSync(page, withFigures(readFileSync(page, 'utf8'), 'wire', lines));
