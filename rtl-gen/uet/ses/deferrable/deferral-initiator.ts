/** Deferred sends at their initiator: which message a token names, and what an RTR does to it. */
import { type Bits, bit, bits, clog2, module, record, source } from '../../../hdl/index.ts';
import { delayedBit } from '../../../lib/stream/delay-line.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { DeferrableEvent, InitiatorDeferralChoices, OpenedDeferrable, Restart, RtrAnswer } from './deferral-records.ts';
import { pendingSlots } from './pending-slots.ts';
import { tokenSource } from './token-source.ts';

export interface DeferralInitiatorOptions {
  /** Messages that may be deferred, from their first packet to their completion: a power of two. */
  readonly slots: number;
  /** Bits of a token: 32 on the wire. */
  readonly tokenBits?: number;
}

/** Clocks from `rtr` to `rtr_answer`. */
export const deferralRtrLatency = 3;

/** Whole ticks that a deferred message waits for its RTR. */
export const deferredIdleTicks = 3;

export const deferralInitiatorName = ({ slots }: DeferralInitiatorOptions): string =>
  `ses_deferral_initiator_n${slots}`;

/**
 * `open`, with `free.valid`, gives the token `free.token` to a message, in each second clock. Where there is none the
 * message cannot begin yet. The token is free when the message is `closed`, and not before (ses.md 4.3).
 *
 * An RTR in each clock, `rtr_answer` `deferralRtrLatency` clocks later: OK if its token names a message to that peer
 * that is open and has not failed, no other RTR is kept for it, it has not come again with a token of the target yet,
 * and the offset is allowed (`partial`) and within it. Otherwise OP_VIOLATION, and nothing changes. An RTR may come
 * before the answer that defers its message; with `stops` the message is not sent on.
 *
 * `restart` when the message has its RTR and all packets that have left are answered (`settled`): from byte 0, or the
 * offset. A `settled` that comes before counts as well. A message that waits for an RTR for `deferredIdleTicks` whole
 * ticks has failed, and is told on `expired`.
 *
 * Events are of messages that are open, 3 clocks after `open` or later. A restart that is offered stays, also if its
 * message fails in that clock. Source: ses.md 4.3, 9.
 */
