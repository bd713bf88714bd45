/** Messages of hosts, and memory that peers write to, as nodes of the system bench and of sockets have them. */

/** A region that peers may write to: addresses `base` to `base + length - 1`. */
export interface HostRegion {
  readonly key: bigint;
  readonly base: bigint;
  readonly length: number;
}

/** A buffer for a SEND. */
export interface HostBuffer {
  readonly id: number;
  readonly address: bigint;
  readonly length: number;
}

/** A message that the host sends. */
export interface NodeMessage {
  /** What its result says; of no other message that has none. */
  readonly wrId: number;
  readonly peer: number;
  readonly op: 'write' | 'send';
  readonly mode: 'rud' | 'rod';
  readonly bytes: Uint8Array;
  /** Of WRITEs: the region's key at the peer, and where in it the bytes go. */
  readonly key: bigint;
  readonly offset: number;
  /** 32 bits, by which the peer knows who sends. */
  readonly initiator: number;
  /** 64 bits; a WRITE that has them is reported to the peer's host. */
  readonly headerData: bigint;
  /** Of endpoints with return spaces: the PDC of the peer that it goes by, as an arrival has told. */
  readonly back?: number;
  /** The same: a message of the peer answers it, by the return space of its PDC. */
  readonly expects?: boolean;
}

/** What has become of a message, once. */
export interface NodeSent {
  readonly wrId: number;
  readonly result: 'ok' | 'refused' | 'failed';
  /** Why not `ok`. */
  readonly code: string;
}

/** A message of a peer that has come whole. */
export interface NodeArrival {
  readonly op: 'write' | 'send';
  readonly bytes: number;
  readonly initiator: number;
  readonly headerData: bigint | undefined;
  /** Of SENDs: the buffer that its bytes are in. */
  readonly buffer: number;
  /** By which PDC of this endpoint it has come; where bit 15 is 1 that is one which it has opened (7.12). */
  readonly pdcid: number;
}
