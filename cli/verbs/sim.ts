/** `gatewright sim`: the property run of a design against the golden model. */
import type { Project } from '../../config/project.ts';
import { elaborateEntry } from '../../rtl-gen/design-entry.ts';
import type { OnProgress } from '../../support/progress.ts';
import { shellQuoted } from '../../support/shell-quoted.ts';
import { UserError } from '../../support/user-error.ts';
import { createFor } from '../../testbench/bench/create-for.ts';
import { HwFailure, runHw } from '../../testbench/bench/run-hw.ts';
import type { CreateSimulator } from '../../testbench/bench/traced-run.ts';
import type { WaveChoice } from '../../testbench/bench/wave-choice.ts';
import { findTest, propertyTest } from '../../testbench/design-tests/find-test.ts';
import { findEngine } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import type { StartChoice } from '../../testbench/unknowns/start-choice.ts';
import { waveFormatOf } from '../../testbench/waves/wave-format.ts';

export interface SimOptions {
  readonly engine: string;
  /** Seed of the first run; the others count up from it. */
  readonly seed: number;
  readonly runs: number;
  /** Clocks of each property run. */
  readonly clocks: number;
  /** The test of the design that is run, see `testNames`. Default: the property run. */
  readonly test?: string | undefined;
  /** A file for the waves of the first run, or of the run that failed; its extension is the format. */
  readonly waves?: string | undefined;
  /** What the waves hold, see `selectSignals`. Default: all signals. */
  readonly scope?: readonly string[] | undefined;
  /** Follow what start values leave unknown, and fail where it reaches an output or a control after reset. */
  readonly unknowns?: boolean | undefined;
  /** Compare the outputs of so many choices of start values after reset. */
  readonly startValues?: number | undefined;
  /** Of these two: looking begins so many cycles after the reset, or when an output of that name is 1. Default 0. */
  readonly from?: string | undefined;
  /** Makes the simulators instead of the engine, of the same design. */
  readonly create?: CreateSimulator;
  readonly onProgress?: OnProgress;
}

export interface SimResult {
  readonly design: string;
  readonly engine: EngineName;
  /** The first seed, or the one that failed. */
  readonly seed: number;
  readonly runs: number;
  /** Clocks of all runs. */
  readonly clocks: number;
  /** Of the whole bench: design, agents, checker and model. */
  readonly clocksPerSecond: number;
  readonly passed: boolean;
  /** What failed. */
  readonly failure?: string;
  /** The waves of the run that failed; if none did, of the first run, where they were asked for. */
  readonly waves?: string;
}

/** Run the design's properties with `runs` seeds; a failure ends the run and is part of the result. */
export async function simulate(project: Project, name: string, options: SimOptions): Promise<SimResult> {
  const entry = project.design(name);
  const engine = findEngine(options.engine);
  requireCount('--runs', options.runs);
  requireCount('--clocks', options.clocks);
  const { waves, scope } = options;
  // Before anything is run.
  if (waves !== undefined) waveFormatOf(waves);
  const asked: WaveChoice = {
    top: name,
    ...(waves === undefined ? {} : { file: waves }),
    ...(scope === undefined ? {} : { scopes: scope }),
  };
  const design = elaborateEntry(entry);
  const { test = propertyTest } = options;
  const { body } = await findTest(name, await project.tests(name), test, options.clocks);
  const which = test === propertyTest ? `--clocks ${options.clocks}` : `--test ${shellQuoted(test)}`;
  const flags = startFlags(options);
  const starts = startChoice(options);
  const create: CreateSimulator = options.create ?? ((o) => createFor(design, { engine: engine.name, ...starts }, o));
  const base = { design: name, engine: engine.name, runs: options.runs };
  // The engine's own preparation is not part of the speed of simulation.
  if (options.create === undefined) (await create({ seed: options.seed, trace: false })).dispose();
  let clocks = 0;
  const started = performance.now();
  const speed = (): number => Math.round((clocks * 1000) / (performance.now() - started));
  for (let run = 0; run < options.runs; run++) {
    const seed = options.seed + run;
    try {
      const report = await runHw(
        {
          name,
          create,
          seeds: [seed],
          waves: { ...asked, always: waves !== undefined && run === 0 },
          replay: (s) =>
            `npx gatewright sim ${project.argumentOf(name)} --engine ${engine.name} --seed ${s} ${which}${flags}`,
        },
        body,
      );
      clocks += report.runs.reduce((sum, r) => sum + r.cycles, 0);
    } catch (error) {
      if (!(error instanceof HwFailure)) throw error;
      clocks += error.run.cycles;
      const written = error.waves === undefined ? {} : { waves: error.waves };
      return { ...base, seed, clocks, clocksPerSecond: speed(), passed: false, failure: error.message, ...written };
    }
    options.onProgress?.(`${run + 1} of ${options.runs} runs, ${clocks} clocks`);
  }
  const written = waves === undefined ? {} : { waves };
  return { ...base, seed: options.seed, clocks, clocksPerSecond: speed(), passed: true, ...written };
}

function requireCount(option: string, value: number): void {
  if (!Number.isInteger(value) || value < 1) throw new UserError(`${option} is ${value}: give an integer of 1 or more`);
}

type StartOptions = Pick<SimOptions, 'unknowns' | 'startValues' | 'from'>;

/** Inputs that a run has not set are 0 here: property runs set what they need. */
function startChoice({ unknowns, startValues, from = '0' }: StartOptions): StartChoice {
  const looks = unknowns === true || startValues !== undefined;
  if (from !== '0' && !looks) throw new UserError('--from says where a look begins: give --unknowns or --start-values');
  const begin = /^\d+$/.test(from) ? Number(from) : from;
  return {
    ...(unknowns ? { unknowns: { inputs: 'known', from: begin } } : {}),
    ...(startValues === undefined ? {} : { startValues: { seeds: startValues, from: begin } }),
  };
}

const startFlags = ({ unknowns, startValues, from }: StartOptions): string =>
  [
    ...(unknowns ? [' --unknowns'] : []),
    ...(startValues === undefined ? [] : [` --start-values ${startValues}`]),
    ...(from === undefined ? [] : [` --from ${shellQuoted(from)}`]),
  ].join('');