export const deferralInitiator = (options: DeferralInitiatorOptions) => {
  const { slots, tokenBits = 32 } = options;
  const slotBits = clog2(slots);
  const Mask = bits(slots);
  const countBits = tokenBits - slotBits;
  return module(
    `${deferralInitiatorName(options)}${tokenBits === 32 ? '' : `_t${tokenBits}`}`,
    {
      summary: `Deferred sends at their initiator: ${slots} messages with tokens.`,
      in: {
        choices: InitiatorDeferralChoices,
        tick: bit,
        open: OpenedDeferrable,
        event: record({ valid: bit, kind: DeferrableEvent, token: bits(tokenBits) }),
        rtr: record({ valid: bit, peer: bits(16), match_bits: bits(64), buffer_offset: bits(64) }),
      },
      out: { free: record({ valid: bit, token: bits(tokenBits) }), rtr_answer: RtrAnswer },
      link: { restart: source(Restart(tokenBits)), expired: source(record({ message: bits(16) })) },
    },
    ({ choices, tick, open, event, rtr, restart, expired }, m) => {
      // Of each message: it has begun; it is not sent on; it has failed; an RTR is kept; nothing of it is on the way;
      // it has come again by the target's token; it has waited for too long, which is to be told.
      const live = m.reg('live', Mask, { reset: 0 });
      const flags = (name: string) => m.reg(name, Mask);
      const stopped = flags('stopped');
      const failed = flags('failed');
      const held = flags('held');
      const settled = flags('settled');
      const restarted = flags('restarted');
      const late = m.reg('late', Mask, { reset: 0 });
      const ages = [flags('age_0'), flags('age_1')] as const;
      const isAt = (word: Bits, mask: Bits): Bits<1> => word.and(mask).any();

      const tokens = m.inst('tokens', tokenSource(slots, tokenBits), { taken: live.or(late), take: open.valid });
      const opens = m.named('opens', open.valid.and(tokens.valid));
      const Info = record({ count: bits(countBits), peer: bits(16), message: bits(16), length: bits(32) });
      const infos = m.mem('infos', Info, { depth: slots });
      const { peer, message, length } = open;
      const count = tokens.token.slice(tokenBits - 1, slotBits).as(countBits);
      infos.write({ addr: tokens.slot, data: { count, peer, message, length }, enable: opens });

      // An RTR: which message, whether it may.
      const upper = rtr.match_bits.slice(63, 32);
      const lower = rtr.match_bits.trunc(32);
      const own0 = m.mux(choices.target_upper, lower, upper).as(32).trunc(tokenBits);
      const theirs0 = m.mux(choices.target_upper, upper, lower).as(32).trunc(tokenBits);
      const at0 = own0.trunc(slotBits);
      const rtr1 = m.next(
        'rtr_1',
        { valid: rtr.valid, peer: rtr.peer, own: own0, theirs: theirs0, offset: rtr.buffer_offset },
        { reset: { valid: 0 } },
      );
      const at1 = rtr1.own.trunc(slotBits);
      const word1 = infos.readSync({ addr: at0, onCollision: 'old' });
      const renewed = (at: Bits): Bits<1> => opens.and(tokens.slot.eq(at));
      const renewed1 = m.next('renewed_1', renewed(at0));
      const isNamed = word1.count
        .eq(rtr1.own.slice(tokenBits - 1, slotBits).as(countBits))
        .and(word1.peer.eq(rtr1.peer));
      const isPartial = rtr1.offset.any();
      const isOutside = rtr1.offset.slice(63, 32).any().or(rtr1.offset.trunc(32).gt(word1.length));
      const isAllowed = choices.partial.is('refuse').and(isPartial).or(isOutside).not();
      const isIt = isNamed.and(renewed1.not()).and(renewed(at1).not()).and(isAllowed).and(rtr1.valid);
      const fits2 = m.next('fits_2', isIt, { reset: 0 });
      const mask2 = m.next('mask_2', at1.oneHot(slots));
      const rtr2 = m.next('rtr_2', {
        at: at1,
        theirs: rtr1.theirs,
        offset: rtr1.offset.trunc(32),
        message: word1.message,
      });
      const may = live.and(failed.or(held).or(restarted).or(late).not());
      const holds = m.named('holds', fits2.and(isAt(may, mask2)));
      const answer = m.next('rtr_answered', {
        code: m.mux(holds, m.lit(6, returnCodes.code.ok), m.lit(6, returnCodes.code.op_violation)),
        message: rtr2.message.mask(holds),
        stops: holds.and(isAt(stopped, mask2).not()),
      });
      const Held = record({ target: bits(tokenBits), offset: bits(32) });
      const helds = m.mem('helds', Held, { depth: slots });
      const offset = rtr2.offset.mask(choices.partial.is('at_offset'));
      helds.write({ addr: rtr2.at, data: { target: rtr2.theirs, offset }, enable: holds });
      const hold = mask2.mask(holds);

      // What the initiator tells.
      const event1 = m.next('event_1', event, { reset: { valid: 0 } });
      const its = event1.token.trunc(slotBits).oneHot(slots).mask(event1.valid);
      const of = (kind: 'deferred' | 'failed' | 'again' | 'settled' | 'closed'): Bits => its.mask(event1.kind.is(kind));

      // Those that go on.
      const goes = live.and(stopped).and(held).and(settled).and(failed.not());
      const going = m.inst('going', pendingSlots(slots), { pending: goes, ready: restart.ready });
      const info = infos.readSync({ addr: going.slot, onCollision: 'undefined' });
      const kept = helds.readSync({ addr: going.slot, onCollision: 'undefined' });
      const left = going.leaves;
      const comes = left.mask(kept.target.any());
      m.unused(info.peer);

      // Those that wait for too long.
      const waits = live.and(stopped).and(settled).and(held.or(failed).or(hold).not());
      const expires = waits.and(ages[0]).and(ages[1]).mask(tick);
      const telling = m.inst('telling', pendingSlots(slots), { pending: late, ready: expired.ready });
      const told = infos.readSync({ addr: telling.slot, onCollision: 'undefined' });
      m.unused(told.count, told.peer, told.length);

      const opened = tokens.slot.oneHot(slots).mask(opens);
      const restarts = of('again').or(left);
      live.set(live.and(of('closed').not()).or(opened));
      stopped.set(stopped.or(of('deferred').and(failed.not())).or(hold).and(restarts.or(opened).not()));
      failed.set(failed.or(of('failed')).or(expires).and(of('again').or(opened).not()));
      held.set(held.or(hold).and(restarts.or(of('failed')).or(opened).not()));
      settled.set(settled.or(of('settled')).and(restarts.or(opened).not()));
      restarted.set(restarted.or(comes).and(opened.not()));
      late.set(late.or(expires).and(telling.leaves.not()));
      const counts = waits.mask(tick);
      ages[0].set(ages[0].xor(counts).and(waits));
      ages[1].set(ages[1].xor(ages[0].and(counts)).and(waits));
      m.assert('tells_of_open_ones', event1.valid.implies(isAt(live, its)));
      return {
        free: { valid: tokens.valid, token: tokens.token },
        rtr_answer: { valid: delayedBit(m, 'answers', rtr.valid, deferralRtrLatency), ...answer },
        restart: {
          payload: {
            message: info.message,
            tokens: { initiator: info.count.cat(going.slot).as(tokenBits), target: kept.target },
            offset: kept.offset,
            length: info.length,
          },
          valid: going.valid,
        },
        expired: { payload: { message: told.message }, valid: telling.valid },
      };
    },
  );
};
