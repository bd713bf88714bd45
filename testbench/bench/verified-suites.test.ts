import { join } from 'node:path';
import { expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { projectRoot } from '../../support/project.ts';
import { VERIFY_VARIABLE } from './kernel-choice.ts';

/** And those of the agents: `GATEWRIGHT_LONG=1 npx vitest run testbench/bench/verified-suites`. */
const suites = ['testbench/kernel', ...(process.env.GATEWRIGHT_LONG === undefined ? [] : ['testbench/agents'])];

test(`the tests of ${suites.join(' and ')} pass with every verdict verified that all tasks wait`, async () => {
  const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs');
  // Nested waits have a test in that mode themselves; pages run their tests in processes that do not have it.
  const others = ['**/nested-waits.test.ts', '**/*-page.test.ts'].flatMap((pattern) => ['--exclude', pattern]);
  const files = [...suites, ...others];
  const { all, exitCode } = await execa(process.execPath, [vitest, 'run', ...files], {
    cwd: projectRoot,
    env: { [VERIFY_VARIABLE]: 'on', NO_COLOR: '1' },
    reject: false,
    all: true,
    timeout: 500_000,
  });
  expect(exitCode, all).toBe(0);
  expect(all).toMatch(/Test Files {2}\d+ passed/);
});
