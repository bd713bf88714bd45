import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeBlocks } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';

const page = readFileSync(inProject('docs', 'config.md'), 'utf8');

/** Each table of the page by its heading, and the interface that it is of. */
const interfaces = {
  'The config': ['config/config.ts', 'Config'],
  'A design': ['config/config.ts', 'ConfigDesign'],
  'The tests of a design': ['testbench/design-tests/design-tests.ts', 'DesignTests'],
  Pins: ['config/config.ts', 'DesignPin'],
  Folders: ['config/config.ts', 'ConfigFolders'],
  Start: ['config/config.ts', 'ConfigStart'],
  Report: ['config/config.ts', 'ConfigReport'],
  Regress: ['config/config.ts', 'ConfigRegress'],
  'A busy design': ['config/busy-design.ts', 'BusyDesign'],
  'A model': ['config/config.ts', 'ConfigModel'],
  'A command': ['config/config.ts', 'ConfigCommand'],
  'An option': ['config/config.ts', 'ConfigOption'],
} as const;

/** The fields of an interface, in order: `?` where one may be left out. */
function fieldsOf(file: string, name: string): readonly string[] {
  const text = readFileSync(inProject(file), 'utf8');
  const [, body] = new RegExp(`^export interface ${name} \\{\\n(.*?)^\\}`, 'ms').exec(text)!;
  return [...body!.matchAll(/^ {2}readonly (\w+)(\??):/gm)].map(([, field, optional]) => `${field}${optional}`);
}

/** The rows of the table below a heading, a cell each. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const section = page.slice(page.indexOf(`\n## ${heading}\n`) + 1).split('\n## ')[0]!;
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

test.each(Object.entries(interfaces))(
  '%s: each key has a row, and a default if it may be left out',
  (heading, [file, name]) => {
    const rows = rowsBelow(heading).map(([key, , , usual]) => `${key!.replaceAll('`', '')}${usual === '' ? '' : '?'}`);
    expect(rows).toEqual(fieldsOf(file, name));
  },
);

test('the lead, replays and figures of start are described by their keys', () => {
  const start = rowsBelow('Start');
  for (const [key, name] of [
    ['lead', 'StartLead'],
    ['replays', 'StartReplay'],
    ['figures', 'StartFigure'],
  ] as const) {
    const [, , what] = start.find(([cell]) => cell === `\`${key}\``)!;
    const named = [...what!.matchAll(/`(\w+)`/g)].map(([, field]) => field!);
    expect(named.toSorted()).toEqual([...fieldsOf('config/config.ts', name)].toSorted());
  }
});

test('the config that the page shows is the one of a new project', () => {
  expect(codeBlocks(page)[0]!.text).toBe(readFileSync(inProject('template', 'gatewright.config.ts'), 'utf8'));
});
