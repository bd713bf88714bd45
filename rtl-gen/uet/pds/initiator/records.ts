/**
 * What a PDS initiator is told and tells; names and meanings are those of the golden model
 * (`testbench/uet/golden/pds/initiator`).
 */
import { bit, bits, enumOf, optional, record } from '../../../hdl/index.ts';
import type { InitiatorLayout } from './layout.ts';

/** A PDC begins at a place that has none; at that of a return space, one that is established. */
export const Open = ({ contextBits, returns }: InitiatorLayout) =>
  record({
    place: bits(contextBits),
    pdcid: bits(16),
    /** Its packets are taken in order; and as RoCEv2 does it, without SACK. */
    rod: bit,
    roce: bit,
    /** Its congestion control context; there are as many as places. */
    ccc: bits(contextBits),
    /** It is the first PDC of that context, which begins with it. */
    starts: bit,
    start_psn: bits(32),
    destination: bits(128),
    local: bits(4),
    /** Of a return space: the PDCID of the PDC's initiator. */
    peer: optional(returns, bits(16)),
  });

/** A packet of SES, or one of PDS that takes a PSN (uet-wire.md 6.2). */
/** Of a return space `negotiation` is CLOSE_REQ, as a target negotiates nothing. */
export const SendKind = enumOf('request', 'noop', 'negotiation', 'close_cmd');

export const Send = ({ contextBits, returns }: InitiatorLayout) =>
  record({
    place: bits(contextBits),
    kind: SendKind,
    /** Where SES keeps header and payload; of a NEGOTIATION its payload word. */
    handle: bits(32),
    message: bits(16),
    first: bit,
    last: bit,
    /** Bytes of payload, and nominal bytes, 0 for packets of PDS (uet-wire.md 9.1). */
    length: bits(14),
    size: bits(14),
    /** With return spaces: `last` does not end the message, as data is to come back; `conclude` does. */
    expects: optional(returns, bit),
  });

export const PeerKind = enumOf('ack', 'nack', 'clear_req', 'close_req', 'credit');
export const AckRequest = enumOf('none', 'clear', 'close');

/** A response of SES as an ACK has it (uet-wire.md 12.7); without `present` the ACK has none. */
export const PeerResponse = record({
  present: bit,
  list: bits(2),
  opcode: bits(6),
  return_code: bits(6),
  message_id: bits(16),
  modified_length: bits(32),
});

/** What comes from a peer: the headers of an ACK, a NACK or a control packet (uet-wire.md 4, 5, 6.2). */
export const PeerEvent = record({
  kind: PeerKind,
  source: bits(128),
  local: bits(4),
  spdcid: bits(16),
  dpdcid: bits(16),
  m: bit,
  retx: bit,
  req: AckRequest,
  /** The ACK answers a PROBE: `offset` is probe_opaque, otherwise ACK_PSN - CACK_PSN. */
  probe: bit,
  offset: bits(16),
  /** CACK_PSN, or the PSN of a NACK. */
  psn: bits(32),
  nack_code: bits(8),
  /** Of a NACK by its code; of CREDIT. */
  payload: bits(32),
  /** An ACK_CC: mpr, SACK and ooo_count; with `has_nscc` the state of NSCC, with `has_credit` credit. */
  has_state: bit,
  mpr: bits(8),
  sack_offset: bits(16),
  sack_bitmap: bits(64),
  ooo_count: bits(16),
  has_nscc: bit,
  service_time: bits(16),
  restore_cwnd: bit,
  rcv_cwnd_pend: bits(7),
  rcvd_bytes: bits(24),
  has_credit: bit,
  credit: bits(24),
  entropy: bits(16),
  response: PeerResponse,
});

/** What congestion control permits a context from now on; `sent` counts bytes of all its sendings modulo 2^32. */
export const Limit = ({ contextBits }: Pick<InitiatorLayout, 'contextBits'>) =>
  record({
    valid: bit,
    ccc: bits(contextBits),
    /** cwnd + bytes that have left the flight: `window - sent` may still go. */
    window: bits(32),
    /** With `credit_on`: bytes granted in all; a packet needs more than none of it. */
    credit_on: bit,
    credit: bits(32),
    cwnd: bits(32),
    max_window: bits(32),
    /** Each packet is to ask for an ACK. */
    is_small: bit,
  });

/** How a packet leaves: which entropy value it takes, and what its congestion header says. */
export const Picked = record({ entropy: bits(16), ccc_id: bits(8), credit_target: bits(24) });

/** Asked for each packet that leaves; the answer comes `congestion.pickLatency` clocks later. */
export const Pick = ({ contextBits }: InitiatorLayout) =>
  record({ valid: bit, ccc: bits(contextBits), place: bits(contextBits), size: bits(14), ordered: bit });

/** `close_cmd` of a return space, whose SPDCID has 0 as bit 15, is CLOSE_REQ. */
export const PacketKind = enumOf(
  'request',
  'noop',
  'negotiation',
  'close_cmd',
  'ack_req',
  'clear_cmd',
  'probe',
  'credit_req',
);

