/** The first of an event's steps: what it does to the state of its PDC, its PSNs and its windows. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../target-side/context-update.ts';
import { Event, EventKind, PdcState, Tail, ViewWrite } from './event.ts';
import { StartWrite } from './intake.ts';
import type { InitiatorLayout } from './layout.ts';
import { PdcEvent } from './records.ts';

/** An event with what was looked up for it. */
export const Found = (layout: InitiatorLayout) =>
  record({
    event: Event(layout),
    now: bits(32),
    /** Of the PDC. */
    pdcid: bits(16),
    rod: bit,
    roce: bit,
    /** Of the packet: it is CLOSE_CMD. `timer`: the record is that of its PSN. */
    closes: bit,
    is_that_record: bit,
  });

/** How the PDC stands after the event, and what of the event goes on. */
export const Step = (layout: InitiatorLayout) =>
  record({
    kind: EventKind,
    place: bits(layout.contextBits),
    /** The event counts. */
    on: bit,
    /** Its PSN is outstanding, as far as CACK and what is free again tell. ACK: it would bring a response. */
    open: bit,
    /** Bytes were claimed for it. */
    claimed: bit,
    /** CACK has moved. */
    moved: bit,
    ordered: bit,
    roce: bit,
    state: PdcState,
    start: bits(32),
    peer: bits(16),
    next: bits(32),
    cum: bits(32),
    oldest: bits(32),
    /** `oldest` is above `cum`. */
    above: bit,
    tail: Tail,
    range: bits(8),
    sleek: bit,
    /** A PDC in order keeps its entropy value. */
    keeps: bit,
    /** `visit`: CLOSE_CMD is due. */
    close_due: bit,
  });

/** Why an event of a peer was ignored. */
export const Ignored = record({
  unknown_pdc: bit,
  mismatch: bit,
  ack_out_of_range: bit,
  nack_out_of_range: bit,
  nack_unexpected: bit,
});

/** Clocks that CLOSE_CMD waits after a PDC began to close, for packets that are on their way to it: 2^6. */
const settleBits = 6;

