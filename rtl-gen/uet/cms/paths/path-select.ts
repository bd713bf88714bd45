/** Path selection in hardware: an event of any context a clock. */
import { bit, bits, clog2, module, record, type Shape } from '../../../hdl/index.ts';
import { positionOf } from '../../../lib/bits/encode.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { history } from '../../pds/target-side/history.ts';
import { tapped } from '../tapped.ts';
import { pathFreeze } from './freeze.ts';
import { goodQueue } from './good-queue.ts';
import { pathClock } from './latency.ts';
import { PathEvent, PathPicked, PathRegisters, PathWay } from './path-records.ts';
import { pathPenalties } from './penalties.ts';
import { pathRing } from './ring.ts';
import { pathWalk, TURN } from './walk.ts';
import { inOrder } from './walk-order.ts';

/** Numbers of contexts and paths that are built. */
export interface PathSelectOptions {
  /** 2 or more. */
  readonly contexts: number;
  /** Of a context at most: a power of two, 4 to 256. */
  readonly paths: number;
}

/**
 * The entropy value of each packet, by the scheme of the registers: oblivious, bitmap, REPS with freezing, or mixed.
 * An event a clock, also of one context in clocks in a row; nothing waits. `picked` comes `pathClock.picked` clocks
 * after its event, which is a `pick`.
 *
 * Each event sees what those before it left, but for the walk: it sees penalties that are `pathLag.penalties` clocks
 * old or older, and where the walk began another order less than `pathLag.order` clocks ago, it takes the paths as
 * they come. Picks of a context that are farther apart, as those of packets of some KiB are, see all.
 *
 * A context begins with `start`. Times are compared modulo 2^32 of their unit, so while REPS is frozen something has to
 * come back within 2^31 of them. Source: cms.md 6; a timeout charges the path of the packet that was lost.
 */
