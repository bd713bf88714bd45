/** A browser runs tests without following unknowns: the page would hold twice the engine. */
import { UserError } from '../../support/user-error.ts';
import type { Simulator } from '../engine/simulator.ts';

/** As that of `in-tests.ts`: of no test. */
export const startingSimulator = (): Promise<Simulator> =>
  Promise.reject(new UserError('unknowns and startValues are for tests in Node'));
