/** The first of an event's steps: what it does to the state of its PDC, its PSNs and its windows. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { contextCopy } from '../target-side/context-copy.ts';
import { updateContext } from '../target-side/context-update.ts';
import { course, Intent } from './course.ts';
import { Event, PdcState, Tail, ViewWrite } from './event.ts';
import { goBack } from './go-back.ts';
import { StartWrite } from './intake.ts';
import type { InitiatorLayout } from './layout.ts';
import { PdcEvent } from './records.ts';
import { Standing, standing } from './standing.ts';
import { Found, Ignored, Step } from './step.ts';

/** A PDC closes when fewer than 2^n PSNs are left, so that the messages that it has can end. */
const marginBits = (rangeBits: number): number => Math.min(16, rangeBits - 2);

/**
 * The event's place is told in clock t with `enable`, the event with what was `found` for it in t + 2, `valid` in t +
 * 3; in t + 4 whether its packet is that of its record (`is_that_record`), whether there is `room` for it, and how many
 * packets recovery lets go (`ahead`). In t + 7 `step`, `pdc_event`, `view_write`, and for packets that did not go
 * `refused`; in t + 5 `start_write`.
 *
 * Three read-modify-writes in a row, so that none of them is long: how the PDC stands; whether it goes back; which
 * packet is the next.
 */
