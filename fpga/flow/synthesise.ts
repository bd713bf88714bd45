/** Verilog to area and depth on an FPGA family. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFiles, type VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { cached, contentKey } from '../../support/cache.ts';
import type { OnProgress } from '../../support/progress.ts';
import { runYosys, yosysVersion } from '../../support/yosys/run-yosys.ts';
import { type Area, areaOf } from './area.ts';
import { longestPaths } from './longest-path.ts';
import { type ReportedPath, reportedPath } from './reported-path.ts';
import { type SynthTarget, targetFlows } from './targets.ts';
import { timingGraph } from './timing-graph.ts';
import { readNetlist } from './yosys-netlist.ts';

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
 * Synthesise with Yosys and measure the mapped netlist. Results are cached by content. `onProgress` hears that Yosys begins,
 * then every few seconds of the pass that it is at; nothing where the result was cached. Throws a `UserError` with Yosys's
 * own words when it does not accept the Verilog, and on a cell that the flow does not know or a combinational loop.
 */
export async function synthesise(
  verilog: VerilogDesign,
  target: SynthTarget,
  options: { readonly onProgress?: OnProgress } = {},
): Promise<SynthesisReport> {
  const { commands } = targetFlows[target];
  const sources = allFiles(verilog).flatMap(({ name, text }) => [name, text]);
  const key = contentKey(flowText(), await yosysVersion(), target, commands(verilog.top), verilog.top, ...sources);
  const bytes = await cached('synth', `${key}.json`, async () => {
    options.onProgress?.(`Yosys maps ${verilog.top} to ${target}`);
    const report = await measure(verilog, target, nowAndThen(options.onProgress));
    return new TextEncoder().encode(JSON.stringify(report));
  });
  return JSON.parse(new TextDecoder().decode(bytes)) as SynthesisReport;
}

async function measure(
  verilog: VerilogDesign,
  target: SynthTarget,
  onProgress: OnProgress | undefined,
): Promise<SynthesisReport> {
  const { commands, cells } = targetFlows[target];
  const files = Object.fromEntries(allFiles(verilog).map(({ name, text }) => [name, text]));
  const names = Object.keys(files).join(' ');
  // `autoname` gives cells names such as `state_LUT6_O_I2`; `-selected` leaves the cell library out of the file.
  const narrow = `autoname; delete t:$scopeinfo; select -module ${verilog.top}`;
  const script = `read_verilog ${names}; ${commands(verilog.top)}; ${narrow}`;
  const { written } = await runYosys({ script, files, write: 'write_json -selected' }, onProgress);
  const netlist = readNetlist(written, verilog.top);
  const paths = longestPaths(timingGraph(netlist, cells));
  return {
    design: verilog.top,
    target,
    ...areaOf(netlist, cells),
    levels: paths.registerToRegister?.luts ?? 0,
    inputLevels: paths.inputToRegister?.luts ?? 0,
    outputLevels: paths.registerToOutput?.luts ?? 0,
    throughLevels: paths.inputToOutput?.luts ?? 0,
    path: paths.registerToRegister === null ? null : reportedPath(netlist, paths.registerToRegister),
  };
}

/** The text of this folder's code: a report that other code measured must not be taken for this code's. */
function flowText(): string {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return names
    .sort()
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('');
}

/** Yosys runs some two hundred passes, most of them in no time: one line in three seconds is enough to see it work. */
function nowAndThen(onProgress: OnProgress | undefined): OnProgress {
  let last = performance.now();
  return (text) => {
    const now = performance.now();
    if (now - last < 3_000) return;
    last = now;
    onProgress?.(text);
  };
}
