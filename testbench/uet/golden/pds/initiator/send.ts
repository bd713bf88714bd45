/** What SES gives the initiator to send, and what it hears of it. */
import type { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { SesPart } from '../reply.ts';

/**
 * How a packet is delivered. `roce` is ROD as RoCEv2 does it: one path, back to the first gap, and no use of SACK; a
 * yardstick, which on the wire is ROD. RUDI and UUD have no PDC (7.13, 7.14).
 */
export type Mode = 'rud' | 'rod' | 'roce' | 'rudi' | 'uud';

/** What decides which PDCs a packet may take (7.1). */
export interface Tuple {
  readonly mode: Mode;
  /** 24 bits. */
  readonly jobId: number;
  /** Which of our addresses it comes from, 4 bits. */
  readonly local: number;
  /** Where it goes to, 128 bits. */
  readonly destination: bigint;
  /** 4 bits. */
  readonly trafficClass: number;
  /** Secure domain, 24 bits; 0 without TSS. */
  readonly sdi: number;
}

/** A packet. All packets of a message go by one PDC. */
export interface SendRequest {
  readonly tuple: Tuple;
  /** Of SES, or a packet of PDS that takes a PSN (6.2); a return space has CLOSE_REQ in place of NEGOTIATION. */
  readonly kind: 'request' | 'noop' | 'negotiation' | 'close_req';
  /** Tells messages of a tuple that live at the same time apart, 16 bits. */
  readonly message: number;
  readonly first: boolean;
  readonly last: boolean;
  /**
   * The message is not over with its last packet: data comes back by the return space (7.12), and SES says when it has
   * (`conclude`). Until then its PDC is not closed.
   */
  readonly expects?: boolean;
  /** Bytes of payload. */
  readonly length: number;
  /** Nominal bytes: the transport packet and 40 (9.1). Packets of PDS are not congestion controlled: 0. */
  readonly size: number;
  /** Where SES keeps its header and payload. */
  readonly handle: number;
  /** Payload word of a NEGOTIATION. */
  readonly payload?: number;
}

/** Why a packet was not delivered, or not known to be: the NACK, or what ended its PDC. */
export type FailureCode =
  | keyof typeof nackCodes.code
  /** Retries are exhausted (7.5). */
  | 'undeliverable'
  /** The message's PDC has failed before this packet of it came. */
  | 'no_pdc'
  /** The PDC has no PSN left (7.2). */
  | 'no_psn'
  /** The PDC of a return space has ended. */
  | 'pdc_ended';

/** What has become of a packet: each has one outcome. */
export interface SendOutcome {
  readonly send: SendRequest;
  readonly result:
    | { readonly kind: 'response'; readonly response: SesPart }
    /** CACK alone tells that it is done: its response is the default one, OK (7.8). */
    | { readonly kind: 'default_ok' }
    | { readonly kind: 'failed'; readonly code: FailureCode };
}

/** Tuples that are the same have the same key. */
export const tupleKey = ({ mode, jobId, local, destination, trafficClass, sdi }: Tuple): string =>
  `${mode}/${jobId}/${local}/${destination}/${trafficClass}/${sdi}`;

/** Whether the packets of this mode are taken in order alone. */
export const isOrdered = (mode: Mode): boolean => mode === 'rod' || mode === 'roce';
