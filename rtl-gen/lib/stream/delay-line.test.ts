import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { type Bits, bit, bits, elaborate, record } from '../../hdl/index.ts';
import { delayLine } from './delay-line.ts';

const Pair = record<{ word: Bits<12>; flag: Bits<1> }>({ word: bits(12), flag: bit });

const pairs = fc.array(fc.record({ word: fc.nat(0xfff), flag: fc.nat(1) }), { minLength: 8, maxLength: 40 });

describe('delay line', () => {
  for (const clocks of [1, 2, 5]) {
    everyEngineProperty(
      `a value leaves ${clocks === 1 ? 'one clock' : `${clocks} clocks`} after it came`,
      elaborate(delayLine(Pair, clocks)),
      pairs,
      async (t, given) => {
        const port = (name: string) => t.dut.port(name);
        for (const [i, { word, flag }] of given.entries()) {
          port('d_word').set(word);
          port('d_flag').set(flag);
          await t.rising();
          const ago = given[i + 1 - clocks];
          if (ago !== undefined) expect({ word: port('q_word').get(), flag: port('q_flag').get() }).toEqual(ago);
        }
      },
      { numRuns: 15 },
    );
  }

  test('has no reset, so that its registers can be shift registers', () => {
    const { top } = elaborate(delayLine(Pair, 3));
    const registers = top.decls.filter((d) => d.kind === 'reg');
    expect(registers.length).toBe(2 * 3);
    expect(registers.every(({ reset, init }) => reset === undefined && init === undefined)).toBe(true);
  });

  test.each([0, -1, 1.5])('a delay of %s clocks is refused', (clocks) => {
    expect(() => delayLine(Pair, clocks)).toThrow(RangeError);
  });
});
