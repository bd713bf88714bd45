/** Everything that a board's project consists of, before anything is built. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { UserError } from '../../support/user-error.ts';
import type { Board } from '../boards/board.ts';
import { boardTop, topName } from '../boards/board-top.ts';
import { checkBoard } from '../boards/check-board.ts';
import { constraintsOf, type ProjectFile } from '../boards/constraints.ts';
import { type DesignPort, designTop, type PlacedPin } from '../boards/design-top.ts';
import { findSelfTest } from '../selftest/find-self-test.ts';
import { countLights, selfTest } from '../selftest/self-test.ts';
import type { SelfTest } from '../selftest/self-test-entry.ts';
import { scriptOf } from './scripts.ts';

export interface Project {
  readonly board: Board;
  /** Of the self-test or the design that is on the board. */
  readonly name: string;
  readonly summary: string;
  /** Nothing for a design of the user's. */
  readonly selfTest: SelfTest | undefined;
  /** The Verilog of the project, the board's top first. */
  readonly verilog: readonly ProjectFile[];
  readonly constraints: ProjectFile;
  readonly script: ProjectFile;
}

/** The project of a board with a self-test on it. */
export interface SelfTestProject extends Project {
  readonly selfTest: SelfTest;
}

/**
 * The project of a board with the self-test of that name of `all`, by default the first that is for the board. A
 * `UserError`, before anything is elaborated, for a mistake in the board's table, a self-test that there is none of,
 * and one that does not fit the part.
 */
export function projectOf(board: Board, all: readonly SelfTest[], test?: string): SelfTestProject {
  checkBoard(board);
  const chosen = test === undefined ? defaultOf(board, all) : findSelfTest(all, test);
  checkFit(board, chosen, all);
  const { name, bench, goal } = chosen;
  const design = emitVerilog(elaborate(selfTest({ name, bench: bench(), clock: board.clock, goal })));
  const text = boardTop(board, design.top, countLights);
  return { ...projectFiles(board, design, text, []), name, summary: chosen.summary, selfTest: chosen };
}

/** A design of the user's, and where its ports are on a board. */
export interface PlacedDesign {
  readonly summary: string;
  readonly verilog: VerilogDesign;
  /** Without clock and reset. */
  readonly ports: readonly DesignPort[];
  readonly pins: Readonly<Record<string, PlacedPin>>;
}

/** The project of a board with a design of the user's; a `UserError` for mistakes in board and pins. */
export function designProject(board: Board, name: string, { summary, verilog, ports, pins }: PlacedDesign): Project {
  const placed = designTop(board, verilog.top, ports, pins);
  checkBoard(placed.board, []);
  return { ...projectFiles(placed.board, verilog, placed.text, placed.inputs), name, summary, selfTest: undefined };
}

function projectFiles(
  board: Board,
  design: VerilogDesign,
  text: string,
  inputs: readonly string[],
): Pick<Project, 'board' | 'verilog' | 'constraints' | 'script'> {
  const verilog = [{ name: `${topName}.v`, text }, ...design.files];
  const constraints = constraintsOf(board, inputs);
  const names = verilog.map((file) => file.name);
  const script = scriptOf({ board, verilog: names, constraints: constraints.name });
  return { board, verilog, constraints, script };
}

function defaultOf({ name }: Board, all: readonly SelfTest[]): SelfTest {
  const found = all.find(({ boards }) => boards.includes(name));
  if (found === undefined) throw new UserError(`no self-test of the config is for ${name}: give a design with --top`);
  return found;
}

const units = { lut: 'LUTs', ff: 'flip-flops', bram: 'block RAMs' } as const;

/** By what is known of every self-test and board, so that it takes no synthesis to find out. */
function checkFit({ name, title, part, capacity }: Board, test: SelfTest, all: readonly SelfTest[]): void {
  const size = test.sizes[part.family];
  for (const unit of ['lut', 'ff', 'bram'] as const) {
    if (size === undefined || size[unit] <= capacity[unit]) continue;
    throw new UserError(
      `${test.name} does not fit ${name}: it takes ${size[unit]} ${units[unit]}, and ${title} has ${capacity[unit]}`,
    );
  }
  if (test.boards.includes(name)) return;
  const fits = all.filter(({ boards }) => boards.includes(name)).map((one) => one.name);
  throw new UserError(`${test.name} is too large for ${name} (what fits: ${fits.join(', ')})`);
}
