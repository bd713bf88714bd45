/** cocotb as a contender, on Icarus Verilog or Verilator, where a Python has it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { execa } from '../../support/execa.ts';
import { taskCount, willingness } from './benches.ts';
import { type Contender, printedTurn, type Turn } from './contender.ts';
import { type BenchName, designs } from './designs.ts';

const script = join(import.meta.dirname, 'cocotb', 'run.py');

/** cocotb's version in that Python; undefined where there is none. */
export async function cocotbVersion(python: string): Promise<string | undefined> {
  const found = await execa(python, ['-c', 'import cocotb, cocotb_tools.runner; print(cocotb.__version__)'], {
    reject: false,
  });
  return found.exitCode === 0 ? found.stdout.trim() : undefined;
}

/** A folder in which cocotb builds; `dispose` removes it. */
export async function cocotbFolder(): Promise<{ readonly path: string; dispose(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'gatewright-cocotb-'));
  return { path, dispose: () => rm(path, { recursive: true, force: true }) };
}

/** cocotb on a simulator. The first turn of a design builds it, which is not part of the turn's time. */
export const cocotb = (
  { python, version, folder }: { readonly python: string; readonly version: string; readonly folder: string },
  simulator: 'icarus' | 'verilator',
): Contender => ({
  name: `cocotb ${version}, ${simulator === 'icarus' ? 'Icarus Verilog' : 'Verilator'}`,
  clocks: 25_000,
  run: async (bench: BenchName, clocks: number): Promise<Turn> => {
    const { files, top } = emitVerilog(designs[bench]);
    for (const { name, text } of files) await writeFile(join(folder, name), text);
    const { exitCode, all } = await execa(
      python,
      [script, simulator, top, join(folder, `${simulator}-${bench}`), ...files.map((f) => join(folder, f.name))],
      {
        all: true,
        reject: false,
        env: { BENCH: bench, CLOCKS: String(clocks), WILLINGNESS: String(willingness), TASKS: String(taskCount) },
      },
    );
    if (exitCode !== 0) throw new Error(all);
    return printedTurn(all);
  },
});
