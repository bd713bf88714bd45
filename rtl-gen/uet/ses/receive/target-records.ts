/** What goes in and out of the receive half of the semantic sublayer. */
import { bit, bits, type Ctx, enumOf, optional, record, type ValueOf } from '../../../hdl/index.ts';
import { ReceiveContext, ResourceSpace } from '../address-resolver/resolver-records.ts';
import { JobRule, MatchKind, MatchOutcome, MatchTag, MultiRule, ReceivePlace } from '../match-records.ts';

/** Choices that no source settles; registers that hold still. */
export const TargetChoices = record({
  /** A default response has the message's length as `modified_length`; otherwise 0 (ses.md 6.1). */
  default_length: bit,
});

/** Software gives a resource of a process its receive context, or takes it away. */
export const TargetResource = (ownerBits: number) =>
  record({
    remove: bit,
    absolute: bit,
    owner: bits(ownerBits),
    space: ResourceSpace,
    resource_index: bits(12),
    context: ReceiveContext,
  });

/**
 * Software posts a receive at the context `resource`, or takes one back. `tagged`: of the TAGGED space; `tag`,
 * `ignore_bits` (ordered matching alone) and `any_initiator` count there. In the SEND space `cancel` takes back the
 * oldest receive, whichever it is, and its `wr_id` is told. `arrive` is not for software. With `jobs` a receive may be
 * for one job alone, and with `multi` for several messages; what is taken back in the SEND space is the one with its
 * `wr_id` then.
 */
export const ReceiveCommand = (resourceBits: number, jobs = false, multi = false) =>
  record({
    tagged: bit,
    kind: MatchKind,
    resource: bits(resourceBits),
    tag: MatchTag,
    any_initiator: bit,
    ignore_bits: bits(64),
    place: ReceivePlace,
    job: optional(jobs, JobRule),
    multi: optional(multi, MultiRule),
  });

/** A command of the SEND space, where tags do not count. Combinational. */
export const ofAnyTag = (m: Ctx, command: ReceiveCommandValue): ReceiveCommandValue => ({
  ...command,
  any_initiator: m.lit(1, 1),
  ignore_bits: m.lit(64, 0).not(),
});

type ReceiveCommandValue = ValueOf<ReturnType<typeof ReceiveCommand>>;

/**
 * What became of it: `stored` or `refused` of a post, `matched` or `absent` of a receive that was to be taken back. Of
 * one for several messages `left`, the bytes at its end that no message has got: a post may be `stored` or `refused`
 * with what messages that waited have left of it.
 */
export const ReceiveDone = (multi = false) =>
  record({
    ...{ valid: bit, kind: MatchKind, outcome: MatchOutcome, wr_id: bits(32) },
    left: optional(multi, bits(32)),
  });

/** What a host hears of: a receive that a message has got, or a write with header data (ses.md 6.3). */
export const HeardKind = enumOf('recv', 'write');

/** A message at its end; with `multi` its receive may be for several of them. */
export const TargetCompletion = (multi = false) =>
  record({
    kind: HeardKind,
    /** OK, or its first error: the buffer's bytes are undefined then. */
    return_code: bits(6),
    opcode: bits(6),
    /** Of the receive; of a write 0. */
    wr_id: bits(32),
    /** Bytes of the message that have a place, and those that have none. */
    bytes: bits(32),
    cut: bits(32),
    has_header_data: bit,
    header_data: bits(64),
    match_bits: bits(64),
    initiator: bits(32),
    job_id: bits(24),
    message_id: bits(16),
    peer: bits(16),
    pdc: bits(16),
    /** Where its bytes begin; of a write 0. */
    address: optional(multi, bits(64)),
    /** It was the last message that its receive for several takes. Others of that receive may still be under way. */
    released: optional(multi, bit),
  });

/** The response to a packet (uet-wire.md 12.7, 12.8). */
export const TargetResponse = record({
  /** DEFAULT_RESPONSE, which PDS need not keep; otherwise RESPONSE, which is guaranteed. */
  plain: bit,
  return_code: bits(6),
  list: bits(2),
  modified_length: bits(32),
  ri_generation: bits(8),
});

/** What is said of a packet, or of a message that has expired. */
export const TargetResult = (multi = false) =>
  record({
    valid: bit,
    /** It answers no packet: its message was idle for too long, and is forgotten. */
    expired: bit,
    response: TargetResponse,
    /** The first `length` bytes of the payload go to `address`; the others have no place. */
    place: bit,
    /** Delivery complete: its response waits until its bytes, and all that came before, are visible (ses.md 6.4). */
    dc: bit,
    /** So many bytes from `address` on are to be read, and answer it. */
    read: bit,
    address: bits(64),
    length: bits(14),
    /**
     * It is an atomic at `address`, which is not answered yet: who does it says what the answer is. Its region says the
     * return code, which is that of the response where nothing of the atomic itself is wrong.
     */
    atomic: bit,
    /** A message is complete, and the host hears of it. */
    completes: bit,
    completion: TargetCompletion(multi),
    /** A message of several packets has begun; one that had begun has ended. */
    opens: bit,
    closes: bit,
  });
