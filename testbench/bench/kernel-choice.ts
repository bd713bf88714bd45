/** How strictly the kernel runs a test, by the test and by the environment. */
import { UserError } from '../../support/user-error.ts';
import type { KernelOptions } from '../kernel/kernel.ts';

/** The variable that has the tasks of one moment woken in a random order: `on` with each run's own seed, or a seed. */
export const SHUFFLE_VARIABLE = 'GATEWRIGHT_SHUFFLE';
/** The variable that, `on`, has every verdict of the kernel verified that all tasks wait. */
export const VERIFY_VARIABLE = 'GATEWRIGHT_VERIFY';

/** What a test may ask for. */
export interface KernelChoice extends Omit<KernelOptions, 'shuffle'> {
  /** As in `KernelOptions`; true stands for the seed of the run. */
  readonly shuffle?: number | boolean;
  /**
   * What a failed assertion or assumption of the design does: `stop` ends the run at its edge, `continue` lets the run
   * go on to its end, which then names all that failed. Default `stop`.
   */
  readonly onAssertion?: 'stop' | 'continue';
}

/** The options with what the environment says in place of the test's. `UserError` for a value that means nothing. */
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
