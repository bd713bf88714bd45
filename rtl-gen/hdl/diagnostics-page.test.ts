import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lint } from '../../cli/verbs/lint.ts';
import { execa } from '../../support/execa.ts';
import { inProject } from '../../support/project.ts';
import { diagnosticRules } from '../ir/diagnostic-codes.ts';
import { diagnosticsText } from '../ir/diagnostic-text.ts';
import * as hdl from './index.ts';
import { pageSections, withPrinted } from './testing/diagnostics-page.ts';
import type { Said } from './testing/elaborate-examples.ts';

const file = inProject('docs', 'diagnostics.md');
const page = readFileSync(file, 'utf8');
const sections = pageSections(page);
const examples = sections.flatMap(({ code, examples: list }) => list.map((example) => ({ code, ...example })));

/** The examples leave their import out; at the end it moves no line and no column. */
const imports = `import { type Bits, type Module, ${Object.keys(hdl).join(', ')} } from 'gatewright/hdl';\n`;

let root: string;
/** In a folder of the project, so that `gatewright/hdl` is found as it is by a user's files. */
const folderOf = (name: string): string => join(root, name);

async function elaborated(kind: 'wrong' | 'right'): Promise<Readonly<Record<string, Said>>> {
  const folder = folderOf(kind);
  mkdirSync(folder);
  for (const example of examples) writeFileSync(join(folder, `${example.name}.ts`), example[kind] + imports);
  const program = join(import.meta.dirname, 'testing', 'elaborate-examples.ts');
  const { stdout } = await execa(process.execPath, [program], { cwd: folder });
  return JSON.parse(stdout) as Readonly<Record<string, Said>>;
}

const settings = { extends: '../../../tsconfig.json', include: ['*.ts'] };

/** The rules that elaboration cannot see broken: their types tell. */
const lintRules = ['hardware-condition', 'ignored-wait'] as const;

async function linted(kind: 'wrong' | 'right'): Promise<Readonly<Record<string, Said>>> {
  const folder = folderOf(kind);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const said = lintRules.map(async (rule) => {
    const file = join(folder, `${rule}.ts`);
    const found = (await lint({ files: [file], tsconfig: join(folder, 'tsconfig.json') })).map((d) => ({
      ...d,
      at: d.at.map((place) => ({ ...place, file: join(process.cwd(), place.file) })),
    }));
    const text = diagnosticsText(found, { colour: false }).replaceAll(file, `${rule}.ts`);
    return [rule, { codes: found.map((d) => d.code), text }] as const;
  });
  return Object.fromEntries(await Promise.all(said));
}

let wrong: Readonly<Record<string, Said>>;
let right: Readonly<Record<string, Said>>;

beforeAll(async () => {
  mkdirSync(inProject('out'), { recursive: true });
  root = mkdtempSync(inProject('out', 'diagnostics-page-'));
  const [elaboratedWrong, elaboratedRight] = await Promise.all([elaborated('wrong'), elaborated('right')]);
  right = { ...elaboratedRight, ...(await linted('right')) };
  wrong = { ...elaboratedWrong, ...(await linted('wrong')) };
});

afterAll(() => rmSync(root, { recursive: true }));

test('the page has a section for each rule, headed by the rule, and none besides', () => {
  expect(sections.map(({ code, rule }) => [code, rule])).toEqual(Object.entries(diagnosticRules));
});

describe('the example of', () => {
  test.each(examples)('$name breaks its rule alone, and put right none', ({ code, name }) => {
    expect(new Set(wrong[name]!.codes)).toEqual(new Set([code]));
    expect(right[name]).toEqual({ codes: [], text: '' });
  });
});

test('the page shows what is printed', async () => {
  await expect(
    withPrinted(
      page,
      examples.map(({ name }) => wrong[name]!.text),
    ),
  ).toMatchFileSnapshot(file);
});

test('the corrected examples have no error of types', async () => {
  writeFileSync(join(folderOf('right'), 'tsconfig.json'), JSON.stringify(settings));
  const { stdout } = await execa('tsc', ['--pretty', 'false', '-p', folderOf('right')], {
    localDir: inProject(),
    preferLocal: true,
    reject: false,
  });
  expect(stdout).toBe('');
});
