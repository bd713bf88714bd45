import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import {
  ccUpdateCheck,
  ccUpdateCheckLatency,
  macControlAddress,
} from '../../../rtl-gen/uet/cbfc/receiver/cc-update-check.ts';
import { ccUpdate, ethernet } from '../../../rtl-gen/uet/wire/layout/link.ts';
import type { TestContext } from '../../bench/context.ts';
import { everyEngineTest } from '../../bench/every-engine.ts';
import { hwProperty } from '../../bench/hw-property.ts';
import { wasmEngine } from '../../engine/wasm/engine.ts';
import { headerBytes } from '../../golden/wire/index.ts';
import { beatsOf } from '../wire/parser-bench.ts';

const own = 0x0a0b_0c0d_0e0fn;
const sizes = [8, 16, 32, 64] as const;
const designs = new Map(sizes.map((size) => [size, elaborate(ccUpdateCheck(size))]));

/** A frame that differs from a CC_Update in what is given. */
interface FrameInput {
  readonly destination: bigint;
  readonly type: number;
  readonly message: number;
  readonly consumed: readonly number[];
  readonly length: number;
  /** A bit of the opcode or CID that is inverted. */
  readonly flipped: number | undefined;
  readonly good: boolean;
}

const frameOf = ({ destination, type, message, consumed, length, flipped }: FrameInput): Uint8Array => {
  const counters = Object.fromEntries(consumed.map((value, i) => [`consumed_${i}`, value]));
  const bytes = new Uint8Array(length);
  const whole = [
    ...headerBytes(ethernet, { destination, source: 1n, ethertype: type }),
    ...headerBytes(ccUpdate, { message, ...counters } as Parameters<typeof headerBytes<typeof ccUpdate>>[1]),
  ];
  if (flipped !== undefined) whole[14 + (flipped >> 3)]! ^= 0x80 >> (flipped & 7);
  bytes.set(whole.slice(0, length));
  return bytes;
};

/** What the check has to say of it. */
function verdict({ destination, type, message, length, flipped, good }: FrameInput): string {
  if (type !== 0x8808 || flipped !== undefined || length < 19 || (length <= 64 && !good)) return 'other';
  const isForUs = destination === macControlAddress || destination === own;
  return isForUs && (message === 1 || message === 2) && length === 64 ? 'accepted' : 'malformed';
}

const mostly = <T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const frames = fc.record({
  destination: fc.oneof(
    fc.constant(macControlAddress),
    fc.constant(own),
    fc.nat(47).map((at) => macControlAddress ^ (1n << BigInt(at))),
    fc.nat(47).map((at) => own ^ (1n << BigInt(at))),
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

/** Sends the frames, a beat in each clock but where `gaps` say no, and holds each verdict and its clock against the model. */
async function check(t: TestContext, size: number, inputs: readonly FrameInput[], gaps: readonly boolean[]) {
  const set = (name: string, value: number | bigint): void => t.dut.port(name).set(value);
  set('address', own);
  const beats = inputs.flatMap((input) => {
    const all = beatsOf(frameOf(input), size);
    // A longer frame is judged at the beat of its 64th byte.
    const judged = Math.min(all.length, 64 / size) - 1;
    return all.map((beat, i) => ({ beat, good: input.good, judge: i === judged ? input : undefined }));
  });
  let clock = 0;
  const heard: { readonly clock: number; readonly verdict: string; readonly input: FrameInput }[] = [];
  for (const { beat, good, judge } of beats) {
    while (gaps.length > 0 && !gaps[clock % gaps.length]) {
      set('valid', 0);
      await step();
    }
    set('valid', 1);
    set('beat_data', beat.data);
    set('beat_keep', beat.keep);
    set('beat_last', beat.last);
    set('good', Number(good));
    if (judge !== undefined) heard.push({ clock: clock + ccUpdateCheckLatency, verdict: verdict(judge), input: judge });
    await step();
  }
  set('valid', 0);
  for (let i = 0; i < 4; i++) await step();
  expect(heard).toEqual([]);

  async function step(): Promise<void> {
    const due = heard[0]?.clock === clock ? heard.shift() : undefined;
    const [accepted, malformed] = ['accepted', 'malformed'].map((name) => t.dut.port(name).get());
    const shown = accepted === 1 ? 'accepted' : malformed === 1 ? 'malformed' : 'other';
    expect(`${shown} in clock ${clock}`).toBe(`${due?.verdict ?? 'other'} in clock ${clock}`);
    if (due?.verdict === 'accepted') {
      expect(t.dut.port('update_half').get()).toBe(due.input.message - 1);
      const consumed = due.input.consumed.map((_, i) => t.dut.port(`update_consumed_${i}`).get());
      expect(consumed).toEqual(due.input.consumed);
    }
    clock++;
    await t.cycles(1);
  }
}

describe('the check for CC_Updates', () => {
  for (const [size, design] of designs) {
    hwProperty(
      `${size} bytes a clock: accepts what is one, and says which ones are malformed`,
      { create: (options) => wasmEngine.create(design, options), numRuns: 40 },
      fc.record({
        inputs: fc.array(frames, { minLength: 1, maxLength: 12 }),
        gaps: fc.array(fc.boolean(), { maxLength: 5 }),
      }),
      (t, { inputs, gaps }) => check(t, size, inputs, gaps.some(Boolean) ? gaps : []),
    );
  }

  everyEngineTest('the same for a list of frames', designs.get(8)!, { seeds: [1] }, (t) =>
    check(t, 8, fc.sample(frames, { numRuns: 30, seed: 1 }), []),
  );

  test('other widths are refused in one sentence', () => {
    expect(() => ccUpdateCheck(12)).toThrow('CC_Updates in beats of 12 bytes: give 8, 16, 32, 64');
  });
});
