/** Programs and sizes in a folder outside of the repository, as a user has them. */
import { lstatSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { execa } from '../support/execa.ts';
import { UserError } from '../support/user-error.ts';

/** How a program ended; `output` is all that it wrote. */
export interface Ran {
  readonly exitCode: number;
  readonly output: string;
  readonly seconds: number;
}

const ownVariable = /^(VITEST|NODE_(ENV|OPTIONS|PATH|COMPILE_CACHE)$|npm_(command|execpath|lifecycle|node_|package))/;
/** A registry that does not answer is a failure, not a wait. */
const limitSeconds = 300;

/**
 * Run a program in `folder`, with `node` and the programs of its packages before all others; never rejects for what the
 * program does.
 */
export async function ran(folder: string, node: string, program: string, args: readonly string[]): Promise<Ran> {
  const start = performance.now();
  const bins = [join(folder, 'node_modules', '.bin'), join(dirname(folder), 'node_modules', '.bin')];
  const path = [node, ...bins, process.env.PATH ?? ''].join(delimiter);
  // What a run by npm or Vitest sets for its own programs is not for these.
  const own = Object.keys(process.env).filter((name) => ownVariable.test(name));
  const unset = Object.fromEntries(own.map((name) => [name, undefined]));
  const { exitCode, code, all } = await execa(program, args, {
    cwd: folder,
    env: { ...unset, PATH: path, CI: '1', NO_COLOR: '1' },
    stdin: 'ignore',
    timeout: limitSeconds * 1000,
    reject: false,
    all: true,
  });
  if (exitCode === undefined)
    throw new UserError(
      `${program} did not run, or took more than ${limitSeconds} seconds${code === undefined ? '' : ` (${code})`}`,
    );
  return { exitCode, output: all, seconds: (performance.now() - start) / 1000 };
}

/** As `ran`, for a program that has to end with `expected`: anything else is a `UserError` with what it wrote last. */
export async function ends(
  expected: number,
  folder: string,
  node: string,
  program: string,
  args: readonly string[],
): Promise<Ran> {
  const result = await ran(folder, node, program, args);
  if (result.exitCode === expected) return result;
  const last = result.output.trimEnd().split('\n').slice(-30).join('\n');
  const call = [program, ...args].join(' ');
  throw new UserError(`${call} ended with ${result.exitCode}, not ${expected}, in ${folder}:\n${last}`);
}

/** Bytes that a folder takes on a disk, as `du` counts them: whole blocks, links not followed. */
export function diskSize(path: string): number {
  const stat = lstatSync(path);
  const own = stat.blocks * 512;
  if (!stat.isDirectory()) return own;
  return readdirSync(path).reduce((sum, name) => sum + diskSize(join(path, name)), own);
}

/** In megabytes of 10^6 bytes, with one decimal. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
