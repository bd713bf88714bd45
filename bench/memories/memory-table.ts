/** What each form of memory becomes on each family, as a table. */
import { synthesiseTogether } from '../../fpga/flow/synthesise.ts';
import type { SynthTarget } from '../../fpga/flow/targets.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import type { KeptResults } from '../../support/kept/kept-results.ts';
import { type MemoryForm, memoryForms } from './memory-forms.ts';

/** The families that memories are mapped to. */
export const memoryTargets: readonly SynthTarget[] = ['xcup', 'ecp5', 'ice40'];

/**
 * One line of the table: block RAMs, LUTs and flip-flops on each family; `undefined` where the family has no such port.
 */
export interface MemoryRow {
  readonly name: string;
  readonly areas: readonly ({ readonly bram: number; readonly lut: number; readonly ff: number } | undefined)[];
}

/** Synthesises all forms for a family at once; takes half a minute a family the first time. `kept`: of `MapOptions`. */
export async function memoryRows(kept?: KeptResults): Promise<readonly MemoryRow[]> {
  const areas = new Map<MemoryForm, MemoryRow['areas'][number][]>(memoryForms.map((form) => [form, []]));
  for (const target of memoryTargets) {
    const having = memoryForms.filter(({ only }) => only?.includes(target) ?? true);
    const designs = having.map(({ design }) => emitVerilog(design));
    const reports = await synthesiseTogether(designs, target, { kept });
    for (const form of memoryForms) areas.get(form)!.push(reports[having.indexOf(form)]);
  }
  return memoryForms.map((form) => ({ name: form.name, areas: areas.get(form)! }));
}

/** The rows as Markdown. */
export function memoryTable(rows: readonly MemoryRow[]): string {
  const lines = rows.map(({ name, areas }) => {
    const cells = areas.map((a) => (a === undefined ? 'none' : `${a.bram}, ${a.lut}, ${a.ff}`));
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  return [
    '| form | xcup: RAMB18, LUT, FF | ecp5: DP16KD, LUT, FF | ice40: SB_RAM40, LUT, FF |',
    '| --- | --: | --: | --: |',
    ...lines,
  ].join('\n');
}
