/** The messages under way: which they are, how many of their packets have no outcome yet, and how they have ended. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  optional,
  record,
  sink,
  source,
  type ValueOf,
} from '../../../hdl/index.ts';
import { isOneOf } from '../../../lib/bits/is-one-of.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { Outcome } from '../../pds/initiator/records.ts';
import { matchLists } from '../../ses/match-records.ts';
import { responseOpcodes, returnCodes } from '../../wire/layout/index.ts';
import { handleList } from './handle-list.ts';
import { entryOf, messageEntries, useBits, useOf } from './message-ids.ts';
import { Back, isReadOp, OpenMessage, ReadingOp, TxEnd, TxMessage, TxResult } from './tx-records.ts';

export interface MessageTableOptions {
  readonly mtu: number;
  readonly bytes: number;
  readonly tags?: boolean;
  readonly reads?: boolean;
  /** Deferrable sends may wait at their target; of one with reads. */
  readonly defers?: boolean;
}

type MessageOf = ValueOf<ReturnType<typeof TxMessage>>;

interface Offered {
  readonly valid: Bits<1>;
  readonly payload: MessageOf;
}

/**
 * The message that gets the next entry: one of both kinds of which there is room for, in turn. `rooms` are to be set:
 * for which there is room, and that the message has got its entry.
 */
function enteringMessage(m: Ctx, messages: Offered, answers: Offered | undefined) {
  if (answers === undefined) return { valid: messages.valid, payload: messages.payload };
  const rooms = m.forward('rooms', record({ message: bit, answer: bit, entered: bit }));
  const turn = m.reg('turn', bit, { reset: 0 });
  const hasMessage = m.named('has_message', messages.valid.and(rooms.message));
  const hasAnswer = m.named('has_answer', answers.valid.and(rooms.answer));
  const isAnswer = m.named('is_answer', hasAnswer.and(turn.or(hasMessage.not())));
  // Not in clocks without an entry: one that comes back in each other clock would always go to the same kind.
  m.when(rooms.entered, () => turn.set(isAnswer.not()));
  return {
    valid: m.named('is_given', hasMessage.or(hasAnswer)),
    payload: m.mux(isAnswer, answers.payload, messages.payload),
    isAnswer,
    rooms,
  };
}

/** A PDC, in the clock with `enable`. */
const Named = record({ enable: bit, pdcid: bits(16) });

/** The first use of an entry: another one than `progress` has after reset. */
const firstUse = 1;

/**
 * Gives each of `messages` an entry and an id of 16 bits, {use, entry}, which it has on the wire, and hands it on as
 * `opened`, a message a clock. `outcome` is that of one packet, never refused; with the last of them the message
 * leaves on `completion`: one for each, in the order in which they end. It keeps its entry until the host has taken
 * that, so no outcome ever waits for the host. `mtu` and `bytes`: of a packet, and of a beat; powers of two.
 *
 * With return spaces, `asked` and `answered`: a message for one has an entry now, and has been completed; requests to
 * close are `asked` alone. `unanswered`: a message that `expects` an answer was refused, or waits, and none will come;
 * its last outcome was of the PDC of `place`.
 *
 * With `reads` a READ that asks for bytes has two outcomes, that of its request and that of the bytes; and `answers`
 * are messages that wait for none of `messages`: in turn with them they get entries, and are handed on as
 * `opened_answer`. With `defers` a deferrable or rendezvous send of which a packet was answered OK, OVERFLOW is
 * `deferred` (ses.md 3.3).
 *
 * After reset `ready` is 0 for as many clocks as there are entries.
 */
