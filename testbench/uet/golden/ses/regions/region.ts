/** Memory regions and the keys that open them (ses.md 5.1). */

/** What a peer wants of a region. Atomics that give nothing back are `atomic`. */
export type RegionOperation = 'write' | 'read' | 'atomic' | 'fetching_atomic';

export interface RegionRights {
  readonly read: boolean;
  readonly write: boolean;
  readonly atomic: boolean;
}

export interface MemoryRegion {
  /** 64 bits: all of them have to be those of the request. */
  readonly key: bigint;
  /** Its first byte in the host's memory, 64 bits. */
  readonly base: bigint;
  /** Bytes, up to 2^64. */
  readonly length: bigint;
  readonly rights: RegionRights;
  /** What the buffer offset of its first byte is: 0, or a virtual address (ses.md 5.1 [M]). */
  readonly virtualBase?: bigint;
  /** The only job that may use it; `undefined`: any. */
  readonly jobId?: number | undefined;
  /** The only resource index that it may be reached by; `undefined`: any. The reference has it [M]. */
  readonly resourceIndex?: number | undefined;
}

/** Bit 63 of a key: reads and writes may be done again, so RUDI may (ses.md 5.1 [M]). */
export const idempotentSafe = 1n << 63n;

/** Bit 62 of a key: its low 12 bits are an index, which small headers have in place of the resource index [M]. */
export const optimizedKey = 1n << 62n;

/** The key of an optimized region without bit 63. */
export const optimizedKeyOf = (index: number): bigint => optimizedKey | BigInt(index);

/** Whether a small header with this index means the key. */
export const hasIndex = (key: bigint, index: number): boolean => (key & ~idempotentSafe) === optimizedKeyOf(index);

/** Bits 61:56, and of optimized keys 47:12, are reserved: no region has them (ses.md 5.1 [M]). */
export const isUsableKey = (key: bigint): boolean =>
  ((key >> 56n) & 0x3fn) === 0n && ((key & optimizedKey) === 0n || ((key >> 12n) & 0xf_ffff_ffffn) === 0n);