/** A packet that leaves (uet-wire.md 3, 6.1). */
export const EmittedPacket = ({ contextBits }: InitiatorLayout) =>
  record({
    place: bits(contextBits),
    kind: PacketKind,
    rod: bit,
    retx: bit,
    ar: bit,
    syn: bit,
    psn: bits(32),
    clear_offset: bits(16),
    opaque: bits(16),
    payload: bits(32),
    spdcid: bits(16),
    dpdcid: bits(16),
    picked: Picked,
    /** Of the send request. */
    handle: bits(32),
    message: bits(16),
    length: bits(14),
    size: bits(14),
  });

export const OutcomeKind = enumOf('response', 'default_ok', 'failed');

/** What has become of a packet of SES: one for each. */
export const Outcome = ({ contextBits }: InitiatorLayout) =>
  record({
    valid: bit,
    place: bits(contextBits),
    handle: bits(32),
    message: bits(16),
    kind: OutcomeKind,
    response: PeerResponse,
    /** Of a failure: the NACK's code, or one of `failureCodes`. */
    code: bits(8),
  });

/**
 * Failures that no NACK tells: retries are exhausted; the PDC of the message had failed before; it has no PSN left; the
 * PDC of a return space has ended.
 */
export const failureCodes = { undeliverable: 0xf0, no_pdc: 0xf1, no_psn: 0xf2, pdc_ended: 0xf3 } as const;

export const CongestionKind = enumOf(
  'sent',
  'ack',
  'probe_ack',
  'nack_trim',
  'nack_last_hop',
  'nack_other',
  'timeout',
  'inferred',
  'withdrawn',
  'readd',
  'credit',
  'start',
  'idle',
);

/**
 * What congestion control hears; times in clocks. `start` and `idle`: nothing is outstanding, and `bytes` are all that
 * the context has sent since the reset, those of other peers that had it before included.
 */
export const CongestionEvent = ({
  contextBits,
  congestion,
}: Pick<InitiatorLayout, 'contextBits'> & Partial<Pick<InitiatorLayout, 'congestion'>>) =>
  record({
    valid: bit,
    ccc: bits(contextBits),
    kind: CongestionKind,
    bytes: bits(32),
    entropy: bits(16),
    ecn: bit,
    rtt_valid: bit,
    rtt: bits(32),
    /** ooo_count, 0xffff: none. */
    out_of_order: bits(16),
    has_nscc: bit,
    rcv_cwnd_pend: bits(7),
    restore_cwnd: bit,
    has_credit: bit,
    credit: bits(24),
    now: bits(32),
    /** Of an ACK with an RTT, where congestion control asks for it: nominal bytes of the packet that it answers. */
    size: optional(congestion?.adapts ?? false, bits(14)),
  });

/** Changes of a PDC, several of which one event can bring. `closed` and `ended`: its place is free again. */
export const PdcEvent = ({ contextBits, returns }: InitiatorLayout) =>
  record({
    valid: bit,
    place: bits(contextBits),
    pdcid: bits(16),
    opened: bit,
    established: bit,
    moved: bit,
    quiesce: bit,
    /** It is in error, by `code`; its packets are reported next, and with the last of them it has `ended`. */
    failed: bit,
    code: bits(8),
    closed: bit,
    ended: bit,
    /** The PSN after the last one; what a peer expects next (uet-wire.md 8.9). */
    next_psn: bits(32),
    syn_resent: bit,
    /** With return spaces: its Start_PSN and its peer's PDCID, which are known when it is `established`. */
    start_psn: optional(returns, bits(32)),
    peer: optional(returns, bits(16)),
  });

/** A slot of a place is free again, in `close` that of its CLOSE_CMD. */
export const Retired = ({ contextBits }: InitiatorLayout) =>
  record({ valid: bit, place: bits(contextBits), close: bit });

/** How the tail of a burst is looked after (uet-wire.md 7.11). */
export const TailMode = enumOf('off', 'probe', 'resend');

/** What may change while the initiator runs (uet-wire.md 7.15). Times are in clocks. */
export const InitiatorRegisters = record({
  rto_init: bits(32),
  rto_max: bits(32),
  /** 15: no limit. */
  max_rto_retx: bits(4),
  nack_retx: bits(32),
  /** 31: no limit. */
  max_nack_retx: bits(5),
  go_back: bits(32),
  tail_loss: bits(32),
  /** 15: no limit. */
  max_tail_loss: bits(4),
  probe: bits(32),
  probe_tail: bits(32),
  probe_again: bits(32),
  probe_first: bit,
  clear: bits(32),
  /** 0: never. */
  idle: bits(32),
  default_mpr: bits(8),
  override_mpr_zero: bits(8),
  ack_request_below: bits(16),
  /** Packets have 2^n bytes for what is counted in packets. */
  packet_shift: bits(4),
  /** An RTT counts only where the ACK tells how much of it its peer took. */
  service_required: bit,
  loss: record({
    trim_nack: bit,
    loss_nack: bit,
    out_of_order: bit,
    entropy: bit,
    probe: bit,
    tail: TailMode,
    rto: bit,
    ack_req: bit,
  }),
});
