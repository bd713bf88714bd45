/** Verilog to area and depth on an FPGA family. */
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { type Area, areaOf } from './area.ts';
import { estimateFmax, type FmaxEstimate } from './fmax.ts';
import { type GraphPath, longestPaths } from './longest-path.ts';
import { type MapOptions, mapTogether } from './map.ts';
import { type ModuleArea, moduleArea } from './module-area.ts';
import { pathsInWords, type ReportedPath } from './reported-path.ts';
import { inputPorts } from './scopes.ts';
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
  /** The longest path from register to register, and the longest of each of the registers with the longest ones. */
  readonly path: ReportedPath | null;
  readonly paths: readonly ReportedPath[];
  /** How many inputs of registers have so many LUTs on the longest path from a register, from 0 LUTs on. */
  readonly histogram: readonly number[];
  readonly fmax: FmaxEstimate | null;
  readonly modules: ModuleArea;
}

/** How many registers' longest paths are reported. */
const reportedPaths = 5;

/**
 * Synthesise with Yosys and measure the mapped netlist, which is cached by content. `onProgress` hears that Yosys
 * begins, then every few seconds how far it is; nothing where the netlist was cached. Throws a `UserError` with Yosys's
 * own words when it does not accept the Verilog, and on a cell that the flow does not know or a combinational loop.
 */
export async function synthesise(
  verilog: VerilogDesign,
  target: SynthTarget,
  options: MapOptions = {},
): Promise<SynthesisReport> {
  const [report] = await synthesiseTogether([verilog], target, options);
  return report!;
}

/**
 * The reports of several designs from one run of Yosys, which takes seconds to read the cells of a family. Each is that
 * of `synthesise` but for the order in which ABC meets the nets: now and then a LUT more or less. Designs may share
 * files; two of one name that differ are a `UserError`.
 */
export async function synthesiseTogether(
  designs: readonly VerilogDesign[],
  target: SynthTarget,
  options: MapOptions = {},
): Promise<readonly SynthesisReport[]> {
  const netlists = await mapTogether(designs, target, options);
  return designs.map((verilog, i) => report(verilog, target, netlists[i]!));
}

function report(verilog: VerilogDesign, target: SynthTarget, netlist: MappedNetlist): SynthesisReport {
  const { cells } = targetFlows[target];
  const graph = timingGraph(netlist, cells);
  const paths = longestPaths(graph);
  const inWords = pathsInWords(netlist);
  const register = (path: GraphPath): string => inWords(path).to.replace(/(\[\d+\])? \(.*$/, '');
  return {
    design: verilog.top,
    target,
    ...areaOf(netlist, cells),
    levels: paths.registerToRegister?.luts ?? 0,
    inputLevels: paths.inputToRegister?.luts ?? 0,
    outputLevels: paths.registerToOutput?.luts ?? 0,
    throughLevels: paths.inputToOutput?.luts ?? 0,
    path: paths.registerToRegister === null ? null : inWords(paths.registerToRegister),
    paths: paths.worst(reportedPaths, register).map(inWords),
    histogram: paths.histogram,
    fmax: estimateFmax(netlist, graph, cells, target),
    modules: moduleArea(verilog.top, netlist, cells, inputPorts(verilog)),
  };
}
