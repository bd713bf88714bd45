import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { bits, elaborate, module } from '../../hdl/index.ts';
import { flatten } from '../../ir/flatten.ts';
import { linearHash, primitivePolynomials } from './linear-hash.ts';

/** The hash of `keyWidth` bits as hardware works it out. */
function hashOf(keyWidth: number, width: number): (key: bigint) => number {
  const design = module('block', { in: { key: bits(keyWidth) }, out: { hash: bits(width) } }, ({ key }) => ({
    hash: linearHash(key, width),
  }));
  const s = new Interpreter(flatten(elaborate(design)));
  return (key) => {
    s.port('key').set(key);
    return Number(s.port('hash').get());
  };
}

describe.each([1, 2, 3, 4, 7, 10])('%i bits', (width) => {
  const keyWidth = 52;
  const hash = hashOf(keyWidth, width);
  const keys = fc.bigInt(0n, (1n << BigInt(keyWidth)) - 1n);

  test('keys that differ within as many adjacent bits fill all sets', () => {
    fc.assert(
      fc.property(keys, fc.nat(keyWidth - width), (key, low) => {
        const window = ((1n << BigInt(width)) - 1n) << BigInt(low);
        const sets = Array.from({ length: 2 ** width }, (_, i) => hash((key & ~window) | (BigInt(i) << BigInt(low))));
        expect(new Set(sets).size).toBe(2 ** width);
      }),
      { numRuns: 20 },
    );
  });

  test('it is the residue of the key, by long division', () => {
    const divisor = (1n << BigInt(width)) | BigInt(primitivePolynomials[width - 1]!);
    fc.assert(
      fc.property(keys, (key) => {
        let rest = key;
        for (let top = BigInt(keyWidth - 1); top >= BigInt(width); top--)
          if ((rest >> top) & 1n) rest ^= divisor << (top - BigInt(width));
        expect(hash(key)).toBe(Number(rest));
      }),
    );
  });

  test('each bit of a key counts, and the hash is linear', () => {
    for (let i = 0; i < keyWidth; i++) expect(hash(1n << BigInt(i))).not.toBe(0);
    fc.assert(
      fc.property(keys, keys, (a, b) => {
        expect(hash(a ^ b)).toBe(hash(a) ^ hash(b));
      }),
    );
  });
});

test('the polynomials are primitive, and the least of their degree', () => {
  const periodOf = (polynomial: number, degree: number): number => {
    let power = 1;
    for (let period = 1; ; period++) {
      power <<= 1;
      if (power >>> degree) power ^= polynomial;
      if (power === 1) return period;
    }
  };
  primitivePolynomials.forEach((low, i) => {
    const degree = i + 1;
    expect(periodOf(2 ** degree + low, degree)).toBe(2 ** degree - 1);
    for (let less = 1; less < low; less += 2)
      expect(periodOf(2 ** degree + less, degree)).toBeLessThan(2 ** degree - 1);
  });
});

test('a width of which it has no polynomial is refused', () => {
  expect(() => hashOf(52, 25)).toThrow('linearHash of 25 bits: give 1 to 24');
});
