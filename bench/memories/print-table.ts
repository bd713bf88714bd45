/** Prints the table of `docs/memories.md`: what each form of memory becomes on each family. `node bench/memories/print-table.ts` */
import { synthesise } from '../../fpga/flow/synthesise.ts';
import type { SynthTarget } from '../../fpga/flow/targets.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { memoryForms } from './memory-forms.ts';

const targets: readonly SynthTarget[] = ['xcup', 'ecp5', 'ice40'];

console.log('| form | xcup: RAMB18, LUT, FF | ecp5: DP16KD, LUT, FF | ice40: SB_RAM40, LUT, FF |');
console.log('| --- | --: | --: | --: |');
for (const { name, design, only } of memoryForms) {
  const cells: string[] = [];
  for (const target of targets) {
    if (only?.includes(target) === false) cells.push('none');
    else {
      const { bram, lut, ff } = await synthesise(emitVerilog(design), target);
      cells.push(`${bram}, ${lut}, ${ff}`);
    }
  }
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
