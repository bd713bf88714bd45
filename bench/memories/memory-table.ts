/** What each form of memory becomes on each family, as a table. */
import { synthesise } from '../../fpga/flow/synthesise.ts';
import type { SynthTarget } from '../../fpga/flow/targets.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { memoryForms } from './memory-forms.ts';

/** The families that memories are mapped to. */
export const memoryTargets: readonly SynthTarget[] = ['xcup', 'ecp5', 'ice40'];

/** One line of the table: block RAMs, LUTs and flip-flops on each family; `undefined` where the family has no such port. */
export interface MemoryRow {
  readonly name: string;
  readonly areas: readonly ({ readonly bram: number; readonly lut: number; readonly ff: number } | undefined)[];
}

/** Synthesises every form for every family, one after the other; takes minutes the first time. */
export async function memoryRows(): Promise<readonly MemoryRow[]> {
  const rows: MemoryRow[] = [];
  for (const { name, design, only } of memoryForms) {
    const areas: MemoryRow['areas'][number][] = [];
    for (const target of memoryTargets) {
      const has = only?.includes(target) ?? true;
      areas.push(has ? await synthesise(emitVerilog(design), target) : undefined);
    }
    rows.push({ name, areas });
  }
  return rows;
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
