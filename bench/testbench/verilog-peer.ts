/** The same benches written in Verilog, in Icarus: what a simulator does without any other language beside it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { inFolder } from '../../rtl-gen/verilog/testing/lint.ts';
import { execa } from '../../support/execa.ts';
import { taskCount, willingness } from './benches.ts';
import type { Contender } from './contender.ts';
import { designs } from './designs.ts';

/** Icarus Verilog. A turn is the whole run of the compiled program; it starts in milliseconds. */
export const verilogBench: Contender = {
  name: 'Verilog bench, Icarus Verilog',
  clocks: 200_000,
  run: (bench, clocks) => {
    const { files } = emitVerilog(designs[bench]);
    return inFolder(files, async (folder) => {
      const source = join(import.meta.dirname, 'verilog', bench === 'fifo' ? 'fifo.v' : 'counter.v');
      const macros = { CLOCKS: clocks, TASKS: bench === 'tasks' ? taskCount : 1, WILLING: 100 * willingness };
      const defines = Object.entries(macros).map(([name, value]) => `-D${name}=${value}`);
      const names = files.map((f) => join(folder, f.name));
      const program = join(folder, 'bench.vvp');
      await writeFile(program, '');
      await execa('iverilog', ['-g2005', ...defines, '-s', 'bench', '-o', program, source, ...names]);
      const started = performance.now();
      const { stdout } = await execa('vvp', ['-n', program]);
      const seconds = (performance.now() - started) / 1000;
      if (!stdout.startsWith('right')) throw new Error(`the Verilog bench says: ${stdout}`);
      return { clocks, seconds };
    });
  },
};
