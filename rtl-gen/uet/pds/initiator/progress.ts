/** The first of an event's steps: what it does to the state of its PDC, its PSNs and its windows. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../target-side/context-update.ts';
import { Event, PdcState, Tail, ViewWrite } from './event.ts';
import { StartWrite } from './intake.ts';
import type { InitiatorLayout } from './layout.ts';
import { PdcEvent } from './records.ts';
import { Found, Ignored, Step } from './step.ts';

/** Clocks that CLOSE_CMD waits after a PDC began to close, for packets that are on their way to it: 2^8. */
const settleBits = 8;

/**
 * The event's place is told in clock t with `enable`; `valid` and `found` in t + 2, with it whether there is `room` for
 * a packet, and how many packets recovery lets go (`ahead`). In t + 3 `step`, `pdc_event`, the writes, and for packets
 * that did not go `refused` and whether that was for want of room.
 *
 * `early` is told a clock before the rest, in t + 1: what needs nothing of the PDC is worked out then.
 */
export const progress = (layout: InitiatorLayout) => {
  const { contexts, contextBits, rangeBits, suffix } = layout;
  const Place = bits(contextBits);
  return module(
    `pds_initiator_progress_${suffix}`,
    {
      summary: `State, PSNs and windows of ${contexts} PDCs, an event a clock.`,
      in: {
        enable: bit,
        place: Place,
        early: record({ event: Event(layout), pdcid: bits(16), ordered: bit, oldest: bits(32) }),
        valid: bit,
        found: Found(layout),
        oldest: bits(32),
        tail: Tail,
        room: bit,
        ahead: bits(16),
        registers: record({
          default_mpr: bits(8),
          override_mpr_zero: bits(8),
          go_back: bits(32),
          nack_retx: bits(32),
        }),
      },
      out: {
        step: Step(layout),
        step_valid: bit,
        pdc_event: PdcEvent(layout),
        view_write: ViewWrite(layout),
        start_write: StartWrite(layout),
        refused: record({ enable: bit, place: Place, for_room: bit }),
        unhold: record({ enable: bit, place: Place }),
        ignored: Ignored,
      },
    },
    ({ enable, place, early, valid, found, oldest, tail, room, ahead, registers }, m) => {
      const { event, now, rod, roce, closes, is_that_record: matches, pdcid } = found;
      const ordered = m.named('ordered', rod.or(roce));
      const { kind, act, rel: relEarly, cum: cumEarly } = early.event;
      const is = (...names: readonly Parameters<typeof kind.is>[0][]): Bits<1> =>
        m.next(
          `is_${names.join('_or_')}`,
          names.map((name) => kind.is(name)).reduce((a, b) => a.or(b)),
        );
      const isClear = is('clear');
      const isOpen = is('open');
      const isAck = is('ack');
      const isNack = is('nack');
      const isPeer = is('ack', 'nack', 'clear_req', 'close_req', 'credit');
      const isControl = is('clear_req', 'close_req', 'credit');
      const isFresh = is('fresh');
      const isResend = is('resend');
      const isAgain = is('again');
      const isSlot = is('timer', 'lose');
      const isLose = is('lose');
      const isAdjust = is('adjust');
      const isVisit = is('visit');
      const isFail = is('fail');
      const isBack = is('back');
      const isRecover = is('recover');
      const isClose = is('close', 'close_req');
      const isEnd = is('ended');
      const soon = (name: string, value: Bits<1>): Bits<1> => m.next(name, value);
      const nackOf = (name: string, ...acts: readonly Parameters<typeof act.is>[0][]): Bits<1> =>
        soon(name, kind.is('nack').and(acts.map((each) => act.is(each)).reduce((a, b) => a.or(b))));
      const nackRestarts = nackOf('nack_restarts', 'new_start');
      const nackIsNothing = nackOf('nack_is_nothing', 'none', 'new_start');
      const nackIsGone = nackOf('nack_is_gone', 'gone');
      const nackIsFatal = nackOf('nack_is_fatal', 'fatal', 'gone');
      const nackLoses = nackOf('nack_loses', 'trim', 'trim_last_hop', 'loss');
      const nackIsGap = nackOf('nack_is_gap', 'rod_ooo');
      const isRefusal = act.is('refuse').or(act.is('out_of_window'));
      const nackHolds = soon('nack_holds', kind.is('nack').and(early.ordered).and(isRefusal));
      const isHint = kind.is('clear_req').or(kind.is('close_req')).or(kind.is('credit'));
      const says = early.event.spdcid.any();
      const nackTells = soon(
        'nack_tells',
        kind
          .is('nack')
          .and(says)
          .and(act.is('none').or(act.is('new_start')).not()),
      );
      const hintTells = soon('hint_tells', isHint.and(says));
      const isUnsigned = soon('is_unsigned', says.not());
      const isOurs = soon('is_ours', early.event.pdcid.eq(early.pdcid));
      const mprEarly = m.mux(early.event.mpr.any(), early.event.mpr, registers.override_mpr_zero);
      const mpr = m.next('mpr', mprEarly);
      const ranges = soon('ranges', kind.is('ack').and(early.event.has_state).and(mprEarly.any()));
      const asksClose = soon('asks_close', kind.is('ack').and(early.event.req.is('close')));
      const above_oldest = soon('above_oldest', relEarly.sub(early.oldest).at(31).not());
      const free = soon('free', relEarly.sub(early.oldest).slice(31, layout.ringBits).any().not());
      const gap_above_oldest = soon('gap_above_oldest', cumEarly.sub(early.oldest).at(31).not());
      const isShort = soon('is_short', relEarly.slice(31, 12).any().not());
      const isInPsns = soon('is_in_psns', relEarly.slice(31, rangeBits).any().not());
      const after = m.next('after', relEarly.add(1));

      const Progress = record({
        state: PdcState,
        peer: bits(16),
        peered: bit,
        start: bits(32),
        next: bits(32),
        cum: bits(32),
        range: bits(8),
        ranged: bit,
        range_cum: bits(32),
        wish: bit,
        /** CLOSE_CMD has been asked for; it is over without an error. */
        closing: bit,
        clean: bit,
        syn_resent: bit,
        going: bit,
        again: bits(32),
        until: bits(32),
        sleek: bit,
        hold: bit,
        hold_at: bits(32),
        went: bit,
        went_to: bits(32),
        went_at: bits(32),
        renew: bit,
        code: bits(8),
      });
      const step = m.reg('step', Step(layout));
      const stepValid = m.reg('step_valid', bit, { reset: 0 });
      const told = m.reg('told', PdcEvent(layout), { reset: { valid: 0 } });
      const view = m.reg('view', ViewWrite(layout));
      const start = m.reg('start', StartWrite(layout));
      const refused = m.reg('refused', record({ enable: bit, place: Place, for_room: bit }), { reset: { enable: 0 } });
      const unhold = m.reg('unhold', record({ enable: bit, place: Place }), { reset: { enable: 0 } });
      const ignored = m.reg('ignored', Ignored);

      updateContext(m, 'pdcs', Progress, { depth: contexts, enable, addr: place }, (word) => {
        const { rel } = event;
        // What the place was before it begins says nothing.
        const kept = m.named('kept', isClear.or(isOpen).not());
        const creating = m.named('creating', kept.and(word.state.is('creating')));
        const quiesced = m.named('quiesced', kept.and(word.state.is('quiesce')));
        const established = m.named('established', kept.and(word.state.is('established')));
        const closeSent = m.named('close_sent', kept.and(word.state.is('ack_wait')));
        const sending = m.named('sending', creating.or(established).or(quiesced));
        const alive = m.named('alive', sending.or(closeSent));

        // Where its PSN lies.
        const above_cum = m.named('above_cum', rel.sub(word.cum));
        const sent = m.named('sent', rel.sub(word.next).at(31));
        const is_open = m.named('outstanding', above_cum.at(31).not().and(above_oldest).and(sent));
        const is_next = m.named('is_next', rel.eq(word.next));
        const in_range = m.named(
          'in_range',
          above_cum
            .at(31)
            .not()
            .and(above_cum.slice(31, 7).lt(word.range.zext(25))),
        );

        // Peers.
        const spd = event.spdcid;
        const is_peer = m.named('is_peer', isUnsigned.or(word.peered.not()).or(spd.eq(word.peer)));
        const known = m.named('known', alive.and(isOurs));
        const peers = m.named('peers', known.and(is_peer));
        const ack_fits = m.named('ack_fits', event.cum.le(word.next).and(event.explicit.not().or(rel.lt(word.next))));
        const acks = m.named('acks', isAck.and(peers).and(ack_fits));
        const newer = m.named('newer', event.cum.gt(word.cum));
        const newest = m.named('newest', word.ranged.not().or(event.cum.gt(word.range_cum)));
        const nacks = m.named('nacks', isNack.and(peers).and(is_open));
        const restarts = m.named('restarts', nacks.and(nackRestarts).and(creating));
        const moves = m.named('moves', restarts.and(event.cum.ne(word.start)));
        const learns = m.named(
          'learns',
          creating.and(acks.or(nackTells.and(peers).and(is_open)).or(hintTells.and(peers))),
        );
        const gone = m.named('gone', nacks.and(nackIsGone).and(closeSent));
        const dies = m.named('dies', nacks.and(nackIsFatal).and(nackIsGone.and(closeSent).not()).or(isFail.and(alive)));
        const wishes = m.named('wishes', isClose.and(alive).and(isPeer.not().or(peers)).or(acks.and(asksClose)));
        const wish = m.named('wish', word.wish.or(wishes));

        // What goes back.
        const expected_open = m.named(
          'expected_open',
          gap_above_oldest.and(event.cum.sub(word.cum).at(31).not()).and(event.cum.sub(word.next).at(31)),
        );
        const is_same = m.named(
          'is_same',
          word.went.and(word.went_to.eq(event.cum)).and(now.sub(word.went_at).lt(registers.go_back)),
        );
        const gaps = m.named('gaps', nacks.and(nackIsGap));
        const goes_to_gap = m.named('goes_to_gap', gaps.and(ordered).and(expected_open).and(is_same.not()));
        const loses = m.named('loses', nacks.and(nackLoses).or(isLose.and(alive).and(is_open)));
        const held_until = m.named('held_until', now.add(registers.nack_retx));
        const holds = m.named('holds', nacks.and(nackHolds));
        const goes_back = m.named('goes_back', loses.and(ordered).or(holds).or(isBack.and(alive)));
        const before_again = m.named('before_again', rel.sub(word.again).at(31).or(word.going.not()));

        const gap_before_again = m.named('gap_before_again', event.cum.sub(word.again).at(31).or(word.going.not()));

        // Packets.
        const offset_fits = m.named('offset_fits', creating.not().or(isShort));
        const psn_left = m.named('psn_left', isInPsns.or(closes));
        const begins = m.named(
          'begins',
          isFresh
            .and(sending)
            .and(is_next)
            .and(in_range)
            .and(free)
            .and(offset_fits)
            .and(psn_left)
            .and(word.hold.not())
            .and(ordered.and(word.going).not())
            .and(room),
        );
        const repeats = m.named(
          'repeats',
          isResend.and(alive).and(is_open).and(in_range).and(word.hold.not()).and(room),
        );
        const within = m.named(
          'is_within',
          word.sleek.not().or(above_cum.slice(31, 16).any().not().and(above_cum.trunc(16).lt(ahead))),
        );
        const steps_again = m.named(
          'steps_again',
          isAgain
            .and(alive)
            .and(word.going)
            .and(rel.eq(word.again))
            .and(word.hold.not())
            .and(above_cum.at(31).or(in_range.and(within))),
        );
        const ends_again = m.named('ends_again', after.eq(word.until));

        const unholds = m.named('unholds', isVisit.and(word.hold).and(now.sub(word.hold_at).at(31).not()));
        const settled = m.named('settled', now.sub(word.hold_at).slice(31, settleBits).any());
        const drained = m.named(
          'drained',
          tail.tail.eq(word.next).and(oldest.eq(word.next)).and(tail.open.any().not()),
        );
        const close_due = m.named(
          'close_due',
          isVisit.and(quiesced).and(drained).and(settled).and(word.closing.not()).and(word.hold.not()),
        );
        const vanishes = m.named('vanishes', isVisit.and(creating).and(word.wish).and(tail.tail.any().not()));
        // A PDC that is over ends once.
        const isEnded = m.named('ends', isEnd.and(word.state.is('error').or(closeSent)));
        const quiesces = m.named('quiesces', wish.and(established.or(learns)).and(dies.not()));

        const next = m.wire('next_word', Progress, {
          state: 'closed',
          peer: 0,
          peered: 0,
          start: 0,
          next: 0,
          cum: 0,
          range: 0,
          ranged: 0,
          range_cum: 0,
          wish: 0,
          closing: 0,
          clean: 0,
          syn_resent: 0,
          going: 0,
          again: 0,
          until: 0,
          sleek: 0,
          hold: 0,
          hold_at: 0,
          went: 0,
          went_to: 0,
          went_at: 0,
          renew: 0,
          code: 0,
        });
        m.when(kept, () => next.set(word));
        // What several kinds of events write is a choice of one of them, so that none waits for another.
        const goes = m.named('goes', goes_back.or(goes_to_gap));
        const recovers = m.named('recovers', isRecover.and(alive));
        const past = m.named(
          'past',
          acks.and(newer).and(word.until.sub(event.cum).at(31).or(word.until.eq(event.cum))),
        );
        const lifts = m.named('lifts', acks.and(newer).and(word.again.sub(event.cum).at(31)));
        const to_cum = m.named('to_cum', lifts.or(goes_to_gap.and(gap_before_again)));
        const to_oldest = m.named('to_oldest', moves.or(recovers.and(event.flag)));
        const to_rel = m.named('to_rel', goes_back.and(before_again));
        const stays = m.named('stays', to_cum.or(to_oldest).or(to_rel).or(steps_again).not());
        const again = m.named(
          'again_next',
          event.cum
            .mask(to_cum)
            .or(word.cum.mask(to_oldest))
            .or(rel.mask(to_rel))
            .or(after.mask(steps_again))
            .or(word.again.mask(stays)),
        );
        const starts = m.named('starts', moves.or(goes).or(recovers));
        const going = m.named('going_next', starts.or(word.going.and(past.or(steps_again.and(ends_again)).not())));
        m.when(kept, () => next.set({ again, going }));
        m.when(isOpen, () => next.set({ state: 'creating', start: event.cum, range: registers.default_mpr.max(1) }));
        m.when(begins, () => next.set({ next: after }));
        m.when(begins.and(closes), () => next.set({ state: 'ack_wait' }));
        m.when(isEnded.or(vanishes), () => next.set({ state: 'closed' }));
        m.when(learns, () => next.set({ state: 'established', peer: spd, peered: isUnsigned.not() }));
        m.when(quiesces, () => next.set({ state: 'quiesce' }));
        m.when(gone, () => next.set({ state: 'error', clean: 1 }));
        m.when(dies, () => next.set({ state: 'error', code: event.code }));
        m.when(wishes, () => next.set({ wish: 1 }));
        m.when(acks.and(newer), () => next.set({ cum: event.cum }));
        m.when(past.or(moves), () => next.set({ sleek: 0 }));
        m.when(recovers, () => next.set({ sleek: 1 }));
        m.when(acks.and(ranges).and(newest), () => next.set({ range: mpr, ranged: 1, range_cum: event.cum }));
        m.when(moves, () => next.set({ start: event.cum }));
        m.when(goes, () => next.set({ went: 1, went_to: m.mux(goes_to_gap, event.cum, rel), went_at: now }));
        m.when(moves.or(recovers).or(goes.and(word.sleek.not())), () => next.set({ until: word.next }));
        m.when(begins.or(repeats).or(steps_again), () => next.set({ renew: 0 }));
        m.when(isBack.and(alive).and(event.flag), () => next.set({ renew: 1 }));
        m.when(quiesces, () => next.set({ hold_at: now }));
        m.when(holds, () => next.set({ hold: 1, hold_at: held_until }));
        m.when(unholds, () => next.set({ hold: 0 }));
        m.when(creating.and(repeats.or(steps_again)), () => next.set({ syn_resent: 1 }));
        m.when(close_due, () => next.set({ closing: 1 }));

        stepValid.set(valid);
        step.set({
          kind: event.kind,
          place: event.place,
          on: isOpen
            .or(acks)
            .or(nacks.and(nackIsNothing.not()))
            .or(isControl.and(peers))
            .or(begins)
            .or(repeats)
            .or(steps_again)
            .or(isSlot.and(alive).and(is_open).and(matches))
            .or(isVisit.and(alive))
            .or(isClose.and(alive))
            .or(isEnded)
            .or(isAdjust),
          open: is_open,
          claimed: isFresh.or(isResend.and(event.flag.not())).and(room),
          moved: acks.and(newer),
          ordered,
          roce,
          state: next.state,
          start: next.start,
          peer: next.peer,
          next: next.next,
          cum: next.cum,
          oldest,
          above: m.mux(acks.and(newer), oldest.sub(event.cum).at(31), oldest.sub(word.cum).at(31)).not(),
          tail,
          range: word.range,
          sleek: word.sleek,
          keeps: word.renew.not().and(word.next.ne(oldest)),
          close_due,
        });
        told.set({
          valid: valid.and(isOpen.or(learns).or(moves).or(quiesces).or(dies).or(isEnded).or(vanishes)),
          place: event.place,
          pdcid,
          opened: isOpen,
          established: learns,
          moved: moves,
          quiesce: quiesces,
          failed: dies,
          code: event.code,
          closed: vanishes.or(isEnded.and(word.clean.or(event.flag))),
          ended: isEnded.and(word.clean.or(event.flag).not()),
          next_psn: m.mux(moves, event.cum, word.start).add(word.next),
          syn_resent: word.syn_resent,
        });
        view.set({
          enable: valid,
          place: event.place,
          view: {
            state: next.state,
            next: next.next,
            cum: next.cum,
            range: next.range,
            going: next.going,
            again: next.again,
            until: next.until,
            sleek: next.sleek,
            hold: next.hold,
            code: next.code,
          },
        });
        start.set({ enable: valid.and(isOpen.or(moves)), place: event.place, start: next.start });
        const no_room = m.named('no_room', isFresh.or(isResend).and(room.not()));
        refused.set({
          enable: valid.and(
            isFresh.and(begins.not()).or(isResend.and(repeats.not())).or(isAgain.and(steps_again.not())),
          ),
          place: event.place,
          for_room: no_room,
        });
        unhold.set({ enable: valid.and(unholds), place: event.place });
        ignored.set({
          unknown_pdc: valid.and(isPeer).and(known.not()),
          mismatch: valid.and(isPeer).and(known).and(is_peer.not()),
          ack_out_of_range: valid.and(isAck).and(peers).and(ack_fits.not()),
          nack_out_of_range: valid.and(isNack).and(peers).and(is_open.not()),
          nack_unexpected: valid
            .and(nacks)
            .and(nackIsNothing.and(restarts.not()).or(gaps.and(ordered.and(expected_open).not()))),
        });
        return { next, write: valid };
      });
      return {
        step,
        step_valid: stepValid,
        pdc_event: told,
        view_write: view,
        start_write: start,
        refused,
        unhold,
        ignored,
      };
    },
  );
};
