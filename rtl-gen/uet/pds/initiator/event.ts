/** The events of the initiator's pipe, and what its memories are told. */
import { bit, bits, enumOf, record } from '../../../hdl/index.ts';
import type { InitiatorLayout } from './layout.ts';
import { PeerResponse, SendKind } from './records.ts';

/**
 * - `clear`: after reset the place has no PDC. `open`: a PDC begins; `cum` is its Start_PSN.
 * - `ack`, `nack`, `clear_req`, `close_req`, `credit`: from its peer.
 * - `fresh`: its next new packet, `resend`: one that is marked lost, `again`: the next of those that go again in order.
 * - `timer`: of a record. `visit`: what is due by time in the PDC itself.
 * - `fail`, `back`, `recover`, `lose`, `close`, `ended`, `adjust`: what later stages and the walker ask for: it fails;
 *   all from a PSN on goes again; recovery begins; a packet is lost; it is to close; its last slot is free; bytes of a
 *   packet come back to the flight or leave it.
 * - `overtaken`: a packet of a record is lost, as a later one of its entropy value has come; `cum` is when it was sent.
 * - `idle`: nothing, in a clock in which nothing enters.
 */
export const EventKind = enumOf(
  'clear',
  'open',
  'ack',
  'nack',
  'clear_req',
  'close_req',
  'credit',
  'fresh',
  'resend',
  'again',
  'timer',
  'visit',
  'fail',
  'back',
  'recover',
  'lose',
  'close',
  'ended',
  'adjust',
  'overtaken',
  'idle',
);

/** What a NACK does (uet-wire.md 5.3); `none`: nothing, it is reserved; `off`: nothing but that its peer is heard. */
export const NackAct = enumOf(
  'none',
  'off',
  'new_start',
  'fatal',
  'gone',
  'trim',
  'trim_last_hop',
  'loss',
  'out_of_window',
  'rod_ooo',
  'in_work',
  'refuse',
);

const eventFields = ({ contextBits, recordBits }: InitiatorLayout) => ({
  kind: EventKind,
  place: bits(contextBits),
  /** The PSN that it is about: ACK_PSN, that of a NACK, of a packet, of a record. */
  rel: bits(32),
  /**
   * ACK: CACK + 1. NACK: ROD_OOO the PSN expected, NEW_START_PSN the new Start_PSN. `open`: Start_PSN. `recover`:
   * where it begins. `adjust`: the bytes. `overtaken`: when the packet was sent that is lost.
   */
  cum: bits(32),
  /** `timer`, `overtaken`: which record. */
  record: bits(recordBits),
  act: NackAct,
  /** A NACK's code, or that of a failure. */
  code: bits(8),
  /** ACK: of a packet, not of a PROBE. */
  for_packet: bit,
  retx: bit,
  m: bit,
  /** Its req. */
  asks_clear: bit,
  asks_close: bit,
  has_state: bit,
  /** ACK: it says how many bytes have been received. */
  counts: bit,
  mpr: bits(8),
  /** `resend`: needs no room. `ended`: by CLOSE_CMD. `adjust`: leaves the flight. `open`: its context begins. */
  flag: bit,
});

/** PSNs are offsets from Start_PSN. */
export const Event = (layout: InitiatorLayout) =>
  record({
    ...eventFields(layout),
    /** Of a peer: the PDCID of ours that it says, and its own. */
    pdcid: bits(16),
    spdcid: bits(16),
  });

/** The same when it is known to be of its PDC. */
export const OwnEvent = (layout: InitiatorLayout) => record(eventFields(layout));

const detailFields = {
  /** probe_opaque. */
  opaque: bits(16),
  ooo_count: bits(16),
  has_nscc: bit,
  service_time: bits(16),
  restore_cwnd: bit,
  rcv_cwnd_pend: bits(7),
  has_credit: bit,
  credit: bits(24),
  entropy: bits(16),
  response: PeerResponse,
};

/** What an ACK has beside, for the later stages. */
export const PeerDetail = record({
  ...detailFields,
  rcvd_bytes: bits(24),
  /** The PSN of the bitmap's first bit. */
  sack_base: bits(32),
  sack_bitmap: bits(64),
});

/** The same without what the account of bytes and the slots have taken of it. */
export const LastDetail = record(detailFields);

/** A packet is given a PSN: the slot has this record from now on. */
export const SlotWrite = ({ contextBits, ringBits, recordBits }: InitiatorLayout) =>
  record({ enable: bit, place: bits(contextBits), slot: bits(ringBits), record: bits(recordBits) });

const packetFields = {
  kind: SendKind,
  last: bit,
  handle: bits(32),
  message: bits(16),
  length: bits(14),
  size: bits(14),
};

/** What a packet is; and whose, with its PSN. */
export const SentPacket = record(packetFields);
export const Sent = ({ contextBits }: InitiatorLayout) =>
  record({ place: bits(contextBits), rel: bits(32), ...packetFields });
export const SentWrite = (layout: InitiatorLayout) =>
  record({ enable: bit, record: bits(layout.recordBits), sent: Sent(layout) });

/** How far a place has been given packets, and how many of its messages lack their last one. */
export const Tail = record({ tail: bits(32), open: bits(16) });
export const TailWrite = ({ contextBits }: InitiatorLayout) =>
  record({ enable: bit, place: bits(contextBits), tail: Tail });

/** The lowest slot of a place that is not free again. */
export const OldestWrite = ({ contextBits }: InitiatorLayout) =>
  record({ enable: bit, place: bits(contextBits), oldest: bits(32) });

export const PdcState = enumOf('closed', 'creating', 'established', 'quiesce', 'ack_wait', 'error');

/** What the parts beside the pipe know of a PDC. */
export const View = record({
  state: PdcState,
  next: bits(32),
  cum: bits(32),
  /** The peer's MP_Range, in 128 PSNs. */
  range: bits(8),
  /** [again, until) goes again in order. */
  going: bit,
  /** For now none of it may, and new packets go first. */
  far: bit,
  again: bits(32),
  until: bits(32),
  sleek: bit,
  hold: bit,
  /** The ACKs of its peer do not say how many bytes have been received. */
  plain: bit,
  code: bits(8),
});
export const ViewWrite = ({ contextBits }: InitiatorLayout) =>
  record({ enable: bit, place: bits(contextBits), view: View });
