/** Path selection in hardware: an event of any context a clock. */
import { anyOf, type Bits, bits, clog2, module, record, type ValueOf } from '../../../hdl/index.ts';
import { positionOf } from '../../../lib/bits/encode.ts';
import { fieldsOf } from '../../../lib/pipeline/fields.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { FreezeInputs, pathFreeze } from './freeze.ts';
import { goodQueue } from './good-queue.ts';
import { PathEvent, type PathKind, PathPicked, PathRegisters, PathWay } from './path-records.ts';
import { pathPenalties } from './penalties.ts';
import { pathRing, RingInputs } from './ring.ts';
import { pathWalk, TURN, WalkInputs } from './walk.ts';
import { inOrder } from './walk-order.ts';

type Kind = Parameters<ValueOf<typeof PathKind>['is']>[0];

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
      // Paths are numbers from `unused` up, walk orders from 0.
      const { scheme, unused } = registers;
      const isReps = m.next('is_reps', scheme.is('reps'));
      const isMixed = m.next('is_mixed', scheme.is('mixed'));
      const hasPenalties = m.next('has_penalties', scheme.is('bitmap').or(scheme.is('mixed')));
      const first_place = m.next('first_place', unused.oneHot(paths));
      const inUse = m.next('in_use', first_place.not().add(1));
      const { valid: enable, ccc } = event;
      const is = (kind: Kind, ...others: readonly Kind[]): Bits<1> =>
        anyOf(event.kind.is(kind), ...others.map((other) => event.kind.is(other))).and(enable);

      // 0 to 4: where the walk was, and the penalties then.
      const seen = m.forward('walk_then', Walk);
      const penalties = m.forward('penalties_then', record({ penalised: bits(paths), penalty: bits(4) }));
      const entered = pipeline(m, event, { valid: enable, reset: { picks: 0 } })
        .stage('decode', ({ entropy, first_draw }) => ({
          start: is('start'),
          pick: is('pick'),
          good: is('good'),
          ecn: is('ecn'),
          nack: is('nack'),
          timeout: is('timeout'),
          heard: is('good', 'ecn', 'nack', 'timeout'),
          path: entropy.trunc(pathBits).or(unused),
          order: first_draw.and(unused.not()),
        }))
        .stage('ring', idle)
        .stage('seen', ({ now }) => ({
          first: seen.index.xor(seen.order),
          order_seen: seen.order,
          turn_seen: seen.turn,
          thaw: now.add(registers.freeze.zext(32)),
        }))
        .stage('states', ({ first }) => ({ one: first.oneHot(paths) }));

      const { ccc: read_ccc, first: read_path } = entered.at('seen');

      // 3 to 8: what may be used again.
      const { start, pick, good, path } = entered.at('states');
      const inputs = fieldsOf(FreezeInputs, entered.at('states'));
      const freeze = m.inst('freeze', pathFreeze(contexts, contextBits), { enable, ccc, inputs });
      const queue = m.inst('queue', goodQueue(contexts, contextBits, pathBits), {
        enable,
        ccc,
        start,
        path,
        put: good.and(isMixed),
        take: pick.and(isMixed),
      });
      const { is_frozen, explores, thaws } = freeze;
      const free = entered.stage('free', ({ start, pick, one }) => {
        // The first place may lose its last penalty, which counts after a whole turn.
        const none = penalties.penalised.not();
        return {
          is_frozen,
          explores,
          clears: start.or(thaws),
          walks: pick.and(isReps.not()).and(queue.taken.not()),
          free: none,
          free_later: none.or(one.mask(penalties.penalty.eq(1))),
        };
      });
      const ring = m.inst('ring', pathRing(contexts, contextBits, pathBits), {
        enable: entered.at('ring').valid,
        ccc: entered.at('ring').ccc,
        inputs: fieldsOf(RingInputs(pathBits), free.at('free')),
      });

      // 5 to 8: the free places in both orders, and which path is used again.
      const ordered = free
        .stage('order_low', ({ walks, order, order_seen, free, free_later }) => {
          const isStored = ring.way.is('recycle').or(ring.way.is('frozen'));
          const recycle = m.lit(PathWay, 'recycle');
          return {
            free: inOrder(m, free, order_seen, 0, low),
            free_later: inOrder(m, free_later, order, 0, low),
            again: m.mux(isStored, ring.path, order.or(unused)),
            way: m.mux(walks, m.lit(PathWay, 'walk'), m.mux(isReps, ring.way, recycle)),
          };
        })
        .stage('order_high', ({ order, order_seen, free, free_later }) => ({
          free: inOrder(m, free, order_seen, low, pathBits).and(inUse),
          free_later: inOrder(m, free_later, order, low, pathBits).and(inUse),
        }))
        .stage('lowest', ({ free_later, again }) => {
          // The negative of a word has its lowest 1, and the opposite of all above it.
          const negative = m.named('negative', free_later.not().add(1));
          return {
            lowest: free_later.and(negative),
            above: free_later.xor(negative),
            again: m.mux(isReps, again, queue.oldest),
          };
        })
        .stage('walk', ({ second_draw }) => ({
          second: second_draw.trunc(pathBits).and(unused.not()),
        }));

      // 8 to 10: the walk.
      const walk = ordered.at('walk');
      const { turn_seen: turn, order: first_draw, second: second_draw } = walk;
      const { outputs } = m.inst('walk', pathWalk(contexts, contextBits, pathBits), {
        enable: ordered.at('order_low').valid,
        ccc: ordered.at('order_low').ccc,
        inputs: fieldsOf(WalkInputs(pathBits), walk, { turn, first_draw, second_draw }),
        first_place,
      });
      const walked = ordered.stage('position', () => ({
        taken: positionOf(outputs.taken).as(pathBits),
        left: positionOf(outputs.before).as(pathBits),
        order_taken: outputs.order_taken,
        order_before: outputs.order_before,
        order_after: outputs.order,
        turn_after: outputs.turn,
      }));
      const { word: upper } = m.inst('upper_bits', contextCopy(bits(16), contexts), {
        enable: walk.start,
        pdc: walk.ccc,
        data: walk.second_draw,
        read: walked.at('position').ccc,
      });

      // 10 to 12: places become paths, and what the walk sees later is written; the entropy value.
      const chosen = walked
        .stage('path', ({ start, taken, left, order_taken, order_before }) => ({
          index: m.mux(start.not().and(taken.all().not()), taken.add(1), unused),
          walked: taken.xor(order_taken),
          passed: left.xor(order_before),
        }))
        .stage('choose', ({ walks, walked, again, pick, valid }) => {
          const outside = unused.not().zext(16).not();
          const path = m.mux(walks, walked, again).and(unused.not()).zext(16);
          return { value: path.or(upper.and(outside)), picks: pick.and(valid) };
        });
      const end = chosen.at('choose');
      const { word: walkThen } = m.inst('walk_seen', contextCopy(Walk, contexts), {
        enable: end.walks.or(end.start),
        pdc: end.ccc,
        data: { index: end.index, order: end.order_after, turn: end.turn_after },
        read: ccc,
      });
      seen.set(walkThen);
      penalties.set(
        m.inst('penalties', pathPenalties(contexts, contextBits, pathBits), {
          enable: walked.at('position').valid,
          ccc: walked.at('position').ccc,
          inputs: {
            start: end.start,
            recovers: end.walks.and(hasPenalties),
            ecn: end.ecn.and(hasPenalties),
            nack: end.nack.and(hasPenalties),
            timeout: end.timeout.and(hasPenalties),
            path: m.mux(end.pick, end.passed, end.path),
          },
          read_ccc,
          read_path,
        }),
      );
      const { picks, ccc: context, value, way } = chosen.out;
      return { picked: { valid: picks, ccc: context, entropy: value, way } };
    },
  );
};
