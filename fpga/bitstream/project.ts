/** Everything that a board's project consists of, before anything is built. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { UserError } from '../../support/user-error.ts';
import type { Board } from '../boards/board.ts';
import { boardTop, topName } from '../boards/board-top.ts';
import { checkBoard } from '../boards/check-board.ts';
import { constraintsOf, type ProjectFile } from '../boards/constraints.ts';
import { countLights, selfTest } from '../selftest/self-test.ts';
import { findSelfTest, type SelfTest } from '../uet/self-tests.ts';
import { scriptOf } from './scripts.ts';

export interface Project {
  readonly board: Board;
  readonly selfTest: SelfTest;
  /** The Verilog of the project, the board's top first. */
  readonly verilog: readonly ProjectFile[];
  readonly constraints: ProjectFile;
  readonly script: ProjectFile;
}

/**
 * The project of a board with the self-test of that name, by default the board's own. A `UserError`, before anything is
 * elaborated, for a mistake in the board's table, a self-test that there is none of, and one that does not fit the
 * part.
 */
export function projectOf(board: Board, test: string = board.tops[0]!): Project {
  checkBoard(board);
  const chosen = findSelfTest(test);
  checkFit(board, chosen);
  const { name, bench, goal } = chosen;
  const design = emitVerilog(elaborate(selfTest({ name, bench: bench(), clock: board.clock, goal })));
  const top = { name: `${topName}.v`, text: boardTop(board, design.top, countLights) };
  const verilog = [top, ...design.files];
  const constraints = constraintsOf(board);
  const names = verilog.map((file) => file.name);
  const script = scriptOf({ board, verilog: names, constraints: constraints.name });
  return { board, selfTest: chosen, verilog, constraints, script };
}

const units = { lut: 'LUTs', ff: 'flip-flops', bram: 'block RAMs' } as const;

/** By what is known of every self-test and board, so that it takes no synthesis to find out. */
function checkFit({ name, title, part, capacity, tops }: Board, test: SelfTest): void {
  const size = test.sizes[part.family];
  for (const unit of ['lut', 'ff', 'bram'] as const) {
    if (size === undefined || size[unit] <= capacity[unit]) continue;
    throw new UserError(
      `${test.name} does not fit ${name}: it takes ${size[unit]} ${units[unit]}, and ${title} has ${capacity[unit]}`,
    );
  }
  if (!tops.includes(test.name))
    throw new UserError(`${test.name} is too large for ${name} (what fits: ${tops.join(', ')})`);
}
