/** Frames of AXI4-Stream (ARM IHI 0051B) as tests have them. */
import type { Value } from '../../engine/simulator.ts';
import type { ByteList } from '../lanes.ts';
import type { Payload } from '../payload.ts';

/** One value for all bytes of a frame, or one for each. */
export type PerByte<T> = T | readonly T[];

/**
 * A frame to send. Signals of the stream that the frame leaves out are 0, except `keep` and `strb`, which are
 * true.
 */
export interface AxiFrame {
  readonly bytes: ByteList;
  /** False for null bytes: they take a place in a beat and are not part of the frame. */
  readonly keep?: readonly boolean[];
  /** False for position bytes: part of the frame, without data. */
  readonly strb?: readonly boolean[];
  readonly id?: Value;
  readonly dest?: Value;
  /**
   * `tuser`; by byte, that of the last byte in a beat goes with it, unless the agent was told that bytes have their own
   * bits.
   */
  readonly user?: PerByte<Payload>;
}

/** A received frame, with `id`, `dest` and `user` if the stream has these signals. */
export interface ReceivedAxiFrame {
  readonly bytes: Uint8Array;
  /** Only of frames that are not compact. */
  readonly keep?: readonly boolean[];
  /** Only if a kept byte is a position byte. */
  readonly strb?: readonly boolean[];
  readonly id?: Value;
  readonly dest?: Value;
  /** One value if all bytes have the same. */
  readonly user?: PerByte<Payload>;
}

/** All places of the beats that a frame came in, with what each has. */
export interface Places {
  readonly bytes: readonly number[];
  readonly keep: readonly boolean[];
  readonly strb: readonly boolean[];
  readonly user: readonly Payload[];
}

/** The same without null bytes. */
export function compact({ bytes, keep, strb, user }: Places): Places {
  const kept = <T>(list: readonly T[]): T[] => list.filter((_, i) => keep[i]);
  // A frame of null bytes alone still has the user of its beats.
  const users = keep.some((k) => k) || user.length === 0 ? kept(user) : user.slice(-1);
  return { bytes: kept(bytes), keep: kept(keep), strb: kept(strb), user: users };
}
