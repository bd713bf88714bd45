import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { costLatency, frameCost } from '../../../../rtl-gen/uet/cbfc/cost.ts';
import { cbfcWidths, costBitsOf } from '../../../../rtl-gen/uet/cbfc/settings.ts';
import { everyEngineProperty } from '../../../bench/every-engine-property.ts';
import { dutOf } from '../../../bench/typed-dut.ts';
import { anyBits } from '../../../properties/numbers.ts';
import { frameCost as model } from '../../golden/cbfc/credits.ts';

describe('the cost of a frame', () => {
  for (const bytesBits of [7, 14]) {
    const cost = frameCost(bytesBits);
    everyEngineProperty(
      `of ${bytesBits} bits is that of the model, a frame a clock`,
      elaborate(cost),
      fc.record({
        overhead: fc.oneof(fc.integer({ min: -128, max: 127 }), fc.constantFrom(-16, -17, -4, 0, 127)),
        code: fc.integer({ min: 0, max: 7 }),
        frames: fc.array(anyBits(bytesBits), { minLength: 1, maxLength: 30 }),
      }),
      async (t, { overhead, code, frames }) => {
        const dut = dutOf(t.dut, cost);
        dut.unit.set({ overhead, size: code });
        await t.cycles(1);
        const unit = { overhead: Math.max(overhead, -16), size: 32 * 2 ** Math.min(code, 6) };
        for (let i = 0; i < frames.length + costLatency; i++) {
          dut.bytes.set(Number(frames[i] ?? 0));
          const past = frames[i - costLatency];
          if (past !== undefined) expect(dut.cost.get()).toBe(model(Number(past), unit));
          await t.cycles(1);
        }
      },
    );
  }

  test('fits the bits that it is given', () => {
    expect(costBitsOf(14)).toBe(10);
    for (const longestFrame of [64, 1518, 9216, 10_240, 16_384]) {
      const { bytesBits, costBits } = cbfcWidths({ vcs: 4, longestFrame });
      expect(model(2 ** bytesBits - 1, { overhead: 127, size: 32 })).toBeLessThan(2 ** costBits);
    }
  });

  test('settings that cannot be built are refused in one sentence', () => {
    expect(() => cbfcWidths({ vcs: 5 as 4, longestFrame: 1518 })).toThrow(
      new RangeError('CBFC of 5 virtual channels: give 4, 8, 16, 32'),
    );
    expect(() => cbfcWidths({ vcs: 4, longestFrame: 16_385 })).toThrow(RangeError);
    expect(() => frameCost(16)).toThrow(RangeError);
  });
});
