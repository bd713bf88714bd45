/** Proofs of a design's assertions, and the search for its covers. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import type { ProofMode } from './proof.ts';
import { type Property, propertiesOf } from './properties.ts';
import { replay } from './replay.ts';
import { writeFormula } from './smt2.ts';
import { runSmtbmc, type SmtRun } from './smtbmc.ts';
import { requireOneRelease, requireTools } from './tools.ts';
import type { Counterexample, PropertyStatus, Verdict } from './verdict.ts';
import { parseWitness } from './witness.ts';

export interface ProveOptions {
  readonly mode: ProofMode;
  readonly depth: number;
  /** In `prove`, clocks in which every cover has to be reached. Default: `depth`. */
  readonly coverDepth?: number;
  /**
   * The assertions are about sums of many words: the solver decides each by itself, and rewrites it before it looks at
   * bits. Default false. Induction then looks at clocks outside reset alone, which is all that there is to look at
   * unless `past` reaches into one: what a reset leaves behind is where the search from reset begins. Memories become
   * registers. One clock only.
   */
  readonly sums?: boolean;
  /** A file for the waves of a counterexample. Default: none are written. */
  readonly waves?: string;
  readonly onProgress?: OnProgress;
}

type Outcome = Omit<Verdict, 'name' | 'mode' | 'depth' | 'coverDepth' | 'seconds'>;

interface Work extends ProveOptions {
  readonly design: Design;
  readonly folder: string;
  readonly properties: readonly Property[];
}

/**
 * Decide the properties of `design`, from a first clock of reset on; `rst` is free afterwards, and so is everything
 * else that no assumption restricts. In `prove` the covers are searched too, because assertions say nothing of what
 * never happens. Rejects with a `UserError` when tools are missing, when the design has nothing to prove, and in
 * `prove` where it has no cover.
 */
