/** What the verbs print for people, and the JSON for scripts. */
import type { Writable } from 'node:stream';
import type { SynthesisReport } from '../fpga/flow/synthesise.ts';
import { replayColumns, simulationColumns, synthesisColumns } from '../report/columns.ts';
import { coverageColumns } from '../report/coverage-columns.ts';
import { pointNotes } from '../report/coverage-notes.ts';
import type { PageData } from '../report/page-data.ts';
import { textTable } from '../report/table.ts';
import { targetName } from '../report/target-name.ts';
import { groupTitle } from '../rtl-gen/design-entry.ts';
import type { Diagnostic } from '../rtl-gen/ir/diagnostic.ts';
import { diagnosticsText } from '../rtl-gen/ir/diagnostic-text.ts';
import { shown } from '../support/project.ts';
import { UserError } from '../support/user-error.ts';
import type { CoverResult } from './verbs/cover.ts';
import type { ListedDesign } from './verbs/list.ts';
import type { ModelReport, ReplayReport } from './verbs/replay.ts';
import type { SimResult } from './verbs/sim.ts';

/** What is wrong with a design, on stderr: in colour where that is a terminal and `NO_COLOR` is not set. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): void {
  const colour = process.stderr.isTTY && (process.env.NO_COLOR ?? '') === '';
  console.error(diagnosticsText(diagnostics, { colour }));
  console.error(`\n${diagnostics.length === 1 ? '1 mistake' : `${diagnostics.length} mistakes`}`);
}

export function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

/**
 * Text as it comes, no faster than the reader takes it: no more pieces are asked for while `out` holds as many bytes as
 * it means to. A reader that has read enough (`| head`) ends it; any other failure to write is a `UserError`.
 */
export async function printPieces(pieces: Iterable<string>, out: Writable = process.stdout): Promise<void> {
  let broken: NodeJS.ErrnoException | undefined;
  let goOn = (): void => {};
  out.on('drain', () => goOn());
  out.on('error', (error: NodeJS.ErrnoException) => {
    broken = error;
    goOn();
  });
  for (const piece of pieces) {
    if (!out.write(piece)) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
    if (broken?.code === 'EPIPE') return;
    if (broken !== undefined) throw new UserError(`cannot print: ${broken.message}`);
  }
}

/**
 * A heading for each folder, and below it a design a line; all about one design is long, so it has a form of its own.
 */
export function printList(designs: readonly ListedDesign[]): void {
  const width = Math.max(...designs.map(({ name }) => name.length));
  for (const [heading, listed] of Map.groupBy(designs, groupTitle)) {
    console.log(`${heading}`);
    for (const { name, summary } of listed) console.log(`  ${name.padEnd(width)}  ${summary}`.trimEnd());
    console.log('');
  }
  console.log('Parameters and ports of one: npx gatewright list NAME');
}

/** What a design is, its parameters, and a port a line, as in the head of its Verilog. */
export function printListed(design: ListedDesign): void {
  const { name, summary, parameters, ports } = design;
  console.log(`${name} (${groupTitle(design)})`);
  if (summary !== '') console.log(`  ${summary}`);
  const values = Object.entries(parameters).map(([k, v]) => `${k} = ${v}`);
  if (values.length > 0) console.log(`  parameters: ${values.join(', ')}`);
  for (const { direction, name: port, width } of ports) {
    console.log(`  ${direction.padEnd(3)}  ${port}${width === 1 ? '' : `[${width - 1}:0]`}`);
  }
}

export function printSim(r: SimResult): void {
  const speed = `${r.clocksPerSecond.toLocaleString('en')} clocks per second`;
  console.log(`${r.design} on ${r.engine}: ${r.passed ? 'passed' : 'FAILED'}, ${r.clocks} clocks, ${speed}`);
  if (r.failure !== undefined) console.log(r.failure);
  else if (r.waves !== undefined) console.log(`waves: ${r.waves}`);
}

export function printReplay(r: Omit<ReplayReport, 'picture'>): void {
  console.log(`${r.trace} through ${r.design} on ${r.engine}: ${r.clocks} clocks`);
  const counts = Object.entries(r.counts).map(([name, count]) => `${name} ${count}`);
  console.log(`  ${counts.join(', ')}`);
  const first = r.firstDisagreement === undefined ? '' : `; the first: ${r.firstDisagreement}`;
  console.log(`  disagreements with the golden model: ${r.disagreements}${first}`);
}

/** What was compared, and where recording and model differ. */
export function printModelReplay(r: ModelReport): void {
  console.log(`${r.trace} through ${r.model}:`);
  for (const [name, count] of Object.entries(r.counts)) console.log(`  ${name}: ${count}`);
  const first = r.firstDisagreement === undefined ? '' : `; the first: ${r.firstDisagreement}`;
  console.log(`  differences: ${r.disagreements}${first}`);
}

export function printSynth(reports: readonly SynthesisReport[]): void {
  console.log(textTable(reports, synthesisColumns(reports)));
  for (const { design, path } of reports) {
    if (path === null) continue;
    const cost = `${path.luts} LUT, carry chains: ${path.carries}, hard multiplexers: ${path.muxes}`;
    console.log(`longest register-to-register path of ${design}: ${cost}, ${path.from} to ${path.to}`);
  }
}

/**
 * The summary, what is missed, and waivers that are not true any more. Bits that do not toggle are on the page alone.
 */
export function printCover({ report, engine, page }: CoverResult): void {
  const { design, runs, clocks, kinds, points, waivers } = report;
  console.log(`${design} on ${engine}: ${runs} runs, ${clocks} clocks`);
  console.log(
    textTable(
      kinds.filter((k) => k.points.total > 0),
      coverageColumns,
    ),
  );
  for (const { at, module, kind, what } of pointNotes(points).filter((n) => n.state === 'missed')) {
    console.log(`missed: ${at.file}:${at.line}: ${kind} ${what} (${module})`);
  }
  for (const { file, line, stale } of waivers) {
    if (stale !== undefined) console.log(`stale waiver: ${file}:${line}: ${stale}`);
  }
  console.log(`Source with coverage: ${shown(page)}`);
}

/** The three tables of `start`, and what was left out for want of a tool. */
export function printStart(
  { target, synthesis, synthesisNotes = [], simulations, replays }: Omit<PageData, 'figures' | 'verilog'>,
  verilator: boolean,
): void {
  console.log(`\nSynthesis for ${targetName(target)}`);
  console.log(textTable(synthesis, synthesisColumns(synthesis)));
  for (const note of synthesisNotes) console.log(note);
  console.log('\nRandom traffic against the golden model');
  console.log(textTable(simulations, simulationColumns));
  for (const { failure } of simulations) if (failure !== undefined) console.log(failure);
  if (replays.length > 0) {
    console.log('\nRecorded arrivals against the golden model');
    console.log(textTable(replays, replayColumns(replays)));
  }
  for (const { firstDisagreement } of replays) if (firstDisagreement !== undefined) console.log(firstDisagreement);
  if (!verilator) {
    console.log('\nVerilator is not installed, so the emitted Verilog was not simulated: apt-get install verilator');
  }
}
