import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { inProject } from '../../support/project.ts';
import { lint } from '../verbs/lint.ts';
import { lintProject as lintBy6, type TypeScript6 } from './lint-project-6.ts';

const typescript6: TypeScript6 = createRequire(inProject('node_modules', 'gatewright-eslint-parser', 'package.json'))(
  'typescript',
);
let folder: string;

beforeAll(() => {
  mkdirSync(inProject('out'), { recursive: true });
  folder = mkdtempSync(inProject('out', 'lint-'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['body.ts'] }),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What both compilers say of the file. */
async function saidByBoth(file: string): Promise<readonly Diagnostic[]> {
  const tsconfig = join(folder, 'tsconfig.json');
  const found = await lint({ files: [file], tsconfig });
  const isFile = (name: string): boolean => name === file;
  expect(lintBy6(tsconfig, { hardware: isFile, tests: isFile }, typescript6)).toEqual(found);
  return found;
}

/** What is said about the statements of a body, as `line: message`, from its first line on. */
async function said(...lines: readonly string[]): Promise<readonly string[]> {
  const head = [
    "import { bit, bits, enumOf, module } from 'gatewright/hdl';",
    "const State = enumOf('on', 'off');",
    'export const block = module("b", { in: { a: bits(8), b: bits(8), s: State }, out: { y: bit } }, (io, m) => {',
    'const { a, b, s } = io; const r = m.reg("r", bits(8)); const n: number = 3; const all = [a, b];',
  ];
  const file = join(folder, 'body.ts');
  writeFileSync(file, [...head, ...lines, 'return { y: a.eq(b) }; });'].join('\n'));
  return (await saidByBoth(file)).map(
    (d) => `${d.at[0]!.line - head.length}: ${d.message.replace(/^hardware is (.*), which.*$/, '$1')}`,
  );
}

test('hardware where TypeScript decides is found, and told from what TypeScript may decide', async () => {
  const found = await said(
    'if (a.eq(b)) r.set(a);',
    'const x1 = a && b;',
    'const x2 = a.any() || b.any();',
    'const x3 = !s;',
    'const x4 = a === b;',
    'const x5 = s.is("on") ? a : b;',
    'while (r) break;',
    'for (; n > 2 && a.any(); ) break;',
    'if (r !== b) r.set(b);',
    'switch (a as unknown) { case 1: break; }',
    'const x7 = a ?? b;',
    'const x8 = all.includes(b);',
    // Nothing is wrong with these.
    'if (n === 3 && all.length > 1) r.set(a);',
    'const first: typeof a | undefined = all[5];',
    'if (first !== undefined) r.set(first);',
    'if (all[4]) r.set(b);',
    'const x6 = all[4] ?? b;',
    'm.when(a.eq(b), () => r.set(a));',
  );
  expect(found).toEqual([
    '1: the condition of an if',
    '2: an operand of &&',
    '3: an operand of ||',
    '4: negated with !',
    '5: compared by identity',
    '6: the condition of ?:',
    '7: the condition of a loop',
    '8: the condition of a loop',
    '9: compared by identity',
    '10: what a switch decides on',
    '11: an operand of ??',
    '12: compared by identity',
  ]);
});

/** What is said about the statements of a test, as `line: message`, from its first line on. */
async function saidOfTest(...lines: readonly string[]): Promise<readonly string[]> {
  const head = [
    "import { hwTest, queue, type TestContext } from 'gatewright/bench';",
    'declare const design: never;',
    'declare function* steps(t: TestContext): Generator<unknown, number, unknown>;',
    "hwTest('waits', { design }, async (t) => {",
  ];
  const file = join(folder, 'body.ts');
  writeFileSync(file, [...head, ...lines, '});'].join('\n'));
  return (await saidByBoth(file)).map(
    ({ code, message, at: [place] }) => `${place!.line - head.length}:${place!.column} ${code}: ${message}`,
  );
}

test('waits that nothing awaits are found, and told from what takes place without', async () => {
  const wait = 'ignored-wait: the wait is not awaited, so the test goes on at once';
  const found = await saidOfTest(
    't.rising();',
    'if (t.cycle > 3) t.cycles(5);',
    'await t.rising(), t.falling();',
    't.cycle > 3 ? t.rising() : await t.cycles(3);',
    't.cycle > 3 && t.until(() => true);',
    't.timeout(5, t.rising());',
    'queue<number>(t).put(3);',
    'for (let i = 0; i < 3; i++) (t.delay("5ns"));',
    "(t as TestContext | undefined)?.rising('rd');",
    'steps(t);',
    'await steps(t);',
    // Nothing is wrong with these.
    'await t.rising();',
    'const rising = t.rising(); await rising;',
    "t.source('up').send({ data: 3 });",
    'const task = t.fork(async (t) => t.cycles(3)); task.cancel();',
    'await t.first(t.rising(), t.cycles(3));',
    'const list = [steps(t)]; list.splice(0, 1); [...steps(t)];',
    'const ticks = () => t.rising(); await ticks();',
    'function* task(t: TestContext) { yield t.rising(); yield* steps(t); }',
    'void t.rising();',
    't.fork(async (t) => void (await t.rising()));',
    'void task;',
  );
  expect(found).toEqual([
    `1:1 ${wait}`,
    `2:18 ${wait}`,
    `3:19 ${wait}`,
    `4:15 ${wait}`,
    `5:16 ${wait}`,
    `6:1 ${wait}`,
    `7:1 ${wait}`,
    `8:30 ${wait}`,
    `9:1 ${wait}`,
    '10:1 ignored-wait: the call makes a generator that nothing runs',
    '11:7 ignored-wait: await gives back the generator that the call has made, and nothing of it has run',
  ]);
});

test('a file that is not there, and one that the project does not have, are told apart', async () => {
  const tsconfig = join(folder, 'tsconfig.json');
  await expect(lint({ files: [join(folder, 'none.ts')], tsconfig })).rejects.toThrow('there is no file');
  await expect(lint({ files: [tsconfig], tsconfig })).rejects.toThrow('not part of');
});

test('a tsconfig.json that TypeScript 6 cannot read is a sentence', () => {
  const file = join(folder, 'none', 'tsconfig.json');
  expect(() => lintBy6(file, { hardware: () => true, tests: () => true }, typescript6)).toThrow(/^Cannot read file /);
});
