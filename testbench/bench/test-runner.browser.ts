/** The test runner without Vitest: tests are collected, and the page runs them. */

/** The part of Vitest's test context that tests of hardware use. */
export interface TestRun {
  readonly signal: AbortSignal;
  readonly task: { readonly timeout: number; readonly file: { readonly name: string } };
}

/** A test that a module has registered. */
export interface GatheredTest {
  readonly name: string;
  readonly isSkipped: boolean;
  readonly body: (run: TestRun) => unknown;
}

let gathered: GatheredTest[] = [];

/** The tests that have been registered since the last call. */
export function takeTests(): readonly GatheredTest[] {
  const tests = gathered;
  gathered = [];
  return tests;
}

type Register = (name: string, options: object | GatheredTest['body'], body?: GatheredTest['body']) => void;

const registered =
  (isSkipped: boolean): Register =>
  (name, options, body = options as GatheredTest['body']) => {
    gathered.push({ name, isSkipped, body });
  };

/** The part of Vitest's `test` that is used: with or without options, and for skipped tests. */
export const test: Register & {
  readonly skip: (name: string, body?: GatheredTest['body']) => void;
  readonly skipIf: (condition: unknown) => Register;
} = Object.assign(registered(false), {
  skip: (name: string, body: GatheredTest['body'] = () => undefined) => registered(true)(name, {}, body),
  skipIf: (condition: unknown) => registered(Boolean(condition)),
});
