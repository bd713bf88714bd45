/** Widths that both halves of LLR share (link-layer.md A1, A4, A5). */

/** Bits of a sequence number. */
export const seqBits = 20;
/** Bits of what INIT carries besides the number. */
export const initDataBits = 16;
/** Bits of the spacing of ACKs, in bytes of line time: up to 32,760. */
export const ackSpacingBits = 15;
/** Bits of the spacing of INITs, in bytes of line time. */
export const initSpacingBits = 18;
/** Bits of LLR's timers, in clocks: of the replay timer, and of those of lost PCS status and of data age. */
export const replayTimerBits = 20;
export const longTimerBits = 32;
/** Bits of the number of replays. */
export const replayCountBits = 8;
/** Bits of numbers of bytes that are outstanding, and of the length of a frame. */
export const outstandingBytesBits = 32;
export const frameBytesBits = 16;
/** Bytes of the shortest frame of Ethernet, check sequence included. */
export const leastFrameBytes = 64;
/** Bits of the bytes of line time that a clock may be. */
export const lineBytesBits = 9;
/**
 * Bits of short counters, modulo 2^n, which `counterBank` extends to 64: of events of which there is one a clock at
 * most, of those of a column, and of bytes. A bank of up to 64 counters sees each in time.
 */
export const eventCountBits = 8;
export const columnCountBits = 12;
export const byteCountBits = 14;
/** Bytes a clock that both halves are built for. */
export const llrWidths = [8, 16, 32, 64] as const;
export type LlrWidth = (typeof llrWidths)[number];

/** A `RangeError` for another number of bytes a clock. */
export function checkLlrWidth(size: number): void {
  if (!llrWidths.includes(size as LlrWidth))
    throw new RangeError(`LLR with ${size} bytes a clock: give ${llrWidths.join(', ')}`);
}