export const pathSelect = ({ contexts, paths }: PathSelectOptions) => {
  const pathBits = clog2(paths);
  if (2 ** pathBits !== paths || paths < 4 || paths > 256) {
    throw new RangeError(`path selection of ${paths} paths: give a power of two from 4 to 256`);
  }
  const contextBits = clog2(contexts);
  const Path = bits(pathBits);
  const Places = bits(paths);
  const Walk = record({ index: Path, order: Path, turn: bits(TURN) });
  const low = Math.ceil(pathBits / 2);
  return module(
    `path_select_n${contexts}_p${paths}`,
    {
      summary: `Entropy values of packets, of ${contexts} contexts with up to ${paths} paths each.`,
      in: { event: PathEvent(contextBits, pathBits), registers: PathRegisters(pathBits) },
      out: { picked: PathPicked(contextBits) },
    },
    ({ event, registers }, m) => {
      // Names with a number are of that clock after the event. Paths are numbers from `unused` up, walk orders from 0.
      const line = <V>(name: string, shape: Shape<V>, value: V, from = 0) => tapped(m, name, shape, value, from);
      const valid = history(m, 'valid', event.valid, pathClock.paths, true);
      const ccc = line('ccc', bits(contextBits), event.ccc);
      const is = (...kinds: readonly Parameters<typeof event.kind.is>[0][]) =>
        kinds
          .map((kind) => event.kind.is(kind))
          .reduce((a, b) => a.or(b))
          .and(event.valid);
      const start = line('start', bit, is('start'));
      const pick = line('pick', bit, is('pick'));
      const good = line('good', bit, is('good'));
      const timeout = line('timeout', bit, is('timeout'));
      const { scheme, unused } = registers;
      const isReps = m.next('is_reps', scheme.is('reps'));
      const isMixed = m.next('is_mixed', scheme.is('mixed'));
      const hasPenalties = m.next('has_penalties', scheme.is('bitmap').or(scheme.is('mixed')));
      const firstPlace = m.next('first_place', unused.oneHot(paths));
      const inUse = m.next('in_use', firstPlace.not().add(1));
      const path = line('path', Path, event.entropy.trunc(pathBits).or(unused));
      const order = line('order', Path, event.first_draw.and(unused.not()));
      const second = line('second', bits(16), event.second_draw);

      // 0 to 8: what may be used again.
      const now = line('now', bits(32), event.now);
      const freeze = m.inst('freeze', pathFreeze(contexts, contextBits), {
        enable: event.valid,
        ccc: event.ccc,
        inputs: {
          start: start(3),
          pick: pick(3),
          heard: line('heard', bit, is('good', 'ecn', 'nack', 'timeout'))(3),
          timeout: timeout(3),
          now: now(3),
          thaw: m.next('thaw_3', now(2).add(registers.freeze.zext(32))),
        },
      });
      const ring = m.inst('ring', pathRing(contexts, contextBits, pathBits), {
        enable: valid[1]!,
        ccc: ccc(1),
        inputs: {
          pick: pick(4),
          good: good(4),
          clears: start(4).or(freeze.thaws),
          is_frozen: freeze.is_frozen,
          explores: freeze.explores,
          path: path(4),
        },
      });
      const queue = m.inst('queue', goodQueue(contexts, contextBits, pathBits), {
        enable: event.valid,
        ccc: event.ccc,
        start: start(3),
        put: good(3).and(isMixed),
        take: pick(3).and(isMixed),
        path: path(3),
      });
      const walks4 = m.named('walks_4', pick(4).and(isReps.not()).and(queue.taken.not()));
      const walks = line('walks', bit, walks4, 4);
      const isStored = ring.way.is('recycle').or(ring.way.is('frozen'));
      const ringPath = m.mux(isStored, ring.path, order(5).or(unused));
      const reused7 = m.mux(isReps, m.next('ring_path_7', m.next('ring_path_6', ringPath)), queue.oldest);
      const again = line('again', Path, m.next('again_8', reused7), 8);
      const repsWay = m.mux(isReps, ring.way, m.lit(PathWay, 'recycle'));
      const way = line('way', PathWay, m.next('way_6', m.mux(walks(5), m.lit(PathWay, 'walk'), repsWay)), 6);

      // 0 to 4: where the walk was, and the penalties then.
      const seenIndex = m.forward('seen_index', Path);
      const seenOrder = m.forward('seen_order', Path);
      const seenTurn = m.forward('seen_turn', bits(TURN));
      const first2 = m.named('first_2', seenIndex.xor(seenOrder));
      const penalised4 = m.forward('penalised_4', Places);
      const penalty4 = m.forward('penalty_4', bits(4));
      const one4 = m.next('one_4', m.next('first_3', first2).oneHot(paths));
      const orderSeen = line('order_seen', Path, seenOrder, 2);

      // 4 to 7: both orders. The first place may lose its last penalty, which counts after a whole turn.
      const free5 = m.next('free_5', penalised4.not());
      const freeLater5 = m.next('free_later_5', penalised4.not().or(one4.mask(penalty4.eq(1))));
      const free6 = m.next('free_6', inOrder(m, free5, orderSeen(5), 0, low));
      const freeLater6 = m.next('free_later_6', inOrder(m, freeLater5, order(5), 0, low));
      const free = line('free', Places, m.next('free_7', inOrder(m, free6, orderSeen(6), low, pathBits).and(inUse)), 7);
      const freeLater7 = m.next('free_later_7', inOrder(m, freeLater6, order(6), low, pathBits).and(inUse));

      // The negative of a word has its lowest 1, and the opposite of all above it.
      const negative = m.named('negative', freeLater7.not().add(1));
      const lowest = m.next('lowest_8', freeLater7.and(negative));
      const above = m.next('above_8', freeLater7.xor(negative));

      // 8, 9: the walk.
      const { walk: at, paths: end } = pathClock;
      const { outputs } = m.inst('walk', pathWalk(contexts, contextBits, pathBits), {
        enable: valid[at - 3]!,
        ccc: ccc(at - 3),
        inputs: {
          start: start(at),
          walks: walks(at),
          free: free(at),
          turn: line('turn_seen', bits(TURN), seenTurn, 2)(at),
          lowest,
          above,
          first_draw: order(at),
          second_draw: second(at).trunc(pathBits).and(unused.not()),
        },
        first_place: firstPlace,
      });
      const { word: upper } = m.inst('upper_bits', contextCopy(bits(16), contexts), {
        enable: start(at),
        pdc: ccc(at),
        data: second(at),
        read: ccc(at + 1),
      });

      // 9 to 11: places become paths, and what the walk sees later is written.
      const taken = m.next('taken_10', positionOf(outputs.taken).as(pathBits));
      const before = m.next('before_10', positionOf(outputs.before).as(pathBits));
      const orders = m.next('orders_10', {
        taken: outputs.order_taken,
        before: outputs.order_before,
        next: outputs.order,
        turn: outputs.turn,
      });
      const goesOn = start(end - 1)
        .not()
        .and(taken.all().not());
      const next = m.next('next_11', m.mux(goesOn, taken.add(1), unused));
      const orderNext = m.next('order_11', { order: orders.next, turn: orders.turn });
      const { word: seen } = m.inst('walk_seen', contextCopy(Walk, contexts), {
        enable: walks(end).or(start(end)),
        pdc: ccc(end),
        data: { index: next, ...orderNext },
        read: event.ccc,
      });
      seenIndex.set(seen.index);
      seenOrder.set(seen.order);
      seenTurn.set(seen.turn);
      const walked = m.next('walked_11', taken.xor(orders.taken));
      const passed = m.next('passed_11', before.xor(orders.before));

      // 11 to 15: penalties.
      const counts = (kind: 'ecn' | 'nack' | 'timeout') => line(kind, bit, is(kind))(end).and(hasPenalties);
      const penalties = m.inst('penalties', pathPenalties(contexts, contextBits, pathBits), {
        enable: valid[end - 2]!,
        ccc: ccc(end - 2),
        inputs: {
          start: start(end),
          recovers: walks(end).and(hasPenalties),
          ecn: counts('ecn'),
          nack: counts('nack'),
          timeout: timeout(end).and(hasPenalties),
          path: m.mux(pick(end), passed, path(end)),
        },
        read_ccc: ccc(2),
        read_path: first2,
      });
      penalised4.set(penalties.penalised);
      penalty4.set(penalties.penalty);

      // 11, 12: the entropy value.
      const chosen = m.named('chosen', m.mux(walks(end), walked, again(end)));
      const outside = m.named('outside', unused.not().zext(16).not());
      const entropy = chosen.and(unused.not()).zext(16).or(upper.and(outside));
      const picks = m.next('picks', pick(end).and(valid[end]!), { reset: 0 });
      return {
        picked: {
          valid: picks,
          ccc: ccc(end + 1),
          entropy: m.next('entropy', entropy),
          way: way(end + 1),
        },
      };
    },
  );
};
