import { expect, test } from 'vitest';
import { bit, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import { chooseMutants } from './choose.ts';
import { designsWithin } from './designs-within.ts';

const inverter = module('inverter', { in: { a: bit }, out: { y: bit } }, ({ a }) => ({ y: a.not() }));
const pair = module('pair', { in: { a: bit }, out: { y: bit } }, ({ a }, m) => {
  const { y } = m.inst('second', inverter, { a: m.inst('first', inverter, { a: a.not() }).y });
  return { y };
});
const two = module('two', { in: { a: bit, b: bit }, out: { y: bit } }, ({ a, b }, m) => ({
  y: m.inst('left', pair, { a }).y.and(m.inst('right', pair, { a: b }).y),
}));

test('paths of instances by the names of their modules, the outermost of each', () => {
  const design = elaborate(two);
  expect(designsWithin(design, new Set(['inverter']))).toEqual([
    'left.first',
    'left.second',
    'right.first',
    'right.second',
  ]);
  expect(designsWithin(design, new Set(['pair', 'inverter']))).toEqual(['left', 'right']);
  expect(designsWithin(design, new Set(['two', 'other']))).toEqual([]);
});

test('mutants are chosen outside of them', () => {
  const net = flatten(elaborate(two));
  const scopes = (leftOut: readonly string[]): ReadonlySet<string> =>
    new Set(chooseMutants(net, 1000, 1, leftOut).map(({ origin }) => origin?.scope ?? ''));
  expect(scopes([])).toContain('left.first');
  expect(scopes(['left.first', 'left.second', 'right'])).toEqual(new Set(['', 'left']));
});
