import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { bits, clog2, elaborate, module } from '../../hdl/index.ts';
import { flatten } from '../../ir/flatten.ts';
import { orBelow, orBelowByGroups, positionOf } from './encode.ts';

const widths = fc.oneof(fc.constantFrom(1, 2, 31, 32, 33, 64, 65), fc.integer({ min: 1, max: 130 }));

test.each([{ search: orBelow }, { search: orBelowByGroups }])(
  '$search.name has all bits set from the lowest 1 up',
  ({ search }) => {
    fc.assert(
      fc.property(
        widths.chain((width) => fc.tuple(fc.constant(width), fc.array(fc.bigInt(0n, (1n << BigInt(width)) - 1n)))),
        ([width, words]) => {
          const design = module('block', { in: { x: bits(width) }, out: { y: bits(width) } }, ({ x }, m) => ({
            y: search(m, 'upto', x),
          }));
          const s = new Interpreter(flatten(elaborate(design)));
          for (const word of [0n, ...words]) {
            s.port('x').set(word);
            const lowest = word & -word;
            const mask = (1n << BigInt(width)) - 1n;
            expect(BigInt(s.port('y').get())).toBe(word === 0n ? 0n : mask & ~(lowest - 1n));
          }
        },
      ),
      { numRuns: 30 },
    );
  },
);

test('positionOf is the position of the one bit, 0 where there is none', () => {
  fc.assert(
    fc.property(widths, (width) => {
      const design = module(
        'block',
        { in: { x: bits(width) }, out: { y: bits(Math.max(1, clog2(width))) } },
        ({ x }) => ({ y: positionOf(x) }),
      );
      const s = new Interpreter(flatten(elaborate(design)));
      expect(s.port('y').get()).toBe(0);
      for (let i = 0; i < width; i++) {
        s.port('x').set(width > 32 ? 1n << BigInt(i) : 2 ** i);
        expect(s.port('y').get()).toBe(i);
      }
    }),
    { numRuns: 30 },
  );
});
