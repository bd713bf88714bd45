/** The verbs of the `gatewright` command: parses, calls the verb, prints. Runs when it is loaded. */

import { join } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import type { BenchEngineOptions } from '../bench/engine/bench-engine.ts';
import { engineFiguresText } from '../bench/engine/figures-text.ts';
import { Disagreement } from '../bench/engine/throughput.ts';
import { openDesign, openProject } from '../config/open-project.ts';
import { boards } from '../fpga/boards/index.ts';
import { synthTargets } from '../fpga/flow/targets.ts';
import { DesignError } from '../rtl-gen/ir/diagnostic.ts';
import { missingPackageText } from '../support/optional-package.ts';
import { Progress } from '../support/progress.ts';
import { shown } from '../support/project.ts';
import { systemErrorText } from '../support/system-error.ts';
import { UserError } from '../support/user-error.ts';
import { version } from '../support/version.ts';
import { defaultEngine, engines } from '../testbench/engine/engines.ts';
import { killedPercent } from '../testbench/mutation/report.ts';
import { checkOutputs, type Outputs } from './outputs.ts';
import {
  printCover,
  printDiagnostics,
  printJson,
  printList,
  printListed,
  printModelReplay,
  printReplay,
  printSim,
  printSynth,
} from './print.ts';
import { printMutation } from './print-mutation.ts';
import { printProofs, printVerdict } from './print-proof.ts';
import { printRegress, RegressProgress, regressHeadText } from './print-regress.ts';
import { printReport } from './print-report.ts';
import { addProjectCommands } from './project-commands.ts';
import { measureEngines } from './verbs/bench.ts';
import { checkDesigns } from './verbs/check.ts';
import { type CoverOptions, cover, summaryOf } from './verbs/cover.ts';
import { diagram } from './verbs/diagram.ts';
import { checkLocations, emitDesigns } from './verbs/emit.ts';
import { type FpgaOptions, fpga, fpgaText } from './verbs/fpga.ts';
import { lint, lintOptionsIn } from './verbs/lint.ts';
import { listDesigns } from './verbs/list.ts';
import { type MutateOptions, mutate } from './verbs/mutate.ts';
import { newProject, nextSteps } from './verbs/new.ts';
import { listProofs, proveByName } from './verbs/prove.ts';
import { mergeRegressions, type RegressOptions, type RegressResult, regress } from './verbs/regress.ts';
import { replay, replayModel } from './verbs/replay.ts';
import { type ReportOptions, report } from './verbs/report.ts';
import { type SimOptions, simulate } from './verbs/sim.ts';
import { startAll } from './verbs/start.ts';
import { synth } from './verbs/synth.ts';

const engineHelp = `engine: ${Object.keys(engines).join(' or ')}`;
const progressLine = (text: string): void => void process.stderr.write(`${text}\n`);

