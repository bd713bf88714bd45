/** Entries and completions as software lays them out in memory, byte by byte; it shares nothing with the hardware. */

/** An entry of a send queue, 64 bytes. */
export interface SendEntry {
  readonly opcode: number;
  readonly signalled: boolean;
  readonly inline: boolean;
  /** Bits 2 (dc), 4 (rel), 5 (fence), 6 and 7 of the flags, which are refused. */
  readonly otherFlags: number;
  readonly headerData: bigint | undefined;
  readonly mode: number;
  readonly trafficClass: number;
  readonly slots: number;
  readonly wrId: number;
  readonly peer: number;
  readonly lane: number;
  readonly length: number;
  /** Of the bytes; of an inline entry the bytes themselves. */
  readonly address: bigint;
  readonly offset: bigint;
  readonly key: bigint;
  readonly jobId: number;
  readonly pidOnFep: number;
  readonly resourceIndex: number;
  readonly initiator: number;
}

export function sendEntryBytes(entry: SendEntry): Uint8Array {
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  const hasData = entry.headerData !== undefined;
  view.setUint8(0, entry.opcode);
  view.setUint8(1, Number(entry.signalled) | (Number(entry.inline) << 1) | (Number(hasData) << 3) | entry.otherFlags);
  view.setUint8(2, entry.mode | (entry.trafficClass << 4));
  view.setUint8(3, entry.slots);
  view.setUint32(4, entry.wrId, true);
  view.setUint16(8, entry.peer, true);
  view.setUint16(10, entry.lane, true);
  view.setUint32(12, entry.length, true);
  view.setBigUint64(16, entry.address, true);
  view.setBigUint64(24, entry.offset, true);
  view.setBigUint64(32, entry.key, true);
  view.setBigUint64(40, entry.headerData ?? 0n, true);
  view.setUint32(48, entry.jobId, true);
  view.setUint32(52, entry.pidOnFep | (entry.resourceIndex << 12), true);
  view.setUint32(56, entry.initiator, true);
  return bytes;
}

/** An entry of the receive queue. */
export interface BufferEntry {
  readonly wrId: number;
  readonly address: bigint;
  readonly length: number;
}

export function bufferEntryBytes({ wrId, address, length }: BufferEntry): Uint8Array {
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  view.setUint32(4, wrId, true);
  view.setUint32(12, length, true);
  view.setBigUint64(16, address, true);
  return bytes;
}

export const kinds = ['ok', 'refused', 'failed', 'local'] as const;

/** A completion, 32 bytes. */
export interface CompletionRead {
  readonly phase: number;
  readonly wrId: number;
  readonly code: number;
  readonly opcode: number;
  readonly receives: boolean;
  readonly hasHeaderData: boolean;
  readonly kind: (typeof kinds)[number];
  readonly hostError: boolean;
  readonly bytes: number;
  /** Of a message that was sent the number of its queue. */
  readonly initiator: number;
  readonly headerData: bigint;
  readonly key: bigint;
}

export function completionOf(bytes: Uint8Array): CompletionRead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = view.getUint16(30, true);
  return {
    wrId: view.getUint32(0, true),
    bytes: view.getUint32(4, true),
    headerData: view.getBigUint64(8, true),
    key: view.getBigUint64(16, true),
    initiator: view.getUint32(24, true),
    code: view.getUint8(28),
    opcode: view.getUint8(29),
    phase: flags & 1,
    receives: (flags & 2) !== 0,
    hasHeaderData: (flags & 4) !== 0,
    kind: kinds[(flags >> 9) & 3]!,
    hostError: (flags & 0x800) !== 0,
  };
}
