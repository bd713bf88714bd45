import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { ccUpdateFrame } from '../../../../rtl-gen/uet/cbfc/sender/cc-update-frame.ts';
import { ccUpdate, ethernet, type HeaderInput } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { streamsOf } from '../../../agents/item.ts';
import { packetSink } from '../../../agents/packet/packet-agents.ts';
import { everyEngineProperty } from '../../../bench/every-engine-property.ts';
import { headerBytes } from '../../../golden/wire/index.ts';
import { schedules } from '../../../properties/schedules.ts';

type Counters = Omit<HeaderInput<typeof ccUpdate>, 'message'>;

const counters = (consumed: readonly number[]): Counters =>
  Object.fromEntries(consumed.map((count, i) => [`consumed_${i}`, count])) as Counters;

describe('the frame of a CC_Update', () => {
  for (const size of [16, 64]) {
    const mod = ccUpdateFrame(size);
    everyEngineProperty(
      `in beats of ${size} bytes is that of the codec`,
      elaborate(mod),
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
      async (t, { updates, ready }) => {
        const [destination, source] = [0x0180_c200_0001n, 0x0a0b_0c0d_0e0fn];
        t.dut.port('destination').set(destination);
        t.dut.port('origin').set(source);
        const { cc_update, frame } = streamsOf(mod);
        const given = t.source(cc_update);
        const taken = packetSink(t, frame, { ready });
        for (const update of updates) given.sendNow(update);
        await t.timeout(2000, taken.received(updates.length));
        const frames = updates.map(({ half, consumed }) => [
          ...headerBytes(ethernet, { destination, source, ethertype: 0x8808 }),
          ...headerBytes(ccUpdate, { message: half + 1, ...counters(consumed) }),
        ]);
        expect(taken.items.map(({ item }) => [...item.bytes])).toEqual(frames);
        expect(frames[0]).toHaveLength(60);
      },
      { numRuns: 15 },
    );
  }

  test('in beats that it cannot have is refused', () => {
    expect(() => ccUpdateFrame(7)).toThrow(new RangeError('ccUpdateFrame in beats of 7 bytes: give 8 to 64'));
    expect(() => ccUpdateFrame(65)).toThrow(RangeError);
  });
});
