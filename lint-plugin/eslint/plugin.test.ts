import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import { SyntaxKind } from 'typescript/unstable/ast';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lint } from '../../cli/verbs/lint.ts';
import { inProject } from '../../support/project.ts';
import { makeFolder } from '../../support/write-file.ts';
import gatewright from './index.ts';
import { kindsOf, type Parser } from './kinds.ts';

/** The parser and the TypeScript that it uses, which is another than the project's. */
const beside = createRequire(inProject('node_modules', 'gatewright-eslint-parser', 'package.json'));
const parser: Linter.Parser & Parser = beside('@typescript-eslint/parser');

const sources = {
  'block.ts': `import { bit, bits, module } from 'gatewright/hdl';
export const block = module('b', { in: { a: bits(8), b: bits(8) }, out: { y: bit } }, ({ a, b }) => {
  if ((a.eq(b))) return { y: a.any() };
  const x = (a) && b;
  const y = [a, b].includes(b) ? a : (x ?? b);
  switch (a as unknown) { case 1: break; }
  while (!a && (a !== b || b === a)) break;
  for (; a.any() || x; ) break;
  do { if (a.width === 8 && y !== undefined) break; } while (y == null);
  return { y: a.eq(b) };
});
`,
  'waits.ts': `import { queue, type TestContext } from 'gatewright/bench';
declare function steps(t: TestContext): Generator<unknown, number, unknown>;
export async function body(t: TestContext): Promise<void> {
  t.rising();
  await t.rising(), t.falling();
  t.cycle > 3 ? (t.rising()) : await t.cycles(3);
  (t as TestContext | undefined)?.rising('rd');
  t.cycle > 3 && t.until(() => true);
  steps(t);
  await steps(t);
  queue<number>(t).put(3);
  await t.cycles(3);
  t.fork(async (t) => t.cycles(3)).cancel();
  void t.rising();
}
`,
};

let folder: string;
beforeAll(() => {
  makeFolder(inProject('out'));
  folder = mkdtempSync(inProject('out', 'eslint-'));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const tsconfig = { extends: '../../tsconfig.json', include: Object.keys(sources) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What ESLint says of the sources, with the plugin's recommended rules and these options of languages. */
async function said(
  languageOptions: Linter.LanguageOptions,
): Promise<readonly (Linter.LintMessage & { readonly file: string })[]> {
  const overrideConfig = defineConfig({ files: ['**/*.ts'], languageOptions }, gatewright.configs.recommended);
  const eslint = new ESLint({ cwd: folder, overrideConfigFile: true, overrideConfig });
  return (await eslint.lintFiles(Object.keys(sources))).flatMap(({ filePath, messages }) =>
    messages.map((message) => ({ ...message, file: relative(process.cwd(), filePath) })),
  );
}

const ruleOf: Readonly<Record<string, string>> = {
  'hardware-condition': 'gatewright/no-hardware-condition',
  'ignored-wait': 'gatewright/await-waits',
};

test('ESLint says what the lint says, in the same places, and nothing else', async () => {
  const expected = await lint({ files: [], tsconfig: join(folder, 'tsconfig.json') });
  const count = (code: string) => expected.filter((one) => one.code === code).length;
  expect([count('hardware-condition'), count('ignored-wait'), expected.length]).toEqual([9, 8, 17]);
  const found = await said({ parser, parserOptions: { projectService: true, tsconfigRootDir: folder } });
  const lines = found.map(
    ({ file, line, column, ruleId, message }) => `${file}:${line}:${column} ${ruleId} ${message}`,
  );
  expect(found.every(({ severity }) => severity === 2)).toBe(true);
  // ESLint has those of a file in the order of their places.
  expect(lines.toSorted()).toEqual(
    expected
      .map(
        ({ code, message, fix, at: [place] }) =>
          `${place!.file}:${place!.line}:${place!.column} ${ruleOf[code]} ${message}: ${fix}`,
      )
      .toSorted(),
  );
});

test.each<[string, Linter.LanguageOptions]>([
  ['without types', { parser }],
  ['without the parser of TypeScript', { parser: { parse: () => beside('@typescript-eslint/parser').parse('') } }],
])('a config %s is told what to set, once for each rule and file', async (_, options) => {
  const sentence =
    "needs types: set languageOptions.parser to typescript-eslint's, and parserOptions.projectService to true";
  const found = await said(options);
  expect(found.map(({ message, line }) => ({ message, line }))).toEqual(
    [...Object.values(ruleOf), ...Object.values(ruleOf)].map((rule) => ({ message: `${rule} ${sentence}`, line: 1 })),
  );
});

test('every kind has the number that it has in the compiler of the parser, which is not that of the project', () => {
  const others: Readonly<Record<string, unknown>> = beside('typescript').SyntaxKind;
  const kinds = Object.entries(kindsOf(parser));
  expect(kinds).toEqual(kinds.map(([name]) => [name, others[name]]));
  expect(kinds).not.toEqual(kinds.map(([name]) => [name, SyntaxKind[name as keyof typeof SyntaxKind]]));
});
