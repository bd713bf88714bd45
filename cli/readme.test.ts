import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeBlocks } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { inOneProcess } from './testing/in-one-process.ts';

const flagsIn = (text: string): readonly string[] => [...new Set(text.match(/--[a-z]+/g))].sort();

/** The lines of the README that show a verb with all that it takes: `bench engine` and its flags. */
const shown = codeBlocks(readFileSync(inProject('README.md'), 'utf8'))
  .filter(({ text }) => text.startsWith('npx gatewright list [NAME'))
  .flatMap(({ text }) => text.trimEnd().split('\n'))
  .map((line) => {
    const [usage] = line.split('#');
    return { verb: /^npx gatewright ([a-z ]*[a-z])/.exec(usage!)![1]!, flags: flagsIn(usage!) };
  });

/** The help of the command, then of each of its verbs. */
const help = await inOneProcess([['--help'], ...shown.map(({ verb }) => [...verb.split(' '), '--help'])], {
  COLUMNS: '200',
});

test('the README shows every verb', () => {
  const verbs = [...help[0]!.out.matchAll(/^ {2}([a-z]+) /gm)].map(([, verb]) => verb).filter((v) => v !== 'help');
  expect([...new Set(shown.map(({ verb }) => verb.split(' ')[0]))].sort()).toEqual(verbs.sort());
});

test.each(shown.map((one, i) => ({ ...one, text: help[i + 1]!.out })))(
  'the README shows the flags of $verb',
  ({ flags, text }) => {
    const options = text.slice(text.indexOf('\nOptions:'));
    expect(flags).toEqual(
      [...options.matchAll(/^ {2}(?:-\w, )?(--[a-z]+)/gm)]
        .map(([, f]) => f)
        .filter((f) => f !== '--help')
        .sort(),
    );
  },
);
