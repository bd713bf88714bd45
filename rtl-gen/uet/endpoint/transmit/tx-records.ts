/** What goes in and out of the transmit half, and between its parts. */
import { bit, bits, enumOf, optional, record } from '../../../hdl/index.ts';
import { PdcMode } from '../../pds/initiator/choice/choice-records.ts';
import { sesBytes } from '../../wire/parser/ses-stage.ts';

/** Operations that a message may have. */
export const MessageOp = enumOf('write', 'send');

/**
 * A message for a return space. `close`: it is no message but a wish, CLOSE_REQ (uet-wire.md 6.2, 7.6). It has no
 * bytes, and what it says beside is not looked at.
 */
export const Back = record({ enable: bit, pdcid: bits(16), close: bit });

/**
 * A message that the host sends; its bytes come beside it. `returns`: the endpoint has return spaces; `tags`: it sends
 * tagged messages, too.
 */
export const TxMessage = (returns: boolean, tags = false) =>
  record({
    op: MessageOp,
    /** Of `send`: a tagged one, whose match bits are `key`. */
    is_tagged: optional(tags, bit),
    mode: PdcMode,
    /** Tells tuples apart that are the same otherwise. */
    lane: bits(4),
    traffic_class: bits(4),
    /** Which of our addresses it leaves from, and where it goes to: IPv4 as mapped into IPv6. */
    local: bits(4),
    destination: bits(128),
    job_id: bits(24),
    pid_on_fep: bits(12),
    resource_index: bits(12),
    /** Memory key, or match bits; and the offset in the region. */
    key: bits(64),
    offset: bits(64),
    initiator: bits(32),
    has_header_data: bit,
    header_data: bits(64),
    length: bits(32),
    /** What its completion says. */
    wr_id: bits(32),
    /**
     * It goes by the return space of a PDC that a peer has opened, whose PDCID `place` has shown (uet-wire.md 7.12):
     * mode, lane, traffic class and addresses say nothing then.
     */
    back: optional(returns, Back),
    /** A message answers it by the return space of its PDC, which stays open until that is concluded. */
    expects: optional(returns, bit),
  });

/** What has become of a message: the target's OK; another return code of its SES; a failure of packet delivery. */
export const TxResult = enumOf('ok', 'refused', 'failed');

/** What the host is told of a message that it has sent, when each of its packets has an outcome. */
export const TxCompletion = record({
  wr_id: bits(32),
  message_id: bits(16),
  bytes: bits(32),
  result: TxResult,
  /** Of `refused` the return code (uet-wire.md 12.8), of `failed` that of the initiator's outcome; the first one. */
  code: bits(8),
});

/** A message that has an entry, its id, and the beats of its payload. */
export const OpenMessage = (returns: boolean, tags = false) =>
  record({ message: TxMessage(returns, tags), id: bits(16), beats: bits(32) });

/** The pages of a packet's payload: a chain from `first` to `last`. */
export const Chain = (pageBits: number) => record({ first: bits(pageBits), last: bits(pageBits), length: bits(14) });

/** What is kept of a packet until it is retired. */
export const KeptPacket = (pageBits: number) => record({ chain: Chain(pageBits), ses_header: bits(8 * sesBytes) });

/** Bits of the number of a packet whose bytes are shown: more than may be ordered and not shown yet, twice. */
export const orderBits = 5;

/** A packet's pages and handle that come back, when so many packets have been shown, modulo 2^`orderBits`. */
export const PayloadReturn = (pageBits: number) =>
  record({ chain: Chain(pageBits), handle: bits(32), after: bits(orderBits) });
