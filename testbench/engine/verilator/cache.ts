/** Build results on disk, named by the content that they were made from. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../../../support/project.ts';
import { writeWhole } from '../../../support/write-file.ts';

/** A file's contents. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** `verilator` in the folder that the environment variable GATEWRIGHT_CACHE names, by default `.cache` of the project. */
export function cacheFolder(): string {
  return join(process.env.GATEWRIGHT_CACHE || inProject('.cache'), 'verilator');
}

/** The key of what these parts decide; parts are never confused with each other, whatever they contain. */
export function contentKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * The stored file, or what `make` gives, which is then stored. Two processes may do so at once: both files are whole and
 * equal. A folder that cannot be written is a `UserError`.
 */
export async function cached(name: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const file = join(cacheFolder(), name);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return known;
  const made = await make();
  // Whatever kept the file from being read, other than that it is not there, is reported here.
  writeWhole(file, made);
  return made;
}
