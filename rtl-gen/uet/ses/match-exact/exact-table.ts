/** A table of receives or messages by their exact keys, which may have the same key several times. */
import { type Bits, bit, bits, clog2, module, optional, type Shape } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { emptyOrder, freeWay, hasFreeWay, matchingRanks, WayOrder, withEntry, withoutRank } from './way-order.ts';

export interface ExactTableOptions {
  /** A power of two. */
  readonly sets: number;
  /** A power of two, 2 or more. */
  readonly ways: number;
}

/** Clocks after `read` in which a table wants the key, is told what to change, and shows what it has found. */
export const tableClocks = { key: 2, shows: 4, change: 5, rest: 6 } as const;

/**
 * A set is `read`; 2 clocks later `wanted` is the key, and `matches` says which keys are wanted by it; 4 clocks after
 * the read `hit` is 1 if there is an entry, with its number, and `room` if the set has a free way. A clock later
 * `remove` takes that entry off, or `add` stores one with `key` and `rest`; a clock after that, `found` is the rest
 * of the entry that `hit`. So a set may be read again 6 clocks after it was read, and not before: who asks sees to
 * that.
 *
 * `numbered`: the number that a key has, where it has one.
 *
 * The oldest of several entries that match is found: the order of a set's ways is stored beside them, so nothing is
 * compared to know it. `clear` empties `cleared`.
 */
export const exactTable = <K, W, R>(
  name: string,
  keyShape: Shape<K>,
  wantedShape: Shape<W>,
  restShape: Shape<R>,
  matches: (key: K, wanted: W) => Bits<1>,
  { sets, ways }: ExactTableOptions,
  numbered?: { readonly width: number; readonly of: (key: K) => Bits },
) => {
  const setBits = clog2(sets);
  const Order = WayOrder(ways);
  return module(
    `${name}_s${sets}_w${ways}`,
    {
      summary: `Table of ${sets} sets of ${ways} entries, the oldest that has a key.`,
      in: {
        ...{ clear: bit, cleared: bits(setBits), read: bits(setBits), wanted: wantedShape },
        ...{ remove: bit, add: bit, key: keyShape, rest: restShape },
      },
      out: {
        hit: bit,
        room: bit,
        number: optional(numbered !== undefined, bits(numbered?.width ?? 1)),
        found: restShape,
      },
    },
    (io, m) => {
      const memories = Array.from({ length: ways }, (_, way) => m.mem(`keys_${way}`, keyShape, { depth: sets }));
      const orders = m.mem('orders', Order, { depth: sets });

      // The keys of a set are in registers when they are compared, 2 clocks after it is read.
      const at0 = { addr: io.read, onCollision: 'undefined' } as const;
      const keys = memories.map((memory, way) => m.next(`key_${way}_2`, memory.readSync(at0)));
      const numbers = numbered && keys.map((key, way) => m.next(`number_${way}_3`, numbered.of(key)));
      const order0 = orders.readSync(at0);
      const p = pipeline(m, { set: io.read })
        .stage('read', idle)
        .stage('fetch', () => ({ order: order0 }))
        .stage('match', () => ({ fit: lowFirst(keys.map((key) => matches(key, io.wanted))) }))
        // The oldest of those that match.
        .stage('rank', ({ order, fit }) => {
          const rank = matchingRanks(order, fit, ways).lowest();
          const at = pick(Array.from({ length: ways }, (_, i) => [rank.at(i), order.order.at(i)]));
          return {
            ...{ rank, hits: rank.any(), has_room: hasFreeWay(order, ways), at, free: freeWay(order) },
            its_number: numbers && pick(numbers.map((one, way) => [at.eq(way), one])),
          };
        })
        .stage('show', idle)
        .stage('change', idle);
      const { hits, has_room, its_number } = p.at('show');

      const { set, free, at, rank, order } = p.at('change');
      for (const [way, memory] of memories.entries())
        memory.write({ addr: set, data: io.key, enable: io.add.and(free.eq(way)) });
      const changed = m.mux(io.remove, withoutRank(m, order, rank, ways), withEntry(order));
      orders.write({
        addr: m.mux(io.clear, io.cleared, set),
        data: m.mux(io.clear, emptyOrder(m, ways), changed),
        enable: io.clear.or(io.remove).or(io.add),
      });
      const rests = m.mem('rests', restShape, { depth: sets * ways });
      rests.write({ addr: set.cat(free), data: io.rest, enable: io.add });
      const found = rests.readSync({ addr: set.cat(at), onCollision: 'undefined' });
      m.assert('adds_or_removes', io.add.and(io.remove).not());
      m.assert('removes_what_is_there', io.remove.implies(m.past(hits)));
      m.assert('adds_where_there_is_room', io.add.implies(m.past(has_room)));
      return { hit: hits, room: has_room, number: its_number, found };
    },
  );
};

/** The one value whose flag is 1, or 0. */
const pick = (choices: readonly (readonly [is: Bits<1>, value: Bits])[]): Bits =>
  choices.map(([is, value]) => value.mask(is)).reduce((a, b) => a.or(b));
