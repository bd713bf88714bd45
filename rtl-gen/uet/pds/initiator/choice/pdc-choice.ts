/**
 * PDC choice: gives each packet of SES to a PDC of its tuple, opens PDCs, and closes idle ones where others wait for a
 * place (uet-wire.md 7.1, 7.2, 7.5).
 */
import { type Bits, bit, bits, module, record, sink } from '../../../../hdl/index.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { delayer } from '../../../../lib/stream/delay-line.ts';
import { PdcidOffer, placePool } from '../../target-side/arrival/place-pool.ts';
import { history } from '../../target-side/history.ts';
import { type ChoiceOptions, choiceLayout } from './choice-layout.ts';
import {
  ChoiceRegisters,
  NamedPdc,
  OpenPdc,
  Parked,
  PdcNotice,
  PlacedSend,
  Retired,
  Tuple,
  TupleSend,
  Work,
} from './choice-records.ts';
import { Chosen, chooser, chooserClocks } from './chooser.ts';
import { forgetter } from './forgetter.ts';
import { idleSearch } from './idle-search.ts';
import { learnClocks, MessageBegins, messageRoute, routeClocks } from './message-route.ts';
import { Placement, placement } from './placement.ts';
import { startPsn } from './start-psn.ts';
import { tupleFinder } from './tuple-finder.ts';

/**
 * A packet a clock.
 *
 * - `send`: packets with their tuples. Messages of a tuple come one after the other. All packets of a message go by one
 *   PDC, and the packets of a tuple in their order. What cannot go yet waits inside: for a PDC, for room in its own, or
 *   because packets of its tuple do. `send` is not ready where `parked` packets wait; packets of other tuples pass
 *   those that wait. So SES bounds how many packets of a tuple have been given and neither placed nor stranded: then
 *   those of messages in their middle, which PDCs wait for before they close, always find room.
 * - `open`: a PDC begins. `placed`: a packet for a PDC. `stranded`: a packet that fails, as its message's PDC has ended
 *   before it came. Neither may be refused; `room` is 1 as long as there is room for 16 packets.
 * - `notice`: what PDCs tell. After `quiesce` a PDC gets no first packets, and `settled` says that it gets none at all.
 *   After `ended` it may still get packets that are on their way, some 24 clocks long; they fail. Its place is used
 *   again under another PDCID at once; a PDCID as of `placePool`.
 * - `close`: an idle PDC is asked to close, as many at a time as tuples lack one.
 *
 * `now` counts clocks, `units` 128 ns modulo 2^17; `random`: 32 bits that change every clock. `ready`: 0 while the
 * tables are emptied after reset; nothing may come then.
 */
