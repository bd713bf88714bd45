/** Test files whose properties draw their stimulus from a seed: how the library and the engines join a regression. */
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from '../../support/execa.ts';
import { inProject, projectRoot } from '../../support/project.ts';
import { engines } from '../engine/engines.ts';
import type { EngineName } from '../engine/simulator.ts';
import type { ItemFailure } from './item.ts';
import { suiteSeeds } from './replay.ts';
import { assertionOf, withoutColours } from './signature.ts';
import type { SuiteReport } from './suite-reporter.ts';

/** The testbench's own tests: many are about seeds and failures. What they test runs under all others. */
const leftOut = /^testbench\/(agents|bench|checking|kernel|log|properties|regress|waves)\//;

/** What a file imports that draws stimulus. */
const drawing =
  /from '(fast-check|[^']*\/(hw-test|hw-property|model-property|every-engine|every-engine-property)\.ts)'/;

/**
 * The test files that draw stimulus, in order: all that name fast-check, or register tests or properties of designs.
 */
export function seededSuites(): readonly string[] {
  return globSync('{rtl-gen,testbench}/**/*.test.ts', { cwd: projectRoot })
    .filter((file) => !leftOut.test(file) && drawing.test(read(file)))
    .toSorted();
}

const read = (file: string): string => readFileSync(inProject(file), 'utf8');

/** What came of a file of tests. */
export interface SuiteOutcome {
  readonly tests: number;
  readonly failures: readonly ItemFailure[];
}

/**
 * Run a file's tests with fresh stimulus from `seed` in a Vitest of its own; tests whose names end with an engine that
 * is not among `chosen` are left out. Rejects where Vitest could not run the file.
 */
export async function runSuite(file: string, seed: number, chosen: readonly EngineName[]): Promise<SuiteOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'gatewright-suite-'));
  const report = join(folder, 'report.json');
  try {
    const args = [
      inProject('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      file,
      `--reporter=${inProject('testbench', 'regress', 'suite-reporter.ts')}`,
      ...filterOf(chosen),
    ];
    const env = { ...suiteSeeds(seed), GATEWRIGHT_SUITE_REPORT: report, NO_COLOR: '1', CI: '1' };
    const { all } = await execa(process.execPath, args, { cwd: projectRoot, env, reject: false, all: true });
    const text = await readFile(report, 'utf8').catch(() => undefined);
    const { files, tests, failures } = JSON.parse(text ?? '{ "files": 0 }') as SuiteReport;
    if (files === 0) throw new Error(`Vitest could not run ${file}:\n${all}`);
    return { tests, failures: failures.map(failureOf) };
  } finally {
    await rm(folder, { recursive: true });
  }
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
