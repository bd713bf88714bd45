/** What stands between a host and a line, golden model or hardware: an endpoint in real time. */
import type { HostBuffer, HostRegion } from './host-memory.ts';

/** Addresses inside of a process: the endpoint has `ownIp`, and peers have those after it, one each. */
export const ownIp = 0x0a00_0001;

/** Names of peers: numbers from 0 on, in the order in which they became known. */
export const ipOfPeer = (peer: number): number => ownIp + 1 + peer;
export const peerOfIp = (ip: number): number => ip - ownIp - 1;

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

/** Milliseconds, of a clock that only goes on. */
export type Milliseconds = number;

export interface PeerNode {
  /** What it is, for people. */
  readonly name: string;
  /** Most bytes of a SEND, and of the payload of a packet. */
  readonly mtu: number;
  onFrame: (frame: Uint8Array) => void;
  onSent: (sent: NodeSent) => void;
  onArrival: (arrival: NodeArrival) => void;
  /** Bytes of a peer, for that address of the host. */
  onPlaced: (address: bigint, bytes: Uint8Array) => void;
  /** Takes a message; at most `mostMessages` may be without a result. */
  send(message: NodeMessage): void;
  /** A frame has come from the line. */
  receive(frame: Uint8Array): void;
  /** Peers may write to a region from now on; `undefined`: no more. */
  setRegion(slot: number, region: HostRegion | undefined): void;
  /** Gives a buffer for the next SEND that has none. */
  post(buffer: HostBuffer): void;
  /** Does what is due by `now`; in how many milliseconds at most it wants to be called again, which may be infinite. */
  run(now: Milliseconds): Milliseconds;
  /** What it counts by itself, 0 left out. */
  counts(): Readonly<Record<string, number>>;
  dispose(): void;
}

/** Messages without a result that a node takes. */
export const mostMessages = 128;
