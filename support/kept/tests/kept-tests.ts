/** Test files that have passed with the content that the project has now, so that a submission need not run them. */

import { projectRoot } from '../../project.ts';
import {
  KeptResults,
  type KeptUse,
  notesFolder,
  keptFolder as projectsKept,
  readKept,
  useOfKept,
} from '../kept-results.ts';
import { Inputs } from './inputs.ts';

/** What is kept of a test file that has passed. */
export interface KeptTest {
  readonly passed: true;
  /** What it read beside its sources, as `tracer.js` notes it; the key holds the contents. */
  readonly reads: readonly string[];
  readonly evidence: TestEvidence;
}

/** How the test went: not the same in each run. */
export interface TestEvidence {
  readonly tests: number;
  readonly seconds: number;
}

/** A test file that has passed: its path, where its traces are, and how it went. */
export interface PassedTest {
  readonly test: string;
  readonly traces: string;
  readonly evidence: TestEvidence;
}

/** Where kept tests are, and what is done with them. */
export interface KeptTestsOptions {
  readonly root: string;
  readonly folder: string;
  readonly notes: string;
  readonly use: KeptUse;
  /** A test file that takes less is not worth a line: it runs always. */
  readonly worthSeconds: number;
}

const PART = 'tests';

/** How many seconds each test file took when it was last kept, also where something that it depends on has changed. */
export const lastSeconds = (folder: string = projectsKept): ReadonlyMap<string, number> =>
  new Map(readKept(folder, PART).map(({ of, found }) => [of, (found as KeptTest).evidence.seconds]));

/** The kept tests of a project. */
export class KeptTests {
  readonly #options: KeptTestsOptions;
  readonly #results: KeptResults;
  #passed: ReadonlyMap<string, KeptTest> | undefined;
  /** As it was when kept tests were first asked for. */
  #inputs: Inputs | undefined;

  constructor(options: Partial<KeptTestsOptions> = {}) {
    this.#options = {
      root: projectRoot,
      folder: projectsKept,
      notes: notesFolder,
      use: useOfKept(),
      worthSeconds: 0.4,
      ...options,
    };
    const { folder, notes, use } = this.#options;
    this.#results = new KeptResults(PART, folder, notes, use);
  }

  /** Of each test file that has passed with all that it depends on as it is now: what is kept of it. */
  passed(): ReadonlyMap<string, KeptTest> {
    if (this.#passed === undefined) {
      const valid = readKept(this.#options.folder, PART).filter(({ key, of, found }) => {
        return this.keyOf(of, (found as KeptTest).reads) === key;
      });
      this.#passed = new Map(valid.map(({ of, found }) => [of, found as KeptTest]));
    }
    return this.#passed;
  }

  /**
   * Notes test files that have passed in a run that began at `since` (in ms, as `Date.now`), of which each has its
   * process, with the traces that these left in a folder. What is not worth it is not noted. The result is of which
   * that cannot be, and why.
   */
  note(passed: readonly PassedTest[], since: number): ReadonlyMap<string, string> {
    // Read once, when all have run: what was not written since the run began is what they have read.
    const inputs = new Inputs(this.#options.root);
    const refused = new Map<string, string>();
    for (const { test, traces, evidence } of passed) {
      if (evidence.seconds < this.#options.worthSeconds) continue;
      const read = inputs.read(test, traces);
      if ('unknown' in read) {
        refused.set(test, read.unknown);
        continue;
      }
      const question = this.#question(test, read.items, inputs);
      const changed = inputs.changed(test, read.items, since);
      if (changed !== undefined) refused.set(test, `${changed} was written while tests ran`);
      else this.#results.note(question, { passed: true, reads: read.items, evidence } satisfies KeptTest);
    }
    return refused;
  }

  /** In a whole run, what became of a test file that is kept as passed; of any other, nothing. */
  noteAgain(test: string, passed: boolean, evidence: TestEvidence): void {
    const kept = this.passed().get(test);
    if (kept === undefined) return;
    this.#results.note(this.#question(test, kept.reads, this.#inputs!), { ...kept, passed, evidence });
  }

  /** The key of a test file that reads these items, with the project as it is now. */
  keyOf(test: string, reads: readonly string[]): string {
    this.#inputs ??= new Inputs(this.#options.root);
    return this.#results.keyOf(this.#question(test, reads, this.#inputs));
  }

  #question(test: string, reads: readonly string[], inputs: Inputs) {
    return { inputs: inputs.of(test, reads), of: test };
  }
}
