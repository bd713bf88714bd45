import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diagnosticPage } from '../rtl-gen/ir/diagnostic-codes.ts';
import { execa } from '../support/execa.ts';
import { inProject } from '../support/project.ts';
import { makeFolder } from '../support/write-file.ts';
import { buildPackage } from './build.ts';

let folder: string;
/** Where the package is built. */
let built: string;

beforeAll(async () => {
  makeFolder(inProject('out'));
  folder = mkdtempSync(inProject('out', 'build-'));
  built = join(folder, 'package');
  await buildPackage(built);
});

afterAll(() => rmSync(folder, { recursive: true }));

const described = (): { readonly exports: object; readonly bin: object } =>
  JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));

/** The files that a pattern of `exports` stands for. */
const matching = (target: string): readonly string[] => globSync(target.replace('*', '**/*'), { cwd: built });

test('every export is JavaScript with its types, and every source with types is JavaScript too', () => {
  const targets = Object.values(described().exports).filter((target) => typeof target === 'object');
  expect(targets.length).toBeGreaterThan(5);
  for (const { types, default: code } of targets) {
    const stems = (pattern: string) => matching(pattern).map((file) => file.replace(/\.d\.ts$|\.js$/, ''));
    expect(stems(code).toSorted()).toEqual(stems(types).toSorted());
    expect(matching(code)).not.toEqual([]);
  }
});

test('holds no test and no source but in src, and in the template of new projects', () => {
  const files = globSync('**/*.ts', { cwd: built, exclude: ['template/**'] });
  expect(files.filter((file) => !file.endsWith('.d.ts') && !file.startsWith('src/'))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
});

test('the maps of declarations lead to sources', () => {
  const maps = globSync('**/*.d.ts.map', { cwd: built });
  expect(maps.length).toBeGreaterThan(100);
  for (const map of maps) {
    const { sources } = JSON.parse(readFileSync(join(built, map), 'utf8'));
    expect(sources.filter((source: string) => !existsSync(join(built, dirname(map), source)))).toEqual([]);
  }
});

test('the pages that messages and the README name are there', () => {
  const page = diagnosticPage('name-taken').split('#')[0]!;
  const readme = readFileSync(join(built, 'README.md'), 'utf8');
  const links = [...readme.matchAll(/\]\((docs\/[^)#]*)/g)].map(([, link]) => link!);
  expect(links.length).toBeGreaterThan(20);
  expect([page, ...links].filter((file) => !existsSync(join(built, file)))).toEqual([]);
});

test('what code names beside itself is there', () => {
  const named = globSync('**/*.js', { cwd: built }).flatMap((file) =>
    [...readFileSync(join(built, file), 'utf8').matchAll(/new URL\(['"`](\.[^'"`$]*)[^,]*, import\.meta\.url/g)].map(
      ([, path]) => join(dirname(file), path!),
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => path.endsWith('.ts') || !existsSync(join(built, path)))).toEqual([]);
});

test('scripts of pages are bundles that import nothing', () => {
  const scripts = globSync('**/browser/*.js', { cwd: built });
  expect(scripts).toContain('testbench/waves/viewer/browser/page.js');
  for (const script of scripts) {
    const text = readFileSync(join(built, script), 'utf8');
    expect(text).not.toMatch(/\bimport\b|\brequire\(/);
  }
});

test('a design elaborates, runs and is mapped with the built code, and is located in its own file', async () => {
  const at = relative(folder, built);
  const program = join(folder, 'program.js');
  writeFileSync(
    program,
    `import { bits, elaborate, module } from './${at}/rtl-gen/hdl/index.js';
import { engines } from './${at}/testbench/engine/engines.js';
import { cacheFolder } from './${at}/support/cache.js';
import { emitVerilog } from './${at}/rtl-gen/verilog/emit.js';
import { synthesise } from './${at}/fpga/flow/synthesise.js';
const design = elaborate(module('upward', { out: { count: bits(4) } }, (_, m) => {
  const count = m.reg('count', bits(4), { reset: 0 });
  count.set(count.add(1));
  return { count };
}));
const run = await engines.wasm.create(design);
run.port('rst').set(1);
run.step();
run.port('rst').set(0);
run.step(5);
const { ff } = await synthesise(emitVerilog(design), 'ice40');
console.log(JSON.stringify([run.port('count').get(), design.top.at, ff, cacheFolder('yosys')]));
`,
  );
  const env = { GATEWRIGHT_CACHE: '', XDG_CACHE_HOME: folder };
  const { stdout } = await execa(process.execPath, [program], { cwd: folder, env });
  // What it makes is kept in the user's cache, and not where npm installs.
  const cache = join(folder, 'gatewright', 'yosys');
  expect(JSON.parse(stdout)).toEqual([5, { file: 'program.js', line: 6, column: 26 }, 4, cache]);
});
