/** Hardware tests as ordinary Vitest tests. */
import { reword } from '../kernel/reword.ts';
import type { Body } from './context.ts';
import { HwFailure, type HwOptions, runHw, vitestReplay } from './run-hw.ts';
import { test } from './test-runner.ts';
import { noteOf, onceOf } from './verilog-once.ts';

/** As `HwOptions`, without what Vitest knows. */
export interface HwTestOptions extends Omit<HwOptions, 'name' | 'signal'> {
  /** Milliseconds until Vitest gives the test up. Default: Vitest's own. */
  readonly timeout?: number;
}

/**
 * Register a test of a design: `body` runs once a seed, on a fresh simulator after reset. When it fails, the message
 * names the seed, the file with the waves, and the command that repeats it; position and diff are those of the failure.
 */
export function hwTest(name: string, options: HwTestOptions, body: Body<void>): void {
  const { timeout, ...rest } = options;
  const once = onceOf(name, rest.create);
  test.skipIf(once?.isKept)(name + noteOf(once), timeout === undefined ? {} : { timeout }, async ({ signal, task }) => {
    const replay = (seed: number) => vitestReplay(name, seed, task.file.name);
    try {
      await runHw({ replay, ...rest, name, signal }, body);
      once?.passed();
    } catch (error) {
      // Vitest shows the diff and the source line of the error that `expect` threw, not those of a cause.
      throw error instanceof HwFailure ? reword(error.cause, error.message) : error;
    }
  });
}
