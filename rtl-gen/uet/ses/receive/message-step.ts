/** What a packet does to what is kept of its message, and what is said of it. */
import { type Bits, bit, bits, type Ctx, optional, record, type ValueOf } from '../../../hdl/index.ts';
import { opcodes, returnCodes } from '../../wire/layout/index.ts';
import type { GivenPlace } from '../match-records.ts';
import { KeptRendezvous } from './kept-headers.ts';
import type { DeferralTurn } from './target-deferral.ts';

/**
 * What is kept of a message of several packets, as its first packet has made it. `defers`: deferrable sends may wait;
 * `rendezvousBits` number the places of rendezvous sends, if there are any. `keeps`: bytes of unexpected messages may
 * be kept.
 */
export const MessageBinding = (defers: boolean, rendezvousBits?: number, multi = false, keeps = false) =>
  record({
    /** Its first error, or OK. */
    code: bits(6),
    /** What BAD_GENERATION tells, in the answer to each of its packets. */
    generation: bits(8),
    /** It has a receive: `wr_id`, `address`, and the bytes of it that the message gets. */
    bound: bit,
    wr_id: bits(32),
    /** Of a message that is deferred the target's token is in its lower half; of one that is kept it is its buffer. */
    address: bits(64),
    claim: bits(32),
    /** The message is longer than that. */
    is_cut: bit,
    /** Its receive is for several messages, and it is the last of them. */
    released: optional(multi, bit),
    /** It has none, and waits for one: it is not kept, and comes again or is read. */
    deferred: optional(defers, bit),
    /** It waits, and its bytes go to a buffer. */
    buffered: optional(keeps, bit),
    opcode: bits(6),
    request_length: bits(32),
    match_bits: bits(64),
    initiator: bits(32),
    job_id: bits(24),
    /** It has a place of a rendezvous send. */
    rendezvous: optional(rendezvousBits !== undefined, KeptRendezvous(rendezvousBits ?? 1)),
  });

/** Its value. */
export type BindingValue = ValueOf<ReturnType<typeof MessageBinding>>;

/** A packet as what is kept of its message has to see it. */
export const MessageStep = (defers: boolean, rendezvousBits?: number, multi = false, keeps = false) =>
  record({
    /** It is the end of a message that was idle for too long, not a packet. */
    expired: bit,
    /** There is something kept of its message; otherwise `first` is what becomes of it. */
    found: bit,
    cut: bit,
    first: MessageBinding(defers, rendezvousBits, multi, keeps),
    /** Of the header alone: OK, or an error. */
    header_code: bits(6),
    /** Of what comes after the header: region, initiator error, more bytes than the message has. */
    later_code: bits(6),
  });

/**
 * What is kept with this packet; its `code` is that of the response. The first error stays. Of a later packet length
 * and operation are those of the first one (OP_VIOLATION), and so are match bits or key (PERM_VIOLATION, ses.md 5.1)
 * and the length of an eager part. An early end is INITIATOR_ERROR, but for a message that is deferred, which its
 * initiator does not send on: there only MSG_ERROR is (ses.md 3.5, 4.3). Combinational.
 */
export function bindingAfter(m: Ctx, word: BindingValue, step: ValueOf<ReturnType<typeof MessageStep>>): BindingValue {
  const lit = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
  const ok = returnCodes.code.ok;
  const { first } = step;
  const kept = word.rendezvous;
  const { is_other, is_foreign } = m.named({
    is_other: first.request_length
      .ne(word.request_length)
      .or(first.opcode.ne(word.opcode))
      .or(kept === undefined ? m.lit(1, 0) : kept.is.and(first.rendezvous!.eager_length.ne(kept.eager_length))),
    is_foreign: first.match_bits.ne(word.match_bits),
  });
  const isSuspended =
    (word.buffered === undefined ? word.deferred : word.deferred?.and(word.buffered.not()))
      ?.and(first.opcode.ne(opcodes.code.msg_error))
      .and(kept?.is.not() ?? m.lit(1, 1)) ?? m.lit(1, 0);
  const code = m.choose(
    [
      [word.code.ne(ok), word.code],
      [step.expired, lit('dropped')],
      [step.cut, m.mux(isSuspended, lit('ok'), lit('initiator_error'))],
      [step.header_code.ne(ok), step.header_code],
      [is_other, lit('op_violation')],
      [is_foreign, lit('perm_violation')],
    ],
    step.later_code,
  );
  return m.mux(step.found, { ...word, code }, first);
}

