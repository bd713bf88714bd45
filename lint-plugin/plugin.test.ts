import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { afterAll, expect, test } from 'vitest';
import { inProject } from '../support/project.ts';
import { makeFolder } from '../support/write-file.ts';
import { init } from './index.ts';

makeFolder(inProject('out'));
const folder = mkdtempSync(inProject('out', 'plugin-'));
const api = new API();

afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true });
});

/** A language service over this project's compiler, with `own` as what it says by itself; each `name` once. */
function serviceOf(name: string, text: string, own: readonly object[]) {
  const file = join(folder, name, 'block.ts');
  const project = join(folder, name, 'tsconfig.json');
  makeFolder(join(folder, name));
  writeFileSync(file, text);
  writeFileSync(project, JSON.stringify({ extends: '../../../tsconfig.json', include: ['*.ts'] }));
  const opened = api.updateSnapshot({ openProjects: [project] }).getProjects();
  const { program, checker } = opened.find(({ program }) => program.getSourceFile(file) !== undefined)!;
  const service = {
    getProgram: () => ({ getSourceFile: (name: string) => program.getSourceFile(name), getTypeChecker: () => checker }),
    getSemanticDiagnostics: () => own,
    getCompletions: () => 'those of the service',
  };
  return { file, service };
}

const block = (body: string): string =>
  `import { bit, bits, module } from 'gatewright/hdl';
export const block = module('b', { in: { a: bits(8), b: bits(8) }, out: { y: bit } }, ({ a, b }) => {
  ${body}
  return { y: a.eq(b) };
});
`;

test('hardware in an if is said beside what the compiler says, and all else is left to the service', () => {
  const text = block('if (a.eq(b)) return { y: a.any() };');
  const own = { messageText: 'of the service' };
  const { file, service } = serviceOf('wrong', text, [own]);
  const plugged = init({ typescript: { SyntaxKind, DiagnosticCategory: { Error: 1 } } }).create({
    languageService: service as never,
  });
  const [first, ...found] = plugged.getSemanticDiagnostics(file);
  expect(first).toBe(own);
  expect(found).toMatchObject([
    {
      start: text.indexOf('a.eq(b)'),
      length: 'a.eq(b)'.length,
      source: 'gatewright',
      category: 1,
      messageText: expect.stringMatching(/^hardware is the condition of an if, .*: use m\.when for statements/),
    },
  ]);
  expect((plugged as unknown as typeof service).getCompletions()).toBe('those of the service');
});

test('a wait that nothing awaits is said, with its place', () => {
  const text = `import type { TestContext } from 'gatewright/bench';
export async function body(t: TestContext): Promise<void> {
  t.rising();
  await t.cycles(3);
}
`;
  const { file, service } = serviceOf('waits', text, []);
  const plugged = init({ typescript: { SyntaxKind, DiagnosticCategory: { Error: 1 } } }).create({
    languageService: service as never,
  });
  expect(plugged.getSemanticDiagnostics(file)).toMatchObject([
    {
      start: text.indexOf('t.rising()'),
      length: 't.rising()'.length,
      source: 'gatewright',
      category: 1,
      messageText:
        'the wait is not awaited, so the test goes on at once: write await before it, or yield in a generator task',
    },
  ]);
});

test('conditions that are not of hardware are none of its business', () => {
  const { file, service } = serviceOf('right', block('if (a.width === 8) return { y: a.any() };'), []);
  const typescript = { SyntaxKind, DiagnosticCategory: { Error: 1 } };
  expect(
    init({ typescript })
      .create({ languageService: service as never })
      .getSemanticDiagnostics(file),
  ).toEqual([]);
});

test('a language service that is CommonJS gets the function itself', () => {
  expect(createRequire(import.meta.url)('./index.ts')).toBeTypeOf('function');
});
