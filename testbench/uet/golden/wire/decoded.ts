/** What decoding finds. */
import type { Layer } from './layer.ts';

/**
 * Why a packet is refused; the first reason that holds, in wire order.
 * - `short`: bytes end inside a header, or before the end that IP states.
 * - `unknown-type`: a reserved PDS type.
 * - `unknown-next-header`: a reserved next header.
 * - `wrong-next-header`: a next header that a packet of this type cannot have, where the settings refuse it.
 * - `unknown-control-type`: a reserved control type.
 * - `unknown-ack-request`: an ACK whose `req` is the reserved 3.
 * - `bad-length`: IP or UDP lengths that contradict each other or themselves.
 * - `bad-version`: an IP header of another version than its EtherType says, or an SES header of a later version.
 * - `unsupported`: IPv4 options, which UET does not use (uet-wire.md 1.2).
 * - `fragment`: a fragment of an IPv4 packet.
 * - `reserved-bits`: reserved bits that are not 0, where the settings refuse them.
 * - `bad-checksum`: the IPv4 header's, or UDP's where the settings verify it.
 * - `bad-crc`: the UET CRC.
 * - `bad-fcs`: the Ethernet frame check sequence.
 */
export type Reason =
  | 'short'
  | 'unknown-type'
  | 'unknown-next-header'
  | 'wrong-next-header'
  | 'unknown-control-type'
  | 'unknown-ack-request'
  | 'bad-length'
  | 'bad-version'
  | 'unsupported'
  | 'fragment'
  | 'reserved-bits'
  | 'bad-checksum'
  | 'bad-crc'
  | 'bad-fcs';

export interface Malformed {
  readonly reason: Reason;
  /** One sentence for people. */
  readonly detail: string;
  /** The byte where the decoder stopped. */
  readonly at: number;
}

/**
 * A packet in layers, which hold every byte of it whatever is wrong: encoded again they are the same bytes.
 * `uet` is a packet to act upon, `other` one of another protocol, `malformed` one to drop and count.
 */
export type Decoded = {
  readonly layers: readonly Layer[];
  /** Cut by a switch: IP has one of the DSCPs that say so. Headers may be missing and nothing has been checked. */
  readonly trimmed: boolean;
} & (
  | { readonly kind: 'uet' }
  | { readonly kind: 'other'; readonly why: string }
  | { readonly kind: 'malformed'; readonly malformed: Malformed }
);
