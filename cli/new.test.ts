import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execa } from '../support/execa.ts';
import { inProject } from '../support/project.ts';
import { makeFolder } from '../support/write-file.ts';

let folder: string;

beforeAll(() => {
  makeFolder(inProject('out'));
  folder = mkdtempSync(inProject('out', 'new-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const gatewright = (...args: readonly string[]) =>
  execa(process.execPath, [inProject('cli', 'gatewright.js'), ...args], { cwd: folder, reject: false });

test('makes a project that is named as its folder and has versions that work', async () => {
  const { exitCode, stdout } = await gatewright('new', 'one/my-chip');
  expect({ exitCode, next: stdout.split('\n').at(2)!.trim() }).toEqual({ exitCode: 0, next: 'cd one/my-chip' });
  const made = join(folder, 'one', 'my-chip');
  const described = JSON.parse(readFileSync(join(made, 'package.json'), 'utf8'));
  const { version, peerDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  expect(described).toMatchObject({ name: 'my-chip', type: 'module', dependencies: { gatewright: `^${version}` } });
  const { '@types/node': _, ...libraries } = described.devDependencies;
  expect(peerDependencies).toMatchObject(libraries);
  expect(readFileSync(join(made, 'README.md'), 'utf8').split('\n')[0]).toBe('# my-chip');
  expect(readdirSync(made)).toEqual(
    expect.arrayContaining(['.github', '.gitignore', '.vscode', 'gatewright.config.ts']),
  );
  expect(readdirSync(join(folder, 'one'))).toEqual(['my-chip']);
});

test('its types are right and its tests pass', async () => {
  await gatewright('new', 'tested');
  const made = join(folder, 'tested');
  // As npm installs it, but for the code: this is the repository's.
  mkdirSync(join(made, 'node_modules'));
  symlinkSync(inProject(), join(made, 'node_modules', 'gatewright'));
  const tool = (...args: readonly string[]) =>
    execa(args[0]!, args.slice(1), { cwd: made, preferLocal: true, localDir: inProject(), reject: false, all: true });
  // Declarations are checked where the package is installed: here the compiler finds sources in their place.
  expect((await tool('tsc', '--skipLibCheck')).all).toBe('');
  const run = await tool('vitest', 'run', '--root', '.', '--reporter=json', '--outputFile=results.json');
  expect(run.all).not.toContain('failed');
  const { success, numPassedTests } = JSON.parse(readFileSync(join(made, 'results.json'), 'utf8'));
  expect({ success, enough: numPassedTests >= 5 }).toEqual({ success: true, enough: true });
});

test.each([
  ['My Chip', /^error: "My Chip" is no name for a project: give one of small letters/],
  ['.hidden', /^error: ".hidden" is no name/],
  ['gatewright', /^error: a project cannot be named gatewright: give another name$/],
  ['taken', /^error: taken is there already: give another name, or remove it$/],
  ['taken.txt/chip', /^error: cannot make taken.txt\/chip \(\w+\): check that its folder is one/],
])('%s is refused in one sentence, and nothing is written', async (name, sentence) => {
  if (!existsSync(join(folder, 'taken'))) makeFolder(join(folder, 'taken'));
  writeFileSync(join(folder, 'taken.txt'), '');
  const before = readdirSync(folder);
  const { exitCode, stderr, stdout } = await gatewright('new', name);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toMatch(sentence);
  expect(stderr.split('\n')).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(before);
});

test('npm create makes the same, of the version that it names', () => {
  const read = (file: string) => JSON.parse(readFileSync(inProject(file), 'utf8'));
  const [create, tools] = [read('create-gatewright/package.json'), read('package.json')];
  expect(create).toMatchObject({
    version: tools.version,
    engines: tools.engines,
    dependencies: { gatewright: tools.version },
  });
});
