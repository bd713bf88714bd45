/** What tests import as `vitest`, as far as tests of hardware use it: `expect` over its commonest matchers. */
import { formatValue, same } from '../../../testbench/checking/values.ts';

export { test } from '../../../testbench/bench/test-runner.browser.ts';

const parts = (value: unknown, pattern: unknown): boolean =>
  typeof pattern === 'object' && pattern !== null
    ? Object.entries(pattern).every(([key, inner]) => parts(Reflect.get(Object(value), key), inner))
    : same(value, pattern);

/** Each says whether `value` is as `wanted` asks. */
const matchers = {
  toBe: (value: unknown, wanted: unknown) => Object.is(value, wanted),
  toEqual: same,
  toStrictEqual: same,
  toMatchObject: parts,
  toBeGreaterThan: (value: unknown, wanted: unknown) => Number(value) > Number(wanted),
  toBeGreaterThanOrEqual: (value: unknown, wanted: unknown) => Number(value) >= Number(wanted),
  toBeLessThan: (value: unknown, wanted: unknown) => Number(value) < Number(wanted),
  toBeLessThanOrEqual: (value: unknown, wanted: unknown) => Number(value) <= Number(wanted),
  toHaveLength: (value: unknown, wanted: unknown) => (value as ArrayLike<unknown>).length === wanted,
  toContain: (value: unknown, wanted: unknown) => Array.from(value as Iterable<unknown>).includes(wanted),
  toMatch: (value: unknown, wanted: unknown) =>
    wanted instanceof RegExp ? wanted.test(String(value)) : String(value).includes(String(wanted)),
  toBeDefined: (value: unknown) => value !== undefined,
  toBeUndefined: (value: unknown) => value === undefined,
  toBeTruthy: (value: unknown) => Boolean(value),
  toBeFalsy: (value: unknown) => !value,
};

type Matchers = { readonly [K in keyof typeof matchers]: (wanted?: unknown) => void };

/** As Vitest's, without its reports of differences. */
export function expect(value: unknown, note?: string): Matchers & { readonly not: Matchers } {
  const made = (isWanted: boolean): Matchers =>
    Object.fromEntries(
      Object.entries(matchers).map(([name, holds]) => [
        name,
        (wanted?: unknown) => {
          if (holds(value, wanted) === isWanted) return;
          const what = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
          const than = wanted === undefined ? '' : ` ${formatValue(wanted)}`;
          throw new Error(
            `${note === undefined ? '' : `${note}: `}expected ${formatValue(value)} ${isWanted ? '' : 'not '}${what}${than}`,
          );
        },
      ]),
    ) as unknown as Matchers;
  return Object.assign(made(true), { not: made(false) });
}
