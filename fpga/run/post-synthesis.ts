/**
 * The netlist that Yosys makes of a project, run with Yosys's models of the family's cells until its serial line says
 * how the self-test ends.
 */

import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { importNetlist } from '../../testbench/engine/foreign/import-netlist.ts';
import { verilogToJson } from '../../testbench/engine/foreign/verilog-to-json.ts';
import type { JsonDesign } from '../../testbench/engine/foreign/yosys-json.ts';
import type { Simulator } from '../../testbench/engine/simulator.ts';
import { simulate } from '../../testbench/engine/wasm/engine.ts';
import { mapProject } from '../bitstream/map.ts';
import type { SelfTestProject } from '../bitstream/project.ts';
import type { Part } from '../boards/board.ts';
import { topName } from '../boards/board-top.ts';
import { clocksPerBit } from '../selftest/self-test.ts';
import { UartText } from '../selftest/uart-text.ts';

/** Files of Yosys with models of the cells. */
const cellModels: Readonly<Record<Part['family'], readonly string[]>> = {
  ice40: ['ice40/cells_sim.v'],
  ecp5: ['ecp5/cells_sim.v'],
  xc7: ['xilinx/cells_sim.v'],
  xcup: ['xilinx/cells_sim.v'],
};

/** Cells of which Yosys knows only the pins. */
const ownModels = `// The differential input of AMD's parts: the clock is what is at the positive pin.
module IBUFDS (input I, IB, output O);
    parameter CAPACITANCE = "DONT_CARE";
    parameter DIFF_TERM = "FALSE";
    parameter DQS_BIAS = "FALSE";
    parameter IBUF_DELAY_VALUE = "0";
    parameter IBUF_LOW_PWR = "TRUE";
    parameter IFD_DELAY_VALUE = "AUTO";
    parameter IOSTANDARD = "DEFAULT";
    assign O = I;
endmodule
`;

/** How a self-test went in simulation. */
export interface SelfTestRun {
  /** What the serial line said. */
  readonly lines: readonly string[];
  /** Of the board's clock, from power-up to the end of the last line. */
  readonly clocks: number;
  readonly passed: boolean;
}

/**
 * A simulator of a mapped netlist, Yosys's JSON; a `UserError` where it has a cell without a model (block RAM of ECP5).
 * Its ports are the pins of the board. Registers start with what they have at power-up.
 */
export async function netlistSimulator(
  netlist: string,
  family: Part['family'],
  onProgress?: OnProgress,
): Promise<Simulator> {
  const files = [
    { name: `${topName}.json`, text: netlist },
    { name: 'cells.v', text: ownModels },
  ];
  onProgress?.(`Yosys reads the netlist and the cells of ${family}`);
  const design = await verilogToJson(files, topName, { cells: cellModels[family] });
  checkModels(design, family);
  return simulate(importNetlist(design), {});
}

/** Throws a `UserError` for a cell of which neither Yosys nor this file has a model. */
function checkModels({ modules }: JsonDesign, family: string): void {
  const cells = Object.values(modules).flatMap((module) => Object.values(module.cells));
  const unknown = cells.find(({ type }) => modules[type]?.attributes.blackbox !== undefined);
  if (unknown === undefined) return;
  throw new UserError(
    `the netlist has a ${unknown.type.replace(/^.*\\/, '')}, a cell of ${family} that Yosys has no model of: simulate another self-test of the board`,
  );
}

/** Lines, and clocks beside them, after which a self-test must have ended: twice what the slowest one takes. */
const mostLines = 8;
const mostClocks = 4_000_000;

/** Map the project, and run the netlist as `untilVerdict` does. */
export async function runSelfTest(project: SelfTestProject, onProgress?: OnProgress): Promise<SelfTestRun> {
  const netlist = await mapProject(project, onProgress);
  return untilVerdict(project, await netlistSimulator(netlist, project.board.part.family, onProgress), onProgress);
}

/**
 * Run the netlist of a project, at the clock and the symbol rate that it was made for, from power-up to the first line
 * that says PASS or FAIL; then the simulator is disposed of. A `UserError` where there is none in time.
 */
export function untilVerdict(project: SelfTestProject, sim: Simulator, onProgress?: OnProgress): SelfTestRun {
  const { board, selfTest } = project;
  const perBit = clocksPerBit(board.clock);
  const stride = strideOf(perBit);
  const text = new UartText(perBit / stride);
  const [clock] = sim.clocks;
  const tx = sim.port('uart_tx');
  const limit = mostClocks + mostLines * 10 * 64 * perBit;
  let said = 0;
  for (let clocks = 0; clocks < limit; clocks += stride) {
    sim.step(stride, [clock!.name]);
    text.sample(Number(tx.get()));
    if (text.lines.length === said) continue;
    said = text.lines.length;
    const line = text.lines.at(-1)!;
    onProgress?.(line);
    const verdict = /^gatewright \w+ (PASS|FAIL) /.exec(line)?.[1];
    if (verdict === undefined) continue;
    sim.dispose();
    return { lines: text.lines, clocks: clocks + stride, passed: verdict === 'PASS' };
  }
  sim.dispose();
  throw new UserError(`self-test ${selfTest.name} said neither PASS nor FAIL in ${limit} clocks: ${text.text.trim()}`);
}

/** Clocks between two looks at the line: the most that leave each bit eight looks of equal distance, or else one. */
function strideOf(perBit: number): number {
  for (let stride = Math.floor(perBit / 8); stride > 1; stride--) if (perBit % stride === 0) return stride;
  return 1;
}
