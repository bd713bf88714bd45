/** DCQCN in hardware: events of any context, and a sweep that gives each context its turn. */
import { type Bits, bit, bits, clog2, module, record } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { dcqcnClock, sweepClocks } from './dcqcn-clocks.ts';
import { DcqcnRegisters, PacedEvent, PacedLimit, PaceState, RateState, timeBits } from './dcqcn-records.ts';
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
      const ready = m.reg('ready', bit, { reset: 0 });
      const slot = m.reg('slot', bits(slotBits), { reset: 0, next: (now) => m.mux(now.eq(clocks - 1), 0, now.add(1)) });
      m.when(slot.eq(clocks - 1), () => ready.set(1));
      m.assert('no_event_before_ready', ready.or(event.valid.not()));
      const turn = slot.trunc(contextBits);
      const isTurn = clocks === contexts ? m.lit(1, 1) : m.named('is_turn', slot.lt(contexts));

      // Turns: what is kept of the context. During the first sweep they clear it.
      const State = record({ seen: Waits, rates: RateState, pace: PaceState });
      const states = m.mem('states', State, { depth: contexts });
      const found = pipeline(m, { turn, now, clears: ready.not() }, { valid: isTurn, reset: { leaves: 0 } })
        .stage('slot', idle)
        .stage('fetch', () => ({ was: states.readSync({ addr: turn, onCollision: 'undefined' }) }));
      const word = found.out;
      const clear = <W extends number>(value: Bits<W>): Bits<W> => value.mask(word.clears.not());

      // Events: 2 clocks to the word. While the sweep clears, it has the way of the events.
      const { kind, bytes } = event;
      const addr = m.named('heard_at', m.mux(ready, event.ccc, turn));
      const enable = m.named('heard_enable', m.mux(ready, event.valid, isTurn));
      const told = pipeline(m, { kind, bytes, addr }, { valid: enable })
        .stage('event', idle)
        .stage('heard_fetch', idle)
        .stage('heard_word', idle)
        .at('heard_word');
      const seenByEvents = m.forward('seen_by_events', Waits);
      const { next } = updateContext(m, 'events', Heard, { depth: contexts, enable, addr }, ({ sent, waits }) => {
        const { kind, bytes } = told;
        const starts = kind.is('start');
        const more = sent.add(bytes.trunc(24).zext(32).mask(kind.is('sent')));
        const marks = m.mux(starts, seenByEvents.mark, waits.mark);
        const next = m.named('heard_next', {
          // A context that begins again goes on counting, as the sender does.
          sent: clear(m.mux(kind.is('idle').or(starts), bytes, more)),
          waits: {
            start: clear(m.mux(starts, seenByEvents.start.not(), waits.start)),
            mark: clear(m.mux(kind.is('mark'), seenByEvents.mark.not(), marks)),
          },
        });
        return { next };
      });
      const { word: heard } = m.inst('heard', contextCopy(Heard, contexts), {
        enable: told.valid,
        pdc: told.addr,
        data: next,
        read: turn,
      });

      // What was heard, and what becomes of the context.
      const seen = m.named('seen_next', { start: clear(heard.waits.start), mark: clear(heard.waits.mark) });
      const copy = m.inst('seen', contextCopy(Waits, contexts), {
        enable: word.valid,
        pdc: word.turn,
        data: seen,
        read: event.ccc,
      });
      seenByEvents.set(copy.word);
      const start = m.named('start', heard.waits.start.ne(word.was.seen.start));
      const { next: rates } = m.inst('rates', dcqcnRates, {
        was: word.was.rates,
        start,
        mark: heard.waits.mark.ne(word.was.seen.mark),
        now: word.now,
        registers,
      });
      const { next: pace } = m.inst('pacer', dcqcnPacer, {
        was: word.was.pace,
        rate: word.was.rates.rate,
        sent: heard.sent,
        start,
        pace: registers.pace,
        burst: registers.burst,
      });
      const left = found
        .stage('word', () => ({ seen }))
        .repeat(dcqcnClock.written - 3, 'rates', idle)
        .stage('write', ({ valid, turn, seen, clears }) => {
          const active = rates.active.and(clears.not());
          const kept = { ...rates, active };
          states.write({ addr: turn, data: { seen, rates: kept, pace }, enable: valid });
          return { kept, window: pace.window, leaves: valid.and(active) };
        })
        .stage('leave', idle);
      const { leaves, turn: ccc, window, kept: state } = left.at('leave');
      return { limit: { valid: leaves, ccc, window, rate: state.rate }, state, ready };
    },
  );
};
