import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { execa } from '../../../support/execa.ts';
import { inProject, projectRoot } from '../../../support/project.ts';

test('the example of the documentation prints what is written below it', async () => {
  const page = readFileSync(inProject('docs', 'foreign-verilog.md'), 'utf8');
  const [, code] = /```ts\n(.*?)```/s.exec(page)!;
  const { stdout } = await execa(process.execPath, ['--input-type=module', '-e', code!], { cwd: projectRoot });
  expect(stdout).toMatchInlineSnapshot(`
    "[ { name: 'clk', edge: 'rising' } ] [ 'in rst_n 1', 'in en 1', 'out count 48' ]
    1000n"
  `);
});

test('the example that prints gives the text below it', async () => {
  const page = readFileSync(inProject('docs', 'foreign-verilog.md'), 'utf8');
  const [, code, text] = /## What it prints.*?```ts\n(.*?)```.*?```text\n(.*?)```/s.exec(page)!;
  const { stdout } = await execa(process.execPath, ['--input-type=module-typescript', '-e', code!], {
    cwd: projectRoot,
  });
  expect(stdout.trimEnd()).toBe(text!.trimEnd());
});
