import { expect, test } from 'vitest';
import { DesignError } from '../../ir/diagnostic.ts';
import { bits, elaborate, module, record, type Shape } from '../index.ts';
import { counter, luma } from '../testing/examples.ts';
import { marksOf, mistakesOf } from '../testing/mistakes.ts';

const at = marksOf(import.meta.filename);

/** Types and comments before the line that is looked for: a compiler that removes them must not move it. */
interface Removed {
  readonly a: number;
  readonly b?: string;
}
const use = (x: Removed, y?: Removed | undefined): number => x.a + (y?.a ?? 0);

test('a mistake is placed at the line and the column of the call', () => {
  expect(use({ a: 1 } satisfies Removed)).toBe(1);
  const design = module('block', { in: { x: bits(8) }, out: { y: bits(2) } }, ({ x }) => {
    return { y: x.slice(9, 8) }; // slice
  });
  try {
    elaborate(design);
    expect.unreachable();
  } catch (error) {
    const [place] = (error as DesignError).diagnostics[0]!.at;
    expect(error).toBeInstanceOf(DesignError);
    expect(`${place!.file}:${place!.line}`).toBe(at('slice'));
    expect(place!.column).toBe('    return { y: x.slice'.length - 'slice'.length + 1);
  }
});

test('a module stands where its own file calls the language, not where it is used', () => {
  expect(luma.at.file).toBe('rtl-gen/hdl/testing/examples.ts');
  expect(counter(8).at.file).toBe('rtl-gen/hdl/testing/examples.ts');
});

test('the caller is found after a deep nest of records, and stack traces are left as they were', () => {
  const { prepareStackTrace, stackTraceLimit } = Error;
  let shape = bits(8) as Shape<unknown>;
  let value: unknown = 256;
  for (let i = 0; i < 20; i++) {
    shape = record({ field: shape });
    value = { field: value };
  }
  const block = module('block', {}, (_, m) => {
    m.reg('r', shape, { reset: value as never }); // deep
    return {};
  });
  expect(mistakesOf(block)).toEqual([expect.objectContaining({ code: 'literal-range', at: [at('deep')] })]);
  expect(Error.prepareStackTrace).toBe(prepareStackTrace);
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
});
