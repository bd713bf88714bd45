/** Verilog files from disk. */
import { readFileSync } from 'node:fs';
import { basename, normalize, relative } from 'node:path';
import { UserError } from '../../../support/user-error.ts';
import type { SourceFile } from './verilog-to-json.ts';

/**
 * The files at these paths, named as they are below `folder`, or without one by their last part. A `UserError` for a
 * file that cannot be read, that lies outside of the folder, or whose name another one has.
 */
export function readSourceFiles(paths: readonly string[], folder?: string): readonly SourceFile[] {
  const names = new Map<string, string>();
  return paths.map((path) => {
    const name = folder === undefined ? basename(path) : normalize(relative(folder, path)).replaceAll('\\', '/');
    if (name.startsWith('..')) throw new UserError(`${path} is not in ${folder}`);
    const other = names.get(name);
    if (other !== undefined)
      throw new UserError(`${other} and ${path} have one name: give the folder that both are in`);
    names.set(name, path);
    try {
      return { name, text: readFileSync(path, 'utf8') };
    } catch (error) {
      throw new UserError(`${path} cannot be read (${error instanceof Error ? error.message : String(error)})`);
    }
  });
}
