/** What UDP's checksum covers besides the datagram (RFC 768, RFC 8200). */
import { ipProtocols } from '../../../../rtl-gen/uet/wire/layout/index.ts';

/** The pseudo-header for both addresses, of IPv4 or IPv6, and the length of the datagram. */
export function pseudoHeader(addresses: Uint8Array, length: number): Uint8Array {
  // IPv6 has 32 bits for the length and 24 zeros; as sums of 16 bits both forms are the same.
  return Uint8Array.of(...addresses, 0, ipProtocols.code.udp, length >> 8, length & 0xff);
}
