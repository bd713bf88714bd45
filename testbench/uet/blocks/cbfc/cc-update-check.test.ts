import fc from 'fast-check';
import { ccUpdateCheck, macControlAddress } from '../../../../rtl-gen/uet/cbfc/receiver/cc-update-check.ts';
import { everyEngineTest } from '../../../bench/every-engine.ts';
import { describe, elaborate, expect, hwProperty, test } from '../vitest-kit.ts';
import { checkFrames, ownAddress } from './cc-update-check-bench.ts';

const sizes = [8, 16, 32, 64] as const;
const designs = new Map(sizes.map((size) => [size, elaborate(ccUpdateCheck(size))]));

const mostly = <T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const frames = fc.record({
  destination: fc.oneof(
    fc.constant(macControlAddress),
    fc.constant(ownAddress),
    fc.nat(47).map((at) => macControlAddress ^ (1n << BigInt(at))),
    fc.nat(47).map((at) => ownAddress ^ (1n << BigInt(at))),
  ),
  type: mostly(
    0x8808,
    fc.nat(15).map((at) => 0x8808 ^ (1 << at)),
  ),
  message: mostly(1, fc.constantFrom(2, 2, 0, 3, 5, 0x81)),
  consumed: fc.array(fc.nat(2 ** 20 - 1), { minLength: 16, maxLength: 16 }),
  length: mostly(64, fc.constantFrom(1, 18, 19, 20, 60, 63, 65, 72, 128, 200)),
  flipped: mostly<number | undefined>(undefined, fc.nat(39)),
  good: mostly(true, fc.constant(false)),
});

describe('the check for CC_Updates', () => {
  for (const [size, design] of designs) {
    hwProperty(
      `${size} bytes a clock: accepts what is one, and says which ones are malformed`,
      { design, numRuns: 40 },
      fc.record({
        inputs: fc.array(frames, { minLength: 1, maxLength: 12 }),
        gaps: fc.array(fc.boolean(), { maxLength: 5 }),
      }),
      (t, { inputs, gaps }) => checkFrames(t, size, inputs, gaps.some(Boolean) ? gaps : []),
    );
  }

  everyEngineTest('the same for a list of frames', designs.get(8)!, { seeds: [1] }, (t) =>
    checkFrames(t, 8, fc.sample(frames, { numRuns: 30, seed: 1 }), []),
  );

  test('other widths are refused in one sentence', () => {
    expect(() => ccUpdateCheck(12)).toThrow('CC_Updates in beats of 12 bytes: give 8, 16, 32, 64');
  });
});
