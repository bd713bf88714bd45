/** What goes in and out of the tables of deferred sends. */
import { bit, bits, enumOf, optional, record } from '../../../hdl/index.ts';
import { GivenPlace } from '../match-records.ts';

/** The tokens of a word, the initiator's in the upper half (ses.md 4.3). */
export const RestartTokens = (token: number) => record({ initiator: bits(token), target: bits(token) });

/** Choices of a target that no source settles; registers that hold still. */
export const TargetDeferralChoices = record({
  /** RTR gives the token 0: the message that comes again is matched again (ses.md 4.3 [M]). */
  zero_token: bit,
  /** RTR has the target's token in the upper half of its word, as the reference has it (ses.md 9 [M]). */
  target_upper: bit,
});

/** What an RTR says of a message, kept until a receive is there. */
export const DeferredHeader = (token: number) =>
  record({
    peer: bits(16),
    rel: bit,
    job_id: bits(24),
    /** The initiator's token. */
    token: bits(token),
    /** Bytes that are kept of it, 0 where none are: where the initiator is to go on. */
    kept: bits(32),
  });

/** What is looked up by the target's token. */
export const LookupKind = enumOf(
  // A message comes again: it takes the receive that its RTR has promised.
  'restart',
  // A message that waits has failed, or was ended: no receive is for it any more.
  'drop',
  // An RTR was answered with an error: its receive is not needed.
  'refuse',
);

/** A lookup; `peer` and `tokens.initiator` count for `restart` alone. */
export const DeferralLookup = (token: number) =>
  record({ valid: bit, kind: LookupKind, peer: bits(16), tokens: RestartTokens(token) });

/** What a lookup has found; with a `hit` of `restart` the receive. Without it a restart is OP_VIOLATION. */
export const DeferralAnswer = (multi = false) =>
  record({ valid: bit, kind: LookupKind, hit: bit, place: GivenPlace(multi) });

/**
 * A receive that its message has not come for: software may post it again. With `multi` it may be for several messages:
 * `part` is what this one had then, which is not posted again, and whether it was the last part.
 */
export const ReturnedReceive = (multi = false) => record({ wr_id: bits(32), part: ReturnedPart(multi) });

/** The part of it. */
export const ReturnedPart = (multi: boolean) =>
  optional(multi, record({ address: bits(64), length: bits(32), released: bit }));

/** A DEFERRABLE_RTR (ses.md 4.3): who sends it adds its own id as the initiator's. */
export const ReadyToReceive = record({
  peer: bits(16),
  rel: bit,
  job_id: bits(24),
  buffer_offset: bits(64),
  match_bits: bits(64),
});

/** What an initiator does with an RTR that asks to go on elsewhere than at byte 0 (ses.md 4.3 [D]). */
export const PartialRestart = enumOf('refuse', 'from_start', 'at_offset');

/** Choices of an initiator; registers that hold still. */
export const InitiatorDeferralChoices = record({
  partial: PartialRestart,
  /** As in `TargetDeferralChoices`. */
  target_upper: bit,
});

/** A message that may be deferred begins; `message` is what its initiator knows it by. */
export const OpenedDeferrable = record({ valid: bit, peer: bits(16), message: bits(16), length: bits(32) });

/** What an initiator tells of a message with a token. */
export const DeferrableEvent = enumOf(
  // It was answered OK, OVERFLOW, and less than its length.
  'deferred',
  // An error, or a refusal after which it comes again: no RTR is for it.
  'failed',
  // It comes again from its first packet.
  'again',
  // All of its packets that have left have been answered, the one that ends it too.
  'settled',
  // It is complete: the token is free.
  'closed',
);

/** The answer to an RTR. */
export const RtrAnswer = record({
  valid: bit,
  /** OK or OP_VIOLATION. */
  code: bits(6),
  /** With OK: which message it is for, and whether what is left of it is not to be sent now. */
  message: bits(16),
  stops: bit,
});

/** A message goes on at `offset`, as a message of its own with both tokens in each packet. */
export const Restart = (token: number) =>
  record({ message: bits(16), tokens: RestartTokens(token), offset: bits(32), length: bits(32) });
