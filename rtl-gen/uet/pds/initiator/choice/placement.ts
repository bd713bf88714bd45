/** Whether a packet goes to its PDC now, waits, or has none any more. */
import { type Bits, bit, bits, module, record } from '../../../../hdl/index.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import { updateContext } from '../../target-side/context-update.ts';
import type { ChoiceLayout } from './choice-layout.ts';
import { generationOf, indexOf, Parked, PlacedSend, Retired, Work } from './choice-records.ts';
import { Chosen } from './chooser.ts';
import { MessageBegins, Route } from './message-route.ts';

/** What becomes of work, but for whether its tuple is quiet. */
const Made = (layout: ChoiceLayout) =>
  ({
    /** A packet for its PDC. */
    placed: PlacedSend(layout),
    /** A packet whose message has no PDC any more: it fails. */
    stranded: PlacedSend(layout),
    /** A packet waits. */
    parks: bit,
    parked: Parked(layout),
    /** It is the first one of its tuple that waits, there is no PDC for it, and that was not counted in this period. */
    lacks: bit,
    /** A PDC is to take no new messages, and was not before. */
    closes: bit,
    /** A PDC gets no packet any more: it was to take no new messages, and the one in its middle is complete. */
    settled: record({ valid: bit, pdc: bits(15) }),
    /** A PDC has ended. */
    ended: record({ valid: bit, pdc: bits(15), closing: bit }),
    /** A tuple has no PDC to choose, no packet that waits, and no message in its middle. */
    quiet: record({ valid: bit, tuple: bits(layout.tupleBits) }),
    /** `forget` was asked for. */
    answers: bit,
  }) as const;

/** What becomes of work. */
export const Placement = (layout: ChoiceLayout) =>
  record({
    ...Made(layout),
    /** With `answers`: whether the tuple is quiet. */
    answer: bit,
  });

/** What the sweeper for idle PDCs reads of each. */
export const PdcCount = ({ generationBits, countBits }: Pick<ChoiceLayout, 'generationBits' | 'countBits'>) =>
  record({
    generation: bits(generationBits),
    alive: bit,
    closing: bit,
    /** A message is in its middle. */
    busy: bit,
    /** It has had a packet. */
    used: bit,
    /** Packets placed. */
    count: bits(countBits),
  });

/** Clocks from `work` to `placement`. */
export const placementClocks = 4;

/**
 * With t the clock of `work` and its `route`, `placement` comes in t + 4, as if each were finished before the next one.
 *
 * - Packets of a tuple keep their order: one goes only if none of its tuple waits, or if it is the first of those.
 * - It waits as long as its PDC has `ring` packets queued or outstanding, or none was found, or `room` is 0.
 * - Where its PDC has ended meanwhile, a first packet is given to another one, and others are stranded.
 * - All packets of a message go by the PDC of the first one, which `begins` tells.
 *
 * `state_write`: what `PdcCount` says from now on.
 */
