/** What goes over the ports of the matching blocks. */
import { type Bits, bit, bits, enumOf, optional, record, type Shape } from '../../hdl/index.ts';
import { returnCodes } from '../wire/layout/codes.ts';

/** A receive is posted, a message arrives, a posted receive is taken back. */
export const MatchKind = enumOf('post', 'arrive', 'cancel');

/**
 * What became of a command. Of `post`: `matched` an unexpected message, or `stored`. Of `arrive`: `matched` a posted
 * receive, or `stored` as an unexpected message. Of `cancel`: `matched` the receive, which is taken off, or `absent`.
 * `refused`: there was no room, or the message is not to be kept; nothing has changed.
 */
export const MatchOutcome = enumOf('matched', 'stored', 'absent', 'refused');

/** Where a posted receive's bytes go. */
export const ReceivePlace = record({ wr_id: bits(32), address: bits(64), length: bits(32) });

/** What a message has got of a receive, and whether the receive is no longer posted, if it is for several messages. */
interface Given {
  readonly wr_id: Bits<32>;
  readonly address: Bits<64>;
  readonly length: Bits<32>;
  readonly released?: Bits<1> | undefined;
}

/**
 * Where a message's bytes go. Of a receive for one message all of it; of one for several, which `multi` has, the part
 * that the message has got, and `released` with the last part.
 */
export const GivenPlace = (multi = false): Shape<Given> =>
  record({ wr_id: bits(32), address: bits(64), length: bits(32), released: optional(multi, bit) });

/** What is kept of a message's header: whose it is, its `request_length`, and where the taker has kept the rest. */
export const MessageHeader = record({
  peer: bits(16),
  pdc: bits(16),
  message_id: bits(16),
  kept_at: bits(16),
  request_length: bits(32),
});

/** The tag of a message, or that of a receive (ses.md 3.2). */
export const MatchTag = record({ match_bits: bits(64), initiator: bits(32) });

/** Of a receive that `restricts` the only job whose messages may use it; of a message its job, and no more. */
export const JobRule = record({ restricts: bit, job_id: bits(24) });

/**
 * Of a receive: whether it `is` for several messages, and the least bytes that have to be free of it for one more. With
 * `min_free` 0 it takes any number (ses.md 3.7).
 */
export const MultiRule = record({ is: bit, min_free: bits(32) });

const commandFields = (resourceBits: number, jobs: boolean) => ({
  kind: MatchKind,
  resource: bits(resourceBits),
  tag: MatchTag,
  any_initiator: bit,
  place: ReceivePlace,
  header: MessageHeader,
  /** A message that finds no receive becomes an unexpected one; otherwise it is refused. */
  keep: bit,
  job: optional(jobs, JobRule),
});

/**
 * A command to a resource, the receive context that a packet is addressed to. Of `post`: `tag`, `any_initiator` and
 * `place`. Of `arrive`: `tag`, `header` and `keep`. Of `cancel`: `place.wr_id`, with `tag` and `any_initiator` as they
 * were posted. With `jobs` a receive may be for the messages of one job.
 */
export const MatchCommand = (resourceBits: number, jobs = false) => record(commandFields(resourceBits, jobs));

/**
 * The same with the match bits that a receive ignores; `cancel` needs `place.wr_id` alone. With `multi` a receive may
 * be for several messages.
 */
export const WildcardCommand = (resourceBits: number, jobs = false, multi = false) =>
  record({ ...commandFields(resourceBits, jobs), ignore_bits: bits(64), multi: optional(multi, MultiRule) });

/**
 * The result of a command: of a match both sides, the receive's place and the message's tag and header. With `multi`
 * the place is the part that the message has got, or what is left of a receive that is taken back.
 */
export const MatchResult = (resourceBits: number, multi = false) =>
  record({
    valid: bit,
    kind: MatchKind,
    outcome: MatchOutcome,
    resource: bits(resourceBits),
    tag: MatchTag,
    place: GivenPlace(multi),
    header: MessageHeader,
    /**
     * Of `arrive`, what the response says (uet-wire.md 12.8): OK, or NO_MATCH where it is refused; PERM_VIOLATION where
     * the receive that it finds is for another job.
     */
    return_code: bits(6),
    /** Of `arrive`: expected (0) or overflow (1), as the message became an unexpected one. */
    list: bits(2),
  });

/** The codes that matching has. */
export const matchCodes = {
  ok: returnCodes.code.ok,
  no_match: returnCodes.code.no_match,
  perm_violation: returnCodes.code.perm_violation,
} as const;

/** The values of the field `list` (ses.md 3.3). */
export const matchLists = { expected: 0, overflow: 1 } as const;
