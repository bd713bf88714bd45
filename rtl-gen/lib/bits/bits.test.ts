import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { type Bits, bits, type Ctx, clog2, elaborate, module } from '../../hdl/index.ts';
import { mask } from '../../ir/expr.ts';
import { flatten } from '../../ir/flatten.ts';
import { belowMask } from './masks.ts';

const widths = fc.oneof(fc.constantFrom(2, 31, 32, 33, 63, 64, 65, 128), fc.integer({ min: 2, max: 130 }));

/** Holds a function of an index against its model, for indices within the word and beyond it. */
function checkMask(
  make: (m: Ctx, width: number, index: Bits) => Bits,
  model: (width: number, index: number) => bigint,
): void {
  fc.assert(
    fc.property(widths, fc.nat(2), (width, extra) => {
      const indexWidth = clog2(width) + extra;
      const design = module('block', { in: { i: bits(indexWidth) }, out: { y: bits(width) } }, ({ i }, m) => ({
        y: make(m, width, i),
      }));
      const s = new Interpreter(flatten(elaborate(design)));
      for (let i = 0; i < 2 ** indexWidth; i++) {
        s.port('i').set(i);
        expect(BigInt(s.port('y').get())).toBe(model(width, i));
      }
    }),
    { numRuns: 30 },
  );
}

test('belowMask has the bits below its count set, all of them from the width on', () => {
  checkMask(belowMask, (width, count) => mask(Math.min(width, count)));
});
