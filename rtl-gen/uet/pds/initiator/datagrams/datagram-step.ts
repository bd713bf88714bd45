/** What is kept of a packet without a PDC and of its context, and what an event means for them. */
import { bit, bits, type Ctx, enumOf, record, type ValueOf } from '../../../../hdl/index.ts';
import type { Given } from './datagram-judge.ts';
import type { DatagramLayout, DatagramRegisters } from './datagram-records.ts';

/**
 * `out`: on its way, or its response is. `waiting`: refused for a while. `lost`: it waits to be sent again. `gone`: it
 * is done, and its record is free when its turn to be sent comes.
 */
const RecordState = enumOf('free', 'out', 'waiting', 'lost', 'gone');

/** Of a record. */
export const Flight = ({ ageBits }: DatagramLayout) =>
  record({
    state: RecordState,
    age: bits(ageBits),
    sendings: bits(2),
    rto: bits(4),
    nacks: bits(5),
    sent_at: bits(32),
    due: bits(32),
  });

/** Of a congestion control context. */
export const Context = ({ recordBits }: DatagramLayout) =>
  record({
    sent: bits(32),
    /** Who found no room first: whether anyone has, whether it is lost, and its record. */
    waits: bit,
    first_is_lost: bit,
    first: bits(recordBits),
    /** How many packets are lost, and outstanding; and nothing is, which is to be told. */
    lost: bits(recordBits + 1),
    out: bits(recordBits + 1),
    owes: bit,
  });

interface Step {
  readonly given: Given;
  readonly word: ValueOf<ReturnType<typeof Flight>>;
  readonly context: ValueOf<ReturnType<typeof Context>>;
}

/** An attempt to leave: has the packet room, and if not, does it wait as the first one? */
export function attempt(m: Ctx, { given, word, context }: Step) {
  const { is_attempt: isAttempt, is_fresh: isFresh } = given;
  const lost = word.state.is('lost');
  const resends = m.named('resends', isAttempt.and(isFresh.not()).and(lost));
  const tries = m.named('tries', isAttempt.and(isFresh.or(lost)));
  const collects = m.named('collects', isAttempt.and(isFresh.not()).and(word.state.is('gone')));
  const isFirst = m.named('is_first', context.first.eq(given.event.record));
  const isNewTurn = context.lost.any().not().and(context.waits.not().or(isFirst));
  const isOldTurn = context.waits.not().or(context.first_is_lost.not()).or(isFirst);
  const isTurn = m.named('is_turn', m.mux(isFresh, isNewTurn, isOldTurn));
  const fits = m.named('fits', given.room.sub(context.sent).at(31).not());
  const left = m.named('left', given.credit.sub(context.sent));
  const hasCredit = m.named('has_credit', given.credit_on.not().or(left.at(31).not().and(left.any())));
  const may = m.named('may', isTurn.and(fits).and(hasCredit));
  const goes = m.named('goes', tries.and(may));
  const stays = m.named('stays', tries.and(may.not()));
  const isFirstOne = context.waits.not().or(isFresh.not().and(context.first_is_lost.not()));
  const joins = m.named('joins', stays.and(isFirstOne));
  const yields = m.named('yields', context.waits.and(isFirst).and(goes.or(collects)));
  return { resends, collects, goes, stays, joins, yields };
}

/** What a response, a NACK or the timer of the record makes of the packet. */
export function fateOf(m: Ctx, { given, word }: Step, registers: ValueOf<typeof DatagramRegisters>) {
  const { state } = word;
  const { max_rto_retx, max_nack_retx } = registers;
  const { out, waiting, lost } = m.named({
    out: state.is('out'),
    waiting: state.is('waiting'),
    lost: state.is('lost'),
  });
  const is_known = m.named('is_known', out.or(waiting).or(lost).and(word.age.eq(given.event.age)));
  const responds = m.named('responds', given.is_response.and(is_known));
  const refused = m.named('refused', given.is_nack.and(is_known));
  const isDue = m.named('is_due', given.now.sub(word.due).at(31).not());
  const noMoreRto = m.named('no_more_rto', max_rto_retx.all().not().and(word.rto.ge(max_rto_retx)));
  const noMoreNack = m.named('no_more_nack', max_nack_retx.all().not().and(word.nacks.ge(max_nack_retx)));
  const expires = m.named('expires', given.is_visit.and(isDue).and(out).and(registers.rto));
  const wakes = m.named('wakes', given.is_visit.and(isDue).and(waiting));
  const trims = m.named('trims', refused.and(out).and(given.is_trim));
  const postpones = m.named('postpones', refused.and(out).and(given.is_refusal));
  const gives_up = m.named('gives_up', expires.and(noMoreRto).or(postpones.and(noMoreNack)));
  const dies = m.named('dies', refused.and(given.is_fatal));
  const loses = m.named('loses', expires.and(noMoreRto.not()).or(wakes).or(trims));
  const ends = m.named('ends', responds.or(dies).or(gives_up));
  const vanishes = m.named('vanishes', ends.and(lost));
  return { out, lost, is_known, responds, expires, trims, postpones, gives_up, dies, loses, ends, vanishes };
}