export const placement = (layout: ChoiceLayout) => {
  const { contexts, tuples, countBits, orderBits, generationBits, suffix } = layout;
  const Order = record({ head: bits(orderBits), tail: bits(orderBits), middle: bit, current: bits(15) });
  const State = record({
    generation: bits(generationBits),
    alive: bit,
    closing: bit,
    settled: bit,
    busy: bit,
    used: bit,
    count: bits(countBits),
  });
  const Count = record({ generation: bits(generationBits), count: bits(countBits) });
  return module(
    `placement_${suffix}_t${tuples}`,
    {
      summary: `Places packets of ${tuples} tuples on ${contexts} PDCs, in the order of each tuple.`,
      in: {
        valid: bit,
        work: Work(layout),
        chosen: Chosen,
        route: Route,
        retired: Retired(layout),
        room: bit,
        period: bit,
      },
      out: {
        placement: Placement(layout),
        begins: MessageBegins(layout),
        state_write: record({ enable: bit, index: bits(layout.contextBits), count: PdcCount(layout) }),
      },
    },
    ({ work, room, period, ...io }, m) => {
      const generation = generationOf(layout, io.route.pdc);
      const index = indexOf(layout, io.route.pdc);
      const { word: out } = m.inst('retired_counts', contextCopy(Count, contexts), {
        enable: io.retired.valid,
        pdc: indexOf(layout, io.retired.pdcid),
        data: { generation: generationOf(layout, io.retired.pdcid.trunc(15)), count: io.retired.count },
        read: index,
      });
      const inputs = { ...work, route: io.route, chosen: io.chosen, generation };
      const entered = pipeline(m, inputs, { valid: io.valid })
        .repeat(2, 'fetch', idle)
        .stage('count', ({ generation }) => ({ retired: out.count.mask(out.generation.eq(generation)) }))
        .stage('place', idle);
      const { valid, packet, kind, tuple, waited, route, chosen, retired } = entered.at('place');
      const { order, ordered, round, counted } = entered.at('place');
      const { pdc } = route;
      const isPacket = m.named('is_packet', valid.and(kind.is('packet')));
      const [quiesces, ends, clears] = [kind.is('quiesce'), kind.is('ended'), kind.is('clear')];

      const orders = { depth: tuples, enable: io.valid, addr: work.tuple, latency: 3 } as const;
      const states = { depth: contexts, enable: io.valid, addr: index, latency: 3 } as const;
      const { goes, isQuiet, made, state_write } = updateContext(m, 'orders', Order, orders, (of) => {
        const isEmpty = of.head.eq(of.tail);
        const isTurn = m.named('is_turn', m.mux(waited, order.eq(of.head), isEmpty));
        // A message of the tuple is in its middle, and goes by this PDC.
        const isCurrent = m.named('is_current', of.current.eq(pdc));

        const step = updateContext(m, 'states', State, states, (now) => {
          const opens = m.named('opens', isPacket.and(chosen.opens));
          const isSame = now.generation.eq(generationOf(layout, pdc)).and(now.alive);
          // One that is to close takes no first packets any more, also of those that were given to it before.
          const takes = packet.first.and(now.closing).not();
          const lives = m.named('lives', isSame.and(takes).or(opens));
          const level = now.count.sub(retired);
          const isFull = m.named('is_full', level.at(countBits - 1).and(opens.not()));
          const isKnown = m.named('is_known', m.mux(packet.first, route.known, of.middle.and(isCurrent)));
          const mayGo = m.named('may_go', isPacket.and(isKnown).and(lives).and(isFull.not()).and(room));
          const goes = m.named('goes', mayGo.and(isTurn));
          // Its message's PDC is gone, or it has none.
          const isGone = packet.first.not().and(of.middle.not().or(isCurrent.and(lives.not())));
          const strands = m.named('strands', isPacket.and(isGone).and(isTurn));
          const parks = m.named('parks', isPacket.and(goes.or(strands).not()));

          const count = m.mux(opens, m.lit(countBits, 0), now.count);
          const busy = m.mux(goes, packet.last.not(), now.busy.and(opens.not()));
          const used = goes.or(now.used.and(opens.not()));
          const isOf = isSame.and(valid);
          const closing = m.named('closing', now.closing.or(quiesces.and(isOf)).and(opens.not()));
          const settles = m.named(
            'settles',
            isOf.and(opens.not()).and(closing).and(now.settled.not()).and(busy.not()).and(ends.not()),
          );
          const next = {
            generation: m.mux(opens, generationOf(layout, pdc), now.generation.mask(clears.not())),
            alive: now.alive.or(opens).and(clears.or(ends.and(isSame)).not()),
            closing,
            settled: now.settled.or(settles).and(opens.not()),
            busy,
            used,
            count: m.mux(goes, count.add(1), count),
          };
          const write = isPacket.and(goes.or(opens)).or(isOf.and(isPacket.not())).or(valid.and(clears));
          const { settled: _, ...shown } = next;
          const named = (is: Bits<1>) => ({ valid: is, pdcid: m.lit(1, 1).cat(pdc), packet });
          return {
            next,
            write,
            goes,
            strands,
            parks,
            state_write: m.next('state_write', { enable: write, index: indexOf(layout, pdc), count: shown }),
            made: m.next('made', {
              placed: named(goes),
              stranded: named(strands),
              parks,
              parked: {
                tuple,
                order: m.mux(waited, order, of.tail),
                resolved: route.known.and(lives).and(packet.first),
                pdc,
                counted: m.mux(isTurn.and(chosen.lacks), period, counted),
                ordered,
                round,
                packet,
              },
              lacks: parks.and(isTurn).and(chosen.lacks).and(counted.ne(period)),
              settled: { valid: settles, pdc },
              ended: { valid: valid.and(ends).and(isSame), pdc, closing: now.closing },
              quiet: { valid: valid.and(ends).or(strands), tuple },
              closes: isOf.and(quiesces).and(now.closing.not()),
              answers: valid.and(kind.is('forget')),
            }),
          };
        });

        const { goes, strands, parks } = step;
        const [leaves, enters] = [goes.or(strands).and(waited), parks.and(waited.not())];
        const later = of.head.add(1);
        // With the packet that is stranded, or without one.
        const isLastOne = m.mux(waited, later.eq(of.tail), isEmpty).and(packet.last);
        const keeps = clears.not();
        return {
          ...step,
          next: {
            head: m.mux(leaves, later, of.head).mask(keeps),
            tail: m.mux(enters, of.tail.add(1), of.tail).mask(keeps),
            middle: m.mux(goes.or(strands), packet.last.not(), of.middle).and(keeps),
            current: m.mux(goes.and(packet.first), pdc, of.current),
          },
          write: valid,
          isQuiet: m.mux(kind.is('packet'), isLastOne, isEmpty.and(of.middle.not())),
        };
      });
      const begins = m.next('begins', { enable: goes.and(packet.first), tuple, pdc }, { reset: { enable: 0 } });
      // Whether a packet is stranded takes the whole cycle before, and so does what its tuple has left.
      const answer = m.named('was_quiet', m.next('was_empty', chosen.empty).and(m.next('was_last', isQuiet)));
      const quiet = { valid: made.quiet.valid.and(answer), tuple: made.quiet.tuple };
      return { placement: { ...made, quiet, answer }, begins, state_write };
    },
  );
};
