/** What goes in and out of the transmit half, and between its parts. */
import { type Bits, bit, bits, enumOf, optional, record, type ValueOf } from '../../../hdl/index.ts';
import { PdcMode } from '../../pds/initiator/choice/choice-records.ts';
import { SesKind, sesBytes } from '../../wire/parser/ses-stage.ts';

/** Operations that a message may have. */
export const MessageOp = enumOf('write', 'send');

/**
 * With reads: a host may ask for bytes of a peer, and bytes for a peer answer what it has asked; and a peer may do
 * atomics for it. Where messages wait for receives, it may send such, and the endpoint asks for them by RTRs. Where
 * there are datagrams it may send such, and WRITEs and READs by RUDI where there is that, and peers may read by it.
 */
export const ReadingOp = enumOf(
  'write',
  'send',
  'read',
  'answer',
  'atomic',
  'fetching_atomic',
  'deferrable_send',
  'rtr',
  'rendezvous_send',
  'datagram',
  'rudi_write',
  'rudi_read',
  'rudi_answer',
);

/** Only with `reads` are there all of them. */
export const messageOp = (reads: boolean) => (reads ? ReadingOp : MessageOp) as typeof ReadingOp;

/** Whether a message is a READ, by a PDC or, where there is `rudi`, by RUDI. */
export const isReadOp = (op: ValueOf<typeof ReadingOp>, rudi = true): Bits<1> =>
  rudi ? op.is('read').or(op.is('rudi_read')) : op.is('read');

/**
 * A message for a return space. `close`: it is no message but a request to close, CLOSE_REQ (uet-wire.md 6.2, 7.6). It
 * has no bytes, and what it says beside is not looked at.
 */
export const Back = record({ enable: bit, pdcid: bits(16), close: bit });

/**
 * A message that the host sends; its bytes come beside it. `returns`: the endpoint has return spaces; `tags`: it sends
 * tagged messages, too; `reads`: it reads, and answers reads.
 *
 * - A `read` has no bytes of its own: `length` bytes from `offset` of the region `key` on come to the host's address
 *   `header_data`; it has no header data.
 * - An `atomic` or `fetching_atomic` works on the peer's region `key`, from `offset` on. Its bytes are the extension
 *   header, 4 bytes, and the operands, as uet-wire.md 12.5 has them; `length` counts both. It has no header data.
 * - A `deferrable_send` is a `send`, tagged or not, that may wait for its receive. Its `offset` is 0, or the tokens of
 *   a restart: what the endpoint has told with it.
 * - A `rendezvous_send` is a `send`, tagged or not, of which the first bytes are sent, and its target reads the rest.
 *   Its bytes are those of up to 16 packets, and `length` counts them: in each the extension header, 24 bytes, and so
 *   much of the eager part that the packet is full, but for the last one. Its `offset` is {reserved 16, lower bits of
 *   the read key 16, bytes of the whole message 32} (uet-wire.md 12.5).
 * - A `datagram` is a `send` of one packet, untagged, by UUD: it is sent once, and its completion says that it was
 *   handed to the line. No PDC carries it, so mode and lane say nothing, and it has neither `back` nor `expects`.
 * - A `rudi_write` is a `write` by RUDI: its packets come in any order, and perhaps more than once, for a key that
 *   allows it. No PDC carries it, either; it has no header data.
 * - A `rudi_read` is a `read` by RUDI: a request that is sent again until its bytes have come, for such a key, too.
 * - An `rtr` asks for one: `key` is its word of tokens, `offset` where it is to go on. The endpoint makes it, and no
 *   host.
 * - An `answer` has the bytes of a packet of a READ: `key` is {message of the request 16, return code 6}, `initiator`
 *   the bytes of the whole READ, `offset` those before it. The endpoint makes it, and no host.
 * - A `rudi_answer` is an `answer` to a READ that has come by RUDI: it goes to `destination` by no PDC, and is sent
 *   once. Its `header_data` is what it echoes of the request, `RudiEcho`.
 */
export const TxMessage = (returns: boolean, tags = false, reads = false) =>
  record({
    op: messageOp(reads),
    /** Of sends: a tagged one, whose match bits are `key`. */
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
    /** The generation that the peer's receive context is to have; 0 where it has none (ses.md 1.4). */
    ri_generation: optional(reads, bits(8)),
    /** Delivery complete: the target answers each packet when its bytes are visible there (ses.md 6.4). */
    dc: optional(reads, bit),
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

const told = (reads: boolean) => ({
  wr_id: bits(32),
  message_id: bits(16),
  bytes: bits(32),
  result: TxResult,
  /** Of `refused` the return code (uet-wire.md 12.8), of `failed` that of the initiator's outcome; the first one. */
  code: bits(8),
  /** With BAD_GENERATION: the one that the peer's receive context has (ses.md 1.4). */
  ri_generation: optional(reads, bits(8)),
});

/** What the host is told of a message that it has sent, when each of its packets has an outcome. */
export const TxCompletion = (reads = false) => record(told(reads));

/** Bytes of a message that its target takes, where a response has said so (ses.md 3.6). */
export const Modified = record({ valid: bit, length: bits(32) });

/**
 * The same with the operation, where there are reads; with `defers` whether it is a deferrable send that is OK and
 * waits for its receive at the target (ses.md 4.3), and what the response to its last packet says of its length.
 */
export const TxEnd = (reads: boolean, defers = false) =>
  record({
    ...told(reads),
    op: optional(reads, ReadingOp),
    deferred: optional(defers, bit),
    modified: optional(defers, Modified),
  });

/** What the host is told of a message, where it needs no operation to know which. */
export const toldOf = ({
  op: _,
  deferred: __,
  modified: ___,
  ...told
}: ValueOf<ReturnType<typeof TxEnd>>): ValueOf<ReturnType<typeof TxCompletion>> => told;

/** A message that has an entry, its id, and the beats of its payload. */
export const OpenMessage = (returns: boolean, tags = false, reads = false) =>
  record({ message: TxMessage(returns, tags, reads), id: bits(16), beats: bits(32) });

/** The pages of a packet's payload: a chain from `first` to `last`. */
export const Chain = (pageBits: number) => record({ first: bits(pageBits), last: bits(pageBits), length: bits(14) });

/** What is kept of a packet until it is retired; with `reads` which header it has. */
export const KeptPacket = (pageBits: number, reads = false) =>
  record({ chain: Chain(pageBits), ses_header: bits(8 * sesBytes), ses: optional(reads, SesKind) });

/** Bits of the number of a packet whose bytes are shown: more than may be ordered and not shown yet, twice. */
export const orderBits = 5;

/** A packet's pages and handle that come back, when so many packets have been shown, modulo 2^`orderBits`. */
export const PayloadReturn = (pageBits: number) =>
  record({ chain: Chain(pageBits), handle: bits(32), after: bits(orderBits) });
