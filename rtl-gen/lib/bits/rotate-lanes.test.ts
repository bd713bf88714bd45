import { expect, test } from 'vitest';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { bits, clog2, elaborate, module, vec, vecOf } from '../../hdl/index.ts';
import { flatten } from '../../ir/flatten.ts';
import { rotateLanes } from './rotate-lanes.ts';

const turner = (count: number) =>
  module(
    `turner_${count}`,
    { in: { d: vec(bits(4), count), by: bits(Math.max(1, clog2(count))) }, out: { q: vec(bits(4), count) } },
    ({ d, by }, m) => {
      const [first, ...others] = rotateLanes(m, 'turned', [...d], count === 1 ? undefined : by);
      return { q: vecOf(first!, ...others) };
    },
  );

test.each([2, 4, 8])('each of %i lanes goes up by as many as it is told, and round', (count) => {
  const s = new Interpreter(flatten(elaborate(turner(count))));
  for (let i = 0; i < count; i++) s.port(`d_${i}`).set(i + 3);
  for (let by = 0; by < count; by++) {
    s.port('by').set(by);
    const shown = Array.from({ length: count }, (_, i) => Number(s.port(`q_${i}`).get()));
    expect(shown).toEqual(Array.from({ length: count }, (_, i) => ((i - by + count) % count) + 3));
  }
});

test('other numbers of lanes are refused, and so are other numbers to turn by', () => {
  const lanes = (count: number, by: number) => () =>
    elaborate(
      module('lanes', { in: { d: bits(1), by: bits(by) }, out: { q: bits(1) } }, ({ d, by: turn }, m) => ({
        q: rotateLanes(m, 'turned', Array(count).fill(d), turn)[0]!,
      })),
    );
  expect(lanes(3, 2)).toThrow('3 lanes to turn: give a power of two');
  expect(lanes(4, 3)).toThrow('4 lanes turn by a number of 2 bits');
});
