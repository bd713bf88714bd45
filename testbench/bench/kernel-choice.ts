/** Options of the kernel for a test, from the test and from the environment. */
import { UserError } from '../../support/user-error.ts';
import type { KernelOptions } from '../kernel/kernel.ts';

/** The variable that has the tasks of one moment woken in a random order: `on` with each run's own seed, or a seed. */
export const SHUFFLE_VARIABLE = 'GATEWRIGHT_SHUFFLE';
/** The variable that, with `on`, verifies each decision of the kernel that all tasks are waiting. */
export const VERIFY_VARIABLE = 'GATEWRIGHT_VERIFY';

/** What a test may ask for. */
export interface KernelChoice extends Omit<KernelOptions, 'shuffle'> {
  /** As in `KernelOptions`; true stands for the seed of the run. */
  readonly shuffle?: number | boolean;
  /**
   * The effect of a failed assertion or assumption of the design: `stop` ends the run at its edge; `continue` runs
   * to the end and then names all that failed. Default `stop`.
   */
  readonly onAssertion?: 'stop' | 'continue';
}

/** The options, overridden by the environment. `UserError` for an invalid value. */
export function chooseKernel(
  choice: KernelChoice,
  seed: number,
  environment: Readonly<Record<string, string | undefined>>,
): KernelOptions {
  const { shuffle, onAssertion: _, ...rest } = choice;
  const chosen = shuffleOf(environment[SHUFFLE_VARIABLE]?.trim()) ?? shuffle;
  const verify = environment[VERIFY_VARIABLE]?.trim() ?? '';
  if (verify !== '' && verify !== 'on') throw new UserError(`${VERIFY_VARIABLE} is 'on' or not there, not '${verify}'`);
  return {
    ...rest,
    ...(verify === 'on' ? { verifyQuiescence: true } : {}),
    ...(chosen === undefined || chosen === false ? {} : { shuffle: chosen === true ? seed : chosen }),
  };
}

function shuffleOf(text = ''): number | true | undefined {
  if (text === '') return undefined;
  if (text === 'on') return true;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UserError(`${SHUFFLE_VARIABLE} is 'on' or a seed, not '${text}'`);
}
