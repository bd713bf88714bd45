/** What both ends of credit-based flow control are built for, and the widths that follow (link-layer.md B). */
import { clog2 } from '../../hdl/index.ts';

/** Bits of a counter of consumed or freed credits, which counts modulo 2^20 (link-layer.md B2). */
export const creditBits = 20;
/** Bits of a freed counter that a CF_Update carries (link-layer.md B4). */
export const freedBits = 15;
/** Bits of a virtual channel's number on the wire. */
export const wireVcBits = 5;
/** Counters in a CC_Update, which is of one half of the channels: 0 to 15 or 16 to 31. */
export const countersPerUpdate = 16;
/**
 * Limits have to be below this, in credits: then a difference of two counters tells what is in use from what is
 * not, whatever is under way (link-layer.md B6, hazard 5).
 */
export const limitBound = 2 ** (creditBits - 1);
/** The smallest size of a credit, in bytes; code n of a size is this times 2^n. */
export const smallestCredit = 32;
/** The largest code of a credit's size: 2,048 bytes. */
export const largestSizeCode = 6;
/** Bits of a size code. */
export const sizeCodeBits = 3;
/** Bits of the overhead of a frame, a two's complement number. */
export const overheadBits = 8;
/** The range of that overhead, in bytes (link-layer.md B3). */
export const overheadRange = { least: -16, most: 127 } as const;
/** Longest frames that can be built for, in bytes. */
export const longestFrame = 16_384;

/** Bits of short counters of events, modulo 2^n, which `counterBank` extends to 64. */
export const eventCountBits = 8;

/** Numbers of virtual channels that sender and receiver are built for. */
export const vcCounts = [4, 8, 16, 32] as const;
export type VcCount = (typeof vcCounts)[number];

export interface CbfcSettings {
  /** Virtual channels: 4, 8, 16 or 32. */
  readonly vcs: VcCount;
  /** The longest frame with its FCS, in bytes: 64 to 16,384. Default 10,240. */
  readonly longestFrame: number;
}

export const defaultCbfcSettings: Pick<CbfcSettings, 'longestFrame'> = { longestFrame: 10_240 };

/** Widths that follow from the settings. */
export interface CbfcWidths {
  /** A virtual channel's number. */
  readonly vcBits: number;
  /** A frame's length in bytes. */
  readonly bytesBits: number;
  /** What the largest frame costs, whatever length these bits say. */
  readonly costBits: number;
}

/** The widths of settings; a `RangeError` for settings that cannot be built. */
export function cbfcWidths({ vcs, longestFrame: longest }: CbfcSettings): CbfcWidths {
  if (!vcCounts.includes(vcs)) throw new RangeError(`CBFC of ${vcs} virtual channels: give ${vcCounts.join(', ')}`);
  if (!Number.isInteger(longest) || longest < 64 || longest > longestFrame) {
    throw new RangeError(`CBFC with frames of up to ${longest} bytes: give 64 to ${longestFrame}`);
  }
  const bytesBits = clog2(longest + 1);
  return { vcBits: clog2(vcs), bytesBits, costBits: costBitsOf(bytesBits) };
}

/** Bits of the cost of a frame whose length has `bytesBits`, at the smallest credit and the largest overhead. */
export const costBitsOf = (bytesBits: number): number =>
  clog2(Math.ceil((2 ** bytesBits - 1 + overheadRange.most) / smallestCredit) + 1);
