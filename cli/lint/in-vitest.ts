/**
 * `gatewright/vitest-lint`: the lint of a project with every run of its tests. A `globalSetup` of Vitest: the lint runs
 * in parallel with the tests, in a separate thread. Mistakes are printed below the test results, and fail the run.
 */
import { Worker } from 'node:worker_threads';
import { missingText, packageInstalled } from '../../support/optional-package.ts';
import { printDiagnostics } from '../print.ts';
import type { LintResult } from './lint-worker.ts';

/** The part of Vitest's project that is used here. */
interface TestProject {
  readonly config: { readonly root: string };
  readonly vitest: { readonly config: { readonly watch: boolean } };
  onTestsRerun(handler: () => void): void;
}

/** Vitest calls this before the tests, and the function that it returns after them. */
export function setup(project: TestProject, isInstalled = packageInstalled): (() => Promise<void>) | undefined {
  // A regression runs test files many times, for their tests only.
  if (process.env.GATEWRIGHT_SUITE_REPORT !== undefined) return undefined;
  if (!isInstalled('typescript')) {
    console.error(`lint skipped: ${missingText('typescript', 'it')}`);
    return undefined;
  }
  if (project.vitest.config.watch) {
    lintEachTime(project);
    return undefined;
  }
  const result = lintApart(project.config.root);
  return async () => {
    if (print(await result)) process.exitCode = 1;
  };
}

/** In watch mode, which has no end: prints mistakes as soon as they are found, unless the tests have restarted. */
function lintEachTime(project: TestProject): void {
  let last: Promise<LintResult>;
  const start = (): void => {
    const result = lintApart(project.config.root);
    last = result;
    void result.then((found) => result === last && print(found));
  };
  start();
  project.onTestsRerun(start);
}

/** The lint of the project in `root`; an error that prevents reading it is part of the result. */
function lintApart(root: string): Promise<LintResult> {
  const worker = new Worker(new URL('./lint-worker.ts', import.meta.url), { workerData: root });
  return new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (error) => resolve({ error: error.stack ?? error.message }));
  });
}

/** Returns whether there was anything to print. */
function print(result: LintResult): boolean {
  if ('error' in result) console.error(`\nlint error: ${result.error}`);
  else if (result.found.length === 0) return false;
  else {
    console.error('\ngatewright lint:\n');
    printDiagnostics(result.found);
  }
  return true;
}