export async function prove(design: Design, options: ProveOptions): Promise<Verdict> {
  const { mode, depth, coverDepth = depth } = options;
  const properties = propertiesOf(design);
  const has = (kind: Property['kind']): boolean => properties.some((p) => p.kind === kind);
  const { name } = design.top;
  if (mode !== 'cover' && !has('assert')) throw new UserError(`${name} has no assertions: nothing to ${mode}`);
  if (mode === 'cover' && !has('cover')) throw new UserError(`${name} has no covers: nothing to cover`);
  if (mode === 'prove' && !has('cover')) {
    throw new UserError(`${name} has no cover: state with m.cover a situation that the proof is about`);
  }
  if (Math.min(depth, coverDepth) < 1) throw new UserError(`a depth of ${depth} clocks: give an integer of 1 or more`);
  await requireTools();
  await requireOneRelease();
  const folder = await mkdtemp(join(tmpdir(), 'gatewright-prove-'));
  const started = performance.now();
  try {
    options.onProgress?.('writing the formula');
    await writeFormula(design, folder, options.sums);
    const work = { ...options, design, folder, properties };
    const outcome = await decide[mode](work);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    return { name, mode, depth, coverDepth, seconds, ...outcome };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const decide: Readonly<Record<ProofMode, (work: Work) => Promise<Outcome>>> = {
  bmc: bounded,
  cover: search,
  prove: whole,
};

/** Induction, and of what is proved, that its situations are reached. */
async function whole(work: Work): Promise<Outcome> {
  const proved = await unbounded(work);
  if (!proved.passed) return proved;
  const { passed, properties } = await search(work);
  return { ...proved, passed, properties: [...proved.properties, ...properties.filter((p) => p.kind === 'cover')] };
}

async function search({ folder, depth, coverDepth = depth, properties, onProgress }: Work): Promise<Outcome> {
  const run = await runSmtbmc({
    folder,
    mode: 'cover',
    depth: coverDepth,
    onEvent: (e) => e.kind === 'reached' && onProgress?.(`${e.path} is reached in clock ${e.step}`),
  });
  const reached = new Map(run.events.flatMap((e) => (e.kind === 'reached' ? [[e.path, e.step] as const] : [])));
  const results = properties.map((p) => {
    if (p.kind !== 'cover') return { ...p, status: other(p, 'open') };
    const clock = reached.get(p.path) ?? reached.get(p.path.split('.').at(-1)!);
    return clock === undefined ? { ...p, status: 'unreached' as const } : { ...p, status: 'reached' as const, clock };
  });
  return { passed: run.passed, properties: results.filter((p) => p.kind !== 'assert') };
}

async function bounded(work: Work): Promise<Outcome> {
  const { folder, depth, properties, onProgress } = work;
  const run = await runSmtbmc({ folder, mode: 'bmc', depth, onEvent: stepsTo(onProgress, `of ${depth}`) });
  if (!run.passed) return failure(work, run, 'reset');
  return { passed: true, properties: asserted(properties, 'holds') };
}

/**
 * Both halves of induction at once. That the last of k + 1 clocks is right if the first k are is of use once the first
 * k clocks from reset are known to be right: a search from reset that has come that far need not go on.
 */
async function unbounded(work: Work): Promise<Outcome> {
  const { folder, depth, sums = false, properties, onProgress } = work;
  const stopSearch = new AbortController();
  const stopInduction = new AbortController();
  let checked = 0;
  let needed: number | undefined;
  const enough = (): boolean => needed !== undefined && checked >= needed;
  const base = runSmtbmc({
    folder,
    mode: 'bmc',
    depth: depth + 1,
    sums,
    signal: stopSearch.signal,
    onEvent: (e) => {
      stepsTo(onProgress, 'from reset')(e);
      if (e.kind === 'step') checked = e.step;
      if (enough()) stopSearch.abort();
    },
  }).catch((error: unknown) => {
    if (stopSearch.signal.aborted) return undefined;
    stopInduction.abort();
    throw error;
  });
  const step = runSmtbmc({ folder, mode: 'induction', depth, sums, signal: stopInduction.signal }).catch(
    (error: unknown) => {
      if (stopInduction.signal.aborted) return undefined;
      stopSearch.abort();
      throw error;
    },
  );
  const fromReset = base.then((run) => {
    if (run !== undefined && !run.passed) stopInduction.abort();
    return run;
  });
  const [, inductive] = await Promise.all([
    fromReset,
    step.then((run) => {
      if (run?.passed) {
        needed = lookedBack(run, depth);
        onProgress?.(`induction over ${needed} clocks holds`);
        if (enough()) stopSearch.abort();
      }
      return run;
    }),
  ]);
  const found = await fromReset;
  if (found !== undefined && !found.passed) return failure(work, found, 'reset');
  if (inductive === undefined) throw new Error('induction was stopped without a reason');
  if (!inductive.passed) return failure(work, inductive, 'induction');
  return { passed: true, induction: needed!, properties: asserted(properties, 'proved') };
}

/** Induction counts down from `depth`, the clock whose properties are to follow from those of the clocks before. */
const lookedBack = ({ events }: SmtRun, depth: number): number =>
  depth - Math.min(...events.flatMap((e) => (e.kind === 'step' ? [e.step] : [])));

async function failure(work: Work, run: SmtRun, from: Counterexample['from']): Promise<Outcome> {
  const { design, properties, waves } = work;
  const witness = parseWitness(await readFile(run.witness, 'utf8'));
  const failed = run.events.flatMap((e) => (e.kind === 'failed' ? [e.path] : []));
  const clock = witness.steps.length - 1;
  const again = replay(design, witness, failed, waves);
  const same = (path: string): boolean => again.failures.some((f) => f.path === path && f.cycle === clock);
  const replays =
    failed.length > 0 && failed.every(same) && again.failures.every((f) => f.cycle === clock && !f.assumed);
  const status: PropertyStatus = from === 'reset' ? 'failed' : 'not inductive';
  return {
    passed: false,
    properties: properties
      .filter((p) => p.kind !== 'cover')
      .map((p) => (failed.includes(p.path) ? { ...p, status, clock } : { ...p, status: other(p, 'open') })),
    counterexample: { ...again, from, failed, replays },
  };
}

const other = ({ kind }: Property, status: PropertyStatus): PropertyStatus => (kind === 'assume' ? 'assumed' : status);

const asserted = (properties: readonly Property[], status: PropertyStatus) =>
  properties.filter((p) => p.kind !== 'cover').map((p) => ({ ...p, status: other(p, status) }));

const stepsTo =
  (onProgress: OnProgress | undefined, rest: string) =>
  (e: { readonly kind: string; readonly step?: number }): void => {
    if (e.kind === 'step') onProgress?.(`clock ${e.step} ${rest}`);
  };
