/** What stands between a host and a line, golden model or hardware: an endpoint in real time. */
import type { HostBuffer, HostRegion, NodeArrival, NodeMessage, NodeSent } from '../system/messages.ts';
import { hostOfIp, ipOfHost } from '../system/system-node.ts';

/** Hosts inside of a process: the endpoint is `ownHost`, and peers are those after it, in the order of their names. */
export const ownHost = 0;
export const ownIp = ipOfHost(ownHost);

/** Names of peers: numbers from 0 on, in the order in which they became known. */
export const hostOfPeer = (peer: number): number => peer + 1;
export const ipOfPeer = (peer: number): number => ipOfHost(hostOfPeer(peer));
export const peerOfIp = (ip: number): number => hostOfIp(ip) - 1;

/** The job of all peers, which authorises what is at absolute addresses. */
export const jobId = 1;

/** Milliseconds, of a clock that only goes on. */
export type Milliseconds = number;

/** A message that the host sends. */
export type PeerMessage = Omit<NodeMessage, 'initiator' | 'back' | 'expects'>;

/** A message of a peer that has come whole. */
export type PeerArrival = Omit<NodeArrival, 'pdcid'>;

export interface PeerNode {
  /** What it is, for people. */
  readonly name: string;
  onFrame: (frame: Uint8Array) => void;
  /** Hears what has become of messages, and of those of peers. */
  set onSent(hear: (sent: NodeSent) => void);
  set onArrival(hear: (arrival: PeerArrival) => void);
  /** Bytes of a peer, for that address of the host. */
  onPlaced: (address: bigint, bytes: Uint8Array) => void;
  /** Takes a message; at most `mostMessages` may be without a result. */
  send(message: PeerMessage): void;
  /** A frame has come from the line. */
  receive(frame: Uint8Array): void;
  /** Peers may write to a region from now on, if there was room for it; `undefined`: no more. */
  setRegion(slot: number, region: HostRegion | undefined): boolean;
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
