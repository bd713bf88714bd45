/** Whether a packet goes to its PDC now, waits, or has none any more. */
import { bit, bits, module, record } from '../../../../hdl/index.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import { updateContext } from '../../target-side/context-update.ts';
import { history } from '../../target-side/history.ts';
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
    ({ work, ...io }, m) => {
      const valid = history(m, 'valid', io.valid, 3, true)[3]!;
      const packet = history(m, 'packet', work.packet, 3)[3]!;
      const kind = history(m, 'kind', work.kind, 3)[3]!;
      const tuple = history(m, 'tuple', work.tuple, 3)[3]!;
      const waited = history(m, 'waited', work.waited, 3)[3]!;
      const order = history(m, 'order', work.order, 3)[3]!;
      const ordered = history(m, 'ordered', work.ordered, 3)[3]!;
      const round = history(m, 'round', work.round, 3)[3]!;
      const counted = history(m, 'counted', work.counted, 3)[3]!;
      const route = history(m, 'route', io.route, 3)[3]!;
      const chosen = history(m, 'chosen', io.chosen, 3)[3]!;
      const { pdc } = route;
      const isPacket = m.named('is_packet', valid.and(kind.is('packet')));

      const { word: retired } = m.inst('retired_counts', contextCopy(Count, contexts), {
        enable: io.retired.valid,
        pdc: indexOf(layout, io.retired.pdcid),
        data: { generation: generationOf(layout, io.retired.pdcid.trunc(15)), count: io.retired.count },
        read: indexOf(layout, io.route.pdc),
      });
      const before = history(m, 'pdc_before', generationOf(layout, io.route.pdc), 2)[2]!;
      const out = m.next('retired_then', retired.count.mask(retired.generation.eq(before)));

      const result = m.reg('made', record(Made(layout)));
      const goes = m.forward('goes', bit);
      const strands = m.forward('strands', bit);
      const parks = m.forward('parks', bit);
      const isTurn = m.forward('is_turn', bit);
      const tail = m.forward('tail', bits(orderBits));
      // Of a tuple: whether a message is in its middle, and goes by this PDC.
      const isMiddle = m.forward('is_middle', bit);
      const isCurrent = m.forward('is_current', bit);
      // Of a tuple: whether nothing waits any more, and no message is in its middle.
      const isQuiet = m.forward('is_quiet', bit);

      const access = { depth: tuples, enable: io.valid, addr: work.tuple, latency: 3 } as const;
      updateContext(m, 'orders', Order, access, (now) => {
        tail.set(now.tail);
        isTurn.set(m.mux(waited, order.eq(now.head), now.head.eq(now.tail)));
        const leaves = goes.or(strands).and(waited);
        const enters = parks.and(waited.not());
        const next = {
          head: m.mux(leaves, now.head.add(1), now.head),
          tail: m.mux(enters, now.tail.add(1), now.tail),
        };
        isCurrent.set(now.current.eq(pdc));
        isMiddle.set(now.middle);
        const middle = m.mux(goes.or(strands), packet.last.not(), now.middle);
        // With the packet that is stranded, or without one.
        const isEmpty = now.head.eq(now.tail);
        const isLastOne = m.mux(waited, now.head.add(1).eq(now.tail), isEmpty).and(packet.last);
        isQuiet.set(m.mux(kind.is('packet'), isLastOne, isEmpty.and(now.middle.not())));
        const keeps = kind.is('clear').not();
        return {
          next: {
            head: next.head.mask(keeps),
            tail: next.tail.mask(keeps),
            middle: middle.and(keeps),
            current: m.mux(goes.and(packet.first), pdc, now.current),
          },
          write: valid,
        };
      });

      const write = m.reg(
        'state_write',
        record({ enable: bit, index: bits(layout.contextBits), count: PdcCount(layout) }),
      );
      const places = { depth: contexts, enable: io.valid, addr: indexOf(layout, io.route.pdc), latency: 3 } as const;
      updateContext(m, 'states', State, places, (now) => {
        const opens = m.named('opens', isPacket.and(chosen.opens));
        const isSame = now.generation.eq(generationOf(layout, pdc)).and(now.alive);
        // One that is to close takes no first packets any more, also of those that were given to it before.
        const takes = packet.first.and(now.closing).not();
        const lives = m.named('lives', isSame.and(takes).or(opens));
        const level = now.count.sub(out);
        const isFull = m.named('is_full', level.at(countBits - 1).and(opens.not()));
        const isKnown = m.named('is_known', m.mux(packet.first, route.known, isMiddle.and(isCurrent)));
        const mayGo = m.named('may_go', isPacket.and(isKnown).and(lives).and(isFull.not()).and(io.room));
        goes.set(mayGo.and(isTurn));
        // Its message's PDC is gone, or it has none.
        const isGone = packet.first.not().and(isMiddle.not().or(isCurrent.and(lives.not())));
        strands.set(isPacket.and(isGone).and(isTurn));
        parks.set(isPacket.and(goes.or(strands).not()));

        const count = m.mux(opens, m.lit(countBits, 0), now.count);
        const busy = m.mux(goes, packet.last.not(), now.busy.and(opens.not()));
        const used = goes.or(now.used.and(opens.not()));
        const isOf = isSame.and(valid);
        const closing = m.named('closing', now.closing.or(kind.is('quiesce').and(isOf)).and(opens.not()));
        const settles = m.named(
          'settles',
          isOf.and(opens.not()).and(closing).and(now.settled.not()).and(busy.not()).and(kind.is('ended').not()),
        );
        const gone = kind.is('clear').or(kind.is('ended').and(isSame));
        const next = {
          generation: m.mux(opens, generationOf(layout, pdc), now.generation.mask(kind.is('clear').not())),
          alive: now.alive.or(opens).and(gone.not()),
          closing,
          settled: now.settled.or(settles).and(opens.not()),
          busy,
          used,
          count: m.mux(goes, count.add(1), count),
        };
        const hasWork = isPacket
          .and(goes.or(opens))
          .or(isOf.and(isPacket.not()))
          .or(valid.and(kind.is('clear')));
        const alive = next.alive;
        write.set({
          enable: hasWork,
          index: indexOf(layout, pdc),
          count: {
            generation: next.generation,
            alive,
            closing,
            busy,
            used,
            count: next.count,
          },
        });

        const parked = {
          tuple,
          order: m.mux(waited, order, tail),
          resolved: route.known.and(lives).and(packet.first),
          pdc,
          counted: m.mux(isTurn.and(chosen.lacks), io.period, counted),
          ordered,
          round,
          packet,
        };
        const named = (bitOf: typeof goes) => ({ valid: bitOf, pdcid: m.lit(1, 1).cat(pdc), packet });
        result.set({
          placed: named(goes),
          stranded: named(strands),
          parks,
          parked,
          lacks: parks.and(isTurn).and(chosen.lacks).and(counted.ne(io.period)),
          settled: { valid: settles, pdc },
          ended: { valid: valid.and(kind.is('ended')).and(isSame), pdc, closing: now.closing },
          quiet: { valid: valid.and(kind.is('ended')).or(strands), tuple },
          closes: isOf.and(kind.is('quiesce')).and(now.closing.not()),
          answers: valid.and(kind.is('forget')),
        });
        return { next, write: hasWork };
      });
      const begins = m.next('begins', { enable: goes.and(packet.first), tuple, pdc }, { reset: { enable: 0 } });
      // Whether a packet is stranded takes the whole clock before, and so does what its tuple has left.
      const answer = m.named('was_quiet', m.next('was_empty', chosen.empty).and(m.next('was_last', isQuiet)));
      const quiet = { valid: result.quiet.valid.and(answer), tuple: result.quiet.tuple };
      return { placement: { ...result, quiet, answer }, begins, state_write: write };
    },
  );
};
