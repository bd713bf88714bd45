/** The benchmark of the engines. */

import { type BusyDesign, elaborateBusy } from '../../config/busy-design.ts';
import type { Project } from '../../config/project.ts';
import { didYouMean } from '../../support/nearest.ts';
import type { Progress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { findBusyDesign } from '../designs/index.ts';
import { type Contender, contenders, findContender, referenceName } from './contender.ts';
import { firstClock } from './first-clock.ts';
import { throughput } from './throughput.ts';

/** One engine on one design. */
export interface EngineFigure {
  readonly design: string;
  readonly engine: string;
  /** The design alone, its inputs constant; seconds of processor time. */
  readonly clocksPerSecond: number;
  /**
   * From the elaborated design to the end of the first clock in a fresh process with an empty cache; `null` where only
   * speed was asked for.
   */
  readonly firstClockMs: number | null;
  /** The same after an edit of the design, in the same process. */
  readonly warmClockMs: number | null;
  /** `null` where native Verilator was not measured. */
  readonly ratioToNativeVerilator: number | null;
}

export interface BenchEngineOptions {
  /** Names; default: all of the set. */
  readonly designs?: readonly string[];
  /** A set of designs; default: those that are in none. */
  readonly set?: string;
  /** Leave out the times to the first clock, which take far longer than the speeds. Default false. */
  readonly speedOnly?: boolean;
  readonly engines?: readonly string[];
  /** A folder of Verilog that was written elsewhere, whose cores take the place of the project's designs. */
  readonly foreign?: string;
  /** Rounds of turns, 1 or more. */
  readonly rounds: number;
}

/** A benchmark that has been decided on. */
export interface EngineBenchmark {
  /** One sentence for each engine that is left out because something is not installed. */
  readonly leftOut: readonly string[];
  /** Steps that `run` reports. */
  readonly steps: number;
  /** Every engine on every design. Rejects with a `Disagreement` when outputs differ. */
  run(progress: Progress): Promise<readonly EngineFigure[]>;
}

/** Finds out what can be measured here; unknown names, and nothing that can be measured, are `UserError`s. */
export async function benchEngine(project: Project, options: BenchEngineOptions): Promise<EngineBenchmark> {
  const { rounds, speedOnly = false } = options;
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new UserError(`--rounds is ${rounds}: give an integer of 1 or more`);
  const all = project.config.benches ?? [];
  if (all.length === 0) throw new UserError(`${project.file} has no benches: give designs that keep themselves busy`);
  const designs = options.designs?.map((name) => findBusyDesign(all, name)) ?? designsOfSet(all, options.set);
  const wanted = options.engines?.map(findContender) ?? contenders;
  const entrants: Contender[] = [];
  const leftOut: string[] = [];
  for (const contender of wanted) {
    const missing = await contender.missing();
    if (missing === undefined) entrants.push(contender);
    else leftOut.push(`${contender.name} is left out: ${missing}`);
  }
  if (entrants.length === 0) throw new UserError(leftOut.join('; '));
  return {
    leftOut,
    steps: designs.length * (speedOnly ? 1 : 1 + entrants.length),
    run: async (progress) => {
      const figures: EngineFigure[] = [];
      for (const design of designs) {
        figures.push(...(await measure(project, design, entrants, { rounds, speedOnly }, progress)));
      }
      return figures;
    },
  };
}

/** The designs of a set, or those of none; a set that is not there is a `UserError`. */
function designsOfSet(all: readonly BusyDesign[], set: string | undefined): readonly BusyDesign[] {
  const found = all.filter((design) => design.set === set);
  if (found.length > 0 || set === undefined) return found;
  const sets = [...new Set(all.flatMap((design) => design.set ?? []))];
  throw new UserError(
    sets.length === 0
      ? `there is no set ${set}: no design of the project's benches is in one; leave --set out`
      : `there is no set ${set}${didYouMean(set, sets)} (sets: ${sets.join(', ')})`,
  );
}

async function measure(
  project: Project,
  design: BusyDesign,
  entrants: readonly Contender[],
  { rounds, speedOnly }: { readonly rounds: number; readonly speedOnly: boolean },
  progress: Progress,
): Promise<readonly EngineFigure[]> {
  const speeds = await progress.step(
    `${design.name}: ${entrants.map((c) => c.name).join(', ')} in turns`,
    () => throughput(design.name, elaborateBusy(design), entrants, rounds),
    (list) => list.map((v) => `${(v / 1e6).toPrecision(3)} M/s`).join(', '),
  );
  const reference = speeds[entrants.findIndex((c) => c.name === referenceName)];
  const figures: EngineFigure[] = [];
  for (const [i, { name: engine }] of entrants.entries()) {
    const { cold, warm } = speedOnly
      ? { cold: null, warm: null }
      : await progress.step(
          `${design.name}: first clock of ${engine}`,
          () => firstClock(project.place, design.name, engine),
          (f) => `${f.cold.toFixed(1)} ms, after an edit ${f.warm.toFixed(1)} ms`,
        );
    const clocksPerSecond = speeds[i]!;
    const ratioToNativeVerilator = reference === undefined ? null : clocksPerSecond / reference;
    const times = { firstClockMs: cold, warmClockMs: warm };
    figures.push({ design: design.name, engine, clocksPerSecond, ...times, ratioToNativeVerilator });
  }
  return figures;
}
