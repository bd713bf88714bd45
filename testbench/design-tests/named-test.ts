/** A test of a design that any runner can run: Vitest, or the mutation run. */
import type { Body } from '../bench/context.ts';

/** Its body asserts with `node:assert`, because Vitest's `expect` works in Vitest alone. */
export interface NamedTest {
  readonly name: string;
  readonly body: Body<void>;
}

export const named = (name: string, body: Body<void>): NamedTest => ({ name, body });
