/** Packets as tests have them: bytes, and what travels with them. */
import type { ByteList } from '../lanes.ts';

/** A received packet; `user` is `undefined` if the stream has none. */
export interface Packet<U> {
  readonly bytes: Uint8Array;
  readonly user: U;
}

/** A packet to send: only bytes if the stream has no `user`, or a record with both. */
export type SendablePacket<U> = Uint8Array | { readonly bytes: ByteList; readonly user?: U };
