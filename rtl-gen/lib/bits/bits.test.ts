import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { type Bits, bits, type Ctx, clog2, elaborate, module } from '../../hdl/index.ts';
import { mask } from '../../ir/expr.ts';
import { flatten } from '../../ir/flatten.ts';
import { anyOfList, toVec } from './lists.ts';
import { belowMask } from './masks.ts';
import { saturate } from './saturate.ts';

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

test('saturate keeps what fits, and gives all ones for what does not', () => {
  const design = module('block', { in: { a: bits(6) }, out: { y: bits(4), z: bits(5) } }, ({ a }, m) => ({
    y: saturate(m, a, 4),
    z: saturate(m, a, 5),
  }));
  const s = new Interpreter(flatten(elaborate(design)));
  for (let a = 0; a < 64; a++) {
    s.port('a').set(a);
    expect([s.port('y').get(), s.port('z').get()].map(Number)).toEqual([Math.min(a, 15), Math.min(a, 31)]);
  }
});

test('vecs and ors of lists have all of their values', () => {
  const design = module('block', { in: { a: bits(3), i: bits(2) }, out: { y: bits(1), any: bits(1) } }, ({ a, i }) => {
    const list = [0, 1, 2].map((at) => a.at(at));
    return { y: toVec(list).select(i), any: anyOfList(list) };
  });
  const s = new Interpreter(flatten(elaborate(design)));
  for (let a = 0; a < 8; a++) {
    s.port('a').set(a);
    expect(Number(s.port('any').get())).toBe(a === 0 ? 0 : 1);
    for (let i = 0; i < 3; i++) {
      s.port('i').set(i);
      expect(Number(s.port('y').get())).toBe((a >> i) & 1);
    }
  }
});
