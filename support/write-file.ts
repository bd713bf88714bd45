/** Whole files that appear complete or not at all. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from './user-error.ts';

/**
 * Write `text` to `path` through a temporary file beside it, making the folder; a file that holds it already is left
 * alone. A full disk or a missing right is a `UserError`, and leaves what was there before.
 */
export function writeWhole(path: string, text: string | Uint8Array): void {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    if (typeof text === 'string' && readIfThere(path) === text) return;
    makeFolder(dirname(path));
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch (error) {
    remove(temporary);
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`cannot write ${path} (${reason}): check the folder's rights and the space on the disk`);
  }
}

/**
 * Make a folder and those that it lies in, where they are missing; throws Node's error. (Node's `recursive` tries for
 * ever in file systems such as `/proc`, which call a new folder's parent missing.)
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it by now.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** What led here matters more than a temporary file that cannot be removed, or whose folder is none. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}

/** The text of a file, `undefined` where there is none. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
