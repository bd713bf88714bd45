/** The first of an event's steps: what it does to the state of its PDC, its PSNs and its windows. */
import { anyOf, bit, bits, module, record } from '../../../hdl/index.ts';
import { isOneOf } from '../../../lib/bits/is-one-of.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { copyOf } from '../target-side/context-copy.ts';
import { updateContext } from '../target-side/context-update.ts';
import { course } from './course.ts';
import { PdcState, ViewWrite } from './event.ts';
import { goBack } from './go-back.ts';
import { StartWrite } from './intake.ts';
import type { InitiatorLayout } from './layout.ts';
import { PdcEvent } from './records.ts';
import { standing } from './standing.ts';
import { Found, Ignored, Step } from './step.ts';

/** A PDC closes when fewer than 2^n PSNs are left, so that the messages that it has can end. */
const marginBits = (rangeBits: number): number => Math.min(16, rangeBits - 2);

/**
 * Inputs: in cycle t `enable` and the event's place (stage `look`); in t + 2 the event with what was `found` for it
 * (`find`); in t + 3 `valid` (`compare`); in t + 4 (`decide`) whether its packet is that of its record
 * (`is_that_record`), whether there is `room` for it, and how many packets recovery lets go (`ahead`). Outputs: in t +
 * 5 `start_write`; in t + 7 `step`, `pdc_event`, `view_write`, and for packets that did not go `refused`.
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
      const { default_mpr, override_mpr_zero } = registers;
      const ordered = found.rod.or(found.roce);
      const Sent = record({ next: bits(32), close_sent: bit, age: bit });
      const sentWrite = m.forward('sent_write', record({ enable: bit, at: Place, data: Sent }));
      const sent = copyOf(m, 'sent', contexts, sentWrite, place);
      const { standing: stands } = m.inst('standing', standing(layout), {
        ...{ enable, place, event: found.event, pdcid: found.pdcid, ordered },
        around: { ...sent, oldest: found.oldest, is_unused: found.tail.tail.any().not() },
        registers: { default_mpr, override_mpr_zero },
      });

      const p = pipeline(m, { enable, place }, { reset: { valid: 0 } })
        .stage('look', () => ({}))
        .stage('read', () => ({}))
        .stage('find', () => ({ ...found, ordered }))
        .stage('compare', ({ event, now, oldest }) => ({
          valid,
          after: event.rel.add(1),
          is_free: event.rel.sub(oldest).slice(31, ringBits).any().not(),
          is_short: event.rel.slice(31, 12).any().not(),
          is_in_psns: event.rel.slice(31, rangeBits).any().not(),
          same_until: now.add(registers.go_back),
          held_until: now.add(registers.nack_retx),
        }))
        .stage(
          'decide',
          ({ event, oldest, ordered, closes, after, is_free, is_short, is_in_psns, now, held_until }) => {
            const { kind, rel, cum } = event;
            const { alive, is_open, creating, below_cum, lead, newer, moves, recovers, backs, holds, quiesces } =
              stands;
            const in_range = m.named('in_range', below_cum.not().and(lead.slice(31, 7).lt(stands.range.zext(25))));
            const is_ahead = lead.slice(31, 16).any().not().and(lead.trunc(16).lt(ahead));
            const fits = m.named('fits', is_free.and(creating.not().or(is_short)).and(is_in_psns.or(closes)));
            const start = m.choose(
              [
                [kind.is('ack').or(stands.gaps), cum],
                [moves.or(kind.is('recover')), stands.cum],
                [kind.is('again'), after],
              ],
              rel,
            );
            const begins = isOneOf(kind, 'open', 'clear');
            const intent = {
              ...{ begins, is_visit: kind.is('visit'), is_open },
              may_begin: kind.is('fresh').and(alive).and(in_range).and(fits).and(room),
              may_repeat: kind.is('resend').and(alive).and(is_open).and(in_range).and(room),
              may_step: kind.is('again').and(alive).and(below_cum.or(in_range)),
              is_near: below_cum.or(is_ahead),
              ...{ closes, ordered, creating, newer, moves, recovers, renews: backs, holds, quiesces },
              ...{ rel, after, cum, start, now, held_until },
            };
            const is_above = oldest.sub(stands.cum).at(31).not();
            return { pdc: stands, intent, is_above, has_room: room, fits_record: is_that_record };
          },
        )
        .stage('advance', () => ({}));

      // Each read-modify-write reads its word three cycles before it changes it.
      const access = (stage: 'read' | 'find' | 'compare') => {
        const { enable, place } = p.at(stage);
        return { enable, place };
      };
      const decided = p.at('decide');
      const { event: told, ordered: inOrder, now, same_until } = decided;
      const back = m.inst('go_back', goBack(layout), {
        ...{ ...access('read'), begins: decided.intent.begins, ordered: inOrder },
        ...{ gap: told.cum, rel: told.rel, standing: stands, now, same_until },
      });
      const { intent } = p.at('advance');
      const { course: then } = m.inst('course', course(layout), { ...access('find'), intent, ...back });

      const at = p.stage('report', () => ({})).at('report');
      const { event, pdc, oldest, tail, has_room, fits_record, valid: counts } = at;
      const { kind, code, flag } = event;
      m.assert('recovery_has_packets', counts.and(then.sleek).implies(then.next.ne(pdc.cum)));
      const isVisit = kind.is('visit');
      const isQuiet = m.named('is_quiet', pdc.state.is('quiesce').and(then.close_sent.not()));
      const isDone = m.named('is_done', oldest.eq(then.next));
      const isDrained = m.named('is_drained', tail.tail.eq(then.next).and(isDone).and(tail.open.any().not()));
      const isPast = then.next.slice(31, rangeBits).any();
      const isNear = then.next.slice(rangeBits - 1, marginBits(rangeBits)).all();
      const mayClose = m.named('may_close', isVisit.and(isQuiet).and(isDrained).and(then.settled));
      const kept = access('compare');
      const closingAccess = { depth: contexts, enable: kept.enable, addr: kept.place, latency: 3 } as const;
      const { close_due } = updateContext(m, 'closing', bit, closingAccess, (closing) => ({
        next: closing.or(mayClose).and(kind.is('open').not()),
        close_due: mayClose.and(closing.not()),
      }));
      const is_sent = pdc.state.is('quiesce').and(then.close_sent);
      const state = m.mux(is_sent, m.lit(PdcState, 'ack_wait'), pdc.state);
      const step = {
        ...{ kind, place: event.place, open: pdc.is_open },
        on: anyOf(
          isOneOf(kind, 'open', 'adjust'),
          pdc.acks,
          pdc.nacks,
          pdc.controls,
          then.begins,
          then.repeats,
          then.steps,
          isOneOf(kind, 'timer', 'lose', 'overtaken').and(pdc.alive).and(pdc.is_open).and(fits_record),
          isVisit.and(pdc.alive),
          pdc.ends,
        ),
        claimed: kind.is('fresh').or(kind.is('resend').and(flag.not())).and(has_room),
        moved: pdc.newer,
        restarted: pdc.moves,
        ...{ ordered: at.ordered, roce: at.roce, state, start: pdc.start, peer: pdc.peer, next: then.next },
        ...{ cum: pdc.cum, oldest, above: at.is_above, tail, range: pdc.range, sleek: then.was_sleek },
        ...{ hold: then.hold, close_due },
        nears_end: isVisit.and(pdc.state.is('established')).and(isPast.or(isNear)),
        exhausted: isVisit
          .and(pdc.alive)
          .and(isPast)
          .and(then.close_sent.not())
          .and(isDone)
          .and(tail.tail.ne(then.next)),
        keeps: then.was_renew.not().and(then.was_next.ne(oldest)),
      };
      const { next, close_sent } = then;
      sentWrite.set({ enable: counts, at: event.place, data: { next, close_sent, age: pdc.age } });
      const isOver = m.named('is_over', pdc.clean.or(flag));
      const { start, peer } = pdc;
      const pdcEvent = {
        valid: counts.and(
          anyOf(kind.is('open'), pdc.learns, pdc.moves, pdc.quiesces, pdc.dies, pdc.ends, pdc.vanishes),
        ),
        ...{ place: event.place, pdcid: at.pdcid, opened: kind.is('open'), established: pdc.learns, moved: pdc.moves },
        ...{ quiesce: pdc.quiesces, failed: pdc.dies, code },
        closed: pdc.vanishes.or(pdc.ends.and(isOver)),
        ended: pdc.ends.and(isOver.not()),
        next_psn: start.add(then.was_next),
        syn_resent: then.syn_resent,
        ...(layout.returns ? { start_psn: start, peer } : { start_psn: undefined, peer: undefined }),
      };
      const view = {
        ...{ state, next, cum: pdc.cum, range: pdc.range, going: then.going, far: then.far, again: then.again },
        ...{ until: then.until, sleek: then.sleek, hold: then.hold, plain: pdc.plain, code: pdc.code },
      };
      const stays = anyOf(
        kind.is('fresh').and(then.begins.not()),
        kind.is('resend').and(then.repeats.not()),
        kind.is('again').and(then.steps.not()),
      );
      const reset = { enable: 0 } as const;
      const written = { enable: decided.valid, place: told.place, start: stands.start };
      return {
        start_write: m.next('start_write', written, { reset }),
        step: m.next('step', step),
        step_valid: m.next('step_valid', counts, { reset: 0 }),
        pdc_event: m.next('told', pdcEvent, { reset: { valid: 0 } }),
        view_write: m.next('view', { enable: counts, place: event.place, view }, { reset }),
        refused: m.next('refused', { enable: counts.and(stays), place: event.place }, { reset }),
        unholds: m.next('unholds', counts.and(then.unholds)),
        ignored: m.next('ignored', pdc.ignored),
      };
    },
  );
};
