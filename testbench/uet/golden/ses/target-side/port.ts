/** What a target needs of those around it. */
import type { DeliveryMode, ReturnCodeName, SesRequest, SesResponse } from '../packets/packet.ts';

/** Where a request has come from: what PDS says beside it. */
export interface Arrival {
  readonly peer: number;
  readonly pdc: number;
  readonly psn: number;
  readonly mode: DeliveryMode;
}

/** The host's memory. */
export interface HostMemory {
  read(address: bigint, length: number): Uint8Array;
  write(address: bigint, bytes: Uint8Array): void;
  /** The code of an access that translation or the host refuses: AT_*, HOST_*, UNCOR_TRNSNT. */
  fault?(address: bigint, length: number): Exclude<ReturnCodeName, 'ok'> | undefined;
  /** Calls back when all that was written is visible to everybody; at once where it is not given. */
  flush?(done: () => void): void;
}

/** What a host hears of a message that has come (ses.md 6.3). */
export interface TargetCompletion {
  /** `returned`: a part of a multi-receive buffer that its message, which was deferred, has not come for. */
  readonly kind: 'recv' | 'write' | 'release' | 'cancelled' | 'returned';
  readonly code: ReturnCodeName;
  readonly opcode: number;
  /** Of the receive. */
  readonly wrId: number | undefined;
  /** That are placed, and how many did not fit. */
  readonly bytes: number;
  readonly cut: number;
  /** Where in a multi-receive buffer; of one that is taken back, where what is left of it begins. */
  readonly offset: number;
  readonly released: boolean;
  readonly overflow: boolean;
  readonly headerData: bigint | undefined;
  readonly matchBits: bigint;
  readonly initiator: number;
  readonly jobId: number;
  readonly peer: number;
  readonly pdc: number;
  readonly messageId: number;
}

/** A READ of the target itself: the rest of a rendezvous send. */
export interface TargetRead {
  /** Of the receive that its bytes are for. */
  readonly wrId: number;
  readonly peer: number;
  readonly rel: boolean;
  readonly jobId: number;
  readonly riGeneration: number;
  readonly pidOnFep: number;
  readonly resourceIndex: number;
  readonly key: bigint;
  readonly offset: bigint;
  readonly length: number;
  readonly address: bigint;
  done(code: ReturnCodeName): void;
}

export interface TargetPort {
  readonly memory: HostMemory;
  /** Another response of one arrival follows NO_RESPONSE alone. */
  respond(arrival: Arrival, response: SesResponse): void;
  /** Data of a READ, in the return space of its PDC; `done` when the peer has acknowledged it. */
  sendData(arrival: Arrival, response: SesResponse, done: () => void): void;
  /** RTR; `done` with the code that answers it. */
  sendRtr(peer: number, request: SesRequest, done: (code: ReturnCodeName) => void): void;
  read(read: TargetRead): void;
  complete(completion: TargetCompletion): void;
  /** Bytes of a region have been read by a peer, and it has them. */
  served?(peer: number, key: bigint, bytes: number): void;
}
