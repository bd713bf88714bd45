/** Deferred sends at their target: which receive waits for which message to come again. */
import { type Bits, bit, bits, clog2, module, record, source } from '../../../hdl/index.ts';
import { delayedBit } from '../../../lib/stream/delay-line.ts';
import { roomyFifo } from '../../../lib/stream/fifo.ts';
import { GivenPlace } from '../match-records.ts';
import {
  DeferralAnswer,
  DeferralLookup,
  DeferredHeader,
  ReadyToReceive,
  ReturnedReceive,
  TargetDeferralChoices,
} from './deferral-records.ts';
import { type PeerShareOptions, peerGroup, peerShare, usualShare } from './peer-share.ts';
import { pendingSlots } from './pending-slots.ts';
import { tokenSource } from './token-source.ts';

export interface DeferralTargetOptions {
  /** Messages that may wait, or be waited for, at a time: a power of two. */
  readonly slots: number;
  /** Bits of a token: 32 on the wire. */
  readonly tokenBits?: number;
  /** What peers may have of them: half of them each of 16 groups, if it is not said. */
  readonly share?: Omit<PeerShareOptions, 'slots'>;
  /** Receives may be for several messages: what is kept for one is a part. */
  readonly multi?: boolean;
}

/** Clocks from `lookup` to `answer`, and from `found` to `found_done`. */
export const deferralLookupLatency = 3;
export const deferralFoundLatency = 2;

/** Whole ticks that a receive waits for its message. */
export const deferralIdleTicks = 3;

/** RTRs that may be found while `room` is 1. */
const roomOf = 8;

export const deferralTargetName = ({ slots, multi = false }: DeferralTargetOptions): string =>
  `ses_deferral_target_n${slots}${multi ? '_multi' : ''}`;

/**
 * A message that may be deferred takes a place before it is matched: `reserve`, with `free.valid`, in each second
 * clock. `settle` says what the match was: with `stored` the message waits and is answered OK, OVERFLOW and `kept`;
 * otherwise its place is free again. Where there is no place it cannot wait, and is refused with NO_MATCH as without
 * deferral. `full` says of each group of peers whether it has its share of the places: who reserves gives it no more.
 *
 * When a receive has found the header of the place, `found`: `deferralFoundLatency` clocks later `found_done`, and an
 * RTR on `rtr` with the token of the place. The receive is kept for that token alone. `again` is 1 if the message was
 * dropped meanwhile; its place is free, and the receive looks on. No more than 8 are on the way while `room` is 1.
 *
 * A lookup in each clock, `answer` `deferralLookupLatency` clocks later. Each receive is given once: to a `restart`
 * from the same peer, with the initiator's own token, or back on `returned`, after a `refuse`, after
 * `deferralIdleTicks` whole ticks, or at once with `zero_token`. Software posts it again then.
 *
 * Assumed: `found` and `settle` are of places that were reserved 3 clocks ago or more, and one after the other.
 * Source: ses.md 3.3 (U1 and U2), 4.3.
 */
