/** Runs emitted Verilog in Icarus Verilog, a simulator that has nothing to do with ours. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder } from '../../../rtl-gen/verilog/testing/lint.ts';
import type { VerilogDesign } from '../../../rtl-gen/verilog/verilog-file.ts';
import { execa } from '../../../support/execa.ts';

/** A name with its width: a port by its name, anything else by its path below the top. */
export interface Word {
  readonly path: string;
  readonly width: number;
}

export interface IcarusRun {
  readonly verilog: VerilogDesign;
  /** The ports of the clocks. */
  readonly clocks: readonly string[];
  /** The clocks that tick at each moment of the stimulus; all where it is left out. */
  readonly ticks?: readonly (readonly string[])[];
  /** Inputs, resets among them, and outputs. */
  readonly inputs: readonly Word[];
  readonly outputs: readonly Word[];
  /** Values put into registers before the first edge. */
  readonly starts: readonly (Word & { readonly value: bigint })[];
  /** What the inputs are at each edge, in their order. */
  readonly stimulus: readonly (readonly bigint[])[];
  /** Statements that follow the inputs of an edge, which may name what is in `dut`. Default none. */
  readonly statements?: readonly (readonly string[])[];
  /** What is looked at before each edge. */
  readonly watched: readonly Word[];
  /** Digits in which it is printed. Default hexadecimal. */
  readonly format?: '%h' | '%b';
}

/**
 * The watched words before each edge, as digits (`x` where Icarus does not know one). Throws with the words
 * of `iverilog -Wall` if it has any.
 */
export async function runIcarus(run: IcarusRun): Promise<readonly (readonly string[])[]> {
  const { files } = run.verilog;
  return inFolder(files, async (folder) => {
    await writeFile(join(folder, 'bench.v'), benchText(run));
    const options = { cwd: folder, all: true, reject: false } as const;
    const compiled = await execa(
      'iverilog',
      ['-Wall', '-g2005', '-o', 'bench.vvp', 'bench.v', ...files.map((f) => f.name)],
      options,
    );
    if (compiled.exitCode !== 0 || compiled.all !== '') throw new Error(`iverilog: ${compiled.all}`);
    const simulated = await execa('vvp', ['-n', 'bench.vvp'], options);
    if (simulated.exitCode !== 0) throw new Error(`vvp: ${simulated.all}`);
    return simulated.all.split('\n').map((line) => line.split(' '));
  });
}

/** A value in Verilog. */
export const constant = (width: number, value: bigint): string => `${width}'h${value.toString(16)}`;

function benchText(run: IcarusRun): string {
  const { verilog, clocks, ticks, inputs, outputs, starts, stimulus, statements, watched, format: digits = '%h' } = run;
  const declare = (kind: string) => (w: Word) => `  ${kind} [${w.width - 1}:0] ${w.path};`;
  // A port and what is connected to it are one net: a force of an input must not reach the register that drives it.
  const ports = [
    ...clocks.map((name) => `.${name}(${name})`),
    ...inputs.map((w) => `.${w.path}(net_${w.path})`),
    ...outputs.map((w) => `.${w.path}(${w.path})`),
  ];
  const printed = watched.map((w) => `dut.${w.path}`).join(', ');
  const format = watched.map(() => digits).join(' ');
  return [
    'module bench;',
    ...clocks.map((name) => `  reg ${name} = 1'b0;`),
    ...inputs.map(declare('reg')),
    ...inputs.map((w) => `  wire [${w.width - 1}:0] net_${w.path} = ${w.path};`),
    ...outputs.map(declare('wire')),
    `  ${verilog.top} dut (${ports.join(', ')});`,
    '  initial begin',
    // As in our engines, an input is 0 until it is set: it may be a reset, and then active.
    ...inputs.map((w) => `    ${w.path} = ${constant(w.width, 0n)};`),
    '    #1;',
    ...starts.map((w) => `    dut.${w.path} = ${constant(w.width, w.value)};`),
    ...stimulus.flatMap((values, i) => [
      ...inputs.map((w, j) => `    ${w.path} = ${constant(w.width, values[j]!)};`),
      ...(statements?.[i] ?? []).map((statement) => `    ${statement}`),
      `    #1 $display("${format}", ${printed});`,
      ...[1, 0].map((level) => `    ${(ticks?.[i] ?? clocks).map((name) => `${name} = 1'b${level}; `).join('')}#1;`),
    ]),
    '  end',
    'endmodule',
    '',
  ].join('\n');
}
