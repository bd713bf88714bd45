/** The first of an event's steps: whether it counts, and what it does to the state, the peer and CACK of its PDC. */
import { type Bits, bit, bits, module, record, type ValueOf } from '../../../hdl/index.ts';
import { isOneOf } from '../../../lib/bits/is-one-of.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { updateContext } from '../target-side/context-update.ts';
import { Event, type NackAct, PdcState } from './event.ts';
import { type InitiatorLayout, isReturn } from './layout.ts';
import { failureCodes } from './records.ts';
import { Ignored } from './step.ts';

type Act = Parameters<ValueOf<typeof NackAct>['is']>[0];

/** What is known of an event's PDC from elsewhere, some clocks old. */
export const Around = record({
  /** PSNs below it are free again, those below `next` have been sent. */
  oldest: bits(32),
  next: bits(32),
  /** CLOSE_CMD has a PSN. */
  close_sent: bit,
  /** Of which of the place's PDCs `next` and `close_sent` are: the newest one if it is that of the place, modulo 2. */
  age: bit,
  /** Nothing was ever sent to it. */
  is_unused: bit,
});

/** How the PDC stands, and which of the things that can happen do. At most one or two of them are 1. */
export const Standing = record({
  /** Before the event: it has a PDC that has not failed; its peer is not known yet. */
  alive: bit,
  creating: bit,
  /** After it. */
  state: PdcState,
  age: bit,
  start: bits(32),
  peer: bits(16),
  cum: bits(32),
  range: bits(8),
  plain: bit,
  code: bits(8),
  clean: bit,
  /** Its PSN is outstanding; is below CACK; its distance from CACK, before the event. */
  is_open: bit,
  below_cum: bit,
  lead: bits(32),
  acks: bit,
  newer: bit,
  /** A NACK that counts; and one that says nothing, or tells of a gap that can be. */
  nacks: bit,
  loses: bit,
  holds: bit,
  gaps: bit,
  restarts: bit,
  moves: bit,
  learns: bit,
  dies: bit,
  quiesces: bit,
  ends: bit,
  vanishes: bit,
  backs: bit,
  recovers: bit,
  controls: bit,
  ignored: Ignored,
});

/** What is kept of a PDC: as in `Standing`, whether its peer and its range are known, and that it is to close. */
export const KeptStanding = record({
  state: PdcState,
  age: bit,
  peer: bits(16),
  peered: bit,
  start: bits(32),
  cum: bits(32),
  range: bits(8),
  ranged: bit,
  range_cum: bits(32),
  to_close: bit,
  plain: bit,
  clean: bit,
  code: bits(8),
});

/**
 * The event's place is told in clock t with `enable`, the event and what is `around` its PDC in t + 2. In t + 4
 * `standing`.
 *
 * What was sent is some clocks old here. It differs only for packets that have not left yet, of which no peer can say
 * anything.
 */