export const deferralTarget = (options: DeferralTargetOptions) => {
  const { slots, tokenBits = 32, multi = false } = options;
  const share = { ...usualShare(slots), ...options.share };
  const slotBits = clog2(slots);
  const Slot = bits(slotBits);
  const Mask = bits(slots);
  const countBits = tokenBits - slotBits;
  return module(
    `${deferralTargetName(options)}${tokenBits === 32 ? '' : `_t${tokenBits}`}`,
    {
      summary: `Deferred sends at their target: ${slots} that wait for a receive or are waited for.`,
      in: {
        choices: TargetDeferralChoices,
        tick: bit,
        reserve: record({ valid: bit, header: DeferredHeader(tokenBits) }),
        settle: record({ valid: bit, slot: Slot, stored: bit }),
        found: record({ valid: bit, slot: Slot, place: GivenPlace(multi) }),
        lookup: DeferralLookup(tokenBits),
      },
      out: {
        free: record({ valid: bit, slot: Slot, token: bits(tokenBits) }),
        full: bits(share.groups),
        room: bit,
        found_done: record({ valid: bit, again: bit }),
        answer: DeferralAnswer(multi),
      },
      link: { rtr: source(ReadyToReceive), returned: source(ReturnedReceive(multi)) },
    },
    ({ choices, tick, reserve, settle, found, lookup, rtr, returned }, m) => {
      // Of each place: in use; its message was dropped; a receive waits for it; that receive goes back; how long.
      const taken = m.reg('taken', Mask, { reset: 0 });
      const dropped = m.reg('dropped', Mask, { reset: 0 });
      const promised = m.reg('promised', Mask, { reset: 0 });
      const back = m.reg('back', Mask, { reset: 0 });
      const ages = [m.reg('age_0', Mask, { reset: 0 }), m.reg('age_1', Mask, { reset: 0 })] as const;
      const maskOf = (slot: Bits, valid: Bits<1>): Bits => slot.oneHot(slots).mask(valid);
      const isAt = (flags: Bits, mask: Bits): Bits<1> => flags.and(mask).any();

      const held = m.forward('held', Mask);
      const tokens = m.inst('tokens', tokenSource(slots, tokenBits), { taken: taken.or(held), take: reserve.valid });
      const reserves = m.named('reserves', reserve.valid.and(tokens.valid));
      const shares = m.inst('shares', peerShare(share), {
        take: { valid: reserves, slot: tokens.slot, group: peerGroup(m, reserve.header.peer, share.groups) },
        taken,
      });
      held.set(shares.held);
      const Info = record({ count: bits(countBits), header: DeferredHeader(tokenBits) });
      const infos = m.mem('infos', Info, { depth: slots });
      infos.write({
        addr: tokens.slot,
        data: { count: tokens.token.slice(tokenBits - 1, slotBits).as(countBits), header: reserve.header },
        enable: reserves,
      });

      // A receive has found a header.
      const found1 = m.next('found_1', found, { reset: { valid: 0 } });
      const finds1 = m.named('finds', maskOf(found1.slot, found1.valid));
      const isDropped = m.named('is_dropped', isAt(dropped, finds1));
      const promises = m.named('promises', found1.valid.and(isDropped.not()));
      const places = m.mem('places', GivenPlace(multi), { depth: slots });
      places.write({ addr: found1.slot, data: found1.place, enable: promises });
      const info2 = infos.readSync({ addr: found1.slot, onCollision: 'undefined' });
      const done2 = m.next('found_2', { valid: found1.valid, again: isDropped }, { reset: { valid: 0 } });
      const promises2 = m.next('promises_2', promises, { reset: 0 });
      const slot2 = m.next('found_slot_2', found1.slot);
      const own = info2.count.cat(slot2).mask(choices.zero_token.not());
      const theirs = info2.header.token;
      const rtrs = m.inst('rtrs', roomyFifo(ReadyToReceive, 4 * roomOf), {
        push: {
          enable: promises2,
          payload: {
            peer: info2.header.peer,
            rel: info2.header.rel,
            job_id: info2.header.job_id,
            buffer_offset: info2.header.kept.zext(64),
            match_bits: m.mux(
              choices.target_upper,
              own.zext(32).cat(theirs.zext(32)),
              theirs.zext(32).cat(own.zext(32)),
            ),
          },
        },
        down: rtr,
      });
      const room = m.next('room', rtrs.level.lt(2 * roomOf), { reset: 0 });

      // A lookup: what its place has, whether that is the message of its token, what becomes of it.
      const at0 = lookup.tokens.target.trunc(slotBits);
      const lookup1 = m.next('lookup_1', lookup, { reset: { valid: 0 } });
      const at1 = lookup1.tokens.target.trunc(slotBits);
      const word1 = infos.readSync({ addr: at0, onCollision: 'old' });
      const renewed = (at: Bits): Bits<1> => reserves.and(tokens.slot.eq(at));
      const renewed1 = m.next('renewed_1', renewed(at0));
      const isNamed = word1.count.eq(lookup1.tokens.target.slice(tokenBits - 1, slotBits).as(countBits));
      const isTheirs = word1.header.peer.eq(lookup1.peer).and(word1.header.token.eq(lookup1.tokens.initiator));
      const isIt = isNamed.and(renewed1.not()).and(renewed(at1).not()).and(lookup1.valid);
      const acts2 = m.next(
        'acts_2',
        {
          restarts: isIt.and(lookup1.kind.is('restart')).and(isTheirs),
          drops: isIt.and(lookup1.kind.is('drop')),
          refuses: isIt.and(lookup1.kind.is('refuse')),
        },
        { reset: { restarts: 0, drops: 0, refuses: 0 } },
      );
      const mask2 = m.next('mask_2', at1.oneHot(slots));
      const place3 = places.readSync({ addr: m.next('at_2', at1), onCollision: 'undefined' });
      const isPromised = m.named('is_promised', isAt(promised, mask2));
      const isWaiting = m.named('is_waiting', isAt(taken.and(promised.or(back).or(dropped).or(finds1).not()), mask2));
      const gives = m.named('gives', acts2.restarts.and(isPromised));
      const given = mask2.mask(gives);
      const refused = mask2.mask(acts2.refuses.and(isPromised));
      const kind2 = m.next('kind_2', lookup1.kind);
      const answer = m.next('answered', {
        kind: kind2,
        hit: gives.or(acts2.refuses.and(isPromised)).or(acts2.drops.and(isWaiting)),
      });

      // Receives that are not needed.
      const late = ages[0].and(ages[1]).and(promised).and(given.or(refused).not()).mask(tick);
      const giving = m.inst('giving', pendingSlots(slots), { pending: back, ready: returned.ready });
      const back1 = places.readSync({ addr: giving.slot, onCollision: 'undefined' });
      if (!multi) m.unused(back1.address, back1.length);
      const { wr_id, address, length, released } = back1;

      const promise = finds1.mask(promises);
      const keeps = promise.mask(choices.zero_token.not());
      const ends = given
        .or(giving.leaves)
        .or(finds1.mask(isDropped))
        .or(maskOf(settle.slot, settle.valid.and(settle.stored.not())));
      taken.set(taken.and(ends.not()).or(maskOf(tokens.slot, reserves)));
      dropped.set(dropped.and(finds1.not()).or(mask2.mask(acts2.drops.and(isWaiting))));
      promised.set(promised.and(given.or(refused).or(late).not()).or(keeps));
      back.set(back.and(giving.leaves.not()).or(refused).or(late).or(promise.and(keeps.not())));
      ages[0].set(ages[0].xor(promised.mask(tick)).and(keeps.not()));
      ages[1].set(ages[1].xor(ages[0].and(promised).mask(tick)).and(keeps.not()));

      m.assert('finds_what_waits', found1.valid.implies(isAt(taken.and(promised.or(back).not()), finds1)));
      m.assert('is_one_thing', promised.and(back).any().not());
      m.assert('is_taken', promised.or(back).or(dropped).and(taken.not()).any().not());
      return {
        free: tokens,
        full: shares.full,
        room,
        found_done: done2,
        answer: { valid: delayedBit(m, 'answers', lookup.valid, deferralLookupLatency), ...answer, place: place3 },
        rtr: rtrs.down,
        returned: {
          payload: { wr_id, part: released && { address, length, released } },
          valid: giving.valid,
        },
      };
    },
  );
};
