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
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { Outcome } from '../../pds/initiator/records.ts';
import { matchLists } from '../../ses/match-records.ts';
import { responseOpcodes, returnCodes } from '../../wire/layout/index.ts';
import { handleList } from './handle-list.ts';
import { Back, isReadOp, OpenMessage, ReadingOp, TxEnd, TxMessage, TxResult } from './tx-records.ts';

/** Messages that may be under way. */
export const messageEntries = 256;

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
  const entryBits = clog2(messageEntries);
  const Use = bits(16 - entryBits);
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
      in: {
        outcome: Outcome(layout),
        answers: optional(reads, record({ valid: bit, payload: Message })),
        answer_taken: optional(reads, bit),
      },
      out: {
        ready: bit,
        answers_ready: optional(reads, bit),
        opened_answer: optional(reads, record({ valid: bit, payload: Opened })),
        asked: optional(returns, Back),
        answered: optional(returns, Named),
        unanswered: optional(returns, record({ enable: bit, place: bits(layout.contextBits) })),
      },
      link: {
        messages: sink(Message),
        opened: source(Opened),
        completion: source(TxEnd(reads, defers)),
      },
    },
    ({ outcome: given, messages, opened, completion, ...io }, m) => {
      const takes = m.forward('takes', bit);
      const returned = m.forward('returned', record({ valid: bit, id: bits(16) }));
      const entries = m.inst('entries', handleList(messageEntries, 16, firstUse), {
        returned: returned.valid,
        back: returned.id,
        next: { ready: takes },
      });
      const id = entries.next.payload;
      const entryOf = (of: Bits): Bits => of.trunc(entryBits);
      const useOf = (of: Bits): Bits => of.slice(15, entryBits);

      // A message comes: how many packets it has, and beats.
      const next = enteringMessage(m, messages, io.answers);
      const { length, wr_id, back, expects } = next.payload;
      const units = (unit: number): Bits => {
        const whole = length
          .shr(clog2(unit))
          .zext(33)
          .add(length.trunc(clog2(unit)).any().zext(33));
        return whole.or(length.any().not().zext(33));
      };
      const { op } = next.payload;
      const isRead = reads ? m.named('is_read', isReadOp(op)) : undefined;
      const beats = isRead === undefined ? units(bytes) : m.mux(isRead, m.lit(33, 1), units(bytes));
      // Of a READ the request, and the bytes that it asks for.
      const outcomes =
        isRead === undefined ? units(mtu) : m.mux(isRead, m.lit(33, 1).add(length.any().zext(33)), units(mtu));
      const opens = { message: next.payload, id, beats: beats.trunc(32) };
      const isHosts = next.isAnswer?.not();
      const isThere = next.valid.and(entries.next.valid);
      const slice = m.inst('slice', forwardSlice(Opened), {
        up: { payload: opens, valid: isHosts === undefined ? isThere : isThere.and(isHosts) },
        down: opened,
      });
      const answering =
        next.isAnswer &&
        m.inst('answer_slice', forwardSlice(Opened), {
          up: { payload: opens, valid: isThere.and(next.isAnswer) },
          down: { ready: io.answer_taken! },
        });
      const isTaken =
        answering === undefined ? slice.up.ready : m.mux(next.isAnswer!, answering.up.ready, slice.up.ready);
      takes.set(isTaken.and(next.valid));
      const enters = m.named('enters', isThere.and(isTaken));
      next.rooms?.set({ message: slice.up.ready, answer: answering!.up.ready, entered: enters });
      const entersHosts = isHosts === undefined ? takes.and(entries.next.valid) : enters.and(isHosts);
      const totals = m.mem('totals', Left, { depth: messageEntries });
      totals.write({ addr: entryOf(id), data: outcomes.trunc(Left.width), enable: enters });
      const facts = m.mem('facts', Facts, { depth: messageEntries });
      // Of a READ `readTable` says when no answer will come.
      const ownExpects = isRead === undefined ? expects : expects!.and(isRead.not());
      const counted = back && { enable: back.enable.and(back.close.not()), pdcid: back.pdcid };
      facts.write({
        addr: entryOf(id),
        data: { wr_id, bytes: length, back: counted, expects: ownExpects, op: reads ? op : undefined },
        enable: enters,
      });

      // An outcome: the first of this use of the entry counts from the total.
      const outcome = m.reg('heard', Outcome(layout), { reset: { valid: 0 } });
      outcome.set(given);
      const entry = entryOf(outcome.message);
      const progress = m.mem('progress', Progress, { depth: messageEntries });
      const was = progress.read(entry);
      const isFirst = m.named('is_first', was.use.ne(useOf(outcome.message)));
      const before = m.named('left_before', m.mux(isFirst, totals.read(entry), was.left));
      const { return_code } = outcome.response;
      const isFine = return_code.eq(returnCodes.code.ok).or(return_code.eq(returnCodes.code.null));
      const isDefault = () => outcome.response.opcode.eq(responseOpcodes.code.default_response);
      const isRefused = m.named('is_refused', outcome.kind.is('response').and(isFine.not()));
      const isFailed = outcome.kind.is('failed');
      const result = m.wire('result', TxResult, 'ok');
      const code = m.wire('code', bits(8), returnCodes.code.ok);
      m.when(isFailed, () => {
        result.set('failed');
        code.set(outcome.code);
      }).elsewhen(isRefused, () => {
        result.set('refused');
        code.set(outcome.response.return_code.zext(8));
      });
      // The first that is not OK stays.
      const stays = isFirst.not().and(was.result.is('ok').not());
      const told = reads ? m.mux(stays, was.ri_generation!, outcome.response.modified_length.trunc(8)) : undefined;
      m.when(stays, () => {
        result.set(was.result);
        code.set(was.code);
      });
      const isOverflow = () =>
        outcome.kind.is('response').and(isFine).and(outcome.response.list.eq(matchLists.overflow));
      const deferred = defers ? m.named('deferred', isOverflow().or(isFirst.not().and(was.deferred!))) : undefined;
      const filling = entries.filling;
      progress.write({
        addr: m.mux(filling, entries.fill, entry),
        data: {
          use: m.mux(filling, m.lit(Use.width, firstUse - 1), useOf(outcome.message)),
          left: before.sub(1),
          result,
          code,
          ri_generation: told,
          deferred,
        },
        enable: outcome.valid.or(filling),
      });
      m.assert('has_packets_left', outcome.valid.implies(before.any()));
      const ends = m.next('ends', outcome.valid.and(before.eq(1)), { reset: 0 });
      const fact = facts.read(entry);
      const ended = m.next('ended', {
        ...{ id: outcome.message, result, code, ri_generation: told, ...fact },
        deferred: deferred?.and(fact.op!.is('deferrable_send').or(fact.op!.is('rendezvous_send'))),
        // A default response that comes with an ACK says nothing of the length (ses.md 6.1).
        modified: deferred && {
          valid: outcome.kind.is('response').and(isFine).and(isDefault().not()),
          length: outcome.response.modified_length,
        },
      });
      const { id: endedId, back: endedBack, expects: expected, ...rest } = ended;
      // One that waits is answered when it has come again.
      const isUnanswered = () =>
        rest.deferred === undefined ? rest.result.is('refused') : rest.result.is('refused').or(rest.deferred);
      const place = returns ? m.next('ended_place', outcome.place) : undefined;
      const done = m.inst('done', blockFifo(TxEnd(reads, defers), messageEntries), {
        up: { payload: { ...rest, message_id: endedId }, valid: ends },
        down: completion,
      });
      m.assert('completion_finds_room', ends.implies(done.up.ready));
      returned.set({ valid: done.down.valid.and(completion.ready), id: done.down.payload.message_id });
      return {
        ready: filling.not(),
        asked: back && { ...back, enable: enters.and(back.enable) },
        answered: endedBack && { enable: ends.and(endedBack.enable), pdcid: endedBack.pdcid },
        unanswered: place && { enable: ends.and(expected!).and(isUnanswered()), place },
        answers_ready: next.isAnswer && enters.and(next.isAnswer),
        opened_answer: answering?.down,
        messages: { ready: entersHosts },
        opened: slice.down,
        completion: done.down,
      };
    },
  );
};
