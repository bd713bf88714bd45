/** Test files whose properties draw their stimulus from a seed: how the library and the engines join a regression. */
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Project } from '../../config/project.ts';
import { projectFiles } from '../../config/project-files.ts';
import { execa } from '../../support/execa.ts';
import { packageVersion } from '../../support/optional-package.ts';
import { engines } from '../engine/engines.ts';
import type { EngineName } from '../engine/simulator.ts';
import type { ItemFailure } from './item.ts';
import { suiteSeeds } from './replay.ts';
import { assertionOf, withoutColours } from './signature.ts';
import type { SuiteReport } from './suite-reporter.ts';

/** What a file imports that draws stimulus: from these packages anything, by these names from any module. */
const drawing =
  /from '(fast-check|gatewright\/bench)'|import \{[^}]*\b(hwTest|hwProperty|modelProperty|everyEngineTest|everyEngineProperty)\b[^}]*\} from/;

/**
 * The test files that draw stimulus, in order: all that name fast-check, or register tests or properties of designs.
 */
export function seededSuites(project: Project): readonly string[] {
  const { suites = ['**/*.test.{ts,mts}'], without } = project.config.regress ?? {};
  return projectFiles(project, suites, without).filter((file) =>
    drawing.test(readFileSync(project.path(file), 'utf8')),
  );
}

/** What came of a file of tests. */
export interface SuiteOutcome {
  readonly tests: number;
  readonly failures: readonly ItemFailure[];
}

/**
 * Run a file's tests, of the project in `root`, with fresh stimulus from `seed` in a Vitest of its own; tests whose
 * names end with an engine that is not among `chosen` are left out. Rejects where Vitest could not run the file.
 */
export async function runSuite(
  root: string,
  file: string,
  seed: number,
  chosen: readonly EngineName[],
): Promise<SuiteOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'gatewright-suite-'));
  const report = join(folder, 'report.json');
  try {
    const args = [
      vitestCommand(),
      'run',
      file,
      `--reporter=${fileURLToPath(new URL('./suite-reporter.ts', import.meta.url))}`,
      ...filterOf(chosen),
    ];
    const env = { ...suiteSeeds(seed), GATEWRIGHT_SUITE_REPORT: report, NO_COLOR: '1', CI: '1' };
    const { all } = await execa(process.execPath, args, { cwd: root, env, reject: false, all: true });
    const text = await readFile(report, 'utf8').catch(() => undefined);
    const { files, tests, failures } = JSON.parse(text ?? '{ "files": 0 }') as SuiteReport;
    if (files === 0) throw new Error(`Vitest could not run ${file}:\n${all}`);
    return { tests, failures: failures.map(failureOf) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The program of the Vitest that is installed; without one, a `UserError` says what to do. */
function vitestCommand(): string {
  packageVersion('vitest', 'running test files');
  return join(dirname(findPackageJSON('vitest', import.meta.url)!), 'vitest.mjs');
}

/** Leaves out tests on other engines; a name without one stays. */
function filterOf(chosen: readonly EngineName[]): readonly string[] {
  const others = Object.keys(engines).filter((name) => !chosen.includes(name as EngineName));
  return others.length === 0 ? [] : ['-t', `^(?!.*, on (?:${others.join('|')})$)`];
}

/** The innermost cause says what is wrong; those around it say how it was found, and how it is repeated with waves. */
function failureOf({ test, messages }: SuiteReport['failures'][number]): ItemFailure {
  const plain = messages.map(withoutColours);
  const replay = /^ *replay: +(.+)$/m.exec(plain.join('\n'))?.[1];
  return {
    assertion: `${test ?? 'outside of tests'}: ${assertionOf(plain.at(-1) ?? '')}`,
    message: plain.join('\ncaused by: '),
    ...(test === undefined ? {} : { test }),
    ...(replay === undefined ? {} : { replay }),
  };
}
