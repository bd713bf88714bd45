/** Packets as capture files hold them. */

/** Link types (tcpdump.org/linktypes.html) of which the first byte means something here. */
export const linkTypes = { ethernet: 1, raw: 101, ipv4: 228, ipv6: 229 } as const;

export interface CapturedPacket {
  /** What was captured of it. */
  readonly bytes: Uint8Array;
  /** Its length on the wire, which is more where it was cut when it was captured. */
  readonly originalLength: number;
  readonly linkType: number;
  /** Nanoseconds since 1970. */
  readonly time: bigint;
  /** Decimals of a second that the file has. */
  readonly decimals: 6 | 9;
}

/** Longer than any packet: a length above it is damage, and is not worth the memory. */
export const longestRecord: number = 2 ** 24;
