/** What the initiator sends, as descriptors of PDS headers. */
import type { SendRequest } from './send.ts';

/** The congestion part of REQ_CC headers (3.3). */
export interface RequestCredit {
  readonly cccId: number;
  /** 24 bits, cumulative. */
  readonly creditTarget: number;
}

interface Emitted {
  /** Where it goes to, 128 bits. */
  readonly destination: bigint;
  /** The address of ours that it comes from. */
  readonly local: number;
  readonly entropy: number;
  readonly retx: boolean;
  /** What SES gave, where it is a packet of SES or takes a PSN on its behalf. */
  readonly send: SendRequest | undefined;
}

/** A packet of a PDC (3.1, 3.2, 3.3, 6.1). */
export interface PdcPacket extends Emitted {
  readonly type:
    | 'request'
    | 'noop'
    | 'negotiation'
    | 'close_cmd'
    | 'close_req'
    | 'ack_req'
    | 'clear_cmd'
    | 'probe'
    | 'credit_req';
  /** ROD_REQ, or isrod. */
  readonly rod: boolean;
  readonly ar: boolean;
  readonly syn: boolean;
  readonly psn: number;
  /** Of requests: CLEAR_PSN - `psn`, signed 16 bits, never positive. */
  readonly clearOffset: number;
  /** probe_opaque of PROBE, 16 bits. */
  readonly opaque: number;
  /** Payload word of control packets. */
  readonly payload: number;
  readonly spdcid: number;
  /** With `syn` it is {pdc_info 4, psn_offset 12}. */
  readonly dpdcid: number;
  readonly credit: RequestCredit | undefined;
}

/** A packet without a PDC (3.4, 3.5); `pktId` is 0 for UUD. */
export interface Datagram extends Emitted {
  readonly type: 'rudi' | 'uud';
  readonly pktId: number;
}

export type EmittedPacket = PdcPacket | Datagram;
