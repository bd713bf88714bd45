/** Verilog to area and depth on an FPGA family. */
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import type { OnProgress } from '../../support/progress.ts';
import { type Area, areaOf } from './area.ts';
import type { CellTable } from './cell-model.ts';
import { longestPaths } from './longest-path.ts';
import { mapTogether } from './map.ts';
import { type ReportedPath, reportedPath } from './reported-path.ts';
import { type SynthTarget, targetFlows } from './targets.ts';
import { timingGraph } from './timing-graph.ts';
import type { MappedNetlist } from './yosys-netlist.ts';

export interface SynthesisReport extends Area {
  readonly design: string;
  readonly target: SynthTarget;
  /** LUT cells on the longest path from register to register; 0 where there is none. */
  readonly levels: number;
  /** The same from input ports to registers, from registers to output ports, and from input to output ports. */
  readonly inputLevels: number;
  readonly outputLevels: number;
  readonly throughLevels: number;
  readonly path: ReportedPath | null;
}

/**
 * Synthesise with Yosys and measure the mapped netlist, which is cached by content. `onProgress` hears that Yosys begins,
 * then every few seconds of the pass that it is at; nothing where the netlist was cached. Throws a `UserError` with Yosys's
 * own words when it does not accept the Verilog, and on a cell that the flow does not know or a combinational loop.
 */
export async function synthesise(
  verilog: VerilogDesign,
  target: SynthTarget,
  options: { readonly onProgress?: OnProgress } = {},
): Promise<SynthesisReport> {
  const [report] = await synthesiseTogether([verilog], target, options);
  return report!;
}

/**
 * The reports of several designs from one run of Yosys, which takes seconds to read the cells of a family. Each is that of
 * `synthesise` but for the order in which ABC meets the nets: now and then a LUT more or less. Designs may share files; two
 * of one name that differ are a `UserError`.
 */
export async function synthesiseTogether(
  designs: readonly VerilogDesign[],
  target: SynthTarget,
  options: { readonly onProgress?: OnProgress } = {},
): Promise<readonly SynthesisReport[]> {
  const netlists = await mapTogether(designs, target, options.onProgress);
  return designs.map(({ top }, i) => report(top, target, netlists[i]!, targetFlows[target].cells));
}

function report(design: string, target: SynthTarget, netlist: MappedNetlist, cells: CellTable): SynthesisReport {
  const paths = longestPaths(timingGraph(netlist, cells));
  return {
    design,
    target,
    ...areaOf(netlist, cells),
    levels: paths.registerToRegister?.luts ?? 0,
    inputLevels: paths.inputToRegister?.luts ?? 0,
    outputLevels: paths.registerToOutput?.luts ?? 0,
    throughLevels: paths.inputToOutput?.luts ?? 0,
    path: paths.registerToRegister === null ? null : reportedPath(netlist, paths.registerToRegister),
  };
}
