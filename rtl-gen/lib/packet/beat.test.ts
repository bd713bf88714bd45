import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { bit, bits, clog2, elaborate, module } from '../../hdl/index.ts';
import { flatten } from '../../ir/flatten.ts';
import { beat, bytesKept, isBeat } from './beat.ts';

test('a beat keeps its first bytes, and fewer than all only at the end of a packet', () => {
  for (const bytes of [1, 2, 3, 5]) {
    const design = module('block', { in: { given: beat(bytes) }, out: { y: bit } }, ({ given }) => ({
      y: isBeat(given),
    }));
    const s = new Interpreter(flatten(elaborate(design)));
    for (let keep = 0; keep < 2 ** bytes; keep++) {
      for (const last of [0, 1]) {
        s.port('given_keep').set(keep);
        s.port('given_last').set(last);
        const run = Array.from({ length: bytes + 1 }, (_, count) => 2 ** count - 1).includes(keep);
        expect(s.port('y').get()).toBe(run && (last === 1 || keep === 2 ** bytes - 1) ? 1 : 0);
      }
    }
  }
});

test('bytesKept counts the bytes of a beat', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), (bytes) => {
      const design = module(
        'block',
        { in: { given: beat(bytes) }, out: { y: bits(clog2(bytes + 1)) } },
        ({ given }) => ({ y: bytesKept(given) }),
      );
      const s = new Interpreter(flatten(elaborate(design)));
      for (let count = 0; count <= bytes; count++) {
        const keep = (1n << BigInt(count)) - 1n;
        s.port('given_keep').set(bytes > 32 ? keep : Number(keep));
        expect(s.port('y').get()).toBe(count);
      }
    }),
    { numRuns: 30 },
  );
});
