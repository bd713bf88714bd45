/** What comes from a peer for the initiator: ACKs, NACKs and control packets, as descriptors of their headers. */
import type { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { SesPart } from '../reply.ts';

interface Route {
  /** The address that it comes from, 128 bits. */
  readonly source: bigint;
  /** The address of ours that it came to. */
  readonly local: number;
  /** That of the packet that is answered (1.1). */
  readonly entropy: number;
  /** The peer's PDCID; 0: it has none. */
  readonly spdcid: number;
  /** Ours. */
  readonly dpdcid: number;
}

/** What ACK_CC has beyond ACK (4.2). */
export interface PeerAckState {
  /** In 128 PSNs; 0: no news. */
  readonly mpr: number;
  /** SACK base - `cackPsn`, signed 16 bits. */
  readonly sackPsnOffset: number;
  /** 64 bits: bit i is SACK base + i. */
  readonly sackBitmap: bigint;
  /** 0xffff: not computed. */
  readonly oooCount: number;
  /** cc_type 0 (4.4). */
  readonly nscc?: {
    /** In 128 ns; 0: not measured, 0xffff: or more. */
    readonly serviceTime: number;
    readonly restoreCwnd: boolean;
    readonly rcvCwndPend: number;
    /** In 256 bytes, modulo 2^24. */
    readonly rcvdBytes: number;
  };
  /** cc_type 1 (4.5): cumulative credit, 24 bits. */
  readonly credit?: number;
}

export interface PeerAck extends Route {
  readonly type: 'ack';
  readonly m: boolean;
  readonly retx: boolean;
  readonly req: 'none' | 'clear' | 'close';
  /** ACK_PSN - `cackPsn`, signed 16 bits, or what the PROBE had, of which the flag p tells (4.1). */
  readonly answered: { readonly ackPsnOffset: number } | { readonly probeOpaque: number };
  readonly cackPsn: number;
  readonly response: SesPart;
  readonly state?: PeerAckState;
}

export interface PeerNack extends Route {
  readonly type: 'nack';
  readonly m: boolean;
  readonly retx: boolean;
  /** `undefined`: reserved. */
  readonly code: keyof typeof nackCodes.code | undefined;
  /** nt: the PSN of a packet of a PDC, or the pkt_id of one of RUDI. */
  readonly refused: { readonly psn: number } | { readonly pktId: number };
  /** By code (5.2). */
  readonly payload: number;
}

/** A control packet for an initiator (6.2). */
export interface PeerControl extends Route {
  readonly type: 'cp';
  readonly kind: 'clear_req' | 'close_req' | 'credit';
  /** CREDIT: cumulative credit, 24 bits. */
  readonly payload: number;
}

/** The response to a packet of RUDI (7.13). */
export interface RudiResponse extends Pick<Route, 'source' | 'local' | 'entropy'> {
  readonly type: 'rudi_response';
  readonly m: boolean;
  readonly retx: boolean;
  readonly pktId: number;
  readonly response: SesPart;
}

export type PeerEvent = PeerAck | PeerNack | PeerControl | RudiResponse;
