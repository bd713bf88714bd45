/**
 * What TypeScript has found of each file, for a clone to begin with.
 *
 * With `incremental` the compiler leaves a build info: of each file the hash of its content, and the errors in it. The
 * next run checks the files whose content is another one, and those that depend on them. So a build info from elsewhere
 * can save work and hide nothing, whatever has changed since.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readIfThere } from '../write-file.ts';

const SUFFIX = '.tsbuildinfo';

/** Puts the kept build infos into the compiler's folder, but for those that are there already. */
export function placeBuildInfos(kept: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const infos = JSON.parse(gunzipSync(readFileSync(kept)).toString()) as Record<string, string>;
  for (const [name, text] of Object.entries(infos)) {
    if (readIfThere(join(folder, name)) === undefined) writeFileSync(join(folder, name), text);
  }
}

/** Keeps the build infos of the compiler's folder. */
export function keepBuildInfos(folder: string, kept: string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  const infos = Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  writeFileSync(kept, gzipSync(JSON.stringify(infos), { level: 9 }));
}

/** Has the compiler check everything. */
export function forgetBuildInfos(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
