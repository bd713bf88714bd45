/** What a Vitest that a regression runs says of its tests: each failure with the causes within it. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export interface SuiteReport {
  readonly files: number;
  readonly tests: number;
  /** Messages from the outermost error to its innermost cause; of what no test threw, without one. */
  readonly failures: readonly { readonly test?: string; readonly messages: readonly string[] }[];
}

/** The parts of an error that survive its way from Vitest's worker. */
interface Thrown {
  readonly message?: string;
  readonly cause?: Thrown;
}

/** Writes a `SuiteReport` to the file that the environment names. */
export default class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Thrown[]): void {
    const cases = modules.flatMap((m) => [...m.children.allTests()]);
    const failures = [
      ...cases.filter((c) => c.result().state === 'failed').map(failureOf),
      // A file that throws has no test that could fail.
      ...modules.flatMap((m) => m.errors()).map((e) => ({ messages: messagesOf(e) })),
      ...unhandled.map((e) => ({ messages: messagesOf(e) })),
    ];
    const tests = cases.filter((c) => ['passed', 'failed'].includes(c.result().state)).length;
    const report: SuiteReport = { files: modules.length, tests, failures };
    writeFileSync(process.env.GATEWRIGHT_SUITE_REPORT!, JSON.stringify(report));
  }
}

function failureOf(test: TestCase): SuiteReport['failures'][number] {
  const [first] = test.result().errors ?? [];
  return { test: test.fullName, messages: first === undefined ? [] : messagesOf(first) };
}

function messagesOf(error: Thrown): readonly string[] {
  const own = error.message ?? String(error);
  return error.cause === undefined || error.cause === null ? [own] : [own, ...messagesOf(error.cause)];
}
