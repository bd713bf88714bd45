/** `gatewright fpga`: a board's project with a self-test, and its bitstream where the tools are here. */
import { join } from 'node:path';
import { type BuildResult, build, writeProject } from '../../fpga/bitstream/build.ts';
import { type Project, projectOf } from '../../fpga/bitstream/project.ts';
import { findBoard } from '../../fpga/boards/index.ts';
import { runSelfTest, type SelfTestRun } from '../../fpga/run/post-synthesis.ts';
import { selfTests } from '../../fpga/uet/self-tests.ts';
import type { OnProgress } from '../../support/progress.ts';
import { inProject, shown } from '../../support/project.ts';

export interface FpgaOptions {
  /** The self-test; by default the board's own. */
  readonly top?: string;
  /** The project's folder; by default one in `out/fpga`. */
  readonly out?: string;
  /** Write the project alone. */
  readonly build?: boolean;
  /** Run the netlist that Yosys maps too, until the self-test has ended. */
  readonly simulate?: boolean;
  readonly onProgress?: OnProgress;
}

export interface FpgaResult {
  readonly project: Project;
  readonly folder: string;
  /** Nothing where only the project was asked for. */
  readonly result: BuildResult | undefined;
  /** Nothing where no simulation was asked for. */
  readonly run: SelfTestRun | undefined;
}

/** Write the project of the board, and build it. Mistakes are found before anything is written. */
export async function fpga(name: string, options: FpgaOptions = {}): Promise<FpgaResult> {
  const project = projectOf(findBoard(name), selfTests, options.top);
  const folder = options.out ?? inProject('out', 'fpga', `${name}_${project.name}`);
  writeProject(project, folder);
  const result = options.build === false ? undefined : await build(project, folder, options.onProgress);
  const run = options.simulate ? await runSelfTest(project, options.onProgress) : undefined;
  return { project, folder, result, run };
}

/** What the command prints. */
export function fpgaText(made: FpgaResult): string {
  const { run } = made;
  if (run === undefined) return builtText(made);
  return `${builtText(made)}\nits netlist in simulation, ${run.clocks} clocks from power-up:\n${run.lines.join('\n')}`;
}

function builtText({ project, folder, result }: FpgaResult): string {
  const { board, name, summary, verilog, constraints, script } = project;
  const files = `${verilog.length} Verilog files, ${constraints.name}, ${script.name}`;
  const head = `${board.title}, self-test ${name} (${summary})\nproject in ${shown(folder)}: ${files}`;
  if (result === undefined) return head;
  if (result.kind === 'not built') return `${head}\nnot built here: ${result.because}`;
  const { fmax, clock, used } = result.routed;
  const cells = Object.entries(used)
    .filter(([, { used: n }]) => n > 0)
    .map(([cell, { used: n, available }]) => `${cell} ${n}/${available}`);
  return `${head}
${shown(join(result.file))}: ${result.bytes} bytes; the clock may be ${fmax.toFixed(1)} MHz and is ${clock} MHz
${cells.join(', ')}`;
}
