/** The lint of a project in a thread of its own: the tests run meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { UserError } from '../../support/user-error.ts';
import { lint, lintOptionsIn } from '../verbs/lint.ts';

/** Mistakes, or why they were not looked for. */
export type LintResult = { readonly found: readonly Diagnostic[] } | { readonly error: string };

async function result(): Promise<LintResult> {
  try {
    return { found: await lint(await lintOptionsIn(workerData as string)) };
  } catch (error) {
    if (error instanceof UserError) return { error: error.message };
    throw error;
  }
}

parentPort!.postMessage(await result());