/** What the receive of a message follows from. */
export interface FirstOf {
  /** As its checks have made it, and what is wrong with its packet once it has a receive. */
  readonly first: BindingValue;
  readonly later: Bits<6>;
  /** What the match has found, if it has `asked` for a receive. */
  readonly found: {
    readonly matched: Bits<1>;
    readonly place: ValueOf<ReturnType<typeof GivenPlace>>;
    /** The receive is for another job. */
    readonly foreign?: Bits<1> | undefined;
  };
  readonly asked: Bits<1>;
  /** It comes again, and what its token has found. */
  readonly restarts: Bits<1>;
  readonly reserved?: ValueOf<ReturnType<typeof DeferralTurn>> | undefined;
  /** Without a receive its context is disabled. */
  readonly risks?: Bits<1> | undefined;
  /** It waits for a receive. */
  readonly deferred?: Bits<1> | undefined;
  /** The buffer that it has taken, if it waits. */
  readonly buffer?: { readonly is: Bits<1>; readonly address: Bits<64> } | undefined;
}

/** What its first packet leaves of a message, with the receive that it has got (ses.md 3.6, 4.3). Combinational. */
export function firstBinding(m: Ctx, of: FirstOf): BindingValue {
  const { first, later, found, asked, restarts, reserved, risks, deferred, buffer } = of;
  const lit = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
  const given =
    reserved === undefined
      ? found
      : {
          matched: m.mux(restarts, reserved.hit, found.matched),
          place: m.mux(restarts, reserved.place, found.place),
        };
  const refusal = risks === undefined ? lit('no_match') : m.mux(risks, lit('disabled_gen'), lit('no_match'));
  const isForeign: [Bits<1>, Bits<6>][] =
    found.foreign === undefined ? [] : [[asked.and(found.foreign), lit('perm_violation')]];
  const bound = m.named('bound', asked.or(restarts).and(given.matched));
  const isLonger = m.named('is_longer', first.request_length.gt(given.place.length));
  const { address } = given.place;
  const waitsAt = (token: Bits<32>): Bits<64> =>
    buffer === undefined ? token.zext(64) : m.mux(buffer.is, buffer.address, token.zext(64));
  return {
    ...first,
    code: m.choose(
      [
        ...isForeign,
        [asked.and(found.matched.or(deferred ?? m.lit(1, 0)).not()), refusal],
        [restarts, m.mux(given.matched, later, lit('op_violation'))],
      ],
      first.code,
    ),
    bound,
    wr_id: given.place.wr_id.mask(bound),
    address: deferred === undefined ? address : m.mux(deferred, waitsAt(reserved!.token), address),
    deferred,
    buffered: buffer && deferred!.and(buffer.is),
    claim: m.mux(isLonger, given.place.length, first.request_length),
    is_cut: isLonger,
    released: given.place.released?.and(bound),
    rendezvous: first.rendezvous && {
      ...first.rendezvous,
      is: first.rendezvous.is.and(bound.or(deferred ?? m.lit(1, 0))),
    },
  };
}

/** 1 where the operation is one of the SEND space that is built in. Combinational. */
export const isSend = (opcode: Bits<6>): Bits<1> =>
  opcode.eq(opcodes.code.send).or(opcode.eq(opcodes.code.deferrable_send));

/** 1 where the operation is one of the TAGGED space that is built in. Combinational. */
export const isTagged = (opcode: Bits<6>): Bits<1> =>
  opcode.eq(opcodes.code.tagged_send).or(opcode.eq(opcodes.code.deferrable_tsend));
