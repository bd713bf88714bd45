import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { codeBlocks } from '../../support/markdown.ts';
import { inProject } from '../../support/project.ts';
import { parts } from './parts.ts';

const page = readFileSync(inProject('docs', 'library.md'), 'utf8');

/**
 * The sections of the page with figures: the folder that they are of, the calls, and the parts in the table of figures.
 */
const sections = page.split(/^## /m).flatMap((text) => {
  const figures = /^<!-- figures: (\w+) -->\n(.*?)^<!-- end of figures -->$/ms.exec(text);
  if (figures === null) return [];
  const rows = [...figures[2]!.matchAll(/^\| \[`(\w+)`\]\(([^)]*)\) \|.* \|$/gm)];
  const [calls, ...more] = codeBlocks(text);
  if (calls?.language !== 'ts' || more.length > 0) throw new Error(`${figures[1]} has no one block of calls`);
  return [{ folder: figures[1]!, calls: calls.text, rows: rows.map(([, name, link]) => ({ name, link })) }];
});

const namesIn = (folder: string): readonly string[] => parts.filter((p) => p.folder === folder).map((p) => p.name);

let folder: string;

beforeAll(() => {
  mkdirSync(inProject('out'), { recursive: true });
  // In a folder of the project, so that `gatewright/lib` is found as it is by a user's files.
  folder = mkdtempSync(inProject('out', 'library-page-'));
  for (const section of sections) writeFileSync(join(folder, `${section.folder}.ts`), section.calls);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('has a section for every folder of the library', () => {
  expect(sections.map((s) => s.folder).sort()).toEqual([...new Set(parts.map((p) => p.folder))].sort());
});

test.each(sections)('has figures and the Verilog of every part of $folder', ({ folder: of, rows }) => {
  const wanted = namesIn(of).map((name) => ({ name, link: `../generated/lib/${name}/${name}.v` }));
  expect(rows, 'node bench/library-figures.ts writes them').toEqual(wanted);
});

test('has a call for every part', async () => {
  const program = join(import.meta.dirname, 'testing', 'module-names.ts');
  const { stdout } = await execa(process.execPath, [program], { cwd: folder });
  const called = JSON.parse(stdout) as Readonly<Record<string, readonly string[]>>;
  for (const { folder: of } of sections) expect([...called[of]!].sort()).toEqual([...namesIn(of)].sort());
});

test('has calls without an error of types', async () => {
  const settings = { extends: '../../tsconfig.json', include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const options = { localDir: inProject(), preferLocal: true, reject: false } as const;
  const { stdout } = await execa('tsc', ['--pretty', 'false', '-p', folder], options);
  expect(stdout).toBe('');
});
