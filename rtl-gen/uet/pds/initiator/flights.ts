/** What is known of the sendings of each packet: how often, when, and what is due next. */
import { bit, bits, enumOf, module, record } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { updateContext } from '../target-side/context-update.ts';
import { NackAct } from './event.ts';
import type { InitiatorLayout } from './layout.ts';
import { CongestionKind } from './records.ts';
import { rtoTable } from './rto-table.ts';
import { Step } from './step.ts';

/**
 * `out`: on its way, or its ACK is. `waiting`: refused for a while. `lost`: to be sent again. `forced`: the same
 * although SACK has shown it. Otherwise a packet that SACK has shown has come, whatever this says.
 */
export const FlightState = enumOf('out', 'waiting', 'lost', 'forced');

/** What a record says that others look at: for the sweep of timers, and for the walker. */
export const FlightWrite = ({ recordBits }: InitiatorLayout) =>
  record({
    enable: bit,
    record: bits(recordBits),
    due: bits(32),
    state: FlightState,
    counted: bit,
    /** It was sent once: when it has come, that sending has. */
    once: bit,
  });

/** What is kept of a packet. */
export const Flight = record({
  state: FlightState,
  sendings: bits(2),
  counted: bit,
  rto: bits(4),
  /** Timeouts, those that were held included. */
  tries: bits(5),
  nacks: bits(5),
  sent_at: bits(32),
  due: bits(32),
});

/** What an event does about its packet. */
export const Effect = record({
  /** The packet leaves, as a retransmission; its bytes count as sent. ACK_REQ leaves in its place. */
  sends: bit,
  retx: bit,
  counts: bit,
  asks: bit,
  /** It is marked lost; no longer. */
  marks: bit,
  unmarks: bit,
  /** It leaves the flight, as `kind`. */
  leaves: bit,
  kind: CongestionKind,
  /** It is taken for lost, or refused for a while, whether it is in the flight or SACK has shown it. */
  loses: bit,
  /** The ACK answers the sending of `sent_at` for sure. */
  timed: bit,
  sent_at: bits(32),
  /** The packet has come, in its last sending for sure, and its PDC has no order. */
  arrives: bit,
  /** Its PDC fails; all from it on goes again. */
  fails: bit,
  backs: bit,
  /**
   * Counted: a retransmission was not needed; a timeout was held in recovery; the packet was taken for lost, and had
   * come.
   */
  spurious: bit,
  held: bit,
  ignored: bit,
});

/**
 * An event's record is told in clock t with `enable`; in t + 3 `step` and what the event and its slot say. In t + 4
 * `effect` and `flight_write`.
 */
