/** The first of an event's steps: whether it counts, and what it does to the state, the peer and CACK of its PDC. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../target-side/context-update.ts';
import { Event, PdcState } from './event.ts';
import { type InitiatorLayout, isReturn } from './layout.ts';
import { failureCodes } from './records.ts';
import { Ignored } from './step.ts';

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
  wish: bit,
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
      const { kind, act } = early;
      // t + 2: what needs nothing of the PDC.
      const soon = (name: string, value: Bits<1>): Bits<1> => m.next(name, value);
      const is = (...names: readonly Parameters<typeof kind.is>[0][]): Bits<1> =>
        soon(
          `is_${names.join('_or_')}`,
          names.map((name) => kind.is(name)).reduce((a, b) => a.or(b)),
        );
      const nackOf = (name: string, ...acts: readonly Parameters<typeof act.is>[0][]): Bits<1> =>
        soon(name, kind.is('nack').and(acts.map((each) => act.is(each)).reduce((a, b) => a.or(b))));
      const isClear = is('clear');
      const isOpen = is('open');
      const isAck = is('ack');
      const isNack = is('nack');
      const isPeer = is('ack', 'nack', 'clear_req', 'close_req', 'credit');
      const isControl = is('clear_req', 'close_req', 'credit');
      const isLose = is('lose');
      const isVisit = is('visit');
      const isFail = is('fail');
      const isBack = is('back');
      const isRecover = is('recover');
      const isClose = is('close', 'close_req');
      const isEnd = is('ended');
      const nackRestarts = nackOf('nack_restarts', 'new_start');
      const nackIsNothing = nackOf('nack_is_nothing', 'none');
      const nackIsOff = nackOf('nack_is_off', 'off');
      const nackIsGone = nackOf('nack_is_gone', 'gone');
      const nackIsFatal = nackOf('nack_is_fatal', 'fatal');
      const nackLoses = nackOf('nack_loses', 'trim', 'trim_last_hop', 'loss');
      const nackIsGap = nackOf('nack_is_gap', 'rod_ooo');
      const isRefusal = act.is('refuse').or(act.is('out_of_window'));
      const nackHolds = soon('nack_holds', kind.is('nack').and(ordered).and(isRefusal));
      const says = early.spdcid.any();
      const isHint = kind.is('clear_req').or(kind.is('close_req')).or(kind.is('credit'));
      const nackTells = soon(
        'nack_tells',
        kind
          .is('nack')
          .and(says)
          .and(act.is('none').or(act.is('new_start')).not()),
      );
      const hintTells = soon('hint_tells', isHint.and(says));
      const isUnsigned = soon('is_unsigned', says.not());
      const isOurs = soon('is_ours', early.pdcid.eq(pdcid));
      const isOrdered = soon('is_ordered', ordered);
      const mprNow = m.mux(early.mpr.any(), early.mpr, registers.override_mpr_zero);
      const mpr = m.next('mpr', mprNow);
      const ranges = soon('ranges', kind.is('ack').and(early.has_state).and(mprNow.any()));
      const asksClose = soon('asks_close', kind.is('ack').and(early.asks_close));
      const aboveOldest = soon('above_oldest', early.rel.sub(around.oldest).at(31).not());
      const wasSent = soon('was_sent', early.rel.sub(around.next).at(31));
      const ackIsSent = early.for_packet.not().or(early.rel.lt(around.next));
      const ackFits = soon('ack_fits', early.cum.le(around.next).and(ackIsSent));
      const gapIsSent = early.cum.sub(around.next).at(31);
      const gapFits = soon('gap_fits', early.cum.sub(around.oldest).at(31).not().and(gapIsSent));
      const closeSent = soon('close_sent', around.close_sent);
      const isUnused = soon('is_unused', around.is_unused);
      const ageThen = soon('age_then', around.age);
      const event = m.next('event_now', early);
      // A return space: established from its start, and ended by the host alone.
      const atReturn = isReturn(layout, early.place);
      const inReturn = atReturn && soon('in_return', atReturn);
      const hostEnds = atReturn && soon('host_ends', atReturn.and(kind.is('close')).and(early.flag));
      const { rel, spdcid } = event;

      const shown = m.reg('standing_now', Standing);
      updateContext(m, 'standings', KeptStanding, { depth: contexts, enable, addr: place, latency: 3 }, (word) => {
        const creating = m.named('creating', word.state.is('creating'));
        const established = m.named('established', word.state.is('established'));
        const quiesced = m.named('quiesced', word.state.is('quiesce'));
        const alive = m.named('alive', creating.or(established).or(quiesced));
        const isKnown = m.named('is_known', word.age.eq(ageThen));
        const closing = m.named('closing', closeSent.and(isKnown));

        const lead = m.named('lead', rel.sub(word.cum));
        const is_open = m.named('outstanding', lead.at(31).not().and(aboveOldest).and(wasSent).and(isKnown));
        const is_peer = m.named('is_peer', isUnsigned.or(word.peered.not()).or(spdcid.eq(word.peer)));
        const known = m.named('known', alive.and(isOurs));
        const peers = m.named('peers', known.and(is_peer));
        const fits = m.named('fits', ackFits.and(isKnown));
        const acks = m.named('acks', isAck.and(peers).and(fits));
        const newer = m.named('newer', acks.and(event.cum.gt(word.cum)));
        const newest = m.named('newest', word.ranged.not().or(event.cum.gt(word.range_cum)));
        const nacks = m.named('nacks', isNack.and(peers).and(is_open));
        const restarts = m.named('restarts', nacks.and(nackRestarts).and(creating));
        const moves = m.named('moves', restarts.and(event.cum.ne(word.start)));
        const tells = m.named('tells', acks.or(hintTells.and(peers)).or(nackTells.and(peers).and(is_open)));
        const learns = m.named('learns', creating.and(tells));
        const gone = m.named('gone', nacks.and(nackIsGone).and(closing));
        const dies = m.named('dies', nacks.and(nackIsFatal.or(nackIsGone.and(closing.not()))).or(isFail.and(alive)));
        const wish = isClose.and(alive).and(isPeer.not().or(peers)).or(acks.and(asksClose));
        const wishes = m.named('wishes', inReturn === undefined ? wish : wish.and(inReturn.not()));
        const over = hostEnds && m.named('over', hostEnds.and(alive));
        const begins = m.named('begins', isClear.or(isOpen));
        const quiesces = m.named(
          'quiesces',
          word.wish.or(wishes).and(established.or(learns)).and(dies.not()).and(begins.not()),
        );
        // A PDC that is over ends once.
        const ends = m.named('ends', isEnd.and(word.state.is('error').or(closing.and(alive))));
        const vanishes = m.named('vanishes', isVisit.and(creating).and(word.wish).and(isUnused));

        const next = m.wire('next_standing', KeptStanding, word);
        m.when(ends.or(vanishes), () => next.set({ state: 'closed' }))
          .elsewhen(gone.or(dies), () => next.set({ state: 'error' }))
          .elsewhen(quiesces, () => next.set({ state: 'quiesce' }))
          .elsewhen(learns, () => next.set({ state: 'established' }));
        m.when(learns, () => next.set({ peer: spdcid, peered: isUnsigned.not() }));
        m.when(gone, () => next.set({ clean: 1 }));
        m.when(dies, () => next.set({ code: event.code }));
        m.when(wishes, () => next.set({ wish: 1 }));
        m.when(acks, () => next.set({ plain: event.counts.not() }));
        m.when(newer, () => next.set({ cum: event.cum }));
        m.when(acks.and(ranges).and(newest), () => next.set({ range: mpr, ranged: 1, range_cum: event.cum }));
        m.when(moves, () => next.set({ start: event.cum }));
        m.when(begins, () =>
          next.set({
            state: 'closed',
            peered: 0,
            start: event.cum,
            cum: 0,
            range: registers.default_mpr.max(1),
            ranged: 0,
            wish: 0,
            plain: 0,
            clean: 0,
          }),
        );
        m.when(isOpen, () => next.set({ state: 'creating', age: word.age.not() }));
        if (inReturn !== undefined) {
          m.when(isOpen.and(inReturn), () => next.set({ state: 'established', peer: spdcid, peered: 1 }));
        }
        if (over !== undefined)
          m.when(over, () => next.set({ state: 'error', clean: 1, code: failureCodes.pdc_ended }));
        m.when(isClear, () => next.set({ age: 0 }));

        const isExpected = m.named('is_expected', gapFits.and(event.cum.sub(word.cum).at(31).not()).and(isOrdered));
        shown.set({
          alive,
          creating,
          state: next.state,
          age: next.age,
          start: next.start,
          peer: next.peer,
          cum: next.cum,
          range: next.range,
          plain: next.plain,
          code: next.code,
          clean: word.clean,
          is_open,
          below_cum: lead.at(31),
          lead,
          acks,
          newer,
          nacks: nacks.and(nackRestarts.or(nackIsNothing).not()),
          loses: nacks.and(nackLoses).or(isLose.and(alive).and(is_open)),
          holds: nacks.and(nackHolds),
          gaps: nacks.and(nackIsGap).and(isExpected),
          restarts,
          moves,
          learns,
          dies,
          quiesces,
          ends,
          vanishes,
          backs: isBack.and(alive),
          recovers: isRecover.and(alive),
          controls: isControl.and(peers),
          ignored: {
            unknown_pdc: isPeer.and(known.not()),
            mismatch: isPeer.and(known).and(is_peer.not()),
            ack_out_of_range: isAck.and(peers).and(fits.not()),
            nack_out_of_range: isNack.and(peers).and(is_open.not()),
            nack_unexpected: nacks.and(
              nackIsNothing.or(nackIsOff).or(nackRestarts.and(creating.not())).or(nackIsGap.and(isExpected.not())),
            ),
          },
        });
        return { next, write: m.lit(1, 1) };
      });
      return { standing: shown };
    },
  );
};