export const pdcChoice = (options: ChoiceOptions) => {
  const layout = choiceLayout(options);
  const { contexts, contextBits, generationBits, tuples, tupleBits, parked, suffix } = layout;
  const Send = TupleSend(layout);
  const Job = Work(layout);
  return module(
    `pdc_choice_${suffix}_t${tuples}`,
    {
      summary: `Chooses among ${contexts} PDCs for the packets of ${tuples} tuples.`,
      in: {
        registers: ChoiceRegisters(layout),
        retired: Retired(layout),
        room: bit,
        now: bits(32),
        units: bits(17),
        random: bits(32),
      },
      out: {
        ready: bit,
        open: OpenPdc,
        placed: PlacedSend(layout),
        stranded: PlacedSend(layout),
        settled: NamedPdc,
        close: NamedPdc,
        /** A packet waits, or has waited and does so again. */
        waits: bit,
      },
      link: { send: sink(Send), notice: sink(PdcNotice) },
    },
    ({ send, notice, ...io }, m) => {
      const later = delayer(m);
      // After reset all tuples and places are cleared, and then what is on its way.
      const last = Math.max(tuples, contexts) + 32;
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', bits(Math.ceil(Math.log2(last + 1))), { reset: 0 });
      cleared.set(cleared.add(1));
      m.when(cleared.eq(last), () => clearing.set(0));
      const clears = m.named('clears', clearing.and(cleared.lt(Math.max(tuples, contexts))));

      const forgets = m.forward(
        'forgets',
        record({ frozen: bit, asks: bit, holds: bit, tuple: bits(tupleBits), forget: bit, ready: bit }),
      );
      const reads = m.forward('reads', bits(tupleBits));
      const takesNew = m.forward('takes_new', bit);
      const finder = m.inst('finder', tupleFinder(layout), {
        frozen: forgets.frozen,
        forget: { valid: forgets.forget, tuple: forgets.tuple },
        read: reads,
        up: { payload: send.payload, valid: send.valid.and(clearing.not()) },
        down: { ready: takesNew },
      });
      const result = m.forward('result', Placement(layout));
      const takesWaiting = m.forward('takes_waiting', bit);
      const ring = m.inst('ring', blockFifo(Parked(layout), parked), {
        up: { payload: result.parked, valid: result.parks },
        down: { ready: takesWaiting },
      });
      m.assert('ring_has_room', result.parks.implies(ring.up.ready));

      // A packet that enters has a place in the ring until it leaves.
      const places = m.reg('free_places', bits(layout.orderBits), { reset: parked });
      // It is counted a clock later, as whether a new one enters is known at the end of a clock.
      const leaves = m.next('leaves', result.placed.valid.or(result.stranded.valid), { reset: 0 });
      const placesThen = m.named('places_then', places.add(leaves.zext(layout.orderBits)));
      places.set(m.mux(takesNew, placesThen.sub(1), placesThen));

      // What enters the pipe: what there is to tell, then packets, those that wait and new ones between their rounds.
      const isNotice = m.named('is_notice', notice.valid.and(clearing.not()).and(forgets.ready));
      const free = m.named('free', clearing.not().and(isNotice.not()).and(forgets.holds.not()));
      const work = m.reg('work', Job);
      const found = finder.down.payload;
      const old = ring.down.payload;
      // Where a message goes is known some clocks after its first packet has entered; the others are held for so long.
      const begun = m.forward('begun', record({ valid: bit, tuple: bits(layout.tupleBits) }));
      const firsts = history(m, 'first', begun, learnClocks - 1);
      const isEarly = (name: string, { tuple, packet }: typeof found | typeof old): Bits<1> =>
        m.named(
          name,
          firsts
            .map((first) => first.valid.and(first.tuple.eq(tuple)))
            .reduce((a, b) => a.or(b))
            .and(packet.first.not()),
        );
      const hasNew = m.named('has_new', finder.down.valid.and(places.any()));
      const waits = m.named('waiting', ring.down.valid.and(isEarly('old_is_early', old).not()));
      const isNewEarly = isEarly('new_is_early', found);
      // All that wait have their turn in each round, and new ones come between two rounds, or while the next that waits
      // is early: so those of a tuple stay in their order in the ring, and once its first one can go, the others can in
      // the same round.
      const round = m.reg('round', bit, { reset: 0 });
      const roundEnds = m.named('round_ends', ring.down.valid.not().or(old.round.eq(round)));
      // Between two rounds as many new ones may come as there were turns of those that wait; one that is early holds
      // the next round back, or it might be early between all rounds.
      const owed = m.reg('owed', bits(layout.orderBits), { reset: 0 });
      const newFirst = m.named('new_first', roundEnds.and(hasNew).and(owed.any()));
      const choosesWaiting = m.named('chooses_waiting', waits.and(newFirst.not()));
      takesWaiting.set(free.and(choosesWaiting));
      takesNew.set(free.and(hasNew).and(isNewEarly.not()).and(choosesWaiting.not()));
      m.when(takesWaiting, () => {
        round.set(old.round.not());
        m.when(owed.all().not(), () => owed.set(owed.add(1)));
      }).elsewhen(takesNew.and(owed.any()), () => owed.set(owed.sub(1)));
      const asks = m.named('asks', forgets.asks.and(isNotice.not()).and(clearing.not()));
      const isOld = takesWaiting;
      const period = m.forward('period_now', bit);
      work.set({
        kind: 'packet',
        tuple: m.mux(isOld, old.tuple, found.tuple),
        waited: isOld,
        order: old.order,
        resolved: isOld.and(old.resolved),
        pdc: old.pdc,
        counted: m.mux(isOld, old.counted, period.not()),
        ordered: m.mux(isOld, old.ordered, found.ordered),
        round: m.mux(isOld, old.round.not(), round),
        packet: m.mux(isOld, old.packet, found.packet),
      });
      const owners = m.mem('owners', bits(tupleBits), { depth: contexts });
      const of = notice.payload.pdcid.trunc(15);
      const noticed = { tuple: owners.read(of.trunc(contextBits)), pdc: of };
      const emptied = {
        tuple: cleared.trunc(tupleBits),
        pdc: m.lit(generationBits, 0).cat(cleared.trunc(contextBits)),
      };
      m.when(isNotice.and(notice.payload.news.is('quiesce')), () => work.set({ kind: 'quiesce', ...noticed }))
        .elsewhen(isNotice, () => work.set({ kind: 'ended', ...noticed }))
        .elsewhen(asks, () => work.set({ kind: 'forget', tuple: forgets.tuple }))
        .elsewhen(clears, () => work.set({ kind: 'clear', ...emptied }));
      const enters = isNotice.or(asks).or(clears).or(takesWaiting).or(takesNew);
      const valid = m.next('work_valid', enters, { reset: 0 });
      begun.set({ valid: valid.and(work.kind.is('packet')).and(work.packet.first), tuple: work.tuple });

      // The PDC that is chosen, and the message's.
      const pool = m.forward('pool', PdcidOffer);
      const counts = m.forward('counts', record({ enable: bit, pdc: bits(15), count: bits(layout.countBits) }));
      const place = cleared.trunc(contextBits);
      const retired = {
        valid: io.retired.valid.or(clears),
        pdcid: m.mux(clears, m.lit(16 - contextBits, 0).cat(place), io.retired.pdcid),
        count: io.retired.count,
      };
      const { takes, chosen } = m.inst('chooser', chooser(layout), {
        valid,
        work,
        offer: pool,
        registers: io.registers,
        placed: counts,
        retired,
      });
      const valids = history(m, 'valid', valid, chooserClocks + routeClocks, true);
      const chosenWork = later('chosen_work', Job, work, chooserClocks);
      const begins = m.forward('begins', MessageBegins(layout));
      const { route } = m.inst('routes', messageRoute(layout), { work: chosenWork, chosen, begins });
      const placements = m.inst('placement', placement(layout), {
        valid: valids[chooserClocks + routeClocks]!,
        work: later('routed_work', Job, chosenWork, routeClocks),
        chosen: later('chosen_then', Chosen, chosen, routeClocks),
        route,
        retired,
        room: io.room,
        period,
      });
      const { placement: settled, state_write } = placements;
      begins.set(placements.begins);
      result.set(settled);
      counts.set({
        enable: state_write.enable,
        pdc: state_write.count.generation.cat(state_write.index),
        count: state_write.count.count,
      });

      // A PDC that is opened.
      reads.set(history(m, 'read', work.tuple, chooserClocks - 2)[chooserClocks - 2]!);
      owners.write({
        addr: chosen.pdc.trunc(contextBits),
        data: chosenWork.tuple,
        enable: valids[chooserClocks]!.and(chosen.opens),
      });
      const start = m.inst('starts', startPsn(), {
        pdc: chosen.pdc,
        random: io.random,
        used: { valid: isNotice.and(notice.payload.news.is('ended')), pdc: of, next: notice.payload.next },
      });
      const opens = history(m, 'opens', valids[chooserClocks]!.and(chosen.opens), 3, true);
      const open = m.next('open', {
        valid: opens[3]!,
        pdcid: m.lit(1, 1).cat(history(m, 'opened', chosen.pdc, 3)[3]!),
        tuple: later('opened_tuple', Tuple, finder.tuple, 3),
        start_psn: start.start_psn,
        last_psn: start.last_psn,
      });

      // A PDC that has ended gives its place back: one at a time, each with its next PDCID.
      const frees = m.wire('frees', bit, 0);
      const ended = m.inst('ended', blockFifo(bits(15), contexts), {
        up: { payload: settled.ended.pdc, valid: settled.ended.valid },
        down: { ready: frees },
      });
      m.assert('ended_has_room', settled.ended.valid.implies(ended.up.ready));
      const freed = m.reg('freed', bit, { reset: 0 });
      freed.set(frees);
      const places16 = m.inst('places', placePool({ contexts, contextBits, generationBits, reserved: 0 }), {
        take_shared: takes,
        take_reserved: m.lit(1, 0),
        freed: { valid: frees, pdcid: m.lit(1, 0).cat(ended.down.payload) },
        forgotten: freed,
        now: io.units,
        quarantine_time: io.registers.quarantine_time,
      });
      m.when(ended.down.valid.and(freed.not()), () => frees.set(1));
      pool.set(places16.shared);

      // As many PDCs are to close as tuples lack one: counted once a period, in which all that wait come round.
      const ticks = m.reg('ticks', bits(layout.orderBits + 1), { reset: 0 });
      ticks.set(ticks.add(1));
      const periodNow = m.reg('period', bit, { reset: 0 });
      const lacking = m.reg('lacking', bits(layout.orderBits), { reset: 0 });
      const wanted = m.reg('wanted', bits(layout.orderBits), { reset: 0 });
      m.when(settled.lacks, () => lacking.set(lacking.add(1)));
      m.when(ticks.all(), () => {
        periodNow.set(periodNow.not());
        wanted.set(lacking);
        lacking.set(0);
      });
      period.set(periodNow);
      const gone = settled.ended.valid.and(settled.ended.closing);
      m.when(ticks.all().not().and(gone).and(wanted.any()), () => wanted.set(wanted.sub(1)));
      const closing = m.reg('closing', bits(contextBits + 1), { reset: 0 });
      m.when(settled.closes.and(gone.not()), () => closing.set(closing.add(1))).elsewhen(
        gone.and(settled.closes.not()),
        () => closing.set(closing.sub(1)),
      );
      const compared = Math.max(layout.orderBits, contextBits + 1);
      const search = m.inst('idle_search', idleSearch(layout), {
        state_write,
        retired,
        wanted: m.next('is_wanted', closing.zext(compared).lt(wanted.zext(compared))),
        closes: settled.closes,
        now: io.now,
      });

      const forgetting = m.inst('forgetter', forgetter(layout), {
        quiet: settled.quiet,
        found: finder.down.valid,
        taken: asks,
        answers: settled.answers,
        answer: settled.answer,
      });
      forgets.set({
        frozen: forgetting.frozen,
        asks: forgetting.asks,
        holds: forgetting.holds,
        tuple: forgetting.tuple,
        forget: forgetting.forget,
        ready: forgetting.ready,
      });
      const ready = clearing.not().and(finder.ready).and(places16.ready);
      return {
        send: { ready: finder.up.ready.and(clearing.not()) },
        notice: { ready: clearing.not().and(forgets.ready) },
        ready,
        open,
        placed: settled.placed,
        stranded: settled.stranded,
        settled: { valid: settled.settled.valid, pdcid: m.lit(1, 1).cat(settled.settled.pdc) },
        close: search.close,
        waits: settled.parks,
      };
    },
  );
};
