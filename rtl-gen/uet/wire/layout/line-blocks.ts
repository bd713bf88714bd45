/** Block types of 64b/66b with starts in lane 0 only (IEEE 802.3 clause 82, figure 82-5). */

/** The first byte of control blocks: what the other seven bytes are. */
export const blockTypes = {
  /**
   * Eight control characters of 7 bits: idles, which are 0, or others, of which `errorCharacter` says that there is an
   * error.
   */
  control: 0x1e,
  /** Seven bytes of a preamble: the first one is the start character. */
  start: 0x78,
  /** Three bytes, four bits of O-code, and 28 bits. */
  ordered_set: 0x4b,
  /** The end of a frame, after as many bytes of it as the place in the list says. */
  terminate: [0x87, 0x99, 0xaa, 0xb4, 0xcc, 0xd2, 0xe1, 0xff],
} as const;

/** The 7 bits of an error character, /E/. */
export const errorCharacter = 0x1e;

/** The 56 bits after the block type of a block of eight errors. */
export const errorCharacters: bigint = Array.from(
  { length: 8 },
  (_, i) => BigInt(errorCharacter) << BigInt(7 * i),
).reduce((all, one) => all | one);
