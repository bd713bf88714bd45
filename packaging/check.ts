/**
 * `node packaging/check.ts`: packs the package, installs it in an empty folder outside of the repository, and does
 * there what a user does, on Node.js 22 and 24: makes a project, checks its types, runs its tests and every command,
 * with and without the optional tools. Prints sizes and seconds; `--update` writes them to `docs/performance.md`, and
 * without it sizes that are no longer those of the page are a failure.
 *
 * Node.js 22 runs every command on the template, 24 those on the examples that are quick.
 * GATEWRIGHT_LONG=1 runs all of it on both, the tests of the examples, Verilator, and the lint in an editor and
 * in ESLint.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from '../support/execa.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { UserError } from '../support/user-error.ts';
import { writeWhole } from '../support/write-file.ts';
import { buildPackage } from './build.ts';
import { checkEditor } from './editor.ts';
import { checkEslint } from './eslint.ts';
import { type Figure, figureRows, requireFresh } from './figures.ts';
import { ends } from './outside.ts';
import { type Begun, begin, here, link, nodeFolder, pack } from './project.ts';
import { checkExports, checkRefusal, checkVerb, type Resolution } from './user-checks.ts';
import { counterFile, examples, exampleVerbs, templateVerbs } from './verbs.ts';

/** Optional, and not test libraries. */
const tools = ['@yowasp/yosys', '@yowasp/nextpnr-ice40'];
/** What Verilator's C++ is compiled by; apart, because with it each test that has an engine to itself compiles. */
const compiler = '@yowasp/clang';
const long = process.env.GATEWRIGHT_LONG !== undefined;
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gatewright-package-')));
const started = performance.now();
const say = (text: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);

/** The oldest Node.js that is supported: in a copy of the project, because commands write. */
async function checkOlder({ folder: project }: Begun): Promise<void> {
  const copy = join(folder, 'older-node');
  cpSync(project, copy, { recursive: true, filter: (file) => !file.includes('node_modules') });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  await checkOn(await nodeFolder(folder, 22), copy, long ? ['nodenext', 'bundler'] : ['nodenext']);
}

/** All that a user does in the project, on one Node.js. */
async function checkOn(node: string, project: string, resolutions: readonly Resolution[]): Promise<void> {
  const { output: version } = await ends(0, project, node, 'node', ['--version']);
  const done = (what: string): void => say(`Node.js ${version.trim()}: ${what}`);
  await checkExports(project, node, resolutions);
  done(`types of every export by ${resolutions.join(' and ')}`);
  if (long || node !== here) {
    await ends(0, project, node, 'vitest', ['run']);
    for (const verb of templateVerbs) await checkVerb(project, node, verb);
    done(`tests and ${templateVerbs.length} commands on the template`);
  }
  if (!long && node !== here) return;
  for (const name of Object.keys(examples) as readonly (keyof typeof examples)[])
    await checkExample(name, node, project, done);
}

/** An example, copied into a project that has all that it needs. */
async function checkExample(
  name: keyof typeof examples,
  node: string,
  project: string,
  done: (what: string) => void,
): Promise<void> {
  const place = join(project, name);
  cpSync(inProject('examples', name), place, { recursive: true });
  await ends(0, place, node, 'tsc', []);
  if (long || examples[name].tested) await ends(0, place, node, 'vitest', ['run', '--root', '.']);
  const verbs = exampleVerbs(examples[name], long);
  for (const verb of verbs) await checkVerb(place, node, verb);
  done(`types and ${verbs.length} commands on the example ${name}`);
}

/** The emitted Verilog in Verilator, where it is installed. */
async function checkVerilator(project: string): Promise<void> {
  if ((await execa('verilator', ['--version'], { reject: false })).exitCode !== 0)
    return say('Verilator: not installed');
  const args = ['sim', 'queue', '--engine', 'verilator', '--runs', '1', '--clocks', '1000'];
  await checkVerb(project, here, { args, shows: /queue on verilator: passed/ });
  say('Verilator');
}

async function check(update: boolean): Promise<void> {
  const built = join(folder, 'built');
  const modules = await buildPackage(built);
  const tarball = await pack(folder, built);
  const creator = await pack(folder, inProject('create-gatewright'));
  say(`${modules} modules are built and packed`);

  const begun = await begin(folder, tarball, creator);
  const project = begun.folder;
  say(`first passing test after ${begun.toTest.toFixed(1)} s, waves after ${begun.toWaves.toFixed(1)} s`);
  writeFileSync(join(project, 'counter.ts'), counterFile);
  const missing = (name: string): boolean => !existsSync(join(project, 'node_modules', name));
  for (const verb of templateVerbs.filter(({ needs }) => needs !== undefined && missing(needs)))
    await checkRefusal(project, here, verb);

  const toolSize = link(project, ...tools);
  // Whatever fails, both are waited for, so that nothing writes into a folder that is removed.
  const lanes = await Promise.allSettled([
    checkOlder(begun),
    checkOn(here, project, long ? ['nodenext', 'bundler'] : ['bundler']),
  ]);
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  const compilerSize = link(project, compiler);
  if (long) {
    await checkVerilator(project);
    await checkEslint(project, folder, here);
    await checkEditor(project, folder, here);
    say('the lint in ESLint and in the editor');
  }

  const figures: readonly Figure[] = [
    { what: 'package, as npm downloads it', bytes: readFileSync(tarball).length },
    { what: 'installed, with its dependencies', bytes: begun.alone },
    { what: 'and Vitest, fast-check, TypeScript', bytes: begun.withLibraries },
    { what: 'and Yosys, nextpnr, Clang', bytes: begun.withLibraries + toolSize + compilerSize },
    { what: '`npm create` to the first passing test', seconds: begun.toTest },
    { what: '`npm create` to the first waves', seconds: begun.toWaves },
  ];
  const rows = figureRows(figures);
  say(`done\n${rows.join('\n')}`);
  const page = inProject('docs', 'performance.md');
  const text = readFileSync(page, 'utf8');
  if (update) writeWhole(page, withFigures(text, 'package', rows));
  else requireFresh(text, figures);
}

// What Verilator's runtime and Yosys's netlists are compiled to is kept, as for a user's projects.
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