export const flights = (layout: InitiatorLayout) => {
  const { records, recordBits, suffix } = layout;
  return module(
    `pds_initiator_flights_${suffix}_p${records}`,
    {
      summary: `Sendings and timers of ${records} packets, an event a clock.`,
      in: {
        enable: bit,
        record: bits(recordBits),
        valid: bit,
        step: Step(layout),
        now: bits(32),
        /** `overtaken`: when it was sent. */
        sent_at: bits(32),
        act: NackAct,
        for_packet: bit,
        retx: bit,
        answered: bit,
        /** The event counts, and its packet is outstanding and was not answered before. */
        open: bit,
        answers: bit,
        covered: bit,
        registers: record({
          rto_init: bits(32),
          rto_max: bits(32),
          max_rto_retx: bits(4),
          max_nack_retx: bits(5),
          nack_retx: bits(32),
          rto: bit,
          ack_req: bit,
          probe: bit,
        }),
      },
      out: { effect: Effect, flight_write: FlightWrite(layout) },
    },
    (io, m) => {
      const { enable, record: id, valid, step, now, registers } = io;
      const { sent_at, act, for_packet, retx, open, answers, covered } = io;
      const nackDue = m.named('nack_due', now.add(registers.nack_retx));
      const { kind } = step;
      const isFresh = m.named('is_fresh', kind.is('fresh').and(step.on));
      const isResend = m.named('is_resend', kind.is('resend').and(open));
      const isAgain = m.named('is_again', kind.is('again').and(open));
      const isNack = m.named('is_nack', kind.is('nack').and(open));
      // What SACK has shown is not lost.
      const isLose = m.named('is_lose', kind.is('lose').and(open).and(covered.not()));
      const isTimer = m.named('is_timer', kind.is('timer').and(open));
      const isOvertaken = m.named('is_overtaken', kind.is('overtaken').and(open).and(step.ordered.not()));

      const access = { depth: records, enable, addr: id, latency: 3 } as const;
      const { effect, flight } = updateContext(m, 'flights', Flight, access, (word) => {
        const { state } = word;
        const forced = m.named('forced', state.is('forced'));
        const has_come = m.named('has_come', covered.and(forced.not()));
        const lost = m.named('lost', forced.or(state.is('lost').and(covered.not())));
        const waiting = m.named('waiting', state.is('waiting').and(covered.not()));
        const out = m.named('out', state.is('out').and(covered.not()));

        const repeats = m.named('repeats', isResend.and(lost).or(isAgain.and(has_come.not())));
        const loses_nack = m.named('loses_nack', act.is('trim').or(act.is('trim_last_hop')).or(act.is('loss')));
        // A NACK of a packet that SACK had shown takes that back: what goes again all the same is lost like any other.
        const takes_back = loses_nack.or(act.is('refuse')).or(act.is('out_of_window'));
        const unforces = m.named('unforces', isNack.and(takes_back).and(forced));
        const overtaken = m.named('overtaken', isOvertaken.and(out).and(word.sent_at.eq(sent_at)));
        const loses = m.named('loses', isNack.and(loses_nack).or(isLose).and(lost.not()).or(overtaken));
        const refuses = m.named('refuses', isNack.and(act.is('refuse')).and(lost.not()).and(waiting.not()));
        const postpones = m.named('postpones', isNack.and(act.is('out_of_window')).and(lost.not()).and(waiting.not()));
        const in_work = m.named('in_work', isNack.and(act.is('in_work')).and(lost.not()).and(waiting.not()));
        const is_due = m.named('is_due', now.sub(word.due).at(31).not());
        const fires = m.named('fires', isTimer.and(is_due));
        const wakes = m.named('wakes', fires.and(waiting));
        // What was lost when SACK showed it has its RTO begin again; what waits for room, or has no RTO, the same.
        const may_restart = m.named(
          'may_restart',
          lost.or(has_come.and(state.is('out').not())).or(waiting.not().and(registers.rto.not())),
        );
        const may_time_out = m.named('may_time_out', waiting.not().and(may_restart.not()));
        const no_more_rto = m.named(
          'no_more_rto',
          registers.max_rto_retx
            .all()
            .not()
            .and(word.tries.ge(registers.max_rto_retx.zext(5))),
        );
        const no_more_nack = m.named(
          'no_more_nack',
          registers.max_nack_retx.all().not().and(word.nacks.ge(registers.max_nack_retx)),
        );
        const may_try = m.named('may_try', may_time_out.and(no_more_rto.not()));
        const may_hold = m.named('may_hold', out.and(step.sleek).and(registers.probe));
        const may_ask = m.named('may_ask', has_come.and(registers.ack_req));
        const tries = m.named('tries', fires.and(may_try));
        const restarts = m.named('restarts', fires.and(may_restart));
        const holds = m.named('holds', tries.and(may_hold));
        const retries = m.named('retries', tries.and(may_hold.not()));
        const asks = m.named('asks', retries.and(may_ask));
        const expires = m.named('expires', retries.and(may_ask.not()));
        const gives_up = m.named('gives_up', fires.and(may_time_out).and(no_more_rto));
        const fails = m.named('fails', gives_up.or(refuses.and(no_more_nack)));
        const sends = m.named('sends', isFresh.or(repeats));
        const { rto_init, rto_max } = registers;
        const rtos = m.inst('rto', rtoTable, { retries: word.rto, rto_init, rto_max });
        const [first, stay, more] = [now.add(rtos.first), now.add(rtos.same), now.add(rtos.more)];
        // Whether a timer fires is known last, so all that it chooses from is worked out beside it.
        const dueByTimer = m.mux(may_try.and(may_hold.not()), more, stay);
        const dueByOthers = m.choose(
          [
            [refuses.or(postpones), nackDue],
            [isFresh, first],
          ],
          stay,
        );
        const othersWrite = m.named('others_write', sends.or(loses).or(refuses).or(postpones).or(in_work));
        const writes = m.named('writes', othersWrite.or(fires));
        const laterDue = m.choose(
          [
            [fires, dueByTimer],
            [othersWrite, dueByOthers],
          ],
          word.due,
        );

        const next = m.forward('next_flight', Flight);
        next.set({ ...word, due: laterDue });
        m.when(sends, () => {
          next.set({
            state: 'out',
            sendings: m.mux(word.sendings.all(), word.sendings, word.sendings.add(1)),
            sent_at: now,
          });
        });
        m.when(retries.and(word.rto.all().not()), () => next.set({ rto: word.rto.add(1) }));
        m.when(tries.and(word.tries.all().not()), () => next.set({ tries: word.tries.add(1) }));
        // A copy of what the peer has counted is not in flight: it would fill the window until CACK has passed it.
        m.when(isResend.and(forced), () => next.set({ counted: 0 }));
        m.when(isFresh, () => next.set({ sendings: 1, counted: 0, rto: 0, tries: 0, nacks: 0 }));
        m.when(loses.or(wakes).or(expires), () => next.set({ state: 'lost', counted: word.counted.or(covered) }));
        m.when(expires.and(covered), () => next.set({ state: 'forced' }));
        m.when(unforces, () => next.set({ state: 'lost' }));
        m.when(refuses.or(postpones), () => next.set({ state: 'waiting', counted: word.counted.or(covered) }));
        m.when(refuses, () => next.set({ nacks: word.nacks.add(1) }));
        m.when(restarts.and(has_come), () => next.set({ state: 'out' }));

        // An ACK that ACK_REQ has asked for says nothing of the time that the packet took.
        const is_first = m.named('is_first', word.sendings.eq(1).and(word.rto.any().not()));
        const is_clear = m.named('is_clear', out.and(m.mux(retx, word.sendings.eq(2), is_first)));
        const isLast = word.sendings.eq(1).or(word.sendings.eq(2).and(retx));
        const loseKind = m.wire('lose_kind', CongestionKind, 'nack_other');
        m.when(isTimer, () => loseKind.set('timeout'))
          .elsewhen(isLose.or(isOvertaken), () => loseKind.set('inferred'))
          .elsewhen(act.is('trim'), () => loseKind.set('nack_trim'))
          .elsewhen(act.is('trim_last_hop'), () => loseKind.set('nack_last_hop'));
        const effect = {
          sends,
          retx: isFresh.not(),
          counts: isFresh.or(isResend.and(lost).and(forced.not())).or(isAgain.and(has_come.not()).and(out.not())),
          asks,
          marks: loses.or(wakes).or(expires).and(step.ordered.not()),
          unmarks: kind.is('resend').and(step.on.or(step.open.not()).or(io.answered)).or(isFresh),
          leaves: loses.or(expires).or(refuses.and(fails.not())).or(postpones).and(out),
          kind: loseKind,
          loses: loses.or(refuses.and(fails.not())).or(postpones),
          timed: answers.and(for_packet).and(is_clear),
          sent_at: word.sent_at,
          arrives: answers.and(isLast).and(step.ordered.not()),
          fails,
          backs: expires
            .and(step.ordered)
            .or(holds.and(word.sendings.gt(1)))
            .or(wakes.and(step.ordered)),
          spurious: answers.and(retx.not()).and(word.sendings.gt(1)),
          held: holds,
          ignored: isNack
            .and(lost)
            .and(loses_nack.or(act.is('in_work')).or(act.is('refuse')).or(act.is('out_of_window'))),
        };
        const flight = {
          ...{ enable: valid.and(writes), due: next.due, state: next.state, counted: next.counted },
          once: isFresh.or(word.sendings.eq(1).and(repeats.not())),
        };
        return { next, effect, flight };
      });
      const { id: record } = pipeline(m, { id }).repeat(3, 'word', idle).out;
      return { effect: m.next('effect', effect), flight_write: m.next('flight_write', { ...flight, record }) };
    },
  );
};
