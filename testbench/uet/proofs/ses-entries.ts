/** Receives of exact matching: an entry of a table is given once, as it was stored. */
import { type Bits, bind, bit, bits, clog2 } from '../../../rtl-gen/hdl/index.ts';
import { exactTable } from '../../../rtl-gen/uet/ses/match-exact/exact-table.ts';
import { WayOrder } from '../../../rtl-gen/uet/ses/match-exact/way-order.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/** 128 or more sets and 4 ways in the hardware, with keys of more than 100 bits. */
const size = { sets: 2, ways: 2 } as const;
const Key = bits(2);
const Rest = bits(2);
const Order = WayOrder(size.ways);
const table = exactTable('match_entries', Key, Key, Rest, (key, wanted) => key.eq(wanted), size);

/**
 * Of one way of one set, any. Kept here are whether it has an entry, and its key and rest. Assumed is what the table
 * says of whoever asks: a set changes 6 clocks after its last change or later, what is taken off has been found, what
 * is stored has found room, and all is cleared before.
 */
const once = bind(table, (io, inside, m) => {
  const [set, way] = [m.symbolic('spec_set', bits(clog2(size.sets))), m.symbolic('spec_way', bits(clog2(size.ways)))];
  const set5 = inside.inst<{ readonly q: Bits<1> }>('set_change_later').q;
  const changes = m.named('spec_changes', io.add.or(io.remove));
  for (let n = 1; n <= 5; n++) {
    const again = m.past(changes, n).and(m.past(set5, n).eq(set5));
    m.assume(`rests_${n}`, m.pastValid(n).implies(changes.and(again).not()));
  }
  m.assume('is_one', io.add.and(io.remove).not());
  m.assume('takes_what_it_has_found', io.remove.implies(m.pastValid(1).and(m.past(inside.bits('hits_show', 1)))));
  m.assume(
    'stores_where_there_is_room_then',
    io.add.implies(m.pastValid(1).and(m.past(inside.bits('has_room_show', 1)))),
  );

  // All sets are cleared first, then none; what was read before counts for nothing.
  const cleared = m.reg('spec_cleared', bits(2), { reset: 0 });
  const done = m.named('spec_done', cleared.at(1));
  m.when(done.not(), () => cleared.set(cleared.add(1)));
  m.assume('clears_first', io.clear.eq(done.not()));
  m.assume('clears_in_turn', io.clear.implies(io.cleared.eq(cleared.trunc(1))));
  m.assume('waits_until_cleared', changes.implies(m.pastValid(5).and(m.past(done, 5))));

  const own = set5.eq(set);
  const stores = m.named('spec_stores', io.add.and(own).and(inside.bits('free_change', 1).eq(way)));
  const takes = m.named('spec_takes', io.remove.and(own).and(inside.bits('at_change', 1).eq(way)));
  const held = m.reg('spec_held', bit, { reset: 0 });
  const key = m.reg('spec_key', Key);
  const rest = m.reg('spec_rest', Rest);
  m.when(stores, () => {
    held.set(1);
    key.set(io.key);
    rest.set(io.rest);
  });
  m.when(takes, () => held.set(0));
  m.assert('is_not_written_over', stores.implies(held.not()));
  m.assert('is_given_once', takes.implies(held));
  m.assert('has_the_key', takes.implies(m.pastValid(3).and(m.past(io.wanted, 3).eq(key))));
  const gave = m.pastValid(1).and(m.past(takes));
  m.assert('gives_what_was_stored', gave.implies(io.found.eq(m.past(rest))));

  // How: the first ranks of the order are ways with entries, and each way has one rank.
  const order = inside.mem('orders', Order).read(set);
  const isClear = done.or(set.zext(2).lt(cleared));
  const at = (rank: number): Bits<1> => order.order.at(rank).eq(way).and(order.count.gt(rank));
  m.assert('is_in_the_order', isClear.implies(held.eq(at(0).or(at(1)))));
  m.assert('order_has_all', isClear.implies(order.order.at(0).ne(order.order.at(1)).and(order.count.le(size.ways))));
  m.assert('is_none_before', done.not().implies(held.not().and(isClear.implies(order.count.any().not()))));
  m.assert('clears_all', cleared.le(2));
  const keys = [0, 1].map((one) => inside.mem(`keys_${one}`, Key).read(set));
  m.assert('key_is_kept', held.implies(m.mux<Bits>(way.eq(0), keys[0]!, keys[1]!).eq(key)));
  m.assert('rest_is_kept', held.implies(inside.mem('rests', Rest).read(set.cat(way)).eq(rest)));
  m.cover('is_given', gave);
  m.cover('stays_while_another_goes', held.and(io.remove).and(own).and(takes.not()));
});

export const sesEntryProofs: readonly Proof[] = [
  proof(
    'ses-entries',
    'Receives and messages of exact matching: each is given to one, as it was stored, and only once.',
    once,
    { depth: 8, coverDepth: 26 },
  ),
];
