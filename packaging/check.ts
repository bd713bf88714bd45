/**
 * `node packaging/check.ts`: packs the package, installs it in an empty folder outside of the repository, and does there
 * what a user does, on Node.js 22 and 24: makes a project, checks its types, runs its tests and every command, with and
 * without the optional tools. Prints sizes and seconds; `--update` writes them to `docs/performance.md`.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from '../support/execa.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { UserError } from '../support/user-error.ts';
import { writeWhole } from '../support/write-file.ts';
import { buildPackage } from './build.ts';
import { checkEditor } from './editor.ts';
import { diskSize, ends, megabytes } from './outside.ts';
import { counterFile, examples, exampleVerbs, templateVerbs, type VerbRun } from './verbs.ts';

/** Optional, and not test libraries. */
const tools = ['@yowasp/yosys', '@yowasp/nextpnr-ice40'];
/** What Verilator's C++ is compiled by; apart, because with it each test that has an engine to itself compiles. */
const compiler = '@yowasp/clang';
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gatewright-package-')));
const say = (text: string): void => console.log(text);

/** The folder of a Node.js, by the npm package of that name. */
async function nodeFolder(major: number): Promise<string> {
  if (major === Number.parseInt(process.versions.node, 10)) return dirname(process.execPath);
  const place = join(folder, `node-${major}`);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{}');
  await ends(0, place, dirname(process.execPath), 'npm', ['install', `node@${major}`]);
  return join(place, 'node_modules', 'node', 'bin');
}

/** Packs a folder of the repository; gives the file. */
async function pack(of: string): Promise<string> {
  const { output } = await ends(0, folder, here, 'npm', ['pack', of, '--pack-destination', folder, '--silent']);
  return join(folder, output.trim().split('\n').at(-1)!);
}

/** A project of nothing but the package: what a counter needs. */
async function installedAlone(tarball: string): Promise<number> {
  const place = join(folder, 'alone');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "type": "module" }');
  await ends(0, place, here, 'npm', ['install', tarball]);
  return diskSize(join(place, 'node_modules'));
}

