/** Frames that tests of whole links send, and what has to become of them. */
import { expect } from 'vitest';
import { type Random, seededRandom } from '../../../../../support/random.ts';
import { type ClientFrame, FCS_BYTES } from '../index.ts';
import { LlrWorld, type WorldOptions } from '../peer/world.ts';

/** Lengths without check sequence. */
const lengths = [60, 60, 60, 61, 124, 252];

/** A frame that begins with its number, so that no two are equal. */
export function numberedFrame(random: Random, index: number, options: Partial<ClientFrame> = {}): ClientFrame {
  const bytes = new Uint8Array(random.pick(lengths));
  for (let i = 4; i < bytes.length; i += 8) bytes[i] = random.word() & 0xff;
  new DataView(bytes.buffer).setUint32(0, index);
  return { bytes, eligible: true, ...options };
}

export const numberOf = (bytes: Uint8Array): number => new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);

export const numberedFrames = (count: number, options: Partial<ClientFrame> = {}): ClientFrame[] => {
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, i) => numberedFrame(random, i, options));
};

/** Both ends come up, and `a` gets so many eligible frames to send. */
export function worldWith(count: number, options: WorldOptions): { world: LlrWorld; frames: readonly ClientFrame[] } {
  const world = new LlrWorld(options);
  world.connect();
  const frames = numberedFrames(count);
  world.submit(...frames);
  return { world, frames };
}

/** What was delivered, check sequences included, is those frames: each once, in order, byte identical. */
export function expectFrames(delivered: readonly Uint8Array[], frames: readonly ClientFrame[]): void {
  expect(delivered.length).toBe(frames.length);
  const differs = frames.findIndex(
    ({ bytes }, i) => Buffer.compare(delivered[i]!.subarray(0, -FCS_BYTES), bytes) !== 0,
  );
  expect(differs, 'the first frame that is not as it was sent').toBe(-1);
}

export const expectDelivered = (world: LlrWorld, frames: readonly ClientFrame[]): void =>
  expectFrames(world.delivered, frames);
