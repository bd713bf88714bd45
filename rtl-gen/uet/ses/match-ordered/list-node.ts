/** A node of a list: what a search compares, and what it finds. */
import { type Bits, bit, bits, optional, record } from '../../../hdl/index.ts';
import { JobRule, MatchTag, MultiRule } from '../match-records.ts';

/**
 * What is compared. An unexpected message ignores nothing, and its initiator is one; so is a message that searches. The
 * match bits and initiators that either side ignores do not count: there is one comparison for both searches.
 */
export const NodeKey = (jobs: boolean, multi: boolean) =>
  record({
    ...{ tag: MatchTag, ignore_bits: bits(64), any_initiator: bit, wr_id: bits(32) },
    job: optional(jobs, JobRule),
    multi: optional(multi, MultiRule),
  });

/**
 * What a node has beside its key: `address` and `length` of a receive, or the header of a message. The lower half is a
 * length of either.
 */
export const NodeRest = bits(96);

interface Key {
  readonly tag: { readonly match_bits: Bits<64>; readonly initiator: Bits<32> };
  readonly ignore_bits: Bits<64>;
  readonly any_initiator: Bits<1>;
}

/** `(a xor b) and not ignored = 0`, and the initiator is the same or does not matter (ses.md 3.2). */
export function keysMatch(one: Key, other: Key): Bits<1> {
  const ignored = one.ignore_bits.or(other.ignore_bits);
  const differs = one.tag.match_bits.xor(other.tag.match_bits).and(ignored.not()).any();
  const isOther = one.tag.initiator.ne(other.tag.initiator).and(one.any_initiator.or(other.any_initiator).not());
  return differs.or(isOther).not();
}

interface Rule {
  readonly restricts: Bits<1>;
  readonly job_id: Bits<24>;
}

/** One of them is a receive for another job than that of the message, which restricts nothing. */
export const isForeign = (one: Rule, other: Rule): Bits<1> =>
  one.restricts.or(other.restricts).and(one.job_id.ne(other.job_id));