/** Each export is imported: by the compiler as strict as it can be, and by Node.js. */
async function checkExports(project: string, node: string): Promise<void> {
  const { exports } = JSON.parse(readFileSync(join(project, 'node_modules', 'gatewright', 'package.json'), 'utf8'));
  const names = Object.keys(exports).filter((name) => !name.includes('*') && !name.endsWith('.json'));
  const lines = names.map((name, i) => `import * as e${i} from '${name.replace('.', 'gatewright')}';\nvoid e${i};`);
  writeFileSync(join(project, 'exports.ts'), `${lines.join('\n')}\n`);
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const strict = { strict: true, skipLibCheck: false, noEmit: true, allowImportingTsExtensions: true };
    const compilerOptions = { target: 'es2024', module, moduleResolution, ...strict };
    writeFileSync(join(project, 'tsconfig.check.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
    await ends(0, project, node, 'tsc', ['-p', 'tsconfig.check.json']);
  }
  // In JavaScript, as it is run by what strips no types.
  cpSync(join(project, 'exports.ts'), join(project, 'exports.mjs'));
  await ends(0, project, node, 'node', ['exports.mjs']);
  for (const name of ['exports.ts', 'exports.mjs', 'tsconfig.check.json']) rmSync(join(project, name));
}

/** A command that ends as it has to, and shows what it has to. */
async function checkVerb(project: string, node: string, { args, ends: code = 0, shows }: VerbRun): Promise<void> {
  const { output } = await ends(code, project, node, 'gatewright', args);
  if (!shows.test(output)) throw new UserError(`gatewright ${args.join(' ')} does not show ${shows}:\n${output}`);
}

/** A command that lacks an optional package: one sentence that names it. */
async function checkRefusal(project: string, { args, needs }: VerbRun): Promise<void> {
  const { output } = await ends(2, project, here, 'gatewright', args);
  if (/^error: .*npm install --save-dev "/m.test(output) && output.includes(needs!)) return;
  throw new UserError(`gatewright ${args.join(' ')} does not say that it needs ${needs}:\n${output}`);
}

/** All that a user does in the project, on one Node.js. */
async function checkOn(node: string, project: string): Promise<void> {
  const { output: version } = await ends(0, project, node, 'node', ['--version']);
  const done = (what: string): void => say(`Node.js ${version.trim()}: ${what}`);
  await checkExports(project, node);
  done('types of every export by nodenext and bundler');
  await ends(0, project, node, 'vitest', ['run']);
  for (const verb of templateVerbs) await checkVerb(project, node, verb);
  done(`tests and ${templateVerbs.length} commands on the template`);
  for (const name of Object.keys(examples)) {
    const place = join(project, name);
    cpSync(inProject('examples', name), place, { recursive: true });
    // The one has their types and tests, the other their commands: both would take minutes.
    if (node === here) for (const verb of exampleVerbs(...examples[name]!)) await checkVerb(place, node, verb);
    else {
      await ends(0, place, node, 'tsc', []);
      await ends(0, place, node, 'vitest', ['run', '--root', '.']);
    }
    done(`${node === here ? 'commands on' : 'types and tests of'} the example ${name}`);
  }
}

/** Links packages of the repository into the project: what npm would unpack there, without the wait. */
function link(project: string, ...names: readonly string[]): void {
  for (const name of names) {
    const place = join(project, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(inProject('node_modules', name), place);
  }
}

/** The emitted Verilog in Verilator, where it is installed. */
async function checkVerilator(project: string): Promise<void> {
  if ((await execa('verilator', ['--version'], { reject: false })).exitCode !== 0)
    return say('Verilator: not installed');
  link(project, compiler);
  const args = ['sim', 'queue', '--engine', 'verilator', '--runs', '1', '--clocks', '1000'];
  await checkVerb(project, here, { args, shows: /queue on verilator: passed/ });
  say('Verilator');
}

const here = dirname(process.execPath);

async function check(update: boolean): Promise<void> {
  const built = join(folder, 'built');
  const modules = await buildPackage(built);
  const tarball = await pack(built);
  const creator = await pack(inProject('create-gatewright'));
  const packed = readFileSync(tarball).length;
  const alone = await installedAlone(tarball);
  say(`${modules} modules; packed ${megabytes(packed)}; installed alone ${megabytes(alone)}`);

  // From nothing to the first passing test: what `npm create` installs and runs, but of the packages made here.
  const start = performance.now();
  const maker = join(folder, 'maker');
  mkdirSync(maker);
  writeFileSync(join(maker, 'package.json'), '{}');
  await ends(0, maker, here, 'npm', ['install', creator, tarball]);
  await ends(0, maker, here, 'create-gatewright', ['../my-chip']);
  const project = join(folder, 'my-chip');
  await ends(0, project, here, 'npm', ['pkg', 'set', `dependencies.gatewright=file:${tarball}`]);
  await ends(0, project, here, 'npm', ['install']);
  await ends(0, project, here, 'npm', ['test']);
  const toTest = (performance.now() - start) / 1000;
  await ends(0, project, here, 'npm', ['run', 'waves']);
  const toWaves = (performance.now() - start) / 1000;
  const withLibraries = diskSize(join(project, 'node_modules'));
  say(`first passing test after ${toTest.toFixed(1)} s, waves after ${toWaves.toFixed(1)} s`);

  writeFileSync(join(project, 'counter.ts'), counterFile);
  const missing = (name: string): boolean => !existsSync(join(project, 'node_modules', name));
  for (const verb of templateVerbs.filter(({ needs }) => needs !== undefined && missing(needs)))
    await checkRefusal(project, verb);
  const toolSize = [...tools, compiler].reduce(
    (sum, name) => sum + diskSize(realpathSync(inProject('node_modules', name))),
    0,
  );
  link(project, ...tools);
  const older = join(folder, 'older-node');
  cpSync(project, older, { recursive: true, filter: (file) => !file.includes('node_modules') });
  symlinkSync(join(project, 'node_modules'), join(older, 'node_modules'));
  await Promise.all([checkOn(await nodeFolder(22), older), checkOn(here, project)]);
  await checkVerilator(project);
  await checkEditor(project, folder, here);
  say('the lint in the editor');

  const rows = [
    ['package, as npm downloads it', megabytes(packed)],
    ['installed, with its dependencies', megabytes(alone)],
    ['and Vitest, fast-check, TypeScript', megabytes(withLibraries)],
    ['and Yosys, Clang, nextpnr', megabytes(withLibraries + toolSize)],
    ['`npm create` to the first passing test', `${toTest.toFixed(1)} s`],
    ['`npm create` to the first waves', `${toWaves.toFixed(1)} s`],
  ];
  const table = ['| what | how much |', '| --- | --: |', ...rows.map((cells) => `| ${cells.join(' | ')} |`)];
  say(table.join('\n'));
  if (!update) return;
  const page = inProject('docs', 'performance.md');
  writeWhole(page, withFigures(readFileSync(page, 'utf8'), 'package', table));
}

// Verilator's runtime takes half a minute to compile: once for all checks, as for a user's projects.
process.env.GATEWRIGHT_CACHE ||= inProject('.cache');
try {
  await check(process.argv.includes('--update'));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