export const messageTable = (
  layout: InitiatorLayout,
  { mtu, bytes, tags = false, reads = false, defers = false }: MessageTableOptions,
) => {
  const Use = bits(useBits);
  const Left = bits(33 - clog2(mtu));
  const { returns } = layout;
  const Message = TxMessage(returns, tags, reads);
  const Opened = OpenMessage(returns, tags, reads);
  const Facts = record({
    wr_id: bits(32),
    bytes: bits(32),
    back: optional(returns, Named),
    expects: optional(returns, bit),
    op: optional(reads, ReadingOp),
  });
  const Progress = record({
    ...{ use: Use, left: Left, result: TxResult, code: bits(8) },
    ...{ ri_generation: optional(reads, bits(8)), deferred: optional(defers, bit) },
  });
  return module(
    `uet_message_table_n${messageEntries}_m${mtu}_b${bytes}${returns ? '_returns' : ''}${tags ? '_tags' : ''}${reads ? '_reads' : ''}${defers ? '_defers' : ''}`,
    {
      summary: `Up to ${messageEntries} messages under way, and what becomes of them.`,
      in: { outcome: Outcome(layout) },
      out: {
        ready: bit,
        asked: optional(returns, Back),
        answered: optional(returns, Named),
        unanswered: optional(returns, record({ enable: bit, place: bits(layout.contextBits) })),
      },
      link: {
        messages: sink(Message),
        answers: optional(reads, sink(Message)),
        opened: source(Opened),
        opened_answer: optional(reads, source(Opened)),
        completion: source(TxEnd(reads, defers)),
      },
    },
    ({ outcome: given, messages, answers }, m) => {
      const returned = m.forward('returned', record({ valid: bit, id: bits(16) }));
      const entries = m.inst('entries', handleList(messageEntries, 16, firstUse), {
        returned: returned.valid,
        back: returned.id,
      });
      const id = entries.next.payload;

      // A message comes: how many packets it has, and beats. Of a READ the request, and the bytes that it asks for.
      const next = enteringMessage(m, messages, answers);
      const { length, wr_id, back, expects, op } = next.payload;
      const isRead = reads ? m.named('is_read', isReadOp(op)) : undefined;
      const forRead = () => m.lit(33, 1).add(length.any().zext(33));
      const [ofBytes, ofPackets] = [unitsOf(length, bytes), unitsOf(length, mtu)];
      const beats = isRead === undefined ? ofBytes : m.mux(isRead, 1, ofBytes);
      const outcomes = isRead === undefined ? ofPackets : m.mux(isRead, forRead(), ofPackets);

      // It gets an entry, and is handed on.
      const opens = { message: next.payload, id, beats: beats.trunc(32) };
      const isHosts = next.isAnswer?.not();
      const isThere = next.valid.and(entries.next.valid);
      const slice = m.inst('slice', forwardSlice(Opened), {
        up: { payload: opens, valid: isHosts === undefined ? isThere : isThere.and(isHosts) },
      });
      const answering =
        next.isAnswer &&
        m.inst('answer_slice', forwardSlice(Opened), { up: { payload: opens, valid: isThere.and(next.isAnswer) } });
      const isTaken =
        answering === undefined ? slice.up.ready : m.mux(next.isAnswer!, answering.up.ready, slice.up.ready);
      const takes = m.named('takes', isTaken.and(next.valid));
      entries.next.takeWhen(takes);
      const enters = m.named('enters', isThere.and(isTaken));
      next.rooms?.set({ message: slice.up.ready, answer: answering!.up.ready, entered: enters });
      const totals = m.mem('totals', Left, { depth: messageEntries });
      totals.write({ addr: entryOf(id), data: outcomes.trunc(Left.width), enable: enters });
      const facts = m.mem('facts', Facts, { depth: messageEntries });
      facts.write({
        addr: entryOf(id),
        data: {
          ...{ wr_id, bytes: length, op: reads ? op : undefined },
          back: back && { enable: back.enable.and(back.close.not()), pdcid: back.pdcid },
          // Of a READ `readTable` says when no answer will come.
          expects: isRead === undefined ? expects : expects!.and(isRead.not()),
        },
        enable: enters,
      });

      // An outcome: the first of this use of the entry counts from the total.
      const outcome = m.next('heard', given, { reset: { valid: 0 } });
      const entry = entryOf(outcome.message);
      const progress = m.mem('progress', Progress, { depth: messageEntries });
      const was = progress.read(entry);
      const isFirst = m.named('is_first', was.use.ne(useOf(outcome.message)));
      const before = m.named('left_before', m.mux(isFirst, totals.read(entry), was.left));
      m.assert('has_packets_left', outcome.valid.implies(before.any()));
      const stays = isFirst.not().and(was.result.is('ok').not());
      const now = resultOf(m, outcome, stays, was);
      const isFine = () => outcome.kind.is('response').and(isOk(outcome));
      const isOverflow = () => isFine().and(outcome.response.list.eq(matchLists.overflow));
      const deferred = defers ? m.named('deferred', isOverflow().or(isFirst.not().and(was.deferred!))) : undefined;
      const { filling, fill } = entries;
      progress.write({
        addr: m.mux(filling, fill, entry),
        data: {
          use: m.mux(filling, m.lit(Use.width, firstUse - 1), useOf(outcome.message)),
          ...{ left: before.sub(1), ...now, deferred },
        },
        enable: outcome.valid.or(filling),
      });

      // The last one ends its message.
      const ends = m.next('ends', outcome.valid.and(before.eq(1)), { reset: 0 });
      const fact = facts.read(entry);
      const isDefault = () => outcome.response.opcode.eq(responseOpcodes.code.default_response);
      const ended = m.next('ended', {
        ...{ message_id: outcome.message, ...now, ...fact },
        deferred: deferred?.and(isOneOf(fact.op!, 'deferrable_send', 'rendezvous_send')),
        // A default response that comes with an ACK says nothing of the length (ses.md 6.1).
        modified: deferred && { valid: isFine().and(isDefault().not()), length: outcome.response.modified_length },
      });
      const { back: endedBack, expects: expected, ...end } = ended;
      const place = returns ? m.next('ended_place', outcome.place) : undefined;
      const done = m.inst('done', blockFifo(TxEnd(reads, defers), messageEntries), {
        up: { payload: end, valid: ends },
      });
      m.assert('completion_finds_room', ends.implies(done.up.ready));
      returned.set({ valid: done.down.fires, id: done.down.payload.message_id });
      // One that waits is answered when it has come again.
      const isUnanswered = () =>
        end.deferred === undefined ? end.result.is('refused') : end.result.is('refused').or(end.deferred);
      return {
        ready: filling.not(),
        asked: back && { ...back, enable: enters.and(back.enable) },
        answered: endedBack && { enable: ends.and(endedBack.enable), pdcid: endedBack.pdcid },
        unanswered: place && { enable: ends.and(expected!).and(isUnanswered()), place },
        messages: { ready: isHosts === undefined ? takes.and(entries.next.valid) : enters.and(isHosts) },
        answers: next.isAnswer && { ready: enters.and(next.isAnswer) },
        opened: slice.down,
        opened_answer: answering?.down,
        completion: done.down,
      };
    },
  );
};

