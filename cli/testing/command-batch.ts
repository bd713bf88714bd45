/** Commands of a test file, run together. */
import { execa } from '../../support/execa.ts';
import { inProject, projectRoot } from '../../support/project.ts';
import { isLong } from '../../support/testing/long-run.ts';
import { type CommandResult, inOneProcess } from './in-one-process.ts';

/** Runs the command as a user does, in a process of its own; stderr without colours. */
export async function inOwnProcess(...args: readonly string[]): Promise<CommandResult> {
  const result = await execa(process.execPath, [inProject('cli', 'gatewright.js'), ...args], {
    cwd: projectRoot,
    reject: false,
    env: { NO_COLOR: '1' },
  });
  return { code: result.exitCode ?? -1, out: result.stdout, err: result.stderr };
}

/**
 * Commands that run in one process, in the order in which they were added, once the first result is asked for: loading
 * all designs is most of what a command takes. With `GATEWRIGHT_LONG` each runs in its own.
 */
export class CommandBatch {
  readonly #commands: (readonly string[])[] = [];
  #results: Promise<readonly CommandResult[]> | undefined;

  /** Adds a command, before any has run, and gives what waits for its result. */
  add(...args: readonly string[]): () => Promise<CommandResult> {
    if (this.#results !== undefined) throw new Error(`${args.join(' ')} is added when the others have run`);
    if (isLong) return () => inOwnProcess(...args);
    const i = this.#commands.push(args) - 1;
    return async () => {
      this.#results ??= inOneProcess(this.#commands);
      return (await this.#results)[i]!;
    };
  }
}
