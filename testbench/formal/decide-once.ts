/** Decisions that are kept: of the same formula and question, by the same tools. */
import { readFile } from 'node:fs/promises';
import { execa } from '../../support/execa.ts';
import type { KeptResults } from '../../support/kept/kept-results.ts';
import type { OnProgress } from '../../support/progress.ts';
import { type Decision, decide, type Question } from './decide.ts';
import type { Formula } from './smt2.ts';

/** The decision as `kept` has it, or as the tools find it now. */
export async function decideOnce(
  formula: Formula,
  question: Question,
  kept: KeptResults,
  onProgress?: OnProgress,
): Promise<Decision> {
  const inputs = [...(await identity()), JSON.stringify(question), JSON.stringify(formula)];
  const of = `${question.mode} of ${formula.top}`;
  return (await kept.result({ inputs, of }, () => decide(formula, question, onProgress))).found;
}

let known: Promise<readonly string[]> | undefined;

/** What decides beside formula and question: the tools, and how they are driven, which these sources say. */
function identity(): Promise<readonly string[]> {
  known ??= Promise.all([
    version('yosys', '-V'),
    version('z3', '--version'),
    readFile(new URL('./decide.ts', import.meta.url), 'utf8'),
    readFile(new URL('./smtbmc.ts', import.meta.url), 'utf8'),
  ]);
  return known;
}

const version = async (command: string, ...args: readonly string[]): Promise<string> =>
  (await execa(command, args)).stdout;