const program = new Command('gatewright')
  .description(
    'Hardware in TypeScript: emit its Verilog, simulate, prove and synthesise it. A NAME is a design of the nearest gatewright.config.ts, or a file such as ./counter.ts, which stands for the modules that it exports.',
  )
  .version(version, '--version', 'print the version')
  .showSuggestionAfterError(true)
  .configureOutput({ outputError: (text, write) => write(text.replace(/\n\(Did/, ' (did')) })
  .hook('preAction', (_, command) => checkOutputs(command.optsWithGlobals<Outputs>()))
  .exitOverride();

program
  .command('new')
  .description('a project to begin with: a queue, its tests and proof, a design for a board')
  .argument('<folder>', 'which is made, and gives the project its name')
  .action((folder: string) => {
    newProject(folder);
    console.log(nextSteps(folder));
  });

program
  .command('list')
  .description('the designs; of those named, parameters and ports too')
  .argument('[name...]')
  .option('--json', 'as JSON, with parameters and ports')
  .action(async (given: string[], options: { json?: boolean }) => {
    const { project, names } = await openProject(given);
    const designs = listDesigns(project, names);
    if (options.json) printJson(designs);
    else if (names.length === 0) printList(designs);
    else for (const design of designs) printListed(design);
  });

program
  .command('emit')
  .description('write the Verilog of all designs, or of those named')
  .argument('[name...]')
  .option('--out <dir>', "folder to write to (default: the config's, generated)")
  .option('--locations', 'write where each name stands in the source: comments and locations.json')
  .action(async (given: string[], options: { out?: string; locations?: boolean }) => {
    const { project, names } = await openProject(given);
    const { out = project.folders.verilog, locations } = options;
    checkOutputs({ out });
    if (locations) checkLocations(project, out);
    for (const { top, files, folder } of emitDesigns(project.chosen(names), out, {
      ...options,
      designs: project.designs,
    })) {
      console.log(`${top}: ${files.length} ${files.length === 1 ? 'file' : 'files'} in ${shown(folder)}`);
    }
  });

program
  .command('check')
  .description(
    'diagnostics and lint of all designs, or of those named, and freshness of their Verilog where it is kept',
  )
  .argument('[name...]')
  .action(async (given: string[]) => {
    const { project, names } = await openProject(given);
    const designs = project.chosen(names);
    const findings = await checkDesigns(project, designs, new Progress(designs.length));
    for (const f of findings.filter((x) => !x.passed)) {
      console.error(`${f.design}: ${f.check}: ${f.diagnostics === undefined ? f.detail : ''}`);
      if (f.diagnostics !== undefined) printDiagnostics(f.diagnostics);
    }
    for (const text of new Set(findings.flatMap((f) => f.skipped ?? []))) console.error(`skipped: ${text}`);
    const failed = findings.filter((f) => !f.passed).length;
    const passed = findings.filter((f) => f.passed && f.skipped === undefined).length;
    const wereKept = findings.filter((f) => f.wasKept).length;
    const known = wereKept === 0 ? '' : ` (${wereKept} of them are kept results; GATEWRIGHT_KEPT=whole runs the tools)`;
    console.log(`${passed} ${passed === 1 ? 'check' : 'checks'} passed, ${failed} failed${known}`);
    if (failed > 0) process.exitCode = 1;
  });

program
  .command('lint')
  .description('hardware values where TypeScript would decide: if, ?:, &&, ||, !, ===')
  .argument('[file...]', 'files of the project (default: all of its hardware)')
  .option('--project <file>', "the tsconfig.json that the files belong to (default: the config's)")
  .action(async (files: string[], { project: tsconfig }: { project?: string }) => {
    const options = await lintOptionsIn(process.cwd(), files);
    const found = await lint(tsconfig === undefined ? options : { ...options, tsconfig });
    if (found.length === 0) return console.log('no hardware where TypeScript decides');
    printDiagnostics(found);
    process.exitCode = 1;
  });

program
  .command('diagram')
  .description('the state machines of a design: an SVG each')
  .argument('<name>')
  .option('--out <dir>', "folder to write to (default: the config's, out)")
  .action(async (given: string, options: { out?: string }) => {
    const { project, name } = await openDesign(given);
    const { out = project.folders.out } = options;
    checkOutputs({ out });
    for (const file of diagram(project, name, out)) console.log(shown(file));
  });

program
  .command('sim')
  .description("run a design's properties against the golden model, or one of its other tests")
  .argument('<name>')
  .option('--engine <engine>', engineHelp, defaultEngine)
  .option('--seed <seed>', 'seed of the first run', integer, 1)
  .option('--runs <runs>', 'runs, each with the next seed', integer, 4)
  .option('--clocks <clocks>', 'clocks of each run', integer, 10_000)
  .option('--test <test>', 'a test in place of the property run: what regress shows')
  .option('--unknowns', 'fail where what start values leave unknown reaches an output or a control after reset')
  .option(
    '--start-values <n>',
    'fail where an output depends on start values after reset: so many are compared',
    integer,
  )
  .option('--from <place>', 'with these two: cycles after reset at which looking begins, or an output that is 1 then')
  .option('--waves <file>', 'write the waves of the first run, or of the one that fails: .vcd, .fst or .html')
  .option('--scope <path...>', 'what the waves hold: instances, streams, signals (default: all)')
  .option('--json', 'as JSON')
  .action(async (given: string, options: Omit<SimOptions, 'onProgress'> & { json?: boolean }) => {
    const { project, name } = await openDesign(given);
    const result = await simulate(project, name, { ...options, onProgress: progressLine });
    if (options.json) printJson(result);
    else printSim(result);
    if (!result.passed) process.exitCode = 1;
  });

program
  .command('replay')
  .description('a recording through hardware and golden model, or through one of the models of the config')
  .argument('<name>')
  .argument('<file>')
  .option('--engine <engine>', engineHelp, defaultEngine)
  .option('--flow <id>', 'which flow of a file with several', integer)
  .option('--json', 'as JSON')
  .action(async (given: string, file: string, options: { engine: string; flow?: number; json?: boolean }) => {
    const { project, name } = await openDesign(given);
    const modelled = await replayModel(project, name, file);
    if (modelled !== undefined) {
      const { counts, ...rest } = modelled;
      if (options.json) printJson({ ...rest, ...counts });
      else printModelReplay(modelled);
      if (modelled.disagreements > 0) process.exitCode = 1;
      return;
    }
    const { picture: _, ...result } = await replay(project, name, file, options);
    const { counts, ...rest } = result;
    if (options.json) printJson({ ...rest, ...counts });
    else printReplay(result);
    if (result.disagreements > 0) process.exitCode = 1;
  });

program
  .command('cover')
  .description("what a design's property runs and recorded traces reach: counts, and a page with the source")
  .argument('<name>')
  .option('--engine <engine>', 'engine: wasm or interpreter', defaultEngine)
  .option('--seed <seed>', 'seed of the first run', integer, 1)
  .option('--runs <runs>', 'runs, each with the next seed', integer, 8)
  .option('--clocks <clocks>', 'clocks of each run', integer, 20_000)
  .option('--out <dir>', 'folder for the page and the data (default: out/coverage)')
  .option('--json', 'as JSON')
  .action(async (given: string, { json, ...options }: Omit<CoverOptions, 'out'> & { out?: string; json?: boolean }) => {
    const { project, name } = await openDesign(given);
    const { out = join(project.folders.out, 'coverage') } = options;
    checkOutputs({ out });
    const result = await cover(project, name, { ...options, out, onProgress: progressLine });
    const failed = 'failure' in result;
    if (json) printJson(failed ? result : summaryOf(result));
    else if (failed) console.log(result.failure);
    else printCover(result);
    if (failed) process.exitCode = 1;
  });

program
  .command('synth')
  .description('area and depth on an FPGA family')
  .argument('<name>')
  .option('--target <target>', `${synthTargets.join(', ')} (default: the config's first)`)
  .option('--json', 'as JSON')
  .action(async (given: string, options: { target?: string; json?: boolean }) => {
    const { project, name } = await openDesign(given);
    const report = await synth(project, name, options.target ?? project.targets[0]!, progressLine);
    if (options.json) printJson(report);
    else printSynth([report]);
  });

program
  .command('report')
  .description('area, depth and estimated clock of designs on several families: table, comparison, JSON and a page')
  .argument('[name...]', "default: the config's, or all designs")
  .option('--target <target...>', `${synthTargets.join(', ')} (default: the config's)`)
  .option(
    '--diff <revision>',
    'compare with the reports of that revision; exit code 1 if something grew by more than 2 %',
  )
  .option('--post-route', "place and route on an iCE40 HX8K too (default then: the config's)")
  .option('--limit <minutes>', 'give up a mapping after so long, and say so in its place', integer, 10)
  .option('--update', "write the reports to the config's folder, and their figures into its pages")
  .option('--out <dir>', 'folder for the page and the JSON (default: out/report)')
  .option('--json', 'as JSON')
  .action(async (given: string[], { json, ...options }: ReportFlags) => {
    const { project, names } = await openProject(given);
    const { out = join(project.folders.out, 'report') } = options;
    checkOutputs({ out });
    const result = await report(project, names, { ...options, out, progress: (steps) => new Progress(steps) });
    if (json) printJson({ reports: result.reports, changes: result.changes });
    else printReport(project, result);
    if (options.diff !== undefined && result.changes.some(({ red }) => red)) process.exitCode = 1;
  });

program
  .command('bench')
  .description('measurements')
  .command('engine')
  .description('clocks per second and time to the first clock of the engines, native Verilator among them')
  .option('--set <name>', 'a set of designs (default: those that are in none)')
  .option('--foreign <dir>', 'cores of a folder of Verilog in the place of the designs, beside native Verilator alone')
  .option('--designs <names>', 'designs, separated by commas (default: all of the set or folder)', names)
  .option('--engines <names>', 'engines, separated by commas (default: all)', names)
  .option('--speed-only', 'leave out the times to the first clock')
  .option('--rounds <rounds>', 'rounds of turns, of which the median counts', integer, 5)
  .option('--json', 'as JSON')
  .action(async (options: BenchEngineOptions & { readonly json?: boolean }) => {
    const { project } = await openProject();
    const figures = await measureEngines(project, options, progressLine);
    if (options.json) printJson(figures);
    else console.log(engineFiguresText(figures));
  });

program
  .command('mutate')
  .description('how many small mistakes in a design its own tests notice')
  .argument('<name>')
  .option('--count <count>', 'mutants to test', integer, 500)
  .option('--seed <seed>', 'chooses the mutants', integer, 1)
  .option('--jobs <jobs>', 'mutants tested at once (default: as many as processors)', integer)
  .option('--from <report>', 'test again what survived in a report of --json, instead of new mutants')
  .option('--require <percent>', 'exit code 1 if fewer are killed', integer, 0)
  .option('--json', 'as JSON')
  .action(async (given: string, options: Omit<MutateOptions, 'onProgress'> & { require: number; json?: boolean }) => {
    const { project, name } = await openDesign(given);
    const report = await mutate(project, name, { ...options, onProgress: progressLine });
    if (options.json) printJson(report);
    else printMutation(report);
    if (killedPercent(report) < options.require) process.exitCode = 1;
  });

// Options of regress that merge has too are read by the outer command first: hence `optsWithGlobals`.
const regressCommand = program
  .command('regress')
  .description('all that a seed drives, with fresh seeds on several engines: designs and test files')
  .argument('[name...]', 'designs, test files (default: all)')
  .option('--runs <runs>', 'runs of each test on each engine (default: 4)', integer)
  .option('--seed <seed>', 'repeats a regression exactly (default: a fresh one)', integer)
  .option('--clocks <clocks>', 'clocks of each property run (default: 10000)', integer)
  .option('--engine <engine...>', 'engines (default: wasm, yosys, and verilator where it is installed)')
  .option('--shard <i/n>', 'one of n parts, for one of n machines')
  .option('--jobs <jobs>', 'items at once (default: as many as processors)', integer)
  .option('--timeout <seconds>', 'seconds for an item, which then fails', integer, 1800)
  .option('--cover', 'record coverage on wasm and interpreter')
  .option('--mutate <count>', 'mutants of each design to test', integer)
  .option('--out <dir>', 'folder for journal, summary and page (default: out/regress)')
  .option('--resume', 'go on with the regression in that folder')
  .option('--junit <file>', 'write the results as JUnit XML too')
  .option('--json', 'as JSON')
  .action(async (names: string[], options: RegressFlags) => {
    const { engine: engines, timeout: limit, json, ...rest } = options;
    const control = new AbortController();
    const stop = (): void =>
      control.abort(new Stopped('stopped; what is finished is in the journal: --resume goes on'));
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const progress = new RegressProgress();
    try {
      const result = await regress(names, {
        ...rest,
        engines,
        limit,
        signal: control.signal,
        onHeader: (header, folder) => progressLine(regressHeadText(header, folder)),
        onStart: (items, done) => progress.start(items, done),
        onResult: (item, { failures }) => progress.result(item, failures),
      });
      progress.end();
      showRegress(result, json);
    } finally {
      progress.end();
      process.off('SIGINT', stop).off('SIGTERM', stop);
    }
  });

regressCommand
  .command('merge')
  .description('one summary of the parts of a regression that were run as shards')
  .argument('<dir...>', 'their folders')
  .option('--out <dir>', 'folder for the summary and page (default: out/regress)')
  .option('--junit <file>', 'write the results as JUnit XML too')
  .option('--json', 'as JSON')
  .action(async (folders: string[], _: unknown, command: Command) => {
    const options = command.optsWithGlobals<{ out?: string; junit?: string; json?: boolean }>();
    showRegress(await mergeRegressions(folders, options), options.json);
  });

interface RegressFlags extends Omit<RegressOptions, 'engines' | 'limit'> {
  readonly engine?: readonly string[];
  readonly timeout: number;
  readonly json?: boolean;
}

function showRegress(result: RegressResult, json = false): void {
  if (json) printJson(result.summary);
  else printRegress(result);
  if (!result.summary.passed) process.exitCode = 1;
}

program
  .command('fpga')
  .description("a board's project with a self-test or a design, and its bitstream where the tools are here")
  .argument('<board>', `${boards.map(({ name }) => name).join(', ')}, or one of the config`)
  .option('--top <name>', 'self-test, or design with pins on the board (default: the first self-test for the board)')
  .option('--out <dir>', "the project's folder (default: one in out/fpga)")
  .option('--no-build', 'write the project alone')
  .option('--simulate', 'run the netlist that Yosys maps until its serial line says PASS or FAIL (exit code 1)')
  .option('--json', 'as JSON')
  .action(async (board: string, given: Omit<FpgaOptions, 'onProgress'> & { readonly json?: boolean }) => {
    const { project, names } = await openProject(given.top === undefined ? [] : [given.top]);
    const options = { ...given, ...(names[0] === undefined ? {} : { top: names[0] }) };
    const made = await fpga(project, board, { ...options, onProgress: progressLine });
    if (options.json) printJson({ folder: made.folder, selfTest: made.project.name, ...made.result, run: made.run });
    else console.log(fpgaText(made));
    if (made.run?.passed === false) process.exitCode = 1;
  });

program
  .command('prove')
  .description('a proof, or the assertions of a design, by Yosys and z3; without a name, the proofs that there are')
  .argument('[name]')
  .option('--mode <mode>', 'bmc (the first clocks), prove (all, by induction) or cover', 'prove')
  .option('--depth <clocks>', "clocks to look at, or for induction to look back (default: the proof's own)", integer)
  .option('--json', 'as JSON')
  .action(async (given: string | undefined, options: { mode: string; depth?: number; json?: boolean }) => {
    if (given === undefined) {
      const list = listProofs((await openProject()).project);
      if (options.json) printJson(list);
      else printProofs(list);
      return;
    }
    const { project, name } = await openDesign(given);
    const verdict = await proveByName(project, name, { ...options, onProgress: progressLine });
    if (options.json) printJson(verdict);
    else printVerdict(verdict);
    if (!verdict.passed) process.exitCode = 1;
  });

program
  .command('start')
  .description('everything for all designs, or those named: emit, simulate, replay, and a page with the results')
  .argument('[name...]')
  .action(async (given: string[]) => {
    const { project, names } = await openProject(given);
    const { out } = project.folders;
    checkOutputs({ out });
    if (!(await startAll(project, out, { entries: project.chosen(names) }))) process.exitCode = 1;
  });

interface ReportFlags extends Omit<ReportOptions, 'progress' | 'out'> {
  readonly out?: string;
  readonly json?: boolean;
}

/** The user ended the command. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** An integer option; anything else is an error of usage. */
function integer(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new InvalidArgumentError('give a whole number without a sign.');
}

/** Names separated by commas. */
function names(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

// What Node's console writes it writes without a word where that fails. Who reads it may have enough of it: EPIPE.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  console.error(`error: ${systemErrorText(error) ?? error.message}`);
  process.exitCode = 2;
});

try {
  await addProjectCommands(program, process.argv.slice(2));
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed what is wrong, or the help that was asked for.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof Disagreement) {
    console.error(`error: ${error.message}`);
    process.exitCode = 1;
  } else if (error instanceof DesignError) {
    printDiagnostics(error.diagnostics);
    process.exitCode = 2;
  } else if (error instanceof Stopped) {
    console.error(error.message);
    // As shells have it for a program that SIGINT ended.
    process.exitCode = 130;
  } else {
    const sentence = error instanceof UserError ? error.message : (missingPackageText(error) ?? systemErrorText(error));
    if (sentence === undefined) throw error;
    console.error(`error: ${sentence}`);
    process.exitCode = 2;
  }
}
