/** Sizes of a sender without PDCs, and what it is told and tells: RUDI and UUD (uet-wire.md 7.13, 7.14). */
import { UserError } from '../../../../../support/user-error.ts';
import { bit, bits, clog2, enumOf, record } from '../../../../hdl/index.ts';
import { OutcomeKind, PeerResponse, Picked } from '../records.ts';

export interface DatagramSize {
  /** N, the congestion control contexts: a power of two from 2 to 4,096. */
  readonly contexts: number;
  /** P, the packets that wait to be sent or for their response: a power of two from 64 to 8,192, and N at least. */
  readonly records: number;
}

export interface DatagramLayout extends DatagramSize {
  readonly contextBits: number;
  readonly recordBits: number;
  /** Bits of a pkt_id above the number of its record: how often the record was used. */
  readonly ageBits: number;
  /** As in module names: `n8_p256`. */
  readonly suffix: string;
}

/** The layout of a size; other numbers than it allows are a `UserError`. */
export function datagramLayout({ contexts, records }: DatagramSize): DatagramLayout {
  const isPower = (value: number): boolean => Number.isInteger(Math.log2(value));
  if (!isPower(contexts) || contexts < 2 || contexts > 4096) {
    throw new UserError(
      `${contexts} congestion control contexts are not supported: choose a power of two from 2 to 4,096`,
    );
  }
  if (!isPower(records) || records < Math.max(64, contexts) || records > 8192) {
    throw new UserError(
      `${records} records are not supported: choose a power of two from ${Math.max(64, contexts)} to 8,192`,
    );
  }
  const recordBits = clog2(records);
  return {
    contexts,
    records,
    contextBits: clog2(contexts),
    recordBits,
    ageBits: 32 - recordBits,
    suffix: `n${contexts}_p${records}`,
  };
}

/** A packet of SES for RUDI, or with `uud` for UUD, which congestion control does not hold. */
export const DatagramSend = ({ contextBits }: DatagramLayout) =>
  record({
    uud: bit,
    /** Its congestion control context. */
    ccc: bits(contextBits),
    destination: bits(128),
    local: bits(4),
    handle: bits(32),
    message: bits(16),
    /** Bytes of payload, and nominal bytes (uet-wire.md 9.1). */
    length: bits(14),
    size: bits(14),
  });

/** A response of RUDI, or with `nack` a NACK of a pkt_id. */
export const DatagramPeer = record({
  nack: bit,
  source: bits(128),
  local: bits(4),
  pkt_id: bits(32),
  m: bit,
  retx: bit,
  nack_code: bits(8),
  entropy: bits(16),
  response: PeerResponse,
});

/** What a NACK does (uet-wire.md 5.3); `none`: nothing, as its code is reserved. */
export const DatagramAct = enumOf('none', 'trim', 'trim_last_hop', 'fatal', 'refuse');

/** What congestion control permits a context from now on, as in `Limit` of the initiator. */
export const DatagramLimit = ({ contextBits }: DatagramLayout) =>
  record({ valid: bit, ccc: bits(contextBits), window: bits(32), credit_on: bit, credit: bits(32) });

/** A packet that leaves; `pkt_id` is 0 for UUD. */
export const Datagram = record({
  uud: bit,
  retx: bit,
  pkt_id: bits(32),
  destination: bits(128),
  local: bits(4),
  picked: Picked,
  handle: bits(32),
  message: bits(16),
  length: bits(14),
  size: bits(14),
});

/** Asked for each packet that leaves; the answer comes `pickLatency` clocks later. */
export const DatagramPick = ({ contextBits }: DatagramLayout) =>
  record({ valid: bit, ccc: bits(contextBits), size: bits(14) });

/** What has become of a packet: one for each. A packet of UUD is `default_ok` when it leaves. */
export const DatagramOutcome = record({
  valid: bit,
  handle: bits(32),
  message: bits(16),
  kind: OutcomeKind,
  response: PeerResponse,
  /** Of a failure: the NACK's code, or `failureCodes.undeliverable`. */
  code: bits(8),
});

/** What may change while it runs, as in `InitiatorRegisters`; `rto`: the retransmission timer is on. */
export const DatagramRegisters = record({
  rto: bit,
  rto_init: bits(32),
  rto_max: bits(32),
  max_rto_retx: bits(4),
  nack_retx: bits(32),
  max_nack_retx: bits(5),
  service_required: bit,
});

/** What is counted, each once in a clock at most, under the names of the golden model. */
export const DatagramCounts = record({
  datagram_sent: bit,
  retransmitted: bit,
  lost_trim: bit,
  lost_nack: bit,
  lost_timeout: bit,
  nack_unexpected: bit,
  pkt_id_unknown: bit,
  peer_dropped: bit,
});

/**
 * - `clear`: after reset the record is free, and its context has sent nothing. `attempt`: a packet that waits leaves if
 *   it may. `response`, `nack`: from a peer. `visit`: whether the timer of the record has run out. `rest`: what the
 *   context has still to say.
 */
export const DatagramEventKind = enumOf('clear', 'attempt', 'response', 'nack', 'visit', 'rest');

/** A packet that waits to be sent; `fresh`: for the first time. */
export const Waiting = ({ recordBits }: DatagramLayout) => record({ record: bits(recordBits), fresh: bit });

export const DatagramEvent = ({ contextBits, recordBits, ageBits }: DatagramLayout) =>
  record({
    kind: DatagramEventKind,
    record: bits(recordBits),
    /** `clear`, `rest`. */
    ccc: bits(contextBits),
    fresh: bit,
    /** Of a peer: the rest of its pkt_id, and what else it says. */
    age: bits(ageBits),
    act: DatagramAct,
    peer: DatagramPeer,
  });

/** What a packet is, as long as its record has it. */
export const DatagramWrite = (layout: DatagramLayout) =>
  record({ enable: bit, record: bits(layout.recordBits), send: DatagramSend(layout) });
