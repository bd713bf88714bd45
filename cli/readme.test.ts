import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { execa } from '../support/execa.ts';
import { codeBlocks } from '../support/markdown.ts';
import { inProject, projectRoot } from '../support/project.ts';

/** The help of the command, or of one of its verbs. */
async function helpOf(...verb: readonly string[]): Promise<string> {
  const args = [inProject('cli', 'gatewright.js'), ...verb, '--help'];
  const { stdout } = await execa(process.execPath, args, { cwd: projectRoot, env: { COLUMNS: '200' } });
  return stdout;
}

const flagsIn = (text: string): readonly string[] => [...new Set(text.match(/--[a-z]+/g))].sort();

/** The lines of the README that show a verb with all that it takes: `bench engine` and its flags. */
const shown = codeBlocks(readFileSync(inProject('README.md'), 'utf8'))
  .filter(({ text }) => text.startsWith('npx gatewright list [NAME'))
  .flatMap(({ text }) => text.trimEnd().split('\n'))
  .map((line) => {
    const [usage] = line.split('#');
    return { verb: /^npx gatewright ([a-z ]*[a-z])/.exec(usage!)![1]!, flags: flagsIn(usage!) };
  });

test('the README shows every verb', async () => {
  const verbs = [...(await helpOf()).matchAll(/^ {2}([a-z]+) /gm)].map(([, verb]) => verb).filter((v) => v !== 'help');
  expect([...new Set(shown.map(({ verb }) => verb.split(' ')[0]))].sort()).toEqual(verbs.sort());
});

test.each(shown)('the README shows the flags of $verb', async ({ verb, flags }) => {
  const help = await helpOf(...verb.split(' '));
  const options = help.slice(help.indexOf('\nOptions:'));
  expect(flags).toEqual(
    [...options.matchAll(/^ {2}(?:-\w, )?(--[a-z]+)/gm)]
      .map(([, f]) => f)
      .filter((f) => f !== '--help')
      .sort(),
  );
});
