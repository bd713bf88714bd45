/** Messages that wait and receives that find them: whichever is first waits for the other. */
import { type Bits, bit, bits, type Ctx, clog2, enumOf, optional, record, type ValueOf } from '../../../hdl/index.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { GivenPlace } from '../match-records.ts';
import type { FoundHeader } from './receive-turns.ts';
import { TargetCompletion } from './target-records.ts';

type Found = ValueOf<ReturnType<typeof FoundHeader>>;

/** A message whose packets are over, with the receive at `address` that it has (`bound`), or that `waits` for one. */
const EndedMessage = (slotBits: number, multi: boolean) =>
  record({
    ...{ slot: bits(slotBits), bound: bit, waits: bit, ok: bit },
    ...{ wr_id: bits(32), address: bits(64), length: bits(32), released: optional(multi, bit) },
  });

/** What comes: the end of a message of one of `slots` places, and receives of both spaces. */
export interface LateOf {
  readonly slots: number;
  /** Receives may be for several messages. */
  readonly multi?: boolean;
  readonly valid: Bits<1>;
  readonly ended: ValueOf<ReturnType<typeof EndedMessage>>;
  /** What the host is to hear of it, but for its receive. */
  readonly completion: ValueOf<ReturnType<typeof TargetCompletion>>;
  readonly found_send: Found;
  readonly found_tagged: Found;
}

/**
 * One thing at a time, in 5 clocks: the end of a message, or a receive that has found its header. When both are there
 * `goes`, with `of`, the receive as the message gets it; one that was bound before goes with its end. A message that
 * waits and fails has no receive any more: one that finds it later is told `isGone`, and one that has found it goes
 * with the error. What neither goes nor is gone stays. `isTold`: its place is free for the caller, who sets `reader`
 * where that can be taken. `claim` are the bytes that its receive has, of `whole`.
 *
 * Source: ses.md 3.3, 3.5.
 */
export function lateReceive(m: Ctx, on: LateOf) {
  const { slots, multi = false, ended, completion, found_send: ofSend, found_tagged: ofTagged } = on;
  const Ended = EndedMessage(clog2(slots), multi);
  const Mask = bits(slots);
  const taken = m.forward('taken', bit);
  // A message has one end at a time, so there is room for each.
  const ends = m.inst('ends', fifo(Ended, slots), {
    up: { payload: ended, valid: on.valid },
    down: { ready: taken },
  });
  m.assert('end_finds_room', on.valid.implies(ends.up.ready));
  const completions = m.mem('completions', TargetCompletion(multi), { depth: slots });
  completions.write({ addr: ended.slot, data: completion, enable: on.valid });

  const step = m.reg('step', enumOf('idle', 'look', 'sum', 'act', 'tell'), { reset: 'idle' });
  const isFound = m.reg('is_found', bit);
  const isTagged = m.reg('is_tagged', bit);
  const it = m.reg('it', Ended);
  const one = m.mux(ofSend.valid, ofSend, ofTagged);
  const finds = m.named('finds', ofSend.valid.or(ofTagged.valid));
  const idle = step.is('idle');
  taken.set(idle);
  m.when(idle, () => {
    isFound.set(ends.down.valid.not());
    isTagged.set(ofSend.valid.not());
    const asFound = { ...one.place, slot: one.slot, bound: m.lit(1, 0), waits: m.lit(1, 1), ok: m.lit(1, 1) };
    it.set(m.mux(ends.down.valid, ends.down.payload, asFound));
  });

  // Of each place: its packets are over; it has failed; a receive waits for it.
  const over = m.reg('over', Mask, { reset: 0 });
  const failed = m.reg('failed', Mask, { reset: 0 });
  const promised = m.reg('promised', Mask, { reset: 0 });
  const at = it.slot.oneHot(slots);
  const isAt = (mask: Bits): Bits<1> => mask.and(at).any();
  const state = m.next('state', { over: isAt(over), failed: isAt(failed), promised: isAt(promised) });
  const receives = m.mem('receives', GivenPlace(multi), { depth: slots });
  const held = m.next('held', receives.read(it.slot));
  const whole = m.next('whole', completions.read(it.slot).bytes);
  const { wr_id, address: begin, length, released } = it;
  const its = m.named('receive', m.mux(isFound, { wr_id, address: begin, length, released }, held));
  const got = m.next('got', {
    whole,
    isLess: its.length.lt(whole),
    length: its.length,
    address: its.address,
    wr_id: its.wr_id,
    released: its.released,
  });
  const claim = m.mux(got.isLess, got.length, got.whole);

  const acts = step.is('act');
  const isLate = it.waits;
  const isGone = m.named('is_gone', isFound.and(state.failed));
  const goes = m.named('goes', m.mux(isLate, m.mux(isFound, state.over, state.promised), it.bound));
  const drops = m.named('drops', m.mux(isLate, isGone, it.bound.not()));
  const isTold = m.named('is_told', goes.or(drops));
  // Of a message that has failed nothing is read.
  const own = { wr_id: it.wr_id, address: it.address, length: it.length };
  const theirs = { wr_id: got.wr_id, address: got.address, length: claim };
  const of = m.mux(isLate, theirs, own);
  const reader = m.forward('reader', bit);
  const leaves = m.named('leaves', acts.and(isTold.implies(reader)));
  m.match(step, {
    idle: () => m.when(ends.down.valid.or(finds), () => step.set('look')),
    look: () => step.set('sum'),
    sum: () => step.set('act'),
    act: () => m.when(leaves, () => step.set('tell')),
    tell: () => step.set('idle'),
  });
  const now = (is: Bits<1>): Bits => at.mask(leaves.and(is));
  const stays = m.named('stays', isLate.and(isTold.not()));
  over.set(over.or(now(stays.and(isFound.not()).and(it.ok))).and(now(isTold).not()));
  failed.set(failed.or(now(stays.and(isFound.not()).and(it.ok.not()))).and(now(isTold).not()));
  promised.set(promised.or(now(stays.and(isFound))).and(now(isTold).not()));
  receives.write({
    addr: it.slot,
    data: { wr_id, address: begin, length, released },
    enable: leaves.and(stays).and(isFound),
  });
  return {
    ...{ completions, it, at, isFound, isTagged, isLate, claim, whole: got.whole, of, reader },
    ...{ address: got.address, released: got.released },
    ...{ acts, goes, isGone, isTold, leaves, tells: step.is('tell') },
  };
}

/** What the receive that has found a header is told then, of each space. */
export function lateDone(
  m: Ctx,
  {
    acts,
    isFound,
    isTagged,
    isGone,
    tells,
  }: Pick<ReturnType<typeof lateReceive>, 'acts' | 'isFound' | 'isTagged' | 'isGone' | 'tells'>,
) {
  const again = m.reg('again', bit);
  m.when(acts, () => again.set(isGone));
  const done = { valid: tells.and(isFound), again };
  return {
    send_done: { ...done, valid: done.valid.and(isTagged.not()) },
    tagged_done: { ...done, valid: done.valid.and(isTagged) },
  };
}
