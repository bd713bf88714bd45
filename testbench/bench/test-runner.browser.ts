/** Where there is no Vitest: tests are gathered, and whoever has the page runs them. */

/** As much of what Vitest gives a test as tests of hardware use. */
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

/** As much of Vitest's `test` as is used: with options or without, and for tests that are left out. */
export const test: Register & {
  readonly skip: (name: string, body?: GatheredTest['body']) => void;
  readonly skipIf: (condition: unknown) => Register;
} = Object.assign(registered(false), {
  skip: (name: string, body: GatheredTest['body'] = () => undefined) => registered(true)(name, {}, body),
  skipIf: (condition: unknown) => registered(Boolean(condition)),
});
