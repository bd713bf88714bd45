/** Unexpected messages of the receive half whose bytes are kept: their buffers, and the receives that find them. */
import { type Bits, bit, bits, clog2, module, record } from '../../../hdl/index.ts';
import { priorityEncoder } from '../../../lib/bits/priority-encoder.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { type PeerShareOptions, peerGroup, peerShare, usualShare } from '../deferrable/peer-share.ts';
import { lateDone, lateReceive } from './late-receive.ts';
import { matchesWaiting } from './match-unit.ts';
import { FoundDone, FoundHeader } from './receive-turns.ts';
import { HeardKind, TargetCompletion } from './target-records.ts';

/** The buffers of a receive half. */
export interface KeptOptions {
  /** Messages that may wait, or be with software, at a time: a power of two, 2 or more. */
  readonly places: number;
  /** The longest of them: a power of two. Buffer k begins `bytes` times k from the base that the host adds. */
  readonly bytes: number;
  /** What peers may have of the places: half of them each of 16 groups, if it is not said. */
  readonly share?: Omit<PeerShareOptions, 'slots'>;
}

/** What peers may have. */
export const keptShare = ({ places, share }: KeptOptions): PeerShareOptions => ({ ...usualShare(places), ...share });

/** What a receive half gets beside its packets, if it keeps bytes: software gives buffer `number` back. */
export const KeptIn = (slotBits: number) =>
  record({ release: record({ valid: bit, number: bits(slotBits) }), done_ready: bit });

/** A receive has found the message of that buffer; `is_whole`: its completion is there at once. */
export const KeptFound = (slotBits: number) =>
  record({ valid: bit, wr_id: bits(32), number: bits(slotBits), is_whole: bit });

/** A clock after `release`: whether software had that buffer, which is free now. If not, nothing has changed. */
export const KeptReleased = record({ valid: bit, ok: bit });

/** What it gives then. */
export const KeptOut = (slotBits: number) =>
  record({
    found: KeptFound(slotBits),
    released: KeptReleased,
    /** The receive is complete, and the message's bytes are in the buffer, which is software's from now on. */
    done: record({ valid: bit, number: bits(slotBits), completion: TargetCompletion() }),
  });

/** A buffer that is free; which groups of peers have their share; whether either may change soon. */
export const FreeBuffer = (options: KeptOptions) =>
  record({
    ...{ valid: bit, slot: bits(clog2(options.places)), settles: bit },
    full: bits(keptShare(options).groups),
  });

/** Of the packet that is to have its turn next: whether it has taken a buffer, and where that is. */
export const KeptTurn = record({ is: bit, address: bits(64) });

/** No packet of a message is to come whose buffer is at `address`; `completion` has its first error. */
export const KeptEnd = record({ valid: bit, address: bits(64), completion: TargetCompletion() });

/** What the buffers hear of the packets. */
export const keptHears = ({ places }: KeptOptions) => {
  const Found = FoundHeader(clog2(places));
  return {
    reserve: record({ valid: bit, peer: bits(16) }),
    enters: bit,
    turn: record({ valid: bit, stored: bit }),
    end: KeptEnd,
    ...{ found_send: Found, found_tagged: Found },
  };
};

/**
 * Buffers of the receive half. `reserve` with `free.valid`, in each second clock, when a message goes to be matched;
 * `turn` says what the match was: with `stored` its bytes go to the buffer, otherwise that is free again. Packets come
 * with `enters` and have their `turn` in the same order, no more than `matchesWaiting` between.
 *
 * `end` says when no packet of the message is to come, and a `found` header which receive it has, in either order; with
 * both, `told.done`. The buffer is software's then, until it gives it back with `release`. A message that has failed
 * before a receive has found it has none any more: the receive that finds it is told `again`, and its buffer is free.
 * One that fails afterwards is complete with its error.
 *
 * While `done_ready` is 0 no receive finds a header. Source: ses.md 3.3 (U3), 3.5.
 */