export const standing = (layout: InitiatorLayout) => {
  const { contexts, contextBits, suffix } = layout;
  return module(
    `pds_initiator_standing_${suffix}`,
    {
      summary: `State, peer and CACK of ${contexts} PDCs, an event a clock.`,
      in: {
        enable: bit,
        place: bits(contextBits),
        event: Event(layout),
        pdcid: bits(16),
        ordered: bit,
        around: Around,
        registers: record({ default_mpr: bits(8), override_mpr_zero: bits(8) }),
      },
      out: { standing: Standing },
    },
    ({ enable, place, event: early, pdcid, ordered, around, registers }, m) => {
      const { oldest, next: unsent, ...known } = around;
      // A return space: established from its start, and ended by the host alone.
      const atReturn = isReturn(layout, early.place);
      // What needs nothing of the PDC.
      const now = pipeline(m, { event: early, ...known }).stage('sort', ({ event }) => {
        const { kind, act, rel, cum, for_packet, has_state, asks_close } = event;
        const nackOf = (...acts: readonly [Act, ...Act[]]): Bits<1> => kind.is('nack').and(isOneOf(act, ...acts));
        const says = event.spdcid.any();
        const mpr = m.mux(event.mpr.any(), event.mpr, registers.override_mpr_zero);
        const wasSent = for_packet.not().or(rel.lt(unsent));
        return {
          is_clear: kind.is('clear'),
          opens: kind.is('open'),
          is_ack: kind.is('ack'),
          is_nack: kind.is('nack'),
          of_peer: isOneOf(kind, 'ack', 'nack', 'clear_req', 'close_req', 'credit'),
          is_control: isOneOf(kind, 'clear_req', 'close_req', 'credit'),
          is_lose: kind.is('lose'),
          is_visit: kind.is('visit'),
          is_fail: kind.is('fail'),
          is_back: kind.is('back'),
          is_recover: kind.is('recover'),
          is_close: isOneOf(kind, 'close', 'close_req'),
          is_end: kind.is('ended'),
          nack_restarts: nackOf('new_start'),
          nack_is_nothing: nackOf('none'),
          nack_is_off: nackOf('off'),
          nack_is_gone: nackOf('gone'),
          nack_is_fatal: nackOf('fatal'),
          nack_loses: nackOf('trim', 'trim_last_hop', 'loss'),
          nack_is_gap: nackOf('rod_ooo'),
          nack_holds: kind
            .is('nack')
            .and(ordered)
            .and(isOneOf(act, 'refuse', 'out_of_window')),
          nack_tells: kind
            .is('nack')
            .and(says)
            .and(isOneOf(act, 'none', 'new_start').not()),
          hint_tells: isOneOf(kind, 'clear_req', 'close_req', 'credit').and(says),
          is_unsigned: says.not(),
          is_ours: event.pdcid.eq(pdcid),
          is_ordered: ordered,
          mpr,
          ranges: kind.is('ack').and(has_state).and(mpr.any()),
          asks_close: kind.is('ack').and(asks_close),
          above_oldest: rel.sub(oldest).at(31).not(),
          was_sent: rel.sub(unsent).at(31),
          ack_fits: cum.le(unsent).and(wasSent),
          gap_fits: cum.sub(oldest).at(31).not().and(cum.sub(unsent).at(31)),
          in_return: atReturn,
          host_ends: atReturn?.and(kind.is('close')).and(event.flag),
        };
      }).out;
      const { event, mpr, in_return: inReturn, host_ends: hostEnds } = now;
      const { rel, spdcid } = event;
      const access = { depth: contexts, enable, addr: place, latency: 3 } as const;
      const { standing } = updateContext(m, 'standings', KeptStanding, access, (word) => {
        const creating = word.state.is('creating');
        const established = word.state.is('established');
        const alive = m.named('alive', creating.or(established).or(word.state.is('quiesce')));
        const is_known = m.named('is_known', word.age.eq(now.age));
        const closing = m.named('closing', now.close_sent.and(is_known));

        const lead = m.named('lead', rel.sub(word.cum));
        const is_open = m.named('outstanding', lead.at(31).not().and(now.above_oldest).and(now.was_sent).and(is_known));
        const is_peer = m.named('is_peer', now.is_unsigned.or(word.peered.not()).or(spdcid.eq(word.peer)));
        const known = m.named('known', alive.and(now.is_ours));
        const peers = m.named('peers', known.and(is_peer));
        const fits = m.named('fits', now.ack_fits.and(is_known));
        const acks = m.named('acks', now.is_ack.and(peers).and(fits));
        const newer = m.named('newer', acks.and(event.cum.gt(word.cum)));
        const newest = m.named('newest', word.ranged.not().or(event.cum.gt(word.range_cum)));
        const nacks = m.named('nacks', now.is_nack.and(peers).and(is_open));
        const restarts = m.named('restarts', nacks.and(now.nack_restarts).and(creating));
        const moves = m.named('moves', restarts.and(event.cum.ne(word.start)));
        const tells = m.named('tells', acks.or(now.hint_tells.and(peers)).or(now.nack_tells.and(peers).and(is_open)));
        const learns = m.named('learns', creating.and(tells));
        const gone = m.named('gone', nacks.and(now.nack_is_gone).and(closing));
        const isFatal = now.nack_is_fatal.or(now.nack_is_gone.and(closing.not()));
        const dies = m.named('dies', nacks.and(isFatal).or(now.is_fail.and(alive)));
        const to_close = now.is_close.and(alive).and(now.of_peer.not().or(peers)).or(acks.and(now.asks_close));
        const asks_to_close = m.named(
          'asks_to_close',
          inReturn === undefined ? to_close : to_close.and(inReturn.not()),
        );
        const over = hostEnds && m.named('over', hostEnds.and(alive));
        const begins = m.named('begins', now.is_clear.or(now.opens));
        const quiesces = m.named(
          'quiesces',
          word.to_close.or(asks_to_close).and(established.or(learns)).and(dies.not()).and(begins.not()),
        );
        // A PDC that is over ends once.
        const ends = m.named('ends', now.is_end.and(word.state.is('error').or(closing.and(alive))));
        const vanishes = m.named('vanishes', now.is_visit.and(creating).and(word.to_close).and(now.is_unused));

        const next = m.wire('next_standing', KeptStanding, word);
        m.when(ends.or(vanishes), () => next.set({ state: 'closed' }))
          .elsewhen(gone.or(dies), () => next.set({ state: 'error' }))
          .elsewhen(quiesces, () => next.set({ state: 'quiesce' }))
          .elsewhen(learns, () => next.set({ state: 'established' }));
        m.when(learns, () => next.set({ peer: spdcid, peered: now.is_unsigned.not() }));
        m.when(gone, () => next.set({ clean: 1 }));
        m.when(dies, () => next.set({ code: event.code }));
        m.when(asks_to_close, () => next.set({ to_close: 1 }));
        m.when(acks, () => next.set({ plain: event.counts.not() }));
        m.when(newer, () => next.set({ cum: event.cum }));
        m.when(acks.and(now.ranges).and(newest), () => next.set({ range: mpr, ranged: 1, range_cum: event.cum }));
        m.when(moves, () => next.set({ start: event.cum }));
        m.when(begins, () =>
          next.set({
            state: 'closed',
            peered: 0,
            start: event.cum,
            cum: 0,
            range: registers.default_mpr.max(1),
            ranged: 0,
            to_close: 0,
            plain: 0,
            clean: 0,
          }),
        );
        m.when(now.opens, () => next.set({ state: 'creating', age: word.age.not() }));
        if (inReturn !== undefined) {
          m.when(now.opens.and(inReturn), () => next.set({ state: 'established', peer: spdcid, peered: 1 }));
        }
        if (over !== undefined)
          m.when(over, () => next.set({ state: 'error', clean: 1, code: failureCodes.pdc_ended }));
        m.when(now.is_clear, () => next.set({ age: 0 }));

        const isExpected = m.named(
          'is_expected',
          now.gap_fits.and(event.cum.sub(word.cum).at(31).not()).and(now.is_ordered),
        );
        const isOdd = now.nack_is_nothing
          .or(now.nack_is_off)
          .or(now.nack_restarts.and(creating.not()))
          .or(now.nack_is_gap.and(isExpected.not()));
        const { state, age, start, peer, cum, range, plain, code } = next;
        return {
          next,
          standing: {
            ...{ alive, creating, state, age, start, peer, cum, range, plain, code, clean: word.clean },
            ...{ is_open, below_cum: lead.at(31), lead, acks, newer },
            nacks: nacks.and(now.nack_restarts.or(now.nack_is_nothing).not()),
            loses: nacks.and(now.nack_loses).or(now.is_lose.and(alive).and(is_open)),
            holds: nacks.and(now.nack_holds),
            gaps: nacks.and(now.nack_is_gap).and(isExpected),
            ...{ restarts, moves, learns, dies, quiesces, ends, vanishes },
            backs: now.is_back.and(alive),
            recovers: now.is_recover.and(alive),
            controls: now.is_control.and(peers),
            ignored: {
              unknown_pdc: now.of_peer.and(known.not()),
              mismatch: now.of_peer.and(known).and(is_peer.not()),
              ack_out_of_range: now.is_ack.and(peers).and(fits.not()),
              nack_out_of_range: now.is_nack.and(peers).and(is_open.not()),
              nack_unexpected: nacks.and(isOdd),
            },
          },
        };
      });
      return { standing: m.next('standing_now', standing) };
    },
  );
};
