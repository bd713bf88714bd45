import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject } from '../project.ts';
import { forgetBuildInfos, keepBuildInfos, placeBuildInfos } from './build-infos.ts';

const options = {
  strict: true,
  noEmit: true,
  incremental: true,
  types: [],
  tsBuildInfoFile: 'cache/project.tsbuildinfo',
};

let root: string;
let cache: string;
let kept: string;

const write = (name: string, text: string): void => writeFileSync(join(root, name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatewright-types-'));
  cache = join(root, 'cache');
  kept = join(root, 'kept.json.gz');
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  write('one.ts', 'export const one: number = 1;');
  write('two.ts', "import { one } from './one.js';\nexport const two: number = one;");
});

afterEach(() => rmSync(root, { recursive: true }));

/** What the compiler says, and of how many generic types it needed instances: of none where it checks nothing. */
function check(): { readonly errors: readonly string[]; readonly instances: number } {
  const tsc = inProject('node_modules', '.bin', 'tsc');
  const { stdout } = spawnSync(tsc, ['-p', root, '--pretty', 'false', '--diagnostics'], {
    cwd: root,
    encoding: 'utf8',
  });
  const instances = /^Instantiations: +(\d+)$/m.exec(stdout)?.[1];
  return { errors: stdout.split('\n').filter((line) => line.includes('error')), instances: Number(instances) };
}

/** As in a clone: the compiler has left nothing here. */
function clone(): void {
  forgetBuildInfos(cache);
  placeBuildInfos(kept, cache);
}

test('a clone checks nothing that has been checked', () => {
  expect(check().instances).toBeGreaterThan(0);
  keepBuildInfos(cache, kept);
  clone();
  expect(check()).toEqual({ errors: [], instances: 0 });
});

test('a change is checked, with what depends on it', () => {
  check();
  keepBuildInfos(cache, kept);
  write('one.ts', "export const one: string = '1';");
  clone();
  const { errors } = check();
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^two\.ts\(2,14\): error TS2322/);
});

test('what the compiler has found here itself is newer than what is kept', () => {
  check();
  keepBuildInfos(cache, kept);
  write('one.ts', "export const one: string = '1';");
  check();
  placeBuildInfos(kept, cache);
  expect(check()).toEqual({ errors: [expect.stringContaining('TS2322')], instances: expect.any(Number) });
});
