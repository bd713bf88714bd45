/** The check for CC_Updates, held against what a frame is by its bytes. */
import {
  ccUpdateCheck,
  ccUpdateCheckLatency,
  macControlAddress,
} from '../../../../rtl-gen/uet/cbfc/receiver/cc-update-check.ts';
import { ccUpdate, ethernet } from '../../../../rtl-gen/uet/wire/layout/link.ts';
import { headerBytes } from '../../golden/wire/index.ts';
import { assert, type Body, portsOf, type Random, type TestContext } from '../test-kit.ts';
import { beatsOf } from '../wire/parser-bench.ts';

const checkOf = portsOf(ccUpdateCheck(8));

/** The address that the check is given. */
export const ownAddress = 0x0a0b_0c0d_0e0fn;

/** A frame that differs from a CC_Update in what is given. */
export interface FrameInput {
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
  const isForUs = destination === macControlAddress || destination === ownAddress;
  return isForUs && (message === 1 || message === 2) && length === 64 ? 'accepted' : 'malformed';
}

/**
 * Sends the frames, a beat in each clock but where `gaps` say no, and holds each verdict and its clock against the
 * model.
 */
export async function checkFrames(
  t: TestContext,
  size: number,
  inputs: readonly FrameInput[],
  gaps: readonly boolean[],
): Promise<void> {
  const dut = checkOf(t);
  dut.address.set(ownAddress);
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
      dut.valid.set(0);
      await step();
    }
    dut.valid.set(1);
    dut.beat.set({ ...beat, user: {} });
    dut.good.set(Number(good));
    if (judge !== undefined) heard.push({ clock: clock + ccUpdateCheckLatency, verdict: verdict(judge), input: judge });
    await step();
  }
  dut.valid.set(0);
  for (let i = 0; i < 4; i++) await step();
  assert.deepEqual(heard, []);

  async function step(): Promise<void> {
    const due = heard[0]?.clock === clock ? heard.shift() : undefined;
    const [accepted, malformed] = [dut.accepted.get(), dut.malformed.get()];
    const shown = accepted === 1 ? 'accepted' : malformed === 1 ? 'malformed' : 'other';
    assert.equal(`${shown} in clock ${clock}`, `${due?.verdict ?? 'other'} in clock ${clock}`);
    if (due?.verdict === 'accepted') {
      const { half, consumed } = dut.update.get();
      assert.equal(half, due.input.message - 1);
      assert.deepEqual(consumed, due.input.consumed);
    }
    clock++;
    await t.cycles(1);
  }
}

/** A test of about `clocks` clocks: random frames, most of them CC_Updates but for one thing. */
export const ccUpdateCheckProperty =
  (size: number, clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const inputs: FrameInput[] = [];
    for (let beats = 0; beats < clocks; beats += Math.ceil(inputs.at(-1)!.length / size)) inputs.push(frame(random));
    const gaps = Array.from({ length: 5 }, () => random.chance(0.8));
    await checkFrames(t, size, inputs, gaps.some(Boolean) && random.chance(0.5) ? gaps : []);
  };

function frame(random: Random): FrameInput {
  const mostly = <T>(usual: T, other: () => T): T => (random.chance(0.9) ? usual : other());
  const near = (address: bigint): bigint => mostly(address, () => address ^ (1n << BigInt(random.below(48))));
  return {
    destination: near(random.pick([macControlAddress, ownAddress])),
    type: mostly(0x8808, () => 0x8808 ^ (1 << random.below(16))),
    message: mostly(random.int(1, 2), () => random.pick([0, 3, 5, 0x81])),
    consumed: Array.from({ length: 16 }, () => random.below(2 ** 20)),
    length: mostly(64, () => random.pick([1, 18, 19, 20, 60, 63, 65, 72, 128, 200])),
    flipped: mostly<number | undefined>(undefined, () => random.below(40)),
    good: random.chance(0.9),
  };
}
