/** The pipe of packets without a PDC: an event a clock, each as if all before it were finished. */
import { type Bits, bit, bits, enumOf, module, record } from '../../../../hdl/index.ts';
import { delayer } from '../../../../lib/stream/delay-line.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import { updateContext } from '../../target-side/context-update.ts';
import { history } from '../../target-side/history.ts';
import { CongestionKind } from '../records.ts';
import { rtoTable } from '../rto-table.ts';
import {
  DatagramEvent,
  type DatagramLayout,
  DatagramLimit,
  DatagramRegisters,
  DatagramSend,
  DatagramWrite,
} from './datagram-records.ts';

/**
 * `out`: on its way, or its response is. `waiting`: refused for a while. `lost`: it waits to be sent again. `gone`: it
 * is done, and its record is free when its turn to be sent comes.
 */
const RecordState = enumOf('free', 'out', 'waiting', 'lost', 'gone');

/** What comes of an event. */
export const DatagramDeed = (layout: DatagramLayout) =>
  record({
    valid: bit,
    event: DatagramEvent(layout),
    send: DatagramSend(layout),
    now: bits(32),
    /** The packet leaves, with this age; as a retransmission. */
    leaves: bit,
    retx: bit,
    age: bits(layout.ageBits),
    /** It waits to be sent: once more, or as it found no room. Its record is free. */
    waits: bit,
    frees: bit,
    /** It is done: it has failed, and not by its NACK. */
    ends: bit,
    fails: bit,
    gives_up: bit,
    /** What congestion control hears. */
    tells: bit,
    kind: CongestionKind,
    bytes: bits(32),
    /** The response is that of the sending of `sent_at` for sure. */
    timed: bit,
    sent_at: bits(32),
    /** It belongs to no packet. */
    unknown: bit,
    lost_trim: bit,
    lost_nack: bit,
    lost_timeout: bit,
  });

/**
 * `event` is told in clock t, `deed` is shown in t + 6. The packet is read in t + 2; in t + 5 its record and its
 * congestion control context change together, so that what finds room leaves.
 *
 * - Retransmissions go before new packets of their context. Who finds no room first has the next: others of its kind
 *   have none until it has left, so that small packets do not starve a large one.
 * - A response or NACK counts for a packet of its pkt_id, addresses included, that is not done.
 */
