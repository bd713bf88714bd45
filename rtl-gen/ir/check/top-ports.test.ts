import { expect, test } from 'vitest';
import { bit, module } from '../../hdl/index.ts';
import { mistakesOf } from '../../hdl/testing/mistakes.ts';

test('a port of the top is no word of C++, which lint tools refuse; one of a module inside may be', () => {
  const inner = module('inner', { in: { short: bit }, out: { y: bit } }, ({ short }) => ({ y: short.not() }));
  const outer = module('outer', { in: { a: bit }, out: { y: bit } }, ({ a }, m) => m.inst('i', inner, { short: a }));
  expect(mistakesOf(inner)).toMatchObject([
    {
      code: 'reserved-word',
      message: 'port short of the top has a word of C++ for its name, which Verilator refuses',
    },
  ]);
  expect(mistakesOf(outer)).toEqual([]);
});
