/** Verilog to area and depth on an FPGA family. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFiles, type VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { cached, contentKey } from '../../support/cache.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { runYosys, yosysVersion } from '../../support/yosys/run-yosys.ts';
import { type Area, areaOf } from './area.ts';
import type { CellTable } from './cell-model.ts';
import { longestPaths } from './longest-path.ts';
import { type ReportedPath, reportedPath } from './reported-path.ts';
import { type SynthTarget, targetFlows } from './targets.ts';
import { timingGraph } from './timing-graph.ts';
import { type MappedNetlist, readNetlists } from './yosys-netlist.ts';

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
  const { commands } = targetFlows[target];
  const sources = designs.flatMap((verilog) => [
    commands(verilog.top),
    verilog.top,
    ...allFiles(verilog).flatMap(({ name, text }) => [name, text]),
  ]);
  const key = contentKey(flowText(), await yosysVersion(), target, ...sources);
  const bytes = await cached('synth', `${key}.json`, async () => {
    options.onProgress?.(`Yosys maps ${designs.map(({ top }) => top).join(', ')} to ${target}`);
    const reports = await measure(designs, target, nowAndThen(options.onProgress));
    return new TextEncoder().encode(JSON.stringify(reports));
  });
  return JSON.parse(new TextDecoder().decode(bytes)) as readonly SynthesisReport[];
}

async function measure(
  designs: readonly VerilogDesign[],
  target: SynthTarget,
  onProgress: OnProgress | undefined,
): Promise<readonly SynthesisReport[]> {
  const { commands, cells } = targetFlows[target];
  const { top, files, keep } = oneDesign(designs);
  const tops = designs.map((verilog) => verilog.top);
  const script = [
    `read_verilog ${Object.keys(files).join(' ')}`,
    ...keep,
    commands(top),
    // `autoname` gives cells names such as `state_LUT6_O_I2`; `-selected` leaves the cell library out of the netlist.
    `autoname; delete t:$scopeinfo; select ${tops.join(' ')}`,
  ].join('; ');
  const { written } = await runYosys({ script, files, write: 'write_json -selected' }, onProgress);
  const modules = readNetlists(written, tops);
  return tops.map((name, i) => report(name, target, modules[i]!, cells));
}

/** What Yosys reads for all designs, its top, and the commands that keep the designs apart when everything is flattened. */
function oneDesign(designs: readonly VerilogDesign[]): {
  readonly top: string;
  readonly files: Readonly<Record<string, string>>;
  readonly keep: readonly string[];
} {
  const files: Record<string, string> = {};
  for (const { name, text } of designs.flatMap(allFiles)) {
    files[name] ??= text;
    if (files[name] !== text) {
      throw new UserError(`two of the designs have a file ${name} that differs: synthesise them apart`);
    }
  }
  const [first, ...others] = designs.map(({ top }) => top);
  if (others.length === 0) return { top: first!, files, keep: [] };
  const tops = [first, ...others];
  const instances = tops.map((name) => `  (* keep *) ${name} ${name} ();\n`).join('');
  return {
    top: TOGETHER,
    files: { ...files, [`${TOGETHER}.v`]: `module ${TOGETHER};\n${instances}endmodule\n` },
    keep: [`setattr -mod -set keep_hierarchy 1 ${tops.join(' ')}`],
  };
}

/** Module that has the designs as instances: none that a user would choose. */
const TOGETHER = 'gatewright_designs';

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
