/** DCQCN in hardware: events of any context, and a sweep that gives each context its turn. */
import { bit, bits, clog2, module, record } from '../../../hdl/index.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { history } from '../../pds/target-side/history.ts';
import { tapped } from '../tapped.ts';
import { dcqcnClock, sweepClocks } from './dcqcn-clocks.ts';
import { DcqcnRegisters, PacedEvent, PacedKind, PacedLimit, PaceState, RateState, timeBits } from './dcqcn-records.ts';
import { dcqcnPacer } from './pacer.ts';
import { dcqcnRates } from './rates.ts';

export interface DcqcnOptions {
  /** 2 or more. */
  readonly contexts: number;
}

/** A start or a mark waits while the bit of the events is not that of the turns. */
const Waits = record({ start: bit, mark: bit });

/** What events leave for the turns. */
const Heard = record({ sent: bits(32), waits: Waits });

/**
 * The sender of DCQCN for many contexts. It takes an event a clock, also of one context in clocks in a row, and nothing
 * waits. Beside that a sweep gives each context a turn each `sweepClocks`: what came since its last turn counts, then
 * each of its timers that is due by `now` fires, once. `limit` leaves `dcqcnClock.limit` clocks after the turn's slot,
 * and with it `state`, the context after it.
 *
 * Any number of marks between two turns is one, as between two runs of DCQCN's timer. A turn hears events
 * `dcqcnEventClocks` before its slot and earlier; one that comes while the turn begins, 2 clocks to either side of its
 * slot, may be one with those.
 *
 * After reset a sweep clears what is kept: `ready` is 1 after it, and no event comes before. `registers` are to hold
 * still. Source: cms.md 9.1, the procedure of NS3H; where the arithmetic differs, docs/uet/dcqcn.md.
 */
export const dcqcn = ({ contexts }: DcqcnOptions) => {
  const contextBits = clog2(contexts);
  const clocks = sweepClocks(contexts);
  const slotBits = clog2(clocks);
  return module(
    `dcqcn_n${contexts}`,
    {
      summary: `DCQCN of ${contexts} contexts: an event a clock in, rates and limits of a sweep out.`,
      in: { event: PacedEvent(contextBits), now: bits(timeBits), registers: DcqcnRegisters },
      out: { limit: PacedLimit(contextBits), state: RateState, ready: bit },
    },
    ({ event, now, registers }, m) => {
      const slot = m.reg('slot', bits(slotBits), { reset: 0 });
      const ready = m.reg('ready', bit, { reset: 0 });
      const isLast = m.named('is_last', slot.eq(clocks - 1));
      slot.set(m.mux(isLast, m.lit(slotBits, 0), slot.add(1)));
      m.when(isLast, () => ready.set(1));
      m.assert('no_event_before_ready', ready.or(event.valid.not()));
      const turn = slot.trunc(contextBits);
      const isTurn = clocks === contexts ? m.lit(1, 1) : m.named('is_turn', slot.lt(contexts));

      // Events: 2 clocks to the word. While the sweep clears, it has the way of the events.
      const kind = tapped(m, 'kind', PacedKind, event.kind, 0)(2);
      const bytes = tapped(m, 'bytes', bits(32), event.bytes, 0)(2);
      const clears = history(m, 'clears', ready.not(), dcqcnClock.written);
      const at = m.named('heard_at', m.mux(ready, event.ccc, turn));
      const enable = m.named('heard_enable', m.mux(ready, event.valid, isTurn));
      const enables = history(m, 'heard_valid', enable, 2, true);
      const after = m.forward('heard_after', Heard);
      const seenByEvents = m.forward('seen_by_events', Waits);
      updateContext(m, 'events', Heard, { depth: contexts, enable, addr: at }, (before) => {
        const starts = kind.is('start');
        // A context that begins again goes on counting, as the sender does.
        const sent = m.mux(
          kind.is('idle').or(starts),
          bytes,
          before.sent.add(bytes.trunc(24).zext(32).mask(kind.is('sent'))),
        );
        const next = m.named('heard_next', {
          sent: sent.mask(clears[2]!.not()),
          waits: {
            start: m.mux(starts, seenByEvents.start.not(), before.waits.start).mask(clears[2]!.not()),
            mark: m
              .mux(kind.is('mark'), seenByEvents.mark.not(), m.mux(starts, seenByEvents.mark, before.waits.mark))
              .mask(clears[2]!.not()),
          },
        });
        after.set(next);
        return { next, write: m.lit(1, 1) };
      });
      const ats = history(m, 'heard_at', at, 2);
      const heard = m.inst('heard', contextCopy(Heard, contexts), {
        enable: enables[2]!,
        pdc: ats[2]!,
        data: after,
        read: turn,
      }).word;

      // Turns: what was heard, and what is kept.
      const State = record({ seen: Waits, rates: RateState, pace: PaceState });
      const states = m.mem('states', State, { depth: contexts });
      const was = m.next('was_2', states.readSync({ addr: turn, onCollision: 'undefined' }));
      const turns = history(m, 'turn', turn, dcqcnClock.limit);
      const valid = history(m, 'turn_valid', isTurn, dcqcnClock.written, true);
      const seen = m.named('seen_next', {
        start: heard.waits.start.and(clears[2]!.not()),
        mark: heard.waits.mark.and(clears[2]!.not()),
      });
      seenByEvents.set(
        m.inst('seen', contextCopy(Waits, contexts), {
          enable: valid[2]!,
          pdc: turns[2]!,
          data: seen,
          read: event.ccc,
        }).word,
      );
      const start = m.named('start', heard.waits.start.ne(was.seen.start));
      const { next: rates } = m.inst('rates', dcqcnRates, {
        was: was.rates,
        start,
        mark: heard.waits.mark.ne(was.seen.mark),
        now: tapped(m, 'now', bits(timeBits), now, 0)(2),
        registers,
      });
      const { next: pace } = m.inst('pacer', dcqcnPacer, {
        was: was.pace,
        rate: was.rates.rate,
        sent: heard.sent,
        start,
        pace: registers.pace,
        burst: registers.burst,
      });
      const isKept = m.named('is_kept', clears[dcqcnClock.written]!.not());
      const kept = {
        seen: tapped(m, 'seen', Waits, seen, 2)(dcqcnClock.written),
        rates: { ...rates, active: rates.active.and(isKept) },
        pace,
      };
      states.write({ addr: turns[dcqcnClock.written]!, data: kept, enable: valid[dcqcnClock.written]! });
      const state = m.next('state', kept.rates);
      const leaves = m.next('leaves', valid[dcqcnClock.written]!.and(kept.rates.active), { reset: 0 });
      return {
        limit: {
          valid: leaves,
          ccc: turns[dcqcnClock.limit]!,
          window: m.next('window', pace.window),
          rate: state.rate,
        },
        state,
        ready,
      };
    },
  );
};
