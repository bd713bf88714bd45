/** A test of a design that any runner can run: Vitest, or the mutation run. */
import type { Body, TestContext } from '../bench/context.ts';

/** Its body asserts with `node:assert`, because Vitest's `expect` works in Vitest alone. */
export interface NamedTest {
  readonly name: string;
  readonly body: Body<void>;
}

export const named = (name: string, body: Body<void>): NamedTest => ({ name, body });

/** Makes tests that begin with the same thing at the design: a desk, a host, a bench. */
export const namedWith =
  <D>(make: (t: TestContext) => D | Promise<D>) =>
  (name: string, body: (made: D, t: TestContext) => Promise<void>): NamedTest =>
    named(name, async (t) => body(await make(t), t));