export const datagramPipe = (layout: DatagramLayout) => {
  const { contexts, records, recordBits, ageBits, suffix } = layout;
  return module(
    `pds_datagrams_pipe_${suffix}`,
    {
      summary: `An event a clock of ${records} packets without a PDC.`,
      in: {
        event: DatagramEvent(layout),
        valid: bit,
        now: bits(32),
        limit: DatagramLimit(layout),
        registers: DatagramRegisters,
        write: DatagramWrite(layout),
      },
      out: { deed: DatagramDeed(layout) },
    },
    ({ event, valid, now, limit, registers, write }, m) => {
      const later = delayer(m);
      const Event = DatagramEvent(layout);
      const Send = DatagramSend(layout);
      const valids = history(m, 'valid', valid, 5, true);
      const nows = history(m, 'now', now, 5);
      const event2 = later('event_2', Event, event, 2);
      const event5 = later('event_5', Event, event2, 3);

      // t + 2: the packet, and its context.
      const { word: send2 } = m.inst('sends', contextCopy(Send, records), {
        enable: write.enable,
        pdc: write.record,
        data: write.send,
        read: event.record,
      });
      const isOwn = event2.kind.is('clear').or(event2.kind.is('rest'));
      const ccc2 = m.named('ccc_2', m.mux(isOwn, event2.ccc, send2.ccc));
      const send5 = later('send_5', Send, send2, 3);
      const clears = m.named('clears', valids[2]!.and(event2.kind.is('clear')));
      const Kept = record({ window: bits(32), credit_on: bit, credit: bits(32) });
      const { word: kept4 } = m.inst('limits', contextCopy(Kept, contexts), {
        enable: limit.valid.or(clears),
        pdc: m.mux(clears, event2.ccc, limit.ccc),
        data: {
          window: limit.window.mask(clears.not()),
          credit_on: limit.credit_on.and(clears.not()),
          credit: limit.credit,
        },
        read: ccc2,
      });
      const parts = Array.from({ length: 4 }, (_, i) =>
        m.next(
          `same_${i}`,
          send2.destination.slice(32 * i + 31, 32 * i).eq(event2.peer.source.slice(32 * i + 31, 32 * i)),
        ),
      );
      const sameLocal = m.next('same_local', send2.local.eq(event2.peer.local));
      const isSame4 = m.next('is_same_4', parts.reduce((a, b) => a.and(b)).and(sameLocal));

      // t + 5, what needs nothing of the record or the context.
      const event4 = later('event_4', Event, event2, 2);
      const send4 = later('send_4', Send, send2, 2);
      const soon = (name: string, value: Bits<1>): Bits<1> => m.next(name, valids[4]!.and(value));
      const { kind, act } = event4;
      const isAttempt = soon('is_attempt', kind.is('attempt').and(send4.uud.not()));
      const isUud = soon('is_uud', kind.is('attempt').and(send4.uud));
      const isFresh = soon('is_fresh', event4.fresh);
      const isResponse = soon('is_response', kind.is('response').and(isSame4));
      const isNack = soon('is_nack', kind.is('nack').and(isSame4));
      const isPeer = soon('is_peer', kind.is('response').or(kind.is('nack')));
      const isOther = soon('is_other', isSame4.not());
      const isVisit = soon('is_visit', kind.is('visit'));
      const isRest = soon('is_rest', kind.is('rest'));
      const isClear = soon('is_clear', kind.is('clear'));
      const isTrim = soon('is_trim', act.is('trim').or(act.is('trim_last_hop')));
      const isLastHop = soon('is_last_hop', act.is('trim_last_hop'));
      const isFatal = soon('is_fatal', act.is('fatal'));
      const isRefusal = soon('is_refusal', act.is('refuse'));
      const room = m.next('room', kept4.window.sub(send4.size.zext(32)));
      const credit = m.next('credit', kept4.credit);
      const creditOn = m.next('credit_on', kept4.credit_on);
      const nackDue = m.next('nack_due', nows[4]!.add(registers.nack_retx));
      const Flight = record({
        state: RecordState,
        age: bits(ageBits),
        sendings: bits(2),
        rto: bits(4),
        nacks: bits(5),
        sent_at: bits(32),
        due: bits(32),
      });
      const Context = record({
        sent: bits(32),
        /** Who found no room first: whether anyone has, whether it is lost, and its record. */
        waits: bit,
        first_is_lost: bit,
        first: bits(recordBits),
        /** How many packets are lost, and outstanding; and nothing is, which is to be told. */
        lost: bits(recordBits + 1),
        out: bits(recordBits + 1),
        owes: bit,
      });
      const deed = m.reg('deed', DatagramDeed(layout), { reset: { valid: 0 } });
      const flightAccess = { depth: records, enable: valids[2]!, addr: event2.record, latency: 3 } as const;
      const contextAccess = { depth: contexts, enable: valids[2]!, addr: ccc2, latency: 3 } as const;
      updateContext(m, 'contexts', Context, contextAccess, (context) => {
        let nextContext = context;
        updateContext(m, 'flights', Flight, flightAccess, (word) => {
          const { state } = word;
          const out = m.named('out', state.is('out'));
          const waiting = m.named('waiting', state.is('waiting'));
          const lost = m.named('lost', state.is('lost'));
          const is_known = m.named('is_known', out.or(waiting).or(lost).and(word.age.eq(event5.age)));
          const responds = m.named('responds', isResponse.and(is_known));
          const refused = m.named('refused', isNack.and(is_known));

          // An attempt: has it room?
          const resends = m.named('resends', isAttempt.and(isFresh.not()).and(lost));
          const tries = m.named('tries', isAttempt.and(isFresh.or(lost)));
          const collects = m.named('collects', isAttempt.and(isFresh.not()).and(state.is('gone')));
          const isFirst = m.named('is_first', context.first.eq(event5.record));
          const anyLost = m.named('any_lost', context.lost.any());
          const isTurn = m.named(
            'is_turn',
            m.mux(
              isFresh,
              anyLost.not().and(context.waits.not().or(isFirst)),
              context.waits.not().or(context.first_is_lost.not()).or(isFirst),
            ),
          );
          const fits = m.named('fits', room.sub(context.sent).at(31).not());
          const left = m.named('left', credit.sub(context.sent));
          const has_credit = m.named('has_credit', creditOn.not().or(left.at(31).not().and(left.any())));
          const may = m.named('may', isTurn.and(fits).and(has_credit));
          const goes = m.named('goes', tries.and(may));
          const stays = m.named('stays', tries.and(may.not()));
          const isFirstOne = context.waits.not().or(isFresh.not().and(context.first_is_lost.not()));
          const joins = m.named('joins', stays.and(isFirstOne));
          const yields = m.named('yields', context.waits.and(isFirst).and(goes.or(collects)));

          // A timer: has it run out?
          const is_due = m.named('is_due', nows[5]!.sub(word.due).at(31).not());
          const noMoreRto = m.named(
            'no_more_rto',
            registers.max_rto_retx.all().not().and(word.rto.ge(registers.max_rto_retx)),
          );
          const noMoreNack = m.named(
            'no_more_nack',
            registers.max_nack_retx.all().not().and(word.nacks.ge(registers.max_nack_retx)),
          );
          const expires = m.named('expires', isVisit.and(is_due).and(out).and(registers.rto));
          const wakes = m.named('wakes', isVisit.and(is_due).and(waiting));
          const trims = m.named('trims', refused.and(out).and(isTrim));
          const postpones = m.named('postpones', refused.and(out).and(isRefusal));
          const gives_up = m.named('gives_up', expires.and(noMoreRto).or(postpones.and(noMoreNack)));
          const dies = m.named('dies', refused.and(isFatal));
          const loses = m.named('loses', expires.and(noMoreRto.not()).or(wakes).or(trims));
          const ends = m.named('ends', responds.or(dies).or(gives_up));
          const vanishes = m.named('vanishes', ends.and(lost));

          const next = m.wire('next_flight', Flight, word);
          const sendings = m.mux(word.sendings.all(), word.sendings, word.sendings.add(1));
          const { rto_init, rto_max } = registers;
          const rto = m.inst('rto', rtoTable, { retries: word.rto, rto_init, rto_max });
          m.unused(rto.more);
          const firstDue = nows[5]!.add(m.mux(isFresh, rto.first, rto.same));
          const age = m.named('next_age', m.mux(isFresh, word.age.add(1), word.age));
          next.set({ due: m.mux(postpones, nackDue, m.mux(goes, firstDue, word.due)) });
          m.when(goes, () => {
            next.set({
              state: 'out',
              age,
              sendings: m.mux(isFresh, 1, sendings),
              rto: word.rto.mask(isFresh.not()),
              nacks: word.nacks.mask(isFresh.not()),
              sent_at: nows[5]!,
            });
          });
          m.when(expires.and(word.rto.all().not()), () => next.set({ rto: word.rto.add(1) }));
          m.when(postpones, () => next.set({ state: 'waiting', nacks: word.nacks.add(1) }));
          m.when(loses, () => next.set({ state: 'lost' }));
          m.when(ends, () => next.set({ state: 'free' }));
          m.when(vanishes, () => next.set({ state: 'gone' }));
          m.when(collects, () => next.set({ state: 'free' }));
          m.when(isClear, () => next.set({ state: 'free', age: 0 }));

          const begins = m.named('begins', goes.and(isFresh));
          const lessLost = m.named('less_lost', goes.and(isFresh.not()).or(vanishes));
          const lostThen = m.mux(loses, context.lost.add(1), m.mux(lessLost, context.lost.sub(1), context.lost));
          const outThen = m.mux(begins, context.out.add(1), m.mux(ends, context.out.sub(1), context.out));
          const isLast = m.named('is_last', context.out.eq(1));
          const kept = isClear.not();
          nextContext = {
            sent: m.mux(goes, context.sent.add(send5.size.zext(32)), context.sent).mask(kept),
            waits: context.waits.and(yields.not()).or(joins).and(kept),
            first_is_lost: m.mux(joins, isFresh.not(), context.first_is_lost),
            first: m.mux(joins, event5.record, context.first),
            lost: lostThen.mask(kept),
            out: outThen.mask(kept),
            owes: context.owes.and(isRest.not()).or(ends.and(isLast)).and(begins.not()).and(kept),
          };

          const told = m.wire('told_kind', CongestionKind, 'ack');
          m.when(goes, () => told.set('sent'))
            .elsewhen(expires, () => told.set('timeout'))
            .elsewhen(isRest, () => told.set('idle'))
            .elsewhen(dies, () => told.set('withdrawn'))
            .elsewhen(postpones, () => told.set('nack_other'))
            .elsewhen(trims.and(isLastHop), () => told.set('nack_last_hop'))
            .elsewhen(trims, () => told.set('nack_trim'));
          const counted = m.mux(responds, send5.size.mask(out), send5.size);
          deed.set({
            valid: valids[5]!,
            event: event5,
            send: send5,
            now: nows[5]!,
            leaves: goes.or(isUud),
            retx: resends,
            age: age.mask(isUud.not()),
            waits: stays.or(loses),
            frees: ends.and(lost.not()).or(collects).or(isUud),
            ends: ends.or(isUud),
            fails: dies.or(gives_up),
            gives_up,
            tells: goes.or(responds).or(expires).or(trims).or(postpones).or(dies.and(out)).or(isRest.and(context.owes)),
            kind: told,
            bytes: m.mux(isRest, context.sent, counted.zext(32)),
            timed: responds.and(out).and(m.mux(event5.peer.retx, word.sendings.eq(2), word.sendings.eq(1))),
            sent_at: word.sent_at,
            unknown: isPeer.and(isOther.or(is_known.not())),
            lost_trim: trims,
            lost_nack: postpones,
            lost_timeout: expires,
          });
          return { next, write: m.lit(1, 1) };
        });
        return { next: nextContext, write: m.lit(1, 1) };
      });
      return { deed };
    },
  );
};
