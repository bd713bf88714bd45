/** Headers that wait for the bodies which they are put in front of; nothing comes after these. */
import { type Bits, bit, bits, type Ctx, clog2, record, type Stream } from '../../../hdl/index.ts';
import { lengthBits } from './shapes.ts';

/** Of the part that puts up to `headerBytes` in front. */
export const framingOf = (headerBytes: number) => ({
  headerBytes,
  payloadBits: lengthBits,
  roomBits: 1,
  user: record({}),
});

/** A header of `length` bytes, and the bytes of its body; it does not leave where `send` is 0. */
export const queuedFrame = (headerBytes: number) =>
  record({ header: bits(8 * headerBytes), length: bits(clog2(headerBytes + 1)), payload: bits(lengthBits), send: bit });

interface Queued {
  readonly header: Bits;
  readonly length: Bits;
  readonly payload: Bits;
  readonly send: Bits<1>;
}

/** The same for that part, with no room after bodies. */
export const framesOf = (m: Ctx, { payload, valid }: Stream<Queued>) => ({
  payload: { ...payload, room: m.lit(1, 0) as Bits, user: {} },
  valid,
});
