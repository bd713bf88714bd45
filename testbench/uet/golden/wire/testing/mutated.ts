/** Packets with mistakes in them. */
import type { Random } from '../../../../../support/random.ts';
import { crc32, internetChecksum } from '../checksums.ts';

const IP = 14;
const UDP = 34;
const UET = 42;

/**
 * A mutant of an Ethernet frame with IPv4 and UDP: bits flipped, cut off or lengthened, lengths that lie, another type
 * of packet, other codes of its type. Half of them get a right IPv4 checksum, and some a right FCS, so that what is
 * comes after these checks is reached.
 */
export function mutated(random: Random, packet: Uint8Array): Uint8Array {
  let bytes = packet.slice();
  for (let left = random.int(1, 3); left > 0; left--) bytes = mutate(random, bytes);
  if (random.chance(0.5)) repair(bytes);
  if (random.chance(0.3) && bytes.length >= 18)
    new DataView(bytes.buffer).setUint32(bytes.length - 4, crc32(bytes.subarray(0, -4)), true);
  return bytes;
}

function mutate(random: Random, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const flip = (at: number): void => {
    if (at < bytes.length) bytes[at] = bytes[at]! ^ (1 << random.below(8));
  };
  const set16 = (at: number, value: number): void => {
    if (at + 2 <= bytes.length) new DataView(bytes.buffer).setUint16(at, value);
  };
  const flipLow = (bits: number): void => {
    if (bytes.length < UET + 2) return;
    set16(UET, new DataView(bytes.buffer).getUint16(UET) ^ random.below(2 ** bits));
  };
  switch (random.below(10)) {
    case 0:
      flip(random.below(Math.max(1, bytes.length)));
      return bytes;
    case 1:
      flip(random.int(IP, UDP - 1));
      return bytes;
    case 2:
      flip(random.int(UET, UET + 15));
      return bytes;
    case 3:
      return bytes.slice(0, random.below(bytes.length + 1));
    case 4:
      return Uint8Array.from([...bytes, ...Array.from({ length: random.int(1, 40) }, () => random.below(256))]);
    case 5:
      set16(IP + 2, random.chance(0.5) ? random.below(200) : random.below(65536));
      return bytes;
    case 6:
      set16(UDP + 4, random.chance(0.5) ? random.below(200) : random.below(65536));
      return bytes;
    case 7:
      set16(UET, random.below(65536));
      return bytes;
    case 8:
      // Other flags of the same PDS type, or another code and flags.
      flipLow(random.chance(0.5) ? 7 : 11);
      return bytes;
    default:
      return shortened(bytes, random.below(Math.max(1, bytes.length)));
  }
}

/** The first `length` bytes of a frame with IPv4 and UDP, whose lengths and IPv4 checksum say so. */
export function shortened(packet: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const bytes = packet.slice(0, length);
  const set16 = (at: number, value: number): void => {
    if (at + 2 <= bytes.length) new DataView(bytes.buffer).setUint16(at, value);
  };
  set16(IP + 2, length - IP);
  set16(UDP + 4, length - UDP);
  repair(bytes);
  return bytes;
}

function repair(bytes: Uint8Array): void {
  if (bytes.length < UDP) return;
  bytes.fill(0, IP + 10, IP + 12);
  const sum = internetChecksum(bytes.subarray(IP, UDP));
  bytes[IP + 10] = sum >> 8;
  bytes[IP + 11] = sum & 0xff;
}
