import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cube, cubeText, meet, without } from './cubes.ts';

const width = 5;
const bits = fc.bigInt({ min: 0n, max: 31n });
const cubes: fc.Arbitrary<Cube> = fc.tuple(bits, bits).map(([care, value]) => ({ care, value: care & value }));

const words = ({ care, value }: Cube): readonly bigint[] =>
  Array.from({ length: 2 ** width }, (_, w) => BigInt(w)).filter((w) => (w & care) === value);

test('two cubes meet where they have a word in common', () => {
  fc.assert(fc.property(cubes, cubes, (a, b) => meet(a, b) === words(a).some((w) => words(b).includes(w))));
});

test('a cube without another has the words of the one that the other has not, each once', () => {
  fc.assert(
    fc.property(cubes, cubes, (a, b) => {
      const left = without(a, b).flatMap(words);
      expect(left.toSorted((x, y) => Number(x - y))).toEqual(words(a).filter((w) => !words(b).includes(w)));
    }),
  );
});

test('a cube prints as the pattern that it is', () => {
  expect(cubeText({ care: 0b1001n, value: 0b1000n }, 4)).toBe('1??0');
});
