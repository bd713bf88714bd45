/** What a PDS target sends: ACKs, NACKs and control packets, as descriptors of their headers. */
import type { nackCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';

/** Where a reply goes. */
export interface ReplyRoute {
  /** The address that it goes to, 128 bits. */
  readonly destination: bigint;
  /** The address of ours that it comes from. */
  readonly local: number;
  /** That of the packet that is answered (1.1); 0 for what answers none. */
  readonly entropy: number;
  /** Our PDCID, 0 where the peer is to learn none (5.1). */
  readonly spdcid: number;
  /** The peer's PDCID. */
  readonly dpdcid: number;
}

/**
 * The SES part of an ACK: none, the default response that PDS makes itself (7.10), or a response of SES, which lies at
 * `handle` and has the next header `nextHdr`.
 */
export type SesPart =
  | { readonly kind: 'none' }
  | { readonly kind: 'default'; readonly messageId: number; readonly jobId: number }
  | { readonly kind: 'ses'; readonly handle: number; readonly nextHdr: number };

/** What ACK_CC has beyond ACK, with the state of NSCC (4.2, 4.4). */
export interface AckState {
  readonly mpr: number;
  /** SACK base - `cackPsn`, signed 16 bits. */
  readonly sackPsnOffset: number;
  readonly sackBitmap: bigint;
  /** In 128 ns units, 1 to 0xffff: 0 would say that it was not measured. */
  readonly serviceTime: number;
  readonly restoreCwnd: boolean;
  readonly rcvCwndPend: number;
  /** In 256 bytes, rounded up, modulo 2^24. */
  readonly rcvdBytes: number;
  readonly oooCount: number;
}

export interface Ack extends ReplyRoute {
  readonly type: 'ack';
  readonly m: boolean;
  readonly retx: boolean;
  readonly req: 'none' | 'clear' | 'close';
  /** ACK_PSN - `cackPsn`, signed 16 bits, or what the PROBE had, of which the flag p tells (4.1). */
  readonly answered: { readonly ackPsnOffset: number } | { readonly probeOpaque: number };
  readonly cackPsn: number;
  readonly response: SesPart;
  /** Makes it an ACK_CC. */
  readonly state?: AckState;
}

/** The NACK codes of 5.3 that a target sends. TRIMMED_ACK is not among them: 1.0.3 has removed it (13.18). */
export const targetNacks = [
  'trimmed',
  'trimmed_lasthop',
  'no_pdc_avail',
  'no_ccc_avail',
  'no_bitmap',
  'no_pkt_buffer',
  'no_gtd_del_avail',
  'no_ses_msg_avail',
  'no_resource',
  'psn_oor_window',
  'rod_ooo',
  'inv_dpdcid',
  'pdc_hdr_mismatch',
  'closing',
  'closing_in_err',
  'pkt_not_rcvd',
  'gtd_resp_unavail',
  'ack_with_data',
  'invalid_syn',
  'pdc_mode_mismatch',
  'new_start_psn',
  'rcvd_ses_procg',
  'unexp_event',
] as const satisfies readonly (keyof typeof nackCodes.code)[];
export type TargetNack = (typeof targetNacks)[number];

export interface Nack extends ReplyRoute {
  readonly type: 'nack';
  readonly m: boolean;
  readonly retx: boolean;
  readonly code: TargetNack;
  readonly nackPsn: number;
  /** By code (5.2): the Start_PSN to use, the PSN that ROD expects, otherwise 0. */
  readonly payload: number;
}

/** A control packet of the target's own (6.2). */
export interface Control extends ReplyRoute {
  readonly type: 'cp';
  readonly kind: 'clear_req' | 'close_req';
  readonly ar: boolean;
  readonly psn: number;
  readonly payload: number;
}

export type Reply = Ack | Nack | Control;