export const progress = (layout: InitiatorLayout) => {
  const { contexts, contextBits, rangeBits, ringBits, suffix } = layout;
  const Place = bits(contextBits);
  const Kick = record({ enable: bit, place: Place });
  return module(
    `pds_initiator_progress_${suffix}`,
    {
      summary: `State, PSNs and windows of ${contexts} PDCs, an event a clock.`,
      in: {
        enable: bit,
        place: Place,
        found: Found(layout),
        valid: bit,
        is_that_record: bit,
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
        refused: Kick,
        unholds: bit,
        ignored: Ignored,
      },
    },
    ({ enable, place, found, valid, is_that_record, room, ahead, registers }, m) => {
      const later = delayer(m);
      const { event: event2, now: now2, pdcid, rod, roce, closes, oldest, tail } = found;
      const ordered2 = m.named('ordered', rod.or(roce));
      const enables = [enable];
      const places = [place];
      for (let i = 1; i <= 3; i++) {
        enables.push(m.next(`enable_${i}`, enables.at(-1)!));
        places.push(m.next(`place_${i}`, places.at(-1)!));
      }
      const valid4 = m.next('valid_4', valid, { reset: 0 });
      const valid5 = m.next('valid_5', valid4, { reset: 0 });
      const valid6 = m.next('valid_6', valid5, { reset: 0 });

      // t + 3: how it stands.
      const Sent = record({ next: bits(32), close_sent: bit, age: bit });
      const sentWrite = m.forward('sent_write', record({ enable: bit, place: Place, sent: Sent }));
      const { word: sent } = m.inst('sent', contextCopy(Sent, contexts), {
        enable: sentWrite.enable,
        pdc: sentWrite.place,
        data: sentWrite.sent,
        read: place,
      });
      const { standing: now } = m.inst('standing', standing(layout), {
        enable,
        place,
        event: event2,
        pdcid,
        ordered: ordered2,
        around: { ...sent, oldest, is_unused: tail.tail.any().not() },
        registers: { default_mpr: registers.default_mpr, override_mpr_zero: registers.override_mpr_zero },
      });

      // t + 4: whether it goes back, and what may leave.
      const event3 = m.next('event_3', event2);
      const event4 = m.next('event_4', event3);
      const oldest3 = m.next('oldest_3', oldest);
      const oldest4 = m.next('oldest_4', oldest3);
      const now3 = m.next('now_3', now2);
      const now4 = m.next('now_4', now3);
      const ordered4 = m.next('ordered_4', m.next('ordered_3', ordered2));
      const closes4 = m.next('closes_4', m.next('closes_3', closes));
      const { kind } = event4;
      const begins4 = m.named('begins', kind.is('open').or(kind.is('clear')));
      const back = m.inst('go_back', goBack(layout), {
        enable: enables[1]!,
        place: places[1]!,
        begins: begins4,
        ordered: ordered4,
        gap: event4.cum,
        rel: event4.rel,
        standing: now,
        now: now4,
        same_until: m.next('same_until', now3.add(registers.go_back)),
      });
      const after3 = m.named('after_3', event3.rel.add(1));
      const after4 = m.next('after_4', after3);
      const isFree = m.next('is_free', event3.rel.sub(oldest3).slice(31, ringBits).any().not());
      const isShort = m.next('is_short', event3.rel.slice(31, 12).any().not());
      const isInPsns = m.next('is_in_psns', event3.rel.slice(31, rangeBits).any().not());
      const { lead } = now;
      const isBelow = now.below_cum;
      const inRange = m.named('in_range', isBelow.not().and(lead.slice(31, 7).lt(now.range.zext(25))));
      const isAhead = lead.slice(31, 16).any().not().and(lead.trunc(16).lt(ahead));
      const fits = m.named('fits', isFree.and(now.creating.not().or(isShort)).and(isInPsns.or(closes4)));
      const isFresh = kind.is('fresh');
      const isResend = kind.is('resend');
      const isAgain = kind.is('again');
      const start = m.wire('start', bits(32), event4.rel);
      m.when(kind.is('ack').or(now.gaps), () => start.set(event4.cum))
        .elsewhen(now.moves.or(kind.is('recover')), () => start.set(now.cum))
        .elsewhen(isAgain, () => start.set(after4));
      const intent = m.reg('intent', Intent);
      intent.set({
        begins: begins4,
        is_visit: kind.is('visit'),
        is_open: now.is_open,
        may_begin: isFresh.and(now.alive).and(inRange).and(fits).and(room),
        may_repeat: isResend.and(now.alive).and(now.is_open).and(inRange).and(room),
        may_step: isAgain.and(now.alive).and(isBelow.or(inRange)),
        is_near: isBelow.or(isAhead),
        closes: closes4,
        ordered: ordered4,
        creating: now.creating,
        newer: now.newer,
        moves: now.moves,
        recovers: now.recovers,
        renews: now.backs,
        holds: now.holds,
        quiesces: now.quiesces,
        rel: event4.rel,
        after: after4,
        cum: event4.cum,
        start,
        now: now4,
        held_until: m.next('held_until', now3.add(registers.nack_retx)),
      });
      const startWrite = m.next(
        'start_write',
        { enable: valid4, place: event4.place, start: now.start },
        { reset: { enable: 0 } },
      );

      // t + 5: which packet is the next.
      const { course: then } = m.inst('course', course(layout), {
        enable: enables[2]!,
        place: places[2]!,
        intent,
        to_gap: back.to_gap,
        to_rel: back.to_rel,
      });

      // t + 6: what came of it.
      const event6 = later('event_6', Event(layout), event4, 2);
      const now6 = later('standing_6', Standing, now, 2);
      const oldest5 = m.next('oldest_5', oldest4);
      const oldest6 = m.next('oldest_6', oldest5);
      const isAbove = m.next('is_above_6', m.next('is_above', oldest4.sub(now.cum).at(31).not()));
      const tail6 = later('tail_6', Tail, tail, 4);
      const room6 = later('room_6', bit, room, 2);
      const matches6 = later('matches_6', bit, is_that_record, 2);
      const ordered6 = later('ordered_6', bit, ordered4, 2);
      const is = (...kinds: readonly Parameters<typeof event6.kind.is>[0][]): Bits<1> =>
        kinds.map((name) => event6.kind.is(name)).reduce((a, b) => a.or(b));
      m.assert('recovery_has_packets', valid6.and(then.sleek).implies(then.next.ne(now6.cum)));
      const isVisit = m.named('is_visit', is('visit'));
      const isQuiet = m.named('is_quiet', now6.state.is('quiesce').and(then.close_sent.not()));
      const isDone = m.named('is_done', oldest6.eq(then.next));
      const isDrained = m.named('is_drained', tail6.tail.eq(then.next).and(isDone).and(tail6.open.any().not()));
      const isPast = then.next.slice(31, rangeBits).any();
      const isNear = then.next.slice(rangeBits - 1, marginBits(rangeBits)).all();
      const mayClose = m.named('may_close', isVisit.and(isQuiet).and(isDrained).and(then.settled));
      const state = m.wire('state', PdcState, now6.state);
      m.when(now6.state.is('quiesce').and(then.close_sent), () => state.set('ack_wait'));
      const step = m.reg('step', Step(layout));
      step.set({
        kind: event6.kind,
        place: event6.place,
        on: is('open', 'adjust')
          .or(now6.acks)
          .or(now6.nacks)
          .or(now6.controls)
          .or(then.begins)
          .or(then.repeats)
          .or(then.steps)
          .or(is('timer', 'lose', 'overtaken').and(now6.alive).and(now6.is_open).and(matches6))
          .or(is('visit').and(now6.alive))
          .or(now6.ends),
        open: now6.is_open,
        claimed: is('fresh').or(is('resend').and(event6.flag.not())).and(room6),
        moved: now6.newer,
        restarted: now6.moves,
        ordered: ordered6,
        roce: later('roce_6', bit, roce, 4),
        state,
        start: now6.start,
        peer: now6.peer,
        next: then.next,
        cum: now6.cum,
        oldest: oldest6,
        above: isAbove,
        tail: tail6,
        range: now6.range,
        sleek: then.was_sleek,
        hold: then.hold,
        nears_end: isVisit.and(now6.state.is('established')).and(isPast.or(isNear)),
        exhausted: isVisit
          .and(now6.alive)
          .and(isPast)
          .and(then.close_sent.not())
          .and(isDone)
          .and(tail6.tail.ne(then.next)),
        keeps: then.was_renew.not().and(then.was_next.ne(oldest6)),
      });
      const closingAccess = { depth: contexts, enable: enables[3]!, addr: places[3]!, latency: 3 } as const;
      updateContext(m, 'closing', bit, closingAccess, (closing) => {
        step.set({ close_due: mayClose.and(closing.not()) });
        return {
          next: m.named('closing_next', closing.or(mayClose).and(is('open').not())),
          write: m.lit(1, 1),
        };
      });
      const isOver = m.named('is_over', now6.clean.or(event6.flag));
      const told = m.reg('told', PdcEvent(layout), { reset: { valid: 0 } });
      told.set({
        valid: valid6.and(
          is('open').or(now6.learns).or(now6.moves).or(now6.quiesces).or(now6.dies).or(now6.ends).or(now6.vanishes),
        ),
        place: event6.place,
        pdcid: later('pdcid_6', bits(16), pdcid, 4),
        opened: is('open'),
        established: now6.learns,
        moved: now6.moves,
        quiesce: now6.quiesces,
        failed: now6.dies,
        code: event6.code,
        closed: now6.vanishes.or(now6.ends.and(isOver)),
        ended: now6.ends.and(isOver.not()),
        next_psn: now6.start.add(then.was_next),
        syn_resent: then.syn_resent,
        start_psn: layout.returns ? now6.start : undefined,
        peer: layout.returns ? now6.peer : undefined,
      });
      const view = m.next(
        'view',
        {
          enable: valid6,
          place: event6.place,
          view: {
            state,
            next: then.next,
            cum: now6.cum,
            range: now6.range,
            going: then.going,
            far: then.far,
            again: then.again,
            until: then.until,
            sleek: then.sleek,
            hold: then.hold,
            plain: now6.plain,
            code: now6.code,
          },
        },
        { reset: { enable: 0 } },
      );
      sentWrite.set({
        enable: valid6,
        place: event6.place,
        sent: { next: then.next, close_sent: then.close_sent, age: now6.age },
      });
      const stays = is('fresh')
        .and(then.begins.not())
        .or(is('resend').and(then.repeats.not()))
        .or(is('again').and(then.steps.not()));
      const refused = m.next('refused', { enable: valid6.and(stays), place: event6.place }, { reset: { enable: 0 } });
      return {
        step,
        step_valid: m.next('step_valid', valid6, { reset: 0 }),
        pdc_event: told,
        view_write: view,
        start_write: startWrite,
        refused,
        unholds: m.next('unholds', valid6.and(then.unholds)),
        ignored: m.next('ignored', now6.ignored),
      };
    },
  );
};
