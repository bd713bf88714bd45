import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Body } from '../../../testbench/bench/context.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { type Design, elaborate } from '../../hdl/index.ts';
import { flatten } from '../../ir/flatten.ts';
import { leadingZeros } from './leading-zeros.ts';
import { lowestOne } from './lowest-one.ts';
import { priorityEncoder } from './priority-encoder.ts';

/** Position of the lowest 1 of a word that has one. */
const lowest = (word: bigint): number => (word & -word).toString(2).length - 1;

interface Part {
  readonly make: (width: number) => Design;
  readonly input: string;
  /** The outputs for a word. */
  readonly model: (width: number, word: bigint) => Readonly<Record<string, number | bigint>>;
}

const parts: Readonly<Record<string, Part>> = {
  lowestOne: {
    make: (width) => elaborate(lowestOne(width)),
    input: 'word',
    model: (width, word) => ({ position: word === 0n ? width - 1 : lowest(word) }),
  },
  priorityEncoder: {
    make: (width) => elaborate(priorityEncoder(width)),
    input: 'requests',
    model: (width, word) => ({
      valid: Number(word !== 0n),
      index: word === 0n ? width - 1 : lowest(word),
      one_hot: word & -word,
    }),
  },
  leadingZeros: {
    make: (width) => elaborate(leadingZeros(width)),
    input: 'word',
    model: (width, word) => ({ count: word === 0n ? width : width - word.toString(2).length }),
  },
};

/** Words with few ones and with many, and 0. */
const words = (width: number) =>
  fc.array(
    fc.oneof(
      fc.bigInt(0n, (1n << BigInt(width)) - 1n),
      fc.nat(width - 1).map((i) => 1n << BigInt(i)),
      fc.tuple(fc.nat(width - 1), fc.nat(width - 1)).map(([i, j]) => (1n << BigInt(i)) | (1n << BigInt(j))),
    ),
    { minLength: 10 },
  );

describe.each(Object.keys(parts))('%s', (name) => {
  const { make, input, model } = parts[name]!;

  test('is its model at every width from 2 to 70', () => {
    for (let width = 2; width <= 70; width++) {
      const s = new Interpreter(flatten(make(width)));
      fc.assert(
        fc.property(words(width), (list) => {
          for (const word of [0n, ...list]) {
            s.port(input).set(width > 32 ? word : Number(word));
            for (const [port, value] of Object.entries(model(width, word)))
              expect(BigInt(s.port(port).get())).toBe(BigInt(value));
          }
        }),
        { numRuns: 5 },
      );
    }
  });

  const check =
    (width: number): Body<void> =>
    async (t) => {
      for (let i = -1; i < 200; i++) {
        const ones = i < 0 ? 0n : 1n << BigInt(t.random.below(width));
        const mask = t.random.chance(0.5) ? 0n : BigInt(t.random.bits(width));
        const word = i < 0 ? 0n : ones | (mask & ~(ones - 1n));
        t.dut.port(input).set(width > 32 ? word : Number(word));
        for (const [port, value] of Object.entries(model(width, word)))
          expect(BigInt(t.dut.port(port).get())).toBe(BigInt(value));
      }
    };
  for (const width of [11, 64]) everyEngineTest(`finds ones among ${width}`, make(width), {}, check(width));

  test('refuses widths below 2', () => {
    for (const width of [-1, 0, 1, 2.5]) expect(() => make(width)).toThrow(RangeError);
  });
});
