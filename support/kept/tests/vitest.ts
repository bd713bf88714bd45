/** Kept tests in Vitest: what it leaves out, and what it notes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { KeptTests, type KeptTestsOptions, type TestEvidence } from './kept-tests.ts';
import { traceFolder } from './trace-folder.ts';

/** What Vitest is configured with. */
export interface KeptTestsConfig {
  /** Test files that a run leaves out. */
  readonly exclude: readonly string[];
  readonly setupFiles: readonly string[];
  /** Each test file has its processes for itself, so that what it reads can be told. */
  readonly isolate: boolean;
  /** Whether `test.only` may have a file pass without its other tests; Vitest's own default where it is left out. */
  readonly allowOnly?: boolean;
  readonly reporters: readonly Reporter[];
}

const nothing: KeptTestsConfig = { exclude: [], setupFiles: [], isolate: false, reporters: [] };
/** Environment variables that are no part of a test's question: where results and files that are made are. */
const noQuestion = /^GATEWRIGHT_(?:KEPT|CACHE)$/;
/** Those of the project, and of the seeds of random tests. */
const question = /^(?:GATEWRIGHT_|FAST_CHECK_)/;

/**
 * How a run of Vitest uses kept tests. Only `vitest run` without any argument leaves some out: what is asked for by
 * name runs. Everything runs where the environment asks for more than a submission does: other seeds, long versions,
 * or `GATEWRIGHT_TESTS=all`.
 */
export function keptTestsConfig(
  options: Omit<KeptTestsOptions, 'worthSeconds'> & Partial<KeptTestsOptions>,
  args: readonly string[] = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
): KeptTestsConfig {
  // A Vitest that a test runs.
  if (env.GATEWRIGHT_TRACE_OF !== undefined) return nothing;
  const asked = Object.keys(env).filter((name) => question.test(name) && !noQuestion.test(name));
  const kept = new KeptTests(options);
  if (options.use === 'whole')
    return { ...nothing, allowOnly: false, reporters: [new WholeReporter(kept, options.root)] };
  if (asked.length > 0) return nothing;
  if (options.use === 'noted') {
    const traces = mkdtempSync(join(tmpdir(), 'gatewright-traces-'));
    const tracer = join(import.meta.dirname, 'tracer.js');
    Object.assign(env, {
      GATEWRIGHT_TRACE: traces,
      GATEWRIGHT_TRACE_ROOT: options.root,
      NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --import ${tracer}`.trim(),
    });
    const setupFiles = [join(import.meta.dirname, 'trace-file.ts')];
    return {
      exclude: [],
      setupFiles,
      isolate: true,
      allowOnly: false,
      reporters: [new NotingReporter(kept, options.root, traces)],
    };
  }
  if (args.join(' ') !== 'run') return nothing;
  const passed = kept.passed();
  if (passed.size === 0) return nothing;
  const seconds = [...passed.values()].reduce((sum, { evidence }) => sum + evidence.seconds, 0);
  return { ...nothing, exclude: [...passed.keys()], reporters: [new LeftOutReporter([...passed.keys()], seconds)] };
}

/** Says which test files a run leaves out. */
class LeftOutReporter implements Reporter {
  readonly #tests: readonly string[];
  readonly #seconds: number;

  constructor(tests: readonly string[], seconds: number) {
    this.#tests = tests;
    this.#seconds = seconds;
  }

  onInit(): void {
    for (const test of this.#tests) console.log(`kept: ${test}`);
    this.#say();
  }

  onTestRunEnd(): void {
    this.#say();
  }

  #say(): void {
    const { length } = this.#tests;
    console.log(
      `${length} test files of ${Math.round(this.#seconds)} s are not run: they have passed with all that they depend on as ` +
        'it is (kept/tests.jsonl). GATEWRIGHT_TESTS=all npm test runs them too.',
    );
  }
}

/** Notes the test files that pass. */
class NotingReporter implements Reporter {
  readonly #kept: KeptTests;
  readonly #root: string;
  readonly #traces: string;
  readonly #since = Date.now();
  #isPart = false;

  constructor(kept: KeptTests, root: string, traces: string) {
    this.#kept = kept;
    this.#root = root;
    this.#traces = traces;
  }

  onInit(vitest: { readonly config: { readonly testNamePattern?: RegExp | undefined } }): void {
    this.#isPart = vitest.config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    // Whose error it is cannot be told; and of tests that are chosen by name the others have not passed.
    if (unhandled.length > 0 || this.#isPart) return;
    const passed = modules.filter(hasPassed).map((module) => {
      const test = relative(this.#root, module.moduleId);
      return { test, traces: join(this.#traces, traceFolder(test)), evidence: evidenceOf(module) };
    });
    const refused = this.#kept.note(passed, this.#since);
    for (const [test, why] of refused) console.log(`not kept: ${test}: ${why}`);
    rmSync(this.#traces, { recursive: true, force: true });
  }
}

/** Notes what becomes of the test files that are kept. */
class WholeReporter implements Reporter {
  readonly #kept: KeptTests;
  readonly #root: string;

  constructor(kept: KeptTests, root: string) {
    this.#kept = kept;
    this.#root = root;
  }

  onTestModuleEnd(module: TestModule): void {
    this.#kept.noteAgain(relative(this.#root, module.moduleId), hasPassed(module), evidenceOf(module));
  }
}

/** Whether all tests of a file have passed that it does not skip by itself. */
function hasPassed(module: TestModule): boolean {
  return module.state() === 'passed' && module.errors().length === 0;
}

function evidenceOf(module: TestModule): TestEvidence {
  const tests = [...module.children.allTests()].filter((test: TestCase) => test.result().state === 'passed').length;
  return { tests, seconds: Math.round(module.diagnostic().duration / 100) / 10 };
}
