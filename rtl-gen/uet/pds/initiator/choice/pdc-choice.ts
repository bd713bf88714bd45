/**
 * PDC choice: gives each packet of SES to a PDC of its tuple, opens PDCs, and closes idle ones where others wait for a
 * place (uet-wire.md 7.1, 7.2, 7.5).
 */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  module,
  record,
  type Settable,
  sink,
  type ValueOf,
} from '../../../../hdl/index.ts';
import { upDownCounter } from '../../../../lib/counting/up-down-counter.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { PdcidOffer, placePool } from '../../target-side/arrival/place-pool.ts';
import { type ChoiceLayout, type ChoiceOptions, choiceLayout } from './choice-layout.ts';
import {
  ChoiceRegisters,
  NamedPdc,
  OpenPdc,
  Parked,
  PdcNotice,
  PlacedSend,
  Retired,
  TupleSend,
  Work,
} from './choice-records.ts';
import { chooser, chooserClocks } from './chooser.ts';
import { forgetter } from './forgetter.ts';
import { idleSearch } from './idle-search.ts';
import { MessageBegins, messageRoute, routeClocks } from './message-route.ts';
import { packetTurns } from './packet-turns.ts';
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
      link: { send: sink(TupleSend(layout)), notice: sink(PdcNotice) },
    },
    ({ send, notice, registers, room, now, units, random, ...io }, m) => {
      // After reset all tuples and places are cleared, and then what is on its way.
      const last = Math.max(tuples, contexts) + 32;
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', bits(Math.ceil(Math.log2(last + 1))), { reset: 0, next: (at) => at.add(1) });
      m.when(cleared.eq(last), () => clearing.set(0));
      const runs = m.named('runs', clearing.not());
      const clears = m.named('clears', clearing.and(cleared.lt(Math.max(tuples, contexts))));
      const period = m.reg('period', bit, { reset: 0 });

      const forgets = m.forward(
        'forgets',
        record({ frozen: bit, asks: bit, holds: bit, tuple: bits(tupleBits), forget: bit, ready: bit }),
      );
      const reads = m.forward('reads', bits(tupleBits));
      const finder = m.inst('finder', tupleFinder(layout), {
        frozen: forgets.frozen,
        forget: { valid: forgets.forget, tuple: forgets.tuple },
        read: reads,
        up: send.haltWhen(clearing),
      });
      const result = m.forward('result', Placement(layout));
      const ring = m.inst('ring', blockFifo(Parked(layout), parked), {
        up: { payload: result.parked, valid: result.parks },
      });
      m.assert('ring_has_room', result.parks.implies(ring.up.ready));

      // What enters the pipe: what there is to tell, then packets, those that wait and new ones between their rounds.
      const told = notice.takeWhen(runs.and(forgets.ready));
      const isNotice = m.named('is_notice', told.valid.and(runs).and(forgets.ready));
      const free = m.named('free', runs.and(isNotice.not()).and(forgets.holds.not()));
      const found = finder.down.payload;
      const old = ring.down.payload;
      const begun = m.forward('begun', record({ valid: bit, tuple: bits(tupleBits) }));
      const { isOld, isNew, round } = packetTurns(m, layout, {
        waiting: ring.down,
        found: finder.down,
        free,
        begun,
        leaves: result.placed.valid.or(result.stranded.valid),
      });

      const asks = m.named('asks', forgets.asks.and(isNotice.not()).and(runs));
      const owners = m.mem('owners', bits(tupleBits), { depth: contexts });
      const { news, pdcid, next } = told.payload;
      const of = pdcid.trunc(15);
      const noticed = { tuple: owners.read(of.trunc(contextBits)), pdc: of };
      const place = cleared.trunc(contextBits);
      const work = m.reg('work', Job);
      work.set({
        ...m.mux(isOld, old, { ...old, ...found, counted: period.not() }),
        kind: 'packet',
        waited: isOld,
        resolved: isOld.and(old.resolved),
        round: m.mux(isOld, old.round.not(), round),
      });
      m.when(isNotice.and(news.is('quiesce')), () => work.set({ kind: 'quiesce', ...noticed }))
        .elsewhen(isNotice, () => work.set({ kind: 'ended', ...noticed }))
        .elsewhen(asks, () => work.set({ kind: 'forget', tuple: forgets.tuple }))
        .elsewhen(clears, () =>
          work.set({ kind: 'clear', tuple: cleared.trunc(tupleBits), pdc: m.lit(generationBits, 0).cat(place) }),
        );
      const enters = isNotice.or(asks).or(clears).or(isOld).or(isNew);
      const valid = m.next('work_valid', enters, { reset: 0 });
      begun.set({ valid: valid.and(work.kind.is('packet')).and(work.packet.first), tuple: work.tuple });

      // The PDC that is chosen, and the message's.
      const pool = m.forward('pool', PdcidOffer);
      const placed = m.forward('counts', record({ enable: bit, pdc: bits(15), count: bits(layout.countBits) }));
      const retired = {
        valid: io.retired.valid.or(clears),
        pdcid: m.mux(clears, m.lit(16 - contextBits, 0).cat(place), io.retired.pdcid),
        count: io.retired.count,
      };
      const { takes, chosen } = m.inst('chooser', chooser(layout), {
        valid,
        work,
        offer: pool,
        registers,
        placed,
        retired,
      });
      const pipe = pipeline(m, { work, tuple: work.tuple }, { valid, reset: { opens: 0 } })
        .repeat(chooserClocks - 2, 'choose', idle)
        .stage('read', idle)
        .stage('decide', idle)
        .stage('chosen', ({ valid }) => ({ chosen, opens: valid.and(chosen.opens), opened: finder.tuple }))
        .repeat(routeClocks - 1, 'route', idle)
        .stage('routed', idle);
      reads.set(pipe.at('read').tuple);
      const decided = pipe.at('chosen');
      const begins = m.forward('begins', MessageBegins(layout));
      const { route } = m.inst('routes', messageRoute(layout), { work: decided.work, chosen, begins });
      const routed = pipe.at('routed');
      const placements = m.inst('placement', placement(layout), {
        valid: routed.valid,
        work: routed.work,
        chosen: routed.chosen,
        route,
        retired,
        room,
        period,
      });
      const { placement: settled, state_write } = placements;
      const { generation, count } = state_write.count;
      begins.set(placements.begins);
      result.set(settled);
      placed.set({ enable: state_write.enable, pdc: generation.cat(state_write.index), count });

      // A PDC that is opened.
      owners.write({ addr: chosen.pdc.trunc(contextBits), data: decided.work.tuple, enable: decided.opens });
      const psns = m.inst('starts', startPsn(), {
        pdc: chosen.pdc,
        random,
        used: { valid: isNotice.and(news.is('ended')), pdc: of, next },
      });
      const opened = { valid: routed.opens, pdcid: m.lit(1, 1).cat(routed.chosen.pdc), tuple: routed.opened };
      const open = m.next('open', { ...opened, ...psns });

      // A PDC that has ended gives its place back: one at a time, each with its next PDCID.
      const { ended } = settled;
      const gone = m.inst('ended', blockFifo(bits(15), contexts), {
        up: { payload: ended.pdc, valid: ended.valid },
      });
      m.assert('ended_has_room', ended.valid.implies(gone.up.ready));
      const freed = m.reg('freed', bit, { reset: 0, next: (was) => gone.down.valid.and(was.not()) });
      const frees = m.named('frees', gone.down.valid.and(freed.not()));
      const offers = m.inst('places', placePool({ contexts, contextBits, generationBits, reserved: 0 }), {
        take_shared: takes,
        take_reserved: m.lit(1, 0),
        freed: { valid: frees, pdcid: m.lit(1, 0).cat(gone.down.takeWhen(frees).payload) },
        forgotten: freed,
        now: units,
        quarantine_time: registers.quarantine_time,
      });
      pool.set(offers.shared);

      const { close } = m.inst('idle_search', idleSearch(layout), {
        state_write,
        retired,
        wanted: m.next('is_wanted', lacksMore(m, layout, settled, period)),
        closes: settled.closes,
        now,
      });

      const { quiet, answers, answer } = settled;
      const asked = { quiet, found: finder.down.valid, taken: asks, answers, answer };
      forgets.set(m.inst('forgetter', forgetter(layout), asked));
      return {
        ready: runs.and(finder.ready).and(offers.ready),
        open,
        placed: settled.placed,
        stranded: settled.stranded,
        settled: { valid: settled.settled.valid, pdcid: m.lit(1, 1).cat(settled.settled.pdc) },
        close,
        waits: settled.parks,
      };
    },
  );
};

/**
 * Whether fewer PDCs are about to close than tuples lack one: counted once a period, in which all that wait come round.
 * `period` changes with each.
 */
function lacksMore(
  m: Ctx,
  { orderBits, contextBits }: ChoiceLayout,
  { lacks, closes, ended }: ValueOf<ReturnType<typeof Placement>>,
  period: Settable<Bits<1>>,
): Bits<1> {
  const ticks = m.reg('ticks', bits(orderBits + 1), { reset: 0, next: (now) => now.add(1) });
  const lacking = m.reg('lacking', bits(orderBits), { reset: 0 });
  const wanted = m.reg('wanted', bits(orderBits), { reset: 0 });
  const hasClosed = ended.valid.and(ended.closing);
  m.when(lacks, () => lacking.set(lacking.add(1)));
  m.when(ticks.all(), () => {
    period.set(period.not());
    wanted.set(lacking);
    lacking.set(0);
  });
  m.when(ticks.all().not().and(hasClosed).and(wanted.any()), () => wanted.set(wanted.sub(1)));
  const closing = upDownCounter(m, 'closing', contextBits + 1, closes, hasClosed);
  const compared = Math.max(orderBits, contextBits + 1);
  return closing.zext(compared).lt(wanted.zext(compared));
}
