import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../config/open-project.ts';
import { projectRoot } from '../../support/project.ts';
import { replayOf } from './replay.ts';
import { runSuite, seededSuites } from './suites.ts';

const { project } = await openProject();

const fixture = relative(projectRoot, `${import.meta.dirname}/testing/suite-fixture.test.ts`);

const outcome = runSuite(projectRoot, fixture, 5, ['wasm', 'yosys']);

test('the library, the engines and the random circuits are among the files; tests of the testbench itself are not', () => {
  const suites = seededSuites(project);
  for (const file of [
    'rtl-gen/lib/stream/fifo.test.ts',
    'testbench/engine/readings.test.ts',
    'testbench/engine/domains.test.ts',
    'testbench/engine/wasm/differential.test.ts',
  ]) {
    expect(suites).toContain(file);
  }
  expect(suites.filter((file) => /^testbench\/(bench|kernel|agents)\//.test(file))).toEqual([]);
  const library = globSync('rtl-gen/lib/**/*.test.ts', { cwd: projectRoot });
  expect(suites.filter((file) => file.startsWith('rtl-gen/lib/')).length).toBeGreaterThan(library.length / 2);
});

test('a file fails by the innermost causes of its tests, those of other engines left out, in the way of its seed', async () => {
  const { tests, failures } = await outcome;
  expect(tests).toBe(3);
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatchObject({
    test: 'a file of tests > a property that (soon) fails',
    assertion: 'a file of tests > a property that (soon) fails: cycle N: cack is N, the golden model says N',
  });
  expect(failures[0]!.message).toMatch(/^Property failed after .*\n\{ seed: 5, /);
  const common = { id: 'x', subject: fixture, block: fixture, test: 'all tests', group: 'x', cost: 1 };
  expect(replayOf({ kind: 'suite', ...common, seed: 5, engines: ['wasm'] }, failures[0])).toBe(
    `FAST_CHECK_SEED=5 GATEWRIGHT_SEED=5 npx vitest run ${fixture} -t 'a file of tests > a property that \\(soon\\) fails$'`,
  );
});

test('a test of a design is repeated by the command that it names itself, which writes its waves', async () => {
  const { failures } = await outcome;
  expect(failures[1]).toMatchObject({
    assertion: 'a file of tests > a test of a design: cycle N is odd',
    replay: `GATEWRIGHT_SEED=5 npx vitest run ${fixture} -t 'a test of a design$'`,
  });
});

test('a file that Vitest cannot run is an error that says why', async () => {
  await expect(runSuite(projectRoot, 'testbench/none.test.ts', 1, ['wasm'])).rejects.toThrow(
    /could not run testbench\/none/,
  );
});
