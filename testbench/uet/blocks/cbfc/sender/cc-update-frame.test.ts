import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { ccUpdateFrame } from '../../../../../rtl-gen/uet/cbfc/sender/cc-update-frame.ts';
import { everyEngineProperty } from '../../../../bench/every-engine-property.ts';
import { schedules } from '../../../../properties/schedules.ts';
import { checkUpdateFrames } from './cc-update-frame-bench.ts';

describe('the frame of a CC_Update', () => {
  for (const size of [16, 64]) {
    everyEngineProperty(
      `in beats of ${size} bytes is that of the codec`,
      elaborate(ccUpdateFrame(size)),
      fc.record({
        updates: fc.array(
          fc.record({
            half: fc.integer({ min: 0, max: 1 }),
            consumed: fc.array(fc.nat(2 ** 20 - 1), { minLength: 16, maxLength: 16 }),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        ready: schedules(),
      }),
      (t, { updates, ready }) => checkUpdateFrames(t, size, updates, ready),
      { numRuns: 15 },
    );
  }

  test('in beats that it cannot have is refused', () => {
    expect(() => ccUpdateFrame(7)).toThrow(new RangeError('ccUpdateFrame in beats of 7 bytes: give 8 to 64'));
    expect(() => ccUpdateFrame(65)).toThrow(RangeError);
  });
});
