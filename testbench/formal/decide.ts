/** What the solver finds about a formula, in values that can be kept. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { OnProgress } from '../../support/progress.ts';
import type { ProofMode } from './proof.ts';
import { type Formula, writeFormula } from './smt2.ts';
import { runSmtbmc, type SmtRun } from './smtbmc.ts';
import type { Counterexample } from './verdict.ts';

/** How far is looked, and how. */
export interface Question {
  readonly mode: ProofMode;
  readonly depth: number;
  readonly coverDepth: number;
  readonly sums: boolean;
}

/** The clocks in which covers are reached, by their paths as the driver writes them. */
export interface Reached {
  readonly all: boolean;
  readonly clocks: Readonly<Record<string, number>>;
}

/**
 * `failed`: these assertions fail in the last clock of a trace, which is `evidence`: the driver's text, packed.
 * Otherwise none does: in the clocks looked at, or with `induction` (clocks that it looked back) in none; and where
 * covers were searched, which were `reached`.
 */
export type Decision =
  | { readonly failed: readonly string[]; readonly from: Counterexample['from']; readonly evidence: string }
  | { readonly failed?: undefined; readonly induction?: number; readonly reached?: Reached };

/** The trace of a failure. */
export const traceOf = (evidence: string): string => gunzipSync(Buffer.from(evidence, 'base64')).toString();

/** Run the tools. How they are driven is part of what is kept of it: `decide-once.ts` counts this file's text in. */
export function decide(formula: Formula, question: Question, onProgress?: OnProgress): Promise<Decision> {
  return inFolder((folder) => decideIn({ folder, formula, onProgress, ...question }));
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'gatewright-prove-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Work extends Question {
  readonly folder: string;
  readonly formula: Formula;
  readonly onProgress: OnProgress | undefined;
}

async function decideIn(work: Work): Promise<Decision> {
  work.onProgress?.('writing the formula');
  await writeFormula(work.formula, work.folder);
  return await modes[work.mode](work);
}

const modes: Readonly<Record<ProofMode, (work: Work) => Promise<Decision>>> = {
  bmc: bounded,
  cover: async (work) => ({ reached: await search(work) }),
  prove: async (work) => {
    const proved = await unbounded(work);
    return proved.failed === undefined ? { ...proved, reached: await search(work) } : proved;
  },
};

async function search({ folder, coverDepth, onProgress }: Work): Promise<Reached> {
  const run = await runSmtbmc({
    folder,
    mode: 'cover',
    depth: coverDepth,
    onEvent: (e) => e.kind === 'reached' && onProgress?.(`${e.path} is reached in clock ${e.step}`),
  });
  const clocks = run.events.flatMap((e) => (e.kind === 'reached' ? [[e.path, e.step] as const] : []));
  return { all: run.passed, clocks: Object.fromEntries(clocks) };
}

async function bounded({ folder, depth, onProgress }: Work): Promise<Decision> {
  const run = await runSmtbmc({ folder, mode: 'bmc', depth, onEvent: stepsTo(onProgress, `of ${depth}`) });
  return run.passed ? {} : await failure(run, 'reset');
}

/**
 * Both halves of induction at once. That the last of k + 1 clocks is right if the first k are is of use once the first
 * k clocks from reset are known to be right: a search from reset that has come that far need not go on.
 */
async function unbounded({ folder, depth, sums, onProgress }: Work): Promise<Decision> {
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
  if (found !== undefined && !found.passed) return await failure(found, 'reset');
  if (inductive === undefined) throw new Error('induction was stopped without a reason');
  if (!inductive.passed) return await failure(inductive, 'induction');
  return { induction: needed! };
}

/** Induction counts down from `depth`, the clock whose properties are to follow from those of the clocks before. */
const lookedBack = ({ events }: SmtRun, depth: number): number =>
  depth - Math.min(...events.flatMap((e) => (e.kind === 'step' ? [e.step] : [])));

async function failure({ witness, events }: SmtRun, from: Counterexample['from']): Promise<Decision> {
  const failed = events.flatMap((e) => (e.kind === 'failed' ? [e.path] : []));
  return { failed, from, evidence: gzipSync(await readFile(witness), { level: 9 }).toString('base64') };
}

const stepsTo =
  (onProgress: OnProgress | undefined, rest: string) =>
  (e: { readonly kind: string; readonly step?: number }): void => {
    if (e.kind === 'step') onProgress?.(`clock ${e.step} ${rest}`);
  };
