/** What the study of workloads runs on hosts in hardware, and its table. */
import type { Engine } from '../../testbench/engine/simulator.ts';
import { hardwareSizes, runOnHardware, suitsHardware } from '../../testbench/uet/system/programs/hardware-run.ts';
import { workloads } from '../../testbench/uet/system/programs/workloads.ts';
import { formText, losses, rounded, runsText, type WorkloadRow, type WorkloadRun } from './study.ts';

const kibi = 1024;
export const hardwareStudySizes = {
  hosts: 4,
  vector: 128 * kibi,
  part: 32 * kibi,
  edge: 16 * kibi,
  rounds: 5,
  gradient: 64 * kibi,
  block: kibi,
  blocks: 1,
} as const;

/** A workload whose hosts are all in hardware, a run for each loss. */
export interface HardwareRow extends Pick<WorkloadRow, 'name' | 'text' | 'formula' | 'form'> {
  readonly runs: readonly WorkloadRun[];
}

export async function hardwareRows(
  engine: Engine,
  onRun: (text: string) => void,
  sizes: Parameters<typeof workloads>[0] = hardwareStudySizes,
): Promise<readonly HardwareRow[]> {
  const { hosts } = sizes;
  const rows: HardwareRow[] = [];
  for (const workload of workloads(hardwareSizes(sizes)).filter(suitsHardware)) {
    const { name, text, formula, form, wrong } = workload;
    const runs: WorkloadRun[] = [];
    for (const loss of losses) {
      const { ends, memories, trimmed, dropped } = await runOnHardware(engine, workload, {
        hosts,
        hardware: hosts,
        loss,
      });
      onRun(`${name}, in hardware, loss ${loss}`);
      runs.push({ us: rounded(Math.max(...ends)), trimmed, dropped, wrong: wrong(memories) });
    }
    rows.push({ name, text, formula, form: rounded(form), runs });
  }
  return rows;
}

export const hardwareTable = (rows: readonly HardwareRow[]): string[] => [
  '| | closed form | HPC in hardware, deferrable |',
  '| --- | --: | --: |',
  ...rows.map((row) => `| ${row.name}: ${row.text} | ${formText(row)} | ${runsText(row.runs)} |`),
];
