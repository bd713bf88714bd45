/** The lint of a project in a separate thread, in parallel with the tests. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { UserError } from '../../support/user-error.ts';
import { lint, lintOptionsIn } from '../verbs/lint.ts';

/** The mistakes, or the reason why the lint did not run. */
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
