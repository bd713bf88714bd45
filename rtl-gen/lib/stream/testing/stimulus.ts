/** Stimulus of the library's stream tests. */
import fc from 'fast-check';
import type { Value } from '../../../../testbench/engine/simulator.ts';
import { anyBits } from '../../../../testbench/properties/numbers.ts';
import { schedules } from '../../../../testbench/properties/schedules.ts';

/** When a side of a stream is willing. */
export const patterns: fc.Arbitrary<boolean[]> = schedules();

/** Items of `width` bits. */
export const items = (width: number, maxLength = 60): fc.Arbitrary<Value[]> =>
  fc.array(anyBits(width), { maxLength, size: 'max' });
