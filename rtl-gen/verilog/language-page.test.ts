import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { codeBlocks, withBlocks } from '../../support/markdown.ts';
import { inProject } from '../../support/project.ts';
import * as hdl from '../hdl/index.ts';
import { bodyOf } from './testing/emit-module.ts';
import { lint } from './testing/lint.ts';
import type { VerilogDesign } from './verilog-file.ts';

/**
 * Pages of which every block of TypeScript is a file of its own; a block of Verilog shows what the one above it emits.
 */
const pages = ['docs/language.md', 'docs/cheat-sheet.md', 'docs/coming-from.md', 'README.md'].map((path) => {
  const file = inProject(path);
  const name = basename(path, '.md');
  const text = readFileSync(file, 'utf8');
  const blocks = codeBlocks(text);
  const files = blocks.flatMap(({ language, text: code }, i) =>
    language === 'ts' ? [{ name: `${name}-${i}`, code }] : [],
  );
  return { path, name, file, text, blocks, files };
});
const files = pages.flatMap((page) => page.files);

let folder: string;
let emitted: Readonly<Record<string, VerilogDesign | null>>;

beforeAll(async () => {
  mkdirSync(inProject('out'), { recursive: true });
  // In a folder of the project, so that `gatewright/hdl` is found as it is by a user's files.
  folder = mkdtempSync(inProject('out', 'language-page-'));
  for (const { name, code } of files) writeFileSync(join(folder, `${name}.ts`), code);
  const program = join(import.meta.dirname, 'testing', 'emit-examples.ts');
  const { stdout } = await execa(process.execPath, [program], { cwd: folder });
  emitted = JSON.parse(stdout) as typeof emitted;
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What the page shows of a design: the top from `module` on where it showed that before, else what is inside. */
function shown(design: VerilogDesign, before: string): string {
  if (before.startsWith('module ')) return /^module [\s\S]*^endmodule\n/m.exec(design.files[0]!.text)![0];
  return bodyOf(design).replaceAll(/^ {4}/gm, '');
}

describe.each(pages)('$path', ({ file, text, blocks, name }) => {
  test('shows the Verilog that its examples emit', async () => {
    const now = withBlocks(text, (block, i) => {
      if (block.language !== 'verilog') return block.text;
      const source = blocks[i - 1];
      const design = source?.language === 'ts' ? emitted[`${name}-${i - 1}`] : undefined;
      if (design === undefined || design === null) throw new Error(`block ${i} of ${file} has no module above it`);
      return shown(design, block.text);
    });
    await expect(now).toMatchFileSnapshot(file);
  });
});

/** Methods of a value, its prototypes' too. */
function methodsOf(value: object): readonly string[] {
  const own = Object.getOwnPropertyNames(value).filter((name) => {
    const { value: member } = Object.getOwnPropertyDescriptor(value, name)!;
    return typeof member === 'function' && name !== 'constructor' && !name.startsWith('_');
  });
  const above = Object.getPrototypeOf(value) as object | null;
  return above === null || above === Object.prototype ? own : [...own, ...methodsOf(above)];
}

test('every word of the language stands on its pages: exports, and the methods of contexts, vecs and words', () => {
  const words = new Set(Object.keys(hdl));
  const { bits, elaborate, module, vec } = hdl;
  const probe = module('probe', { in: { a: bits(2) }, out: { y: bits(2) } }, ({ a }, m) => {
    const lanes = m.reg('lanes', vec(bits(2), 2));
    lanes.set([a, a]);
    for (const value of [m, a, lanes, lanes.at(0)]) for (const name of methodsOf(value)) words.add(name);
    return { y: lanes.at(0) };
  });
  elaborate(probe);
  const text = pages.map((page) => page.text).join('\n');
  // A word in code, not one of a sentence.
  const code = [...text.matchAll(/^```ts\n(.*?)^```$|`([^`\n]+)`/gms)].map(([all]) => all).join('\n');
  expect([...words].filter((word) => !new RegExp(`\\b${word}\\b`).test(code)).sort()).toEqual([]);
});

test('the examples have no error of types', async () => {
  const settings = { extends: '../../tsconfig.json', include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const options = { localDir: inProject(), preferLocal: true, reject: false } as const;
  const { stdout } = await execa('tsc', ['--pretty', 'false', '-p', folder], options);
  expect(stdout).toBe('');
});

test.each(files)('lint tools accept $name', async ({ name }) => {
  const design = emitted[name];
  if (design !== null && design !== undefined) expect(await lint(design)).toBe('');
});
