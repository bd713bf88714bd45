/** Verilog to area and depth on an FPGA family. */
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { cached, contentKey } from '../../support/cache.ts';
import type { OnProgress } from '../../support/progress.ts';
import { type Area, areaOf } from './area.ts';
import { type GraphPath, longestPaths } from './longest-path.ts';
import { runYosys, yosysVersion } from './run-yosys.ts';
import { type SynthTarget, targetFlows } from './targets.ts';
import { type Terminal, timingGraph } from './timing-graph.ts';
import { type MappedNetlist, readNetlist } from './yosys-netlist.ts';

/** The longest register-to-register path. */
export interface ReportedPath {
  readonly from: string;
  readonly to: string;
  readonly luts: number;
  readonly carries: number;
  readonly muxes: number;
  readonly cells: readonly { readonly type: string; readonly name: string }[];
}

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

/** Changes what a cached report means: counted up when the reports of equal netlists change. */
const reportVersion = '1';

/**
 * Synthesise with Yosys and measure the mapped netlist. Results are cached by content. Throws a `UserError` with Yosys's
 * own words when it does not accept the Verilog.
 */
export async function synthesise(
  verilog: VerilogDesign,
  target: SynthTarget,
  options: { readonly onProgress?: OnProgress } = {},
): Promise<SynthesisReport> {
  const { command } = targetFlows[target];
  const sources = verilog.files.flatMap(({ name, text }) => [name, text]);
  const key = contentKey(reportVersion, await yosysVersion(), target, command, verilog.top, ...sources);
  const bytes = await cached('synth', `${key}.json`, async () => {
    options.onProgress?.(`Yosys maps ${verilog.top} to ${target}`);
    return new TextEncoder().encode(JSON.stringify(await measure(verilog, target)));
  });
  return JSON.parse(new TextDecoder().decode(bytes)) as SynthesisReport;
}

async function measure(verilog: VerilogDesign, target: SynthTarget): Promise<SynthesisReport> {
  const { command, cells } = targetFlows[target];
  const files = Object.fromEntries(verilog.files.map(({ name, text }) => [name, text]));
  const names = Object.keys(files).join(' ');
  const script = `read_verilog ${names}; ${command} -top ${verilog.top}; delete t:$scopeinfo; write_json netlist.json`;
  const result = await runYosys({ script, files });
  const netlist = readNetlist(result.files['netlist.json'] ?? '', verilog.top);
  const paths = longestPaths(timingGraph(netlist, cells));
  return {
    design: verilog.top,
    target,
    ...areaOf(netlist, cells),
    levels: paths.registerToRegister?.luts ?? 0,
    inputLevels: paths.inputToRegister?.luts ?? 0,
    outputLevels: paths.registerToOutput?.luts ?? 0,
    throughLevels: paths.inputToOutput?.luts ?? 0,
    path: paths.registerToRegister === null ? null : reported(netlist, paths.registerToRegister),
  };
}

/** The path in the design's own names where it has them: a register is named for the signal that it drives. */
function reported(netlist: MappedNetlist, path: GraphPath): ReportedPath {
  const { luts, carries, muxes } = path;
  return {
    from: terminalName(netlist, path.start),
    to: terminalName(netlist, path.end),
    luts,
    carries,
    muxes,
    cells: path.arcs.map(({ cell }) => ({ type: netlist.cells[cell]!.type, name: cell })),
  };
}

function terminalName(netlist: MappedNetlist, { cell, pin, net }: Terminal): string {
  if (cell === undefined) return pin;
  // An end is named for what its cell drives.
  const outputs = netlist.cells[cell]!.connections;
  const driven = outputs.Q?.find((bit) => typeof bit === 'number') ?? net;
  for (const [name, { hide_name, bits, offset = 0 }] of Object.entries(netlist.netnames)) {
    const index = hide_name === 0 ? bits.indexOf(driven) : -1;
    if (index >= 0) return bits.length === 1 ? name : `${name}[${index + offset}]`;
  }
  return `${netlist.cells[cell]!.type} ${cell}`;
}