/**
 * The event's place is told in clock t with `enable`; `valid` and `found` in t + 2, with it whether there is `room` for
 * a packet, and how many packets recovery lets go (`ahead`). In t + 3 `step`, `pdc_event`, the writes, and for packets
 * that did not go `refused` and whether that was for want of room.
 *
 * The kind is told a clock before the rest, in t + 1.
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
        kind: EventKind,
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
    ({ enable, place, kind, valid, found, oldest, tail, room, ahead, registers }, m) => {
      const { event, now, rod, roce, closes, is_that_record: matches, pdcid } = found;
      const ordered = m.named('ordered', rod.or(roce));
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

      const Progress = record({
        state: PdcState,
        peer: bits(16),
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
        const above_oldest = m.named('above_oldest', rel.sub(oldest).at(31).not());
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
        const is_peer = m.named('is_peer', spd.any().not().or(word.peer.any().not()).or(spd.eq(word.peer)));
        const known = m.named('known', alive.and(event.pdcid.eq(pdcid)));
        const peers = m.named('peers', known.and(is_peer));
        const ack_fits = m.named('ack_fits', event.cum.le(word.next).and(event.explicit.not().or(rel.lt(word.next))));
        const acks = m.named('acks', isAck.and(peers).and(ack_fits));
        const newer = m.named('newer', event.cum.gt(word.cum));
        const newest = m.named('newest', word.ranged.not().or(event.cum.gt(word.range_cum)));
        const mpr = m.named('mpr', m.mux(event.mpr.any(), event.mpr, registers.override_mpr_zero));
        const nacks = m.named('nacks', isNack.and(peers).and(is_open));
        const { act } = event;
        const restarts = m.named('restarts', nacks.and(act.is('new_start')).and(creating));
        const moves = m.named('moves', restarts.and(event.cum.ne(word.start)));
        const says_nothing = m.named('says_nothing', act.is('none').or(act.is('new_start')));
        const learns = m.named(
          'learns',
          creating.and(acks.or(nacks.and(says_nothing.not()).and(spd.any())).or(isControl.and(peers).and(spd.any()))),
        );
        const gone = m.named('gone', nacks.and(act.is('gone')).and(closeSent));
        const dies = m.named(
          'dies',
          nacks
            .and(act.is('fatal').or(act.is('gone')))
            .and(gone.not())
            .or(isFail.and(alive)),
        );
        const wishes = m.named(
          'wishes',
          isClose
            .and(alive)
            .and(isPeer.not().or(peers))
            .or(acks.and(event.req.is('close'))),
        );
        const wish = m.named('wish', word.wish.or(wishes));

        // What goes back.
        const expected_open = m.named(
          'expected_open',
          event.cum
            .sub(oldest)
            .at(31)
            .not()
            .and(event.cum.sub(word.cum).at(31).not())
            .and(event.cum.sub(word.next).at(31)),
        );
        const is_same = m.named(
          'is_same',
          word.went.and(word.went_to.eq(event.cum)).and(now.sub(word.went_at).lt(registers.go_back)),
        );
        const gaps = m.named('gaps', nacks.and(act.is('rod_ooo')));
        const goes_to_gap = m.named('goes_to_gap', gaps.and(ordered).and(expected_open).and(is_same.not()));
        const loses = m.named(
          'loses',
          nacks.and(act.is('trim').or(act.is('trim_last_hop')).or(act.is('loss'))).or(isLose.and(alive).and(is_open)),
        );
        const holds = m.named('holds', nacks.and(ordered).and(act.is('refuse').or(act.is('out_of_window'))));
        const goes_back = m.named('goes_back', loses.and(ordered).or(holds).or(isBack.and(alive)));
        const before_again = m.named('before_again', rel.sub(word.again).at(31).or(word.going.not()));

        const gap_before_again = m.named('gap_before_again', event.cum.sub(word.again).at(31).or(word.going.not()));

        // Packets.
        const offset_fits = m.named('offset_fits', creating.not().or(rel.slice(31, 12).any().not()));
        const psn_left = m.named('psn_left', rel.slice(31, rangeBits).any().not().or(closes));
        const free = m.named('free', rel.sub(oldest).slice(31, layout.ringBits).any().not());
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
        const after = m.named('after', rel.add(1));
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
        m.when(isOpen, () => next.set({ state: 'creating', start: event.cum, range: registers.default_mpr.max(1) }));
        m.when(learns, () => next.set({ state: 'established', peer: spd }));
        m.when(quiesces, () => next.set({ state: 'quiesce', hold_at: now }));
        m.when(wishes, () => next.set({ wish: 1 }));
        m.when(acks.and(newer), () => {
          next.set({ cum: event.cum });
          m.when(word.again.sub(event.cum).at(31), () => next.set({ again: event.cum }));
          m.when(word.until.sub(event.cum).at(31).or(word.until.eq(event.cum)), () => next.set({ going: 0, sleek: 0 }));
        });
        m.when(acks.and(event.has_state).and(mpr.any()).and(newest), () =>
          next.set({ range: mpr, ranged: 1, range_cum: event.cum }),
        );
        m.when(moves, () => next.set({ start: event.cum, going: 1, again: word.cum, until: word.next, sleek: 0 }));
        m.when(goes_back.or(goes_to_gap), () => {
          next.set({ going: 1, went: 1, went_to: m.mux(goes_to_gap, event.cum, rel), went_at: now });
          m.when(word.sleek.not(), () => next.set({ until: word.next }));
          m.when(goes_to_gap.and(gap_before_again), () => next.set({ again: event.cum })).elsewhen(
            goes_back.and(before_again),
            () => next.set({ again: rel }),
          );
          m.when(isBack.and(event.flag), () => next.set({ renew: 1 }));
        });
        m.when(holds, () => next.set({ hold: 1, hold_at: now.add(registers.nack_retx) }));
        m.when(unholds, () => next.set({ hold: 0 }));
        m.when(isRecover.and(alive), () => {
          next.set({ sleek: 1, until: word.next, going: 1 });
          m.when(event.flag, () => next.set({ again: word.cum }));
        });
        m.when(begins, () => {
          next.set({ next: after });
          m.when(closes, () => next.set({ state: 'ack_wait' }));
        });
        m.when(steps_again, () => next.set({ again: after, going: ends_again.not() }));
        m.when(begins.or(repeats).or(steps_again), () => next.set({ renew: 0 }));
        m.when(creating.and(repeats.or(steps_again)), () => next.set({ syn_resent: 1 }));
        m.when(close_due, () => next.set({ closing: 1 }));
        m.when(dies, () => next.set({ state: 'error', code: event.code }));
        m.when(gone, () => next.set({ state: 'error', clean: 1 }));
        m.when(isEnded.or(vanishes), () => next.set({ state: 'closed' }));

        stepValid.set(valid);
        step.set({
          kind: event.kind,
          place: event.place,
          on: isOpen
            .or(acks)
            .or(nacks.and(says_nothing.not()))
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
          above: oldest
            .sub(m.mux(acks.and(newer), event.cum, word.cum))
            .at(31)
            .not(),
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
            .and(says_nothing.and(restarts.not()).or(gaps.and(ordered.and(expected_open).not()))),
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
