import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { type Bits, bit, bits, type Ctx, clog2, elaborate, enumOf, module, record } from '../../hdl/index.ts';
import { mask } from '../../ir/expr.ts';
import { flatten } from '../../ir/flatten.ts';
import { isOneOf } from './is-one-of.ts';
import { eachRepeated, highFirst, lowFirst, unitsReversed } from './joined.ts';
import { anyOfList, toVec } from './lists.ts';
import { belowMask } from './masks.ts';
import { saturate } from './saturate.ts';
import { zeroOf } from './zero.ts';

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

test('parts side by side stand in their order, and units in the opposite one', () => {
  const ports = {
    in: { a: bits(3), b: bits(5), w: bits(32) },
    out: { low: bits(8), high: bits(8), bytes: bits(32), nibbles: bits(32), mask: bits(24), pairs: bits(6) },
  };
  const design = module('block', ports, ({ a, b, w }) => ({
    ...{ low: lowFirst([a, b]).as(8), high: highFirst([a, b]).as(8) },
    ...{ bytes: unitsReversed(w).as(32), nibbles: unitsReversed(w, 4).as(32) },
    ...{ mask: eachRepeated(a).as(24), pairs: eachRepeated(a, 2).as(6) },
  }));
  const s = new Interpreter(flatten(elaborate(design)));
  s.port('a').set(0b101);
  s.port('b').set(0b01100);
  s.port('w').set(0x12345678);
  const of = (name: string) => Number(s.port(name).get());
  expect([of('low'), of('high')]).toEqual([0b01100_101, 0b101_01100]);
  expect([of('bytes'), of('nibbles')]).toEqual([0x78563412, 0x87654321]);
  expect([of('mask'), of('pairs')]).toEqual([0xff00ff, 0b110011]);
});

test('isOneOf holds in the states that are named, and zeroOf has all bits of a shape 0', () => {
  const State = enumOf('idle', 'run', 'stop', 'done');
  const Item = record({ state: bits(3), last: bit });
  const ports = { in: { state: State }, out: { one: bit, two: bit, item: Item } };
  const design = module('block', ports, ({ state }, m) => ({
    one: isOneOf(state, 'stop'),
    two: isOneOf(state, 'run', 'done'),
    item: zeroOf(m, Item),
  }));
  const s = new Interpreter(flatten(elaborate(design)));
  const seen = [0, 1, 2, 3].map((state) => {
    s.port('state').set(state);
    return ['one', 'two', 'item_state', 'item_last'].map((name) => Number(s.port(name).get()));
  });
  expect(seen).toEqual([
    [0, 0, 0, 0],
    [0, 1, 0, 0],
    [1, 0, 0, 0],
    [0, 1, 0, 0],
  ]);
});
