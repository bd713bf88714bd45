import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { codeBlocks } from '../../support/markdown.ts';
import { inProject } from '../../support/project.ts';

test('the tests of the page pass, and have no error of types', async () => {
  mkdirSync(inProject('out'), { recursive: true });
  // In a folder of the project, so that `gatewright/hdl` is found as it is by a user's files.
  const folder = mkdtempSync(inProject('out', 'agents-page-'));
  try {
    const [block] = codeBlocks(readFileSync(inProject('docs', 'agents.md'), 'utf8'));
    writeFileSync(join(folder, 'agents.test.ts'), block!.text);
    const settings = { extends: '../../tsconfig.json', include: ['*.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    // As a user runs it: not as a worker of the runner that runs this test.
    const inherited = Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|TEST$|NODE_ENV|GATEWRIGHT_)/.test(name),
    );
    const env = { ...Object.fromEntries(inherited), NO_COLOR: '1' };
    const options = {
      localDir: inProject(),
      preferLocal: true,
      reject: false,
      all: true,
      extendEnv: false,
      env,
    } as const;
    const run = await execa('vitest', ['run', '--root', folder, '--testTimeout', '60000'], {
      ...options,
      stdin: 'ignore',
      timeout: 110_000,
    });
    expect(run.all).toMatch(/Tests .*5 passed/);
    const types = await execa('tsc', ['--pretty', 'false', '-p', folder], options);
    expect(types.all).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
