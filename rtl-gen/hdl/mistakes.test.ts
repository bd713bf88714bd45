import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lint } from '../../cli/verbs/lint.ts';
import { execa } from '../../support/execa.ts';
import { inProject } from '../../support/project.ts';

interface Mistakes {
  readonly imports: string;
  readonly mistakes: readonly { readonly mistake: string; readonly source: string }[];
}

const { imports, mistakes } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'testing', 'mistakes.json'), 'utf8'),
) as Mistakes;

/** What is no mistake for the language, and why. */
const meant: Readonly<Record<string, string>> = {
  'two whens set same reg (priority unnoticed)': 'the last assignment counts, as in an `always` block of Verilog',
  'at() with hardware index': 'an index in hardware is part of the language: `word.at(i)`',
  'counter wraps at non-power depth': 'the later `when` sets 0 at 10: a way to write a counter of eleven',
  'huge multiplication': 'the product is as wide as both operands, and the sum has its width',
  'undriven output via wire only in when of match': 'a register keeps its state where an arm sets none',
  'one-clock-late valid vs data (semantic)': 'ports say nothing of cycles, and a register is what delays one of two',
  'same name module different content': 'unequal modules of one name get a suffix from their content',
  'slice literal in generic': 'widths of a parameter are checked at elaboration, and these fit',
};

const nameOf = (i: number): string => `mistake_${`${i + 1}`.padStart(2, '0')}`;

let folder: string;
let editor: ReadonlyMap<string, string>;
let elaboration: Readonly<Record<string, readonly (readonly [string, string])[]>>;
let linted: ReadonlyMap<string, string>;

beforeAll(async () => {
  mkdirSync(inProject('out'), { recursive: true });
  folder = mkdtempSync(inProject('out', 'mistakes-'));
  mistakes.forEach(({ source }, i) => {
    writeFileSync(join(folder, `${nameOf(i)}.ts`), `${imports}\n${source}\n`);
  });
  const tsconfig = join(folder, 'tsconfig.json');
  const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false };
  writeFileSync(tsconfig, JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include: ['*.ts'] }));
  const program = join(import.meta.dirname, 'testing', 'elaborate-mistakes.ts');
  const [{ stdout: types }, { stdout: said }, found] = await Promise.all([
    execa('tsc', ['--pretty', 'false', '-p', folder], {
      ...{ cwd: folder, localDir: inProject(), preferLocal: true, reject: false },
    }),
    execa(process.execPath, [program], { cwd: folder }),
    lint({ files: [], tsconfig }),
  ]);
  const errors = [...types.matchAll(/^(mistake_\d+)\.ts\(\d+,\d+\): error TS\d+: (.*)$/gm)];
  // The first error of a file, which is entered last.
  editor = new Map(errors.toReversed().map(([, name, message]) => [name!, message!]));
  elaboration = JSON.parse(said) as typeof elaboration;
  linted = new Map(found.map((d) => [basename(d.at[0]!.file, '.ts'), d.message]));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Who notices it, and what is said: what an editor says comes first, because it comes first. */
function caught(i: number): readonly [where: string, says: string] | undefined {
  const name = nameOf(i);
  const inEditor = editor.get(name);
  if (inEditor !== undefined) return ['editor', inEditor];
  // Most of these modules have inputs that they do not use: that is none of the mistake.
  const isOfMistake = (code: string): boolean => code !== 'unused-input' || mistakes[i]!.mistake === 'unused input';
  const first = elaboration[name]!.find(([code]) => isOfMistake(code));
  if (first?.[0] === 'error') return ['elaboration', first[1]];
  if (first !== undefined) return [`elaboration, [${first[0]}](diagnostics.md#${first[0]})`, first[1]];
  const byLint = linted.get(name);
  return byLint === undefined ? undefined : ['lint', byLint];
}

test('every mistake is caught by something, or is meant', () => {
  const missed = mistakes.flatMap(({ mistake }, i) => (caught(i) === undefined ? [mistake] : []));
  expect(missed.sort()).toEqual(Object.keys(meant).sort());
});

test('the page of mistakes says what is said', async () => {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  const rows = mistakes.map(({ mistake }, i) => {
    const [where, says] = caught(i) ?? ['no mistake', meant[mistake]!];
    return `| ${i + 1} | ${cell(mistake)} | ${where} | ${cell(says)} |`;
  });
  const page = [
    '# What catches which mistake',
    '',
    `${mistakes.length} typical mistakes of a new user, each as a module in [mistakes.json](../rtl-gen/hdl/testing/mistakes.json); who`,
    'notices it first and the first sentence that is said. `npx vitest run rtl-gen/hdl/mistakes.test.ts --update` writes this page.',
    '[Diagnostics](diagnostics.md) explains what elaboration says.',
    '',
    '| | mistake | noticed by | says |',
    '| --: | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot(inProject('docs', 'mistakes.md'));
});
