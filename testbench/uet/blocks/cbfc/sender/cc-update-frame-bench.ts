/** The frames of CC_Updates, held against the codec of the wire. */
import { ccUpdateFrame } from '../../../../../rtl-gen/uet/cbfc/sender/cc-update-frame.ts';
import { ccUpdate, ethernet, type HeaderInput } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { packetSink } from '../../../../agents/packet/packet-agents.ts';
import { headerBytes } from '../../../golden/wire/index.ts';
import { assert, type Body, chance, dutOf, type PatternLike, type TestContext } from '../../test-kit.ts';

/** What a CC_Update says. */
export interface UpdateInput {
  readonly half: number;
  /** 16 counters. */
  readonly consumed: readonly number[];
}

type Counters = Omit<HeaderInput<typeof ccUpdate>, 'message'>;

const counters = (consumed: readonly number[]): Counters =>
  Object.fromEntries(consumed.map((count, i) => [`consumed_${i}`, count])) as Counters;

/** Sends the updates to frames in beats of `size` bytes, and holds each frame against what the codec makes of it. */
export async function checkUpdateFrames(
  t: TestContext,
  size: number,
  updates: readonly UpdateInput[],
  ready: PatternLike,
): Promise<void> {
  const [destination, source] = [0x0180_c200_0001n, 0x0a0b_0c0d_0e0fn];
  const dut = dutOf(t.dut, ccUpdateFrame(size));
  dut.destination.set(destination);
  dut.origin.set(source);
  const given = t.source(dut.cc_update);
  const taken = packetSink(t, dut.frame, { ready });
  for (const update of updates) given.sendNow(update);
  await t.timeout(100 * size * updates.length, taken.received(updates.length));
  const frames = updates.map(({ half, consumed }) => [
    ...headerBytes(ethernet, { destination, source, ethertype: 0x8808 }),
    ...headerBytes(ccUpdate, { message: half + 1, ...counters(consumed) }),
  ]);
  assert.deepEqual(
    taken.items.map(({ item }) => [...item.bytes]),
    frames,
  );
  assert.equal(frames[0]?.length, 60);
}

/** A test of about `clocks` clocks of random updates. */
export const ccUpdateFrameProperty =
  (size: number, clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const updates = Array.from({ length: Math.ceil((clocks * size) / 128) }, () => ({
      half: random.below(2),
      consumed: Array.from({ length: 16 }, () => random.below(2 ** 20)),
    }));
    await checkUpdateFrames(t, size, updates, random.pick([true, chance(0.5), chance(0.9)]));
  };
