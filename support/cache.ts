/** Build results on disk, named by the content that they were made from. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { inProject } from './project.ts';
import { writeWhole } from './write-file.ts';

/** A file's contents. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * `part` of the folder that the environment variable GATEWRIGHT_CACHE names; by default, of `.cache` in a clone, and of
 * the user's own cache where the package is installed: it is written again by each installation, and may be read only.
 */
export function cacheFolder(part: string): string {
  return join(process.env.GATEWRIGHT_CACHE || (isInstalled ? usersCache() : inProject('.cache')), part);
}

/** Compiled code is what is installed. */
const isInstalled = import.meta.filename.endsWith('.js');

const usersCache = (): string => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'gatewright');

/** The key of what these parts decide; parts are never confused with each other, whatever they contain. */
export function contentKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * The file `name` of a part of the cache, or what `make` gives, which is then stored. Two processes may do so at once:
 * both files are whole and equal. A folder that cannot be written is a `UserError`.
 */
export async function cached(part: string, name: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const file = join(cacheFolder(part), name);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return known;
  const made = await make();
  // Whatever kept the file from being read, other than that it is not there, is reported here.
  writeWhole(file, made);
  return made;
}
