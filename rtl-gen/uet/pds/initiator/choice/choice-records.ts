/** What goes over the ports of PDC choice and between its parts. */
import { type Bits, bit, bits, enumOf, optional, record } from '../../../../hdl/index.ts';
import type { ChoiceLayout } from './choice-layout.ts';

/** How the packets of a PDC are delivered; `roce` is ROD without SACK, which on the wire is ROD. */
export const PdcMode = enumOf('rud', 'rod', 'roce');

/**
 * What decides which PDCs a packet may take (uet-wire.md 7.1). `lane` tells tuples apart that are the same otherwise,
 * so that messages to one peer can go side by side.
 */
export const Tuple = record({
  mode: PdcMode,
  job_id: bits(24),
  /** Which of our addresses it comes from. */
  local: bits(4),
  /** Where it goes to, IPv4 as mapped into IPv6. */
  destination: bits(128),
  traffic_class: bits(4),
  /** Secure domain; 0 without TSS. */
  sdi: bits(24),
  lane: bits(4),
});

/** A packet of SES, or one of PDS that takes a PSN (6.2). */
export const SendKind = enumOf('request', 'noop', 'negotiation');

/** What packets have to say. */
type PacketOptions = Pick<ChoiceLayout, 'handleBits' | 'expects'>;

/** A packet, but for its tuple. */
export const SendPacket = ({ handleBits, expects }: PacketOptions) =>
  record({
    kind: SendKind,
    message: bits(16),
    first: bit,
    last: bit,
    /** Bytes of payload. */
    length: bits(14),
    /** Nominal bytes: the transport packet and 40 (9.1); 0 for packets of PDS. */
    size: bits(14),
    /** Payload word of a NEGOTIATION. */
    payload: bits(32),
    /** Where SES keeps its header and payload. */
    handle: bits(handleBits),
    /** `last` does not end the message, as data is to come back; SES concludes it (uet-wire.md 7.12). */
    expects: optional(expects, bit),
  });

/** What SES gives to be sent. */
export const TupleSend = (layout: PacketOptions) => record({ tuple: Tuple, packet: SendPacket(layout) });

/** A packet and the number of its tuple. */
export const NumberedSend = (layout: ChoiceLayout) =>
  record({ tuple: bits(layout.tupleBits), ordered: bit, packet: SendPacket(layout) });

/** A packet for a PDC, in the clock with `valid`. */
export const PlacedSend = (layout: ChoiceLayout) => record({ valid: bit, pdcid: bits(16), packet: SendPacket(layout) });

/** A PDC begins, in the clock with `valid`: it comes before the first packet that is placed there. */
export const OpenPdc = record({
  valid: bit,
  pdcid: bits(16),
  tuple: Tuple,
  start_psn: bits(32),
  /** Upper half of the last PSN that was used under this PDCID. */
  last_psn: bits(16),
});

/**
 * What a PDC tells PDC choice. `quiesce`: it takes no new messages. `ended`: it is closed or in error, and what comes
 * for it from now on fails. `next`: one more than the last PSN that it has used.
 */
export const PdcNews = enumOf('quiesce', 'ended');
export const PdcNotice = record({ news: PdcNews, pdcid: bits(16), next: bits(32) });

/** How many packets of a PDC are retired, modulo twice the ring: all but those that are queued or outstanding. */
export const Retired = ({ countBits }: ChoiceLayout) => record({ valid: bit, pdcid: bits(16), count: bits(countBits) });

/** A PDC, in the clock with `valid`. */
export const NamedPdc = record({ valid: bit, pdcid: bits(16) });

/** Run-time registers. */
export const ChoiceRegisters = ({ countBits }: ChoiceLayout) =>
  record({
    /** How many PDCs a tuple of RUD may have, 1 to K. */
    pdcs_per_tuple: bits(3),
    /** Messages take turns on all PDCs of their tuple; otherwise the next one is opened when the others are full. */
    spread_turns: bit,
    /** A PDC with so many packets queued or outstanding is full for new messages. */
    full_level: bits(countBits),
    /** How long a PDCID is not used again (7.5, Syn_Retx_Safety_Time), in 128 ns. */
    quarantine_time: bits(25),
  });

/** What goes through the pipe of PDC choice. `clear` empties the tables after reset. */
export const WorkKind = enumOf('packet', 'quiesce', 'ended', 'forget', 'clear');

/** What is known of a packet before it is placed, beside the packet. */
export const Work = (layout: ChoiceLayout) =>
  record({
    kind: WorkKind,
    tuple: bits(layout.tupleBits),
    /** Of a packet: it comes from those that wait, with its place in the order of its tuple. */
    waited: bit,
    order: bits(layout.orderBits),
    /** A first packet that has a PDC; of notices it is the one they are of. The PDCID is without its bit 15. */
    resolved: bit,
    pdc: bits(15),
    /** That it lacks a PDC was counted in the period of this parity. */
    counted: bit,
    ordered: bit,
    /** Of a packet: the parity of the round in which it has come. */
    round: bit,
    packet: SendPacket(layout),
  });

/** A packet that waits. */
export const Parked = (layout: ChoiceLayout) =>
  record({
    tuple: bits(layout.tupleBits),
    order: bits(layout.orderBits),
    resolved: bit,
    pdc: bits(15),
    counted: bit,
    ordered: bit,
    round: bit,
    packet: SendPacket(layout),
  });

/** A PDC's index of its PDCID, and the number of its use of it. */
export const indexOf = ({ contextBits }: ChoiceLayout, pdc: Bits): Bits => pdc.trunc(contextBits);
export const generationOf = ({ contextBits }: ChoiceLayout, pdc: Bits): Bits => pdc.slice(14, contextBits);
