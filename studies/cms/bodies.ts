/** What the ends of the study tell each other, in the body of a packet. Sizes in bytes, times in ps. */
import type { Packet, PortSample } from '../../testbench/uet/network/packet.ts';

/** Data; a `request` after a timeout, which takes a PSN and carries none; a `probe`. */
export interface DataBody {
  readonly kind: 'data' | 'request' | 'probe';
  readonly flow: number;
  /** Of a probe its own count. */
  readonly psn: number;
  readonly payload: number;
  readonly isResend: boolean;
  readonly asksForAck: boolean;
  /** The cumulative credit that is asked for, in quanta. */
  readonly target: number;
}

export interface AckBody {
  readonly kind: 'ack';
  readonly flow: number;
  /** The PSN that caused it. */
  readonly psn: number;
  /** The lowest PSN that has not come, and those of 64 from some base on that have. */
  readonly expected: number;
  readonly sacked: readonly number[];
  /** All bytes that were accepted. */
  readonly received: number;
  readonly outOfOrder: number;
  readonly entropy: number;
  readonly isMarked: boolean;
  readonly isOfResend: boolean;
  readonly answers: DataBody['kind'];
  /** What switches wrote into the packet that caused it. */
  readonly samples?: readonly PortSample[] | undefined;
}

/** A trimmed packet, or at an ordered receiver a gap before `psn`. */
export interface NackBody {
  readonly kind: 'nack';
  readonly flow: number;
  readonly psn: number;
  readonly entropy: number;
  readonly isMarked: boolean;
  readonly isLastHop: boolean;
  readonly samples?: readonly PortSample[] | undefined;
}

/** Cumulative credit, in quanta. */
export interface CreditBody {
  readonly kind: 'credit';
  readonly flow: number;
  readonly granted: number;
}

export type Body = DataBody | AckBody | NackBody | CreditBody;
export type StudyPacket = Packet<Body>;

/** Sizes on the wire as uet-htsim has them: 4 KiB and 64 bytes of headers; all else is 64 bytes. */
export const headerBytes = 64;
export const mss = 4096;
export const mtu = mss + headerBytes;

/** A packet of 64 bytes in the class of control. */
export const controlPacket = (source: number, destination: number, entropy: number, body: Body): StudyPacket => ({
  source,
  destination,
  size: headerBytes,
  flow: body.flow,
  entropy,
  isControl: true,
  isTrimmable: false,
  isEcnCapable: false,
  isMarked: false,
  trimming: 'whole',
  body,
});
