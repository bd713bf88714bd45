/** Self-tests by their names. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { SelfTest } from './self-test-entry.ts';

/** The self-test of that name; an unknown name is a `UserError` with the nearest one. */
export function findSelfTest(all: readonly SelfTest[], name: string): SelfTest {
  const test = all.find((t) => t.name === name);
  if (test !== undefined) return test;
  const names = all.map((t) => t.name);
  throw new UserError(`there is no self-test ${name}${didYouMean(name, names)} (self-tests: ${names.join(', ')})`);
}
