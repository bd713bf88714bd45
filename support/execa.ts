/**
 * Other programs, run by execa; under types of our own for as much of it as is used here. Its own types tell each
 * option's effect on the result, for which the compiler needs a third of the time that it needs for this whole project.
 */
import type { Writable } from 'node:stream';
import { execa as typed } from 'execa';

/** The options that are used here, as execa describes them. */
export interface ExecaOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly extendEnv?: boolean;
  readonly shell?: boolean | string;
  readonly localDir?: string;
  readonly preferLocal?: boolean;
  readonly stdin?: 'ignore' | 'pipe';
  readonly timeout?: number;
  readonly cancelSignal?: AbortSignal;
  /** Without it the promise of a program that fails is rejected. */
  readonly reject?: boolean;
  /** Both outputs together, as `all`. */
  readonly all?: boolean;
  readonly buffer?: boolean;
  readonly stripFinalNewline?: boolean;
}

/** How a program ended, and what it wrote. `all` is there where it was asked for. */
export interface ExecaResult<Options extends ExecaOptions = ExecaOptions> {
  readonly stdout: string;
  readonly stderr: string;
  readonly all: Options extends { readonly all: true } ? string : undefined;
  /** None where a signal ended it, or it never began. */
  readonly exitCode?: number;
  /** Of a program that could not be started: `ENOENT` where it is not installed. */
  readonly code?: string;
  readonly timedOut: boolean;
  readonly shortMessage?: string;
}

/** A program that runs. */
export interface ExecaProcess<Options extends ExecaOptions = ExecaOptions> extends Promise<ExecaResult<Options>> {
  readonly stdin: Writable;
  /** Its output by lines, as they come. */
  iterable(options?: { readonly from: 'all' }): AsyncIterable<string>;
  kill(signal?: NodeJS.Signals): boolean;
}

interface Execa {
  <const Options extends ExecaOptions = ExecaOptions>(
    file: string,
    args: readonly string[],
    options?: Options,
  ): ExecaProcess<Options>;
  <const Options extends ExecaOptions = ExecaOptions>(command: string, options?: Options): ExecaProcess<Options>;
}

/** Runs a program, or a command of the shell, as execa does. */
export const execa = typed as unknown as Execa;
