/** From a project to a bitstream, where the tools for it are here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bytes, cached, contentKey } from '../../support/cache.ts';
import { execa } from '../../support/execa.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { writeWhole } from '../../support/write-file.ts';
import type { Ice40Part } from '../boards/board.ts';
import { mapProject } from './map.ts';
import type { Project } from './project.ts';
import { nextpnrVersion, runNextpnr } from './run-nextpnr.ts';
import { nextpnrOptions } from './scripts.ts';

/** What place and route found out. */
export interface Routed {
  /** Of the clock, in megahertz: what it may be, and what the board's is. */
  readonly fmax: number;
  readonly clock: number;
  /** Cells in use, of those that there are, by nextpnr's names. */
  readonly used: Readonly<Record<string, { readonly used: number; readonly available: number }>>;
}

export type BuildResult =
  | { readonly kind: 'bitstream'; readonly file: string; readonly bytes: number; readonly routed: Routed }
  /** Nothing was built; why, and what to do, in one sentence. */
  | { readonly kind: 'not built'; readonly because: string };

/** Write the files of a project to `folder`, each whole. */
export function writeProject({ verilog, constraints, script }: Project, folder: string): void {
  for (const { name, text } of [...verilog, constraints, script]) writeWhole(join(folder, name), text);
}

/**
 * Build the project that was written to `folder`. iCE40 through WebAssembly from npm, with results cached by content;
 * ECP5 where `yosys`, `nextpnr-ecp5` and `ecppack` are installed; AMD's parts need Vivado, which is left to the user.
 * The bitstream appears whole or not at all. A `UserError` where the tools do not accept the design or its clock is not
 * met.
 */
export async function build(project: Project, folder: string, onProgress?: OnProgress): Promise<BuildResult> {
  const { part } = project.board;
  switch (part.family) {
    case 'ice40':
      return buildIce40(project, part, folder, onProgress);
    case 'ecp5':
      return buildEcp5(project, folder, onProgress);
    default:
      return {
        kind: 'not built',
        because: 'Vivado builds it: run vivado -mode batch -source build.tcl in that folder',
      };
  }
}

async function buildIce40(
  project: Project,
  part: Ice40Part,
  folder: string,
  onProgress?: OnProgress,
): Promise<BuildResult> {
  const { board, constraints } = project;
  const netlist = await mapProject(project, onProgress);
  const options = nextpnrOptions(part, board);
  const key = contentKey('nextpnr', nextpnrVersion(), netlist, constraints.text, ...options);
  let routed: { readonly bitstream: Uint8Array; readonly report: string } | undefined;
  const run = async () => {
    routed ??= await runNextpnr({ options, netlist, constraints: constraints.text }, onProgress);
    return routed;
  };
  const bitstream = await cached('fpga', `${key}.bin`, async () => (await run()).bitstream as Bytes);
  const report = await cached('fpga', `${key}.json`, async () => new TextEncoder().encode((await run()).report));
  const file = join(folder, 'top.bin');
  writeWhole(join(folder, 'report.json'), report);
  writeWhole(file, bitstream);
  return {
    kind: 'bitstream',
    file,
    bytes: bitstream.length,
    routed: routedOf(new TextDecoder().decode(report), board.clock),
  };
}

async function buildEcp5(project: Project, folder: string, onProgress?: OnProgress): Promise<BuildResult> {
  const tools = ['yosys', 'nextpnr-ecp5', 'ecppack'];
  const runs = await Promise.all(tools.map((tool) => execa(tool, ['--help'], { reject: false, stdin: 'ignore' })));
  const missing = tools.filter((_, i) => runs[i]!.code === 'ENOENT');
  if (missing.length > 0) {
    const because = `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed: sh build.sh in that folder builds it where they are`;
    return { kind: 'not built', because };
  }
  onProgress?.('yosys, nextpnr-ecp5 and ecppack build it');
  const { exitCode, all } = await execa('sh', ['build.sh'], { cwd: folder, reject: false, all: true, stdin: 'ignore' });
  if (exitCode !== 0) {
    const line = /^ERROR: (.*)$/m.exec(all);
    throw new UserError(`build.sh failed: ${line?.[1] ?? all.trim().split('\n').at(-1)}`);
  }
  const file = join(folder, 'top.bit');
  return {
    kind: 'bitstream',
    file,
    bytes: readFileSync(file).length,
    routed: routedOf(readFileSync(join(folder, 'report.json'), 'utf8'), project.board.clock),
  };
}

/**
 * From nextpnr's report. The design has one clock; a `UserError` where it is too slow, which nextpnr itself refuses
 * too.
 */
function routedOf(text: string, clock: number): Routed {
  const report = JSON.parse(text) as {
    readonly fmax: Readonly<Record<string, { readonly achieved: number }>>;
    readonly utilization: Routed['used'];
  };
  const fmax = Math.min(...Object.values(report.fmax).map(({ achieved }) => achieved));
  if (fmax < clock / 1e6) throw new UserError(`the clock of ${clock / 1e6} MHz is not met: ${fmax.toFixed(1)} MHz`);
  return { fmax, clock: clock / 1e6, used: report.utilization };
}
