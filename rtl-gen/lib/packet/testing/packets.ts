/** Packets in software: lists of bytes. */
import fc from 'fast-check';
import type { Packet as PacketOf, SendablePacket } from '../../../../testbench/agents/packet/packet.ts';
import type { Payload } from '../../../../testbench/agents/payload.ts';
import type { Received } from '../../../../testbench/agents/stream-sink.ts';
import { packets } from '../../../../testbench/properties/packets.ts';

export interface Packet {
  readonly bytes: readonly number[];
  /** What travels with it, for designs with a `user`. */
  readonly user: number;
}

/**
 * Packets of up to `longest` bytes, many about as long as beats of `size` bytes; `width` bits of user, 0 without one.
 */
export const packetsOf = (longest: number, size: number, width = 0): fc.Arbitrary<Packet[]> =>
  fc.array(
    fc.record({
      bytes: packets({ beat: size, min: 0, max: longest }).map((bytes) => [...bytes]),
      user: fc.nat(2 ** width - 1),
    }),
    { maxLength: 12, size: 'max' },
  );

/** What the agents send for packets; `user` says whether the design has one. */
export const sendable = (list: readonly Packet[], user: boolean): SendablePacket<Payload>[] =>
  list.map(({ bytes, user: owner }) => (user ? { bytes, user: owner } : Uint8Array.from(bytes)));

/** What a sink of packets has received, as `Packet`s. */
export const received = (items: readonly Received<PacketOf<Payload>>[]): Packet[] =>
  items.map(({ item }) => ({ bytes: [...item.bytes], user: Number(item.user ?? 0) }));

/** How many beats of `size` bytes packets take. */
export const beatsOf = (list: readonly Packet[], size: number): number =>
  list.reduce((sum, { bytes }) => sum + Math.max(1, Math.ceil(bytes.length / size)), 0);

/** Bytes as a word, the first in the least significant bits. */
export const toWord = (bytes: readonly number[]): bigint =>
  bytes.reduceRight((word, b) => (word << 8n) | BigInt(b), 0n);

/** The first `count` bytes of a word. */
export const toBytes = (word: bigint, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Number((word >> BigInt(8 * i)) & 255n));
