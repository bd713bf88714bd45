/** `gatewright fpga`: a board's project with a self-test, and its bitstream where the tools are here. */
import { join } from 'node:path';
import type { DesignPin } from '../../config/config.ts';
import type { Project } from '../../config/project.ts';
import type { ProjectDesign } from '../../config/project-design.ts';
import { type BuildResult, build, writeProject } from '../../fpga/bitstream/build.ts';
import { type Project as BoardProject, designProject, projectOf } from '../../fpga/bitstream/project.ts';
import type { Board } from '../../fpga/boards/board.ts';
import { findBoard } from '../../fpga/boards/index.ts';
import { runSelfTest, type SelfTestRun } from '../../fpga/run/post-synthesis.ts';
import { entryPorts } from '../../rtl-gen/design-entry.ts';
import type { OnProgress } from '../../support/progress.ts';
import { shown } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import { verilogOf } from './emit.ts';

export interface FpgaOptions {
  /** The self-test, or a design that has pins on the board; by default the first self-test that is for the board. */
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
  readonly project: BoardProject;
  readonly folder: string;
  /** Nothing where only the project was asked for. */
  readonly result: BuildResult | undefined;
  /** Nothing where no simulation was asked for. */
  readonly run: SelfTestRun | undefined;
}

/** Write the project of the board, and build it. Mistakes are found before anything is written. */
export async function fpga(of: Project, name: string, options: FpgaOptions = {}): Promise<FpgaResult> {
  const project = onBoard(of, findBoard(of.boards, name), options.top);
  if (options.simulate && project.selfTest === undefined)
    throw new UserError(`--simulate is for self-tests, which say PASS or FAIL: ${project.name} is a design`);
  const folder = options.out ?? join(of.folders.out, 'fpga', `${name}_${project.name}`);
  writeProject(project, folder);
  const result = options.build === false ? undefined : await build(project, folder, options.onProgress);
  const { selfTest } = project;
  const run =
    options.simulate && selfTest !== undefined
      ? await runSelfTest({ ...project, selfTest }, options.onProgress)
      : undefined;
  return { project, folder, result, run };
}

function onBoard({ config, designs, file }: Project, board: Board, top: string | undefined): BoardProject {
  const selfTests = config.selfTests ?? [];
  const isSelfTest = selfTests.some(({ name }) => name === top);
  const placed = designs.filter(({ pins }) => pins[board.name] !== undefined);
  const fitting = selfTests.some(({ boards }) => boards.includes(board.name));
  const design = isSelfTest
    ? undefined
    : top === undefined
      ? fitting
        ? undefined
        : placed[0]
      : designs.find(({ name }) => name === top);
  if (design !== undefined) return designOn(board, design, file);
  if (top === undefined && !fitting)
    throw new UserError(`nothing of ${file} is for ${board.name}: give a design pins: { ${board.name}: { ... } }`);
  return projectOf(board, selfTests, top);
}

function designOn(board: Board, design: ProjectDesign, file: string): BoardProject {
  const given = design.pins[board.name];
  if (given === undefined)
    throw new UserError(`${design.name} has no pins on ${board.name}: give it pins: { ${board.name}: ... } in ${file}`);
  const pins = Object.fromEntries(
    Object.entries(given).map(([bit, pin]): [string, DesignPin] => [
      bit,
      typeof pin === 'string' ? { site: pin } : pin,
    ]),
  );
  const { name, summary } = design;
  return designProject(board, name, { summary, verilog: verilogOf(design), ports: entryPorts(design), pins });
}

/** What the command prints. */
export function fpgaText(made: FpgaResult): string {
  const { run } = made;
  if (run === undefined) return builtText(made);
  return `${builtText(made)}\nits netlist in simulation, ${run.clocks} clocks from power-up:\n${run.lines.join('\n')}`;
}

function builtText({ project, folder, result }: FpgaResult): string {
  const { board, name, summary, selfTest, verilog, constraints, script } = project;
  const kind = selfTest === undefined ? 'design' : 'self-test';
  const what = summary === '' ? name : `${name} (${summary})`;
  const files = `${verilog.length} Verilog files, ${constraints.name}, ${script.name}`;
  const head = `${board.title}, ${kind} ${what}\nproject in ${shown(folder)}: ${files}`;
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
