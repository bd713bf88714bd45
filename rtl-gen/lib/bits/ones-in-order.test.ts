import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { type Bits, bits, clog2, elaborate, module, vec, vecOf } from '../../hdl/index.ts';
import { flatten } from '../../ir/flatten.ts';
import { onesInOrder } from './ones-in-order.ts';

const designOf = (width: number) =>
  elaborate(
    module(
      'block',
      {
        in: { word: bits(width) },
        out: { at: vec(bits(Math.max(1, clog2(width))), width), count: bits(clog2(width + 1)) },
      },
      ({ word }, m) => {
        const { positions, count } = onesInOrder(m, 'one', word);
        const [first, ...others] = positions as [Bits, ...Bits[]];
        return { at: vecOf(first, ...others), count };
      },
    ),
  );

test.each([1, 2, 3, 5, 8, 13])('how many ones %i bits have, and their positions in order', (width) => {
  const s = new Interpreter(flatten(designOf(width)));
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** width - 1), { minLength: 20 }), (words) => {
      for (const word of [0, 2 ** width - 1, ...words]) {
        s.port('word').set(word);
        const ones = Array.from({ length: width }, (_, i) => i).filter((i) => (word >> i) & 1);
        expect(s.port('count').get()).toBe(ones.length);
        for (let rank = 0; rank < width; rank++) expect(s.port(`at_${rank}`).get()).toBe(ones[rank] ?? 0);
      }
    }),
    { numRuns: 5 },
  );
});
