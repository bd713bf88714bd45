/** A table of receives or messages by their exact keys, which may have the same key several times. */
import { type Bits, bit, bits, clog2, module, optional, record, type Shape } from '../../../hdl/index.ts';
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
  const [setBits, wayBits] = [clog2(sets), clog2(ways)];
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
      const set1 = m.next('set_1', io.read);
      const set2 = m.next('set_2', set1);
      const set3 = m.next('set_3', set2);
      const set4 = m.next('set_4', set3);
      const set5 = m.next('set_5', set4);

      // 2: the keys of a set, compared.
      const change = m.forward('change', record({ add: bit, at: bits(wayBits) }));
      const keys2 = Array.from({ length: ways }, (_, way) => {
        const memory = m.mem(`keys_${way}`, keyShape, { depth: sets });
        memory.write({ addr: set5, data: io.key, enable: change.add.and(change.at.eq(way)) });
        return m.next(`key_${way}_2`, memory.readSync({ addr: io.read, onCollision: 'undefined' }));
      });
      const orders = m.mem('orders', Order, { depth: sets });
      const order2 = m.next('order_2', orders.readSync({ addr: io.read, onCollision: 'undefined' }));
      const fit = keys2.map((key) => matches(key, io.wanted)).reduce((low: Bits, one) => one.cat(low));
      const fit3 = m.next('fit_3', fit);
      const order3 = m.next('order_3', order2);

      // 3: the oldest of those that match.
      const rank = m.named('rank', matchingRanks(order3, fit3, ways).lowest());
      const at3 = m.named(
        'at_3',
        Array.from({ length: ways }, (_, i) => order3.order.at(i).mask(rank.at(i))).reduce((a, b) => a.or(b)),
      );
      const oldestOf = (list: readonly Bits[]): Bits =>
        m.next(
          'number_4',
          list.map((one, way) => one.mask(at3.eq(way))).reduce((a, b) => a.or(b)),
        );
      const rank4 = m.next('rank_4', rank);
      const hit4 = m.next('hit_4', rank.any());
      const order4 = m.next('order_4', order3);
      const number = numbered && oldestOf(keys2.map((key, way) => m.next(`number_${way}_3`, numbered.of(key))));
      const room4 = m.next('room_4', hasFreeWay(order3, ways));
      const at4 = m.next('at_4', at3);
      const free4 = m.next('free_4', freeWay(order3));

      // 5: what changes.
      const at5 = m.next('at_5', at4);
      const free5 = m.next('free_5', free4);
      const rank5 = m.next('rank_5', rank4);
      const order5 = m.next('order_5', order4);
      change.set({ add: io.add, at: free5 });
      const next = m.mux(io.remove, withoutRank(m, order5, rank5, ways), withEntry(order5));
      orders.write({
        addr: m.mux(io.clear, io.cleared, set5),
        data: m.mux(io.clear, emptyOrder(m, ways), next),
        enable: io.clear.or(io.remove).or(io.add),
      });
      const rests = m.mem('rests', restShape, { depth: sets * ways });
      rests.write({ addr: set5.cat(free5), data: io.rest, enable: io.add });
      const rest6 = rests.readSync({ addr: set5.cat(at5), onCollision: 'undefined' });
      m.assert('adds_or_removes', io.add.and(io.remove).not());
      m.assert('removes_what_is_there', io.remove.implies(m.past(hit4)));
      m.assert('adds_where_there_is_room', io.add.implies(m.past(room4)));
      return { hit: hit4, room: room4, number, found: rest6 };
    },
  );
};
