import { expect, test } from 'vitest';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { bit, elaborate, enumOf, module } from '../../hdl/index.ts';
import { flatten } from '../../ir/flatten.ts';
import { chooserOf } from './choose.ts';

const State = enumOf('idle', 'busy', 'done');

test('chooserOf gives the state of the first condition that holds, by name or as a value', () => {
  const chosen = module(
    'chosen',
    { in: { a: bit, b: bit, given: State }, out: { y: State } },
    ({ a, b, given }, m) => ({ y: chooserOf(m, State)([a, 'busy'], [b, given], 'done') }),
  );
  const s = new Interpreter(flatten(elaborate(chosen)));
  const [idle, busy, done] = [0, 1, 2];
  for (const [a, b, given, y] of [
    [0, 0, idle, done],
    [0, 1, idle, idle],
    [0, 1, busy, busy],
    [1, 1, idle, busy],
    [1, 0, done, busy],
  ] as const) {
    s.port('a').set(a);
    s.port('b').set(b);
    s.port('given').set(given);
    expect(Number(s.port('y').get())).toBe(y);
  }
});
