/** The pipe of packets without a PDC: an event a clock, each as if all before it were finished. */
import { bit, bits, module, record } from '../../../../hdl/index.ts';
import { updateContext } from '../../target-side/context-update.ts';
import { CongestionKind } from '../records.ts';
import { rtoTable } from '../rto-table.ts';
import { judged } from './datagram-judge.ts';
import {
  DatagramEvent,
  type DatagramLayout,
  DatagramLimit,
  DatagramRegisters,
  DatagramSend,
  DatagramWrite,
} from './datagram-records.ts';
import { attempt, Context, Flight, fateOf } from './datagram-step.ts';

/** What comes of an event. */
export const DatagramEffect = (layout: DatagramLayout) =>
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
 * `event` is told in clock t, `effect` is shown in t + 6. The packet is read in t + 2; in t + 5 its record and its
 * congestion control context change together, so that what finds room leaves.
 *
 * - Retransmissions go before new packets of their context. Who finds no room first has the next: others of its kind
 *   have none until it has left, so that small packets do not starve a large one.
 * - A response or NACK counts for a packet of its pkt_id, addresses included, that is not done.
 */
export const datagramPipe = (layout: DatagramLayout) => {
  const { contexts, records, suffix } = layout;
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
      out: { effect: DatagramEffect(layout) },
    },
    (io, m) => {
      const { registers } = io;
      const { packet, given } = judged(m, layout, io);
      const { event, send, now } = given;
      const { is_fresh: isFresh, is_clear: isClear, is_rest: isRest, is_uud: isUud } = given;
      const enable = packet.valid;
      const flights = { depth: records, enable, addr: packet.event.record, latency: 3 } as const;
      const contextAccess = { depth: contexts, enable, addr: packet.ccc, latency: 3 } as const;
      return updateContext(m, 'contexts', Context(layout), contextAccess, (context) => {
        const { nextContext, effect } = updateContext(m, 'flights', Flight(layout), flights, (word) => {
          const step = { given, word, context };
          const { resends, collects, goes, stays, joins, yields } = attempt(m, step);
          const fate = fateOf(m, step, registers);
          const { out, lost, responds, expires, trims, postpones, dies, loses, ends, vanishes } = fate;

          const next = m.wire('next_flight', Flight(layout), word);
          const sendings = m.mux(word.sendings.all(), word.sendings, word.sendings.add(1));
          const { rto_init, rto_max } = registers;
          const rto = m.inst('rto', rtoTable, { retries: word.rto, rto_init, rto_max });
          m.unused(rto.more);
          const firstDue = now.add(m.mux(isFresh, rto.first, rto.same));
          const age = m.named('next_age', m.mux(isFresh, word.age.add(1), word.age));
          next.set({ due: m.mux(postpones, given.nack_due, m.mux(goes, firstDue, word.due)) });
          m.when(goes, () =>
            next.set({
              state: 'out',
              age,
              sendings: m.mux(isFresh, 1, sendings),
              rto: word.rto.mask(isFresh.not()),
              nacks: word.nacks.mask(isFresh.not()),
              sent_at: now,
            }),
          );
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
          const nextContext = {
            sent: m.mux(goes, context.sent.add(send.size.zext(32)), context.sent).mask(kept),
            waits: context.waits.and(yields.not()).or(joins).and(kept),
            first_is_lost: m.mux(joins, isFresh.not(), context.first_is_lost),
            first: m.mux(joins, event.record, context.first),
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
            .elsewhen(trims.and(given.is_last_hop), () => told.set('nack_last_hop'))
            .elsewhen(trims, () => told.set('nack_trim'));
          const counted = m.mux(responds, send.size.mask(out), send.size);
          const effect = {
            valid: given.valid,
            event,
            send,
            now,
            leaves: goes.or(isUud),
            retx: resends,
            age: age.mask(isUud.not()),
            waits: stays.or(loses),
            frees: ends.and(lost.not()).or(collects).or(isUud),
            ends: ends.or(isUud),
            fails: dies.or(fate.gives_up),
            gives_up: fate.gives_up,
            tells: goes.or(responds).or(expires).or(trims).or(postpones).or(dies.and(out)).or(isRest.and(context.owes)),
            kind: told,
            bytes: m.mux(isRest, context.sent, counted.zext(32)),
            timed: responds.and(out).and(m.mux(event.peer.retx, word.sendings.eq(2), word.sendings.eq(1))),
            sent_at: word.sent_at,
            unknown: given.is_peer.and(given.is_other.or(fate.is_known.not())),
            lost_trim: trims,
            lost_nack: postpones,
            lost_timeout: expires,
          };
          return { next, nextContext, effect: m.next('effect', effect, { reset: { valid: 0 } }) };
        });
        return { next: nextContext, effect };
      });
    },
  );
};
