/** Where commands write, checked before they work: an hour of synthesis is lost where its page cannot be written. */
import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UserError } from '../support/user-error.ts';

/** The options of all verbs that name what is written. */
export interface Outputs {
  /** A folder. */
  readonly out?: string | undefined;
  /** Files. */
  readonly waves?: string | undefined;
  readonly junit?: string | undefined;
}

/**
 * A `UserError` where a folder is to be made below a file or where nothing may be written, or a file has the name of a
 * folder.
 */
export function checkOutputs({ out, waves, junit }: Outputs): void {
  if (out !== undefined) checkFolder('--out', out, out);
  for (const [option, file] of [
    ['--waves', waves],
    ['--junit', junit],
  ] as const) {
    if (file === undefined) continue;
    if (isFolder(file)) throw new UserError(`${option} ${file} cannot be written: it is a folder, give a file`);
    checkFolder(option, file, dirname(file));
  }
}

/** `folder` is there and may be written to, or can be made. */
function checkFolder(option: string, given: string, folder: string): void {
  const there = nearestThere(resolve(folder));
  if (!isFolder(there)) throw new UserError(`${option} ${given} cannot be written: ${there} is a file, give a folder`);
  try {
    accessSync(there, constants.W_OK);
  } catch {
    throw new UserError(`${option} ${given} cannot be written: nothing may be written in ${there}`);
  }
}

const isFolder = (path: string): boolean => find(path)?.isDirectory() ?? false;

/** The path, or the nearest folder or file on the way to it that is there. */
const nearestThere = (path: string): string =>
  find(path) !== undefined || dirname(path) === path ? path : nearestThere(dirname(path));

/** `undefined` for what is not there, and for what would lie in a file. */
function find(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