export const targetKept = (options: KeptOptions) => {
  const { places } = options;
  const share = keptShare(options);
  const slotBits = clog2(places);
  const byteBits = clog2(options.bytes);
  const Slot = bits(slotBits);
  const Mask = bits(places);
  return module(
    `ses_target_kept_n${places}_b${options.bytes}_g${share.groups}_m${share.most}`,
    {
      summary: `Unexpected messages whose bytes are kept: ${places} at a time.`,
      in: { ports: KeptIn(slotBits), ...keptHears(options) },
      out: {
        free: FreeBuffer(options),
        now: KeptTurn,
        send_done: FoundDone,
        tagged_done: FoundDone,
        told: KeptOut(slotBits),
      },
    },
    ({ ports, reserve, enters, turn, end, found_send, found_tagged }, m) => {
      const { completion } = end;
      const slot = end.address.slice(byteBits + slotBits - 1, byteBits).as(slotBits);
      const late = lateReceive(m, {
        ended: {
          ...{ slot, bound: m.lit(1, 0), waits: m.lit(1, 1), ok: completion.return_code.eq(returnCodes.code.ok) },
          ...{ wr_id: m.lit(32, 0), address: m.lit(64, 0), length: m.lit(32, 0), released: undefined },
        },
        ...{ slots: places, completion, valid: end.valid, found_send, found_tagged },
      });
      const { completions, it, at, of, claim, whole, acts, goes, isFound, isGone, leaves } = late;
      late.reader.set(goes.not().or(ports.done_ready));
      m.unused(late.isLate, late.isTold, of.address, of.length);

      // Buffers: taken by a message, and of those the ones that software has.
      const taken = m.reg('used', Mask, { reset: 0 });
      const out = m.reg('out', Mask, { reset: 0 });
      const Reserved = record({ is: bit, slot: Slot });
      const offered = m.reg('offered', Slot);
      const reserved = m.inst('reserved', fifo(Reserved, matchesWaiting), {
        up: { payload: { is: reserve.valid, slot: offered }, valid: enters },
        down: { ready: turn.valid },
      });
      m.assert('packet_finds_room', enters.implies(reserved.up.ready));
      m.assert('turn_is_of_a_packet', turn.valid.implies(reserved.down.valid));
      const now = reserved.down.payload;
      const settles = m.named('settles', turn.valid.and(now.is));
      const settled = m.next(
        'settled',
        { valid: settles.and(turn.stored.not()), slot: now.slot },
        { reset: { valid: 0 } },
      );

      // The next free one; one that is taken is not offered in the clock after that.
      const offers = m.reg('offers', bit, { reset: 0 });
      m.assert('takes_what_is_offered', reserve.valid.implies(offers));
      const held = m.forward('held', Mask);
      const free = m.inst('lowest', priorityEncoder(places), { requests: taken.or(held).not() });
      m.unused(free.one_hot);
      offers.set(free.valid.and(reserve.valid.not()));
      offered.set(free.index);
      const shares = m.inst('shares', peerShare(share), {
        take: { valid: reserve.valid, slot: offered, group: peerGroup(m, reserve.peer, share.groups) },
        taken,
      });
      held.set(shares.held);
      const maskOf = (one: { readonly valid: Bits<1>; readonly slot: Bits }): Bits =>
        one.slot.oneHot(places).mask(one.valid);
      const releases = maskOf({ valid: ports.release.valid, slot: ports.release.number }).and(out);
      const isGiven = m.named('is_given', leaves.and(goes));
      const drops = at.mask(leaves.and(isGone));
      const frees = m.named('frees', releases.or(drops).or(maskOf(settled)));
      taken.set(taken.and(frees.not()).or(maskOf({ valid: reserve.valid, slot: offered })));
      out.set(out.and(releases.not()).or(at.mask(isGiven)));
      m.assert('out_is_taken', out.and(taken.not()).any().not());

      // Matches that are not known, and places on their way back to the shares, until these are counted.
      const matching = m.reg('matching', bits(clog2(matchesWaiting + 1)), { reset: 0 });
      matching.set(matching.add(reserve.valid.zext(matching.width)).sub(settles.zext(matching.width)));
      const freed = m.next('freed', frees.any(), { reset: 0 });
      const back1 = m.next('back_1', held.and(taken.not()).any(), { reset: 0 });
      const back2 = m.next('back_2', back1, { reset: 0 });
      const soon = matching.any().or(settled.valid).or(freed).or(back1).or(back2);

      return {
        ...lateDone(m, late),
        free: { valid: offers, slot: offered, settles: soon, full: shares.full },
        now: { is: now.is, address: now.slot.cat(m.lit(byteBits, 0)).zext(64) },
        told: {
          found: {
            valid: leaves.and(isFound).and(isGone.not()),
            ...{ wr_id: it.wr_id, number: it.slot, is_whole: goes },
          },
          released: m.next('released', { valid: ports.release.valid, ok: releases.any() }, { reset: { valid: 0 } }),
          done: {
            valid: acts.and(goes),
            number: it.slot,
            completion: {
              ...completions.read(it.slot),
              ...{ kind: m.lit(HeardKind, 'recv'), wr_id: of.wr_id, bytes: claim, cut: whole.sub(claim) },
            },
          },
        },
      };
    },
  );
};
