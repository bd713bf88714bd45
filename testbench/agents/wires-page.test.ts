import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageFolder, runInPage, typeErrors } from '../../support/testing/page-folder.ts';

let folder: string;
beforeAll(() => {
  folder = pageFolder('wires.md');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the example of the page passes, and says nothing unless it is asked to', async () => {
  const quiet = await runInPage(folder, 'npx vitest run');
  expect(quiet.all).toMatch(/Tests .*1 passed/);
  expect(quiet.all).not.toContain('receiver:');
  const loud = await runInPage(folder, 'GATEWRIGHT_LOG=receiver,link=info npx vitest run');
  expect(loud.all).toMatch(/ns +cycle \d+ +info {3}receiver: intact, length 0x[0-9a-f]+, violations \[\]/);
  expect(loud.all).toMatch(/info {3}link wire: dropped, index /);
});

test('the files of the page have no error of types', async () => {
  expect(await typeErrors(folder)).toBe('');
});