/** How many units of so many bytes have `length` bytes; one where it has none. */
const unitsOf = (length: Bits<32>, unit: number): Bits => {
  const whole = length.shr(clog2(unit)).zext(33);
  const rest = length.trunc(clog2(unit)).any().zext(33);
  return whole.add(rest).or(length.any().not().zext(33));
};

type OutcomeOf = ValueOf<ReturnType<typeof Outcome>>;

/** The code of an outcome is none of an error. */
const isOk = ({ response: { return_code: code } }: OutcomeOf): Bits<1> =>
  code.eq(returnCodes.code.ok).or(code.eq(returnCodes.code.null));

interface Told {
  readonly result: ValueOf<typeof TxResult>;
  readonly code: Bits<8>;
  readonly ri_generation: Bits<8> | undefined;
}

/** What is told of a message after an outcome: the first that is not OK `stays`. */
function resultOf(m: Ctx, outcome: OutcomeOf, stays: Bits<1>, was: Told): Told {
  const result = m.wire('result', TxResult, 'ok');
  const code = m.wire('code', bits(8), returnCodes.code.ok);
  const isRefused = m.named('is_refused', outcome.kind.is('response').and(isOk(outcome).not()));
  m.when(outcome.kind.is('failed'), () => {
    result.set('failed');
    code.set(outcome.code);
  }).elsewhen(isRefused, () => {
    result.set('refused');
    code.set(outcome.response.return_code.zext(8));
  });
  m.when(stays, () => {
    result.set(was.result);
    code.set(was.code);
  });
  const generation = outcome.response.modified_length.trunc(8);
  return { result, code, ri_generation: was.ri_generation && m.mux(stays, was.ri_generation, generation) };
}
