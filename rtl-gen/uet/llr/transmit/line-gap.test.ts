import { describe, expect, test } from 'vitest';
import type { Random } from '../../../../support/random.ts';
import { everyEngineTest } from '../../../../testbench/bench/every-engine.ts';
import { elaborate } from '../../../hdl/index.ts';
import { inStep, type PartModel, type Values } from '../testing/in-step.ts';
import { lineGap } from './line-gap.ts';

const width = 9;

/** Adds up what passes. */
class Gap implements PartModel {
  #needed = 0;
  #passed = 0;

  inputs(random: Random): Values {
    return {
      start: Number(random.chance(0.15)),
      stop: Number(random.chance(0.03)),
      length: random.pick([0, 1, 2 ** width - 1, random.below(2 ** width)]),
      line_bytes: random.pick([1, 2, 8, 63, 64, 511]),
    };
  }

  step({ start, stop, length, line_bytes: bytes }: Values): Values {
    const seen = { passed: Number(this.#passed >= this.#needed) };
    this.#passed += bytes!;
    if (start === 1) [this.#needed, this.#passed] = [length!, 0];
    if (stop === 1) [this.#needed, this.#passed] = [0, 0];
    return seen;
  }
}

describe('the gap on the line', () => {
  everyEngineTest(
    'has passed once as many bytes of line time have, and not a clock before',
    elaborate(lineGap(width)),
    {},
    inStep(() => new Gap(), 1_500, [
      (given, { passed }) => given.start === 1 && given.stop === 1 && passed === 0,
      (given, { passed }) => given.start === 1 && passed === 0,
    ]),
  );

  test('is not narrower than the bytes of a clock', () => {
    expect(() => lineGap(8)).toThrow(new RangeError('a line gap of 8 bits: give 9 or more'));
  });
});
