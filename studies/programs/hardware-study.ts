/** What the study of workloads runs on hosts in hardware, and its table. */
import type { Engine } from '../../testbench/engine/simulator.ts';
import { hardwareSizes, hardwareWays, runOnHardware } from '../../testbench/uet/system/programs/hardware-run.ts';
import { workloads } from '../../testbench/uet/system/programs/workloads.ts';
import { losses, rounded, type WorkloadRow, type WorkloadRun, workloadTable } from './study.ts';

const kibi = 1024;
export const hardwareStudySizes = {
  hosts: 4,
  vector: 128 * kibi,
  part: 32 * kibi,
  edge: 16 * kibi,
  rounds: 5,
  gradient: 64 * kibi,
  block: 32 * kibi,
  blocks: 8,
} as const;

/** A workload whose hosts are all in hardware; by way, a run for each loss. */
export type HardwareRow = WorkloadRow;

const ways = Object.entries(hardwareWays);
const names = ways.map(([key]) => key as keyof typeof hardwareWays);

export async function hardwareRows(
  engine: Engine,
  onRun: (text: string) => void,
  sizes: Parameters<typeof workloads>[0] = hardwareStudySizes,
): Promise<readonly HardwareRow[]> {
  const { hosts } = sizes;
  const rows: HardwareRow[] = [];
  for (const workload of workloads(hardwareSizes(sizes))) {
    const { name, text, formula, form, wrong } = workload;
    const runs: Record<string, readonly WorkloadRun[]> = {};
    for (const way of names) {
      const all: WorkloadRun[] = [];
      for (const loss of losses) {
        const run = { hosts, hardware: hosts, loss, way };
        const { ends, memories, trimmed, dropped } = await runOnHardware(engine, workload, run);
        onRun(`${name}, ${hardwareWays[way].name}, loss ${loss}`);
        all.push({ us: rounded(Math.max(...ends)), trimmed, dropped, wrong: wrong(memories) });
      }
      runs[way] = all;
    }
    rows.push({ name, text, formula, form: rounded(form), runs });
  }
  return rows;
}

export const hardwareTable = (rows: readonly HardwareRow[]): string[] => workloadTable(rows, ways);
