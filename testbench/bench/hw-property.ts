/** Properties of hardware as ordinary Vitest tests: fast-check makes the stimulus, and shrinks it when it fails. */
import { reword } from '../kernel/reword.ts';
import { type DesignChoice, withCreate } from './hw-test.ts';
import { REPLAY_VARIABLE } from './replay.ts';
import { HwFailure } from './run-hw.ts';
import { type PropertyBody, type PropertyOptions, runProperty, type Stimuli } from './run-property.ts';
import { test } from './test-runner.ts';
import { noteOf, onceOf } from './verilog-once.ts';
import { vitestCommand } from './vitest-command.ts';

/** As `PropertyOptions`, without the options that Vitest provides. */
export interface HwPropertyOptions<T> extends Omit<PropertyOptions<T>, 'name' | 'signal' | 'timeLimit'> {
  /** Milliseconds until the test is given up. Default: Vitest's own. */
  readonly timeout?: number;
}

/** As `HwPropertyOptions`, for a design. */
export type DesignPropertyOptions<T> = Omit<HwPropertyOptions<T>, 'create'> & DesignChoice;

/**
 * Register a property of a design: `body` runs once per stimulus, after a reset, on a simulator in its initial state.
 * It fails like the function of an `hwTest`, also by an assertion of the design. When it fails, the message has
 * the smallest stimulus that was found, fast-check's seed and path, the file with the waves of that run, and the
 * command that repeats that run alone, with waves.
 */
export function hwProperty<T>(
  name: string,
  options: HwPropertyOptions<T> | DesignPropertyOptions<T>,
  stimuli: Stimuli<T>,
  body: PropertyBody<T>,
): void {
  const { timeout, ...rest } = withCreate(options);
  const once = rest.forces === undefined ? onceOf(name, rest.create) : undefined;
  test.skipIf(once?.isKept)(name + noteOf(once), timeout === undefined ? {} : { timeout }, async ({ signal, task }) => {
    const replay = (run: string) => vitestCommand(`${REPLAY_VARIABLE}='${run}'`, name, task.file.name);
    // The remaining time is for the waves.
    const timeLimit = Math.ceil(task.timeout * 0.8);
    try {
      await runProperty({ replay, timeLimit, ...rest, name, signal }, stimuli, body);
      once?.passed();
    } catch (error) {
      // Vitest shows the diff and the source line of the error that `expect` threw, not those of a cause.
      throw error instanceof HwFailure ? reword(error.cause, error.message) : error;
    }
  });
}
