/** Finds the number of a packet's tuple, or gives it one (uet-wire.md 7.1). */
import { bit, bits, module, record, sink, source } from '../../../../hdl/index.ts';
import { HashOperation, hashTable } from '../../../../lib/memory/hash-table.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { levelFifo } from '../../../../lib/stream/fifo.ts';
import { forwardSlice } from '../../../../lib/stream/register-slice.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import type { ChoiceLayout } from './choice-layout.ts';
import { NumberedSend, Tuple, TupleSend } from './choice-records.ts';

/** Packets that are looked up at the same time, and as many results that wait. */
const depth = 8;
/** Ways of a set of the table, which has room for four times as many tuples as there are numbers. */
const ways = 4;

/**
 * A packet a clock from `up`, in the same order to `down`, 8 clocks later at the earliest, with the number of its
 * tuple. A tuple that has no number gets one. Where there is none left, or its set of the table is full, it is tried
 * again, and all packets after it wait.
 *
 * - `frozen`: no packet is looked up. What was looked up in the clock before comes out within 7 clocks.
 * - `forget`, 6 clocks into `frozen` at the earliest: the tuple of that number is forgotten, if there is one, and 8
 *   clocks later the number may be another one's.
 * - `tuple`: that of the number `read`, two clocks later; not in a clock of `forget`.
 * - `ready`: 0 while the table is emptied after reset; no packet may come then.
 */
export const tupleFinder = (layout: ChoiceLayout) => {
  const { tuples, tupleBits } = layout;
  const TupleNumber = bits(tupleBits);
  const Send = TupleSend(layout);
  const Found = NumberedSend(layout);
  const sets = (4 * tuples) / ways;
  const table = hashTable(Tuple, TupleNumber, { sets, ways, offers: true });
  return module(
    `tuple_finder_t${tuples}_h${layout.handleBits}`,
    {
      summary: `Numbers of up to ${tuples} tuples of packets.`,
      in: { frozen: bit, forget: record({ valid: bit, tuple: TupleNumber }), read: TupleNumber },
      out: { ready: bit, tuple: Tuple },
      link: { up: sink(Send), down: source(Found) },
    },
    ({ up, frozen, forget, read }, m) => {
      const pointer = bits(4);
      const wr = m.reg('wr', pointer, { reset: 0 });
      const next = m.reg('next', pointer, { reset: 0 });
      const done = m.reg('done', pointer, { reset: 0 });
      const items = m.mem('items', Send, { depth });

      // Numbers that are free; after reset all of them.
      const filling = m.reg('filling', bit, { reset: 1 });
      const filled = m.reg('filled', TupleNumber, { reset: 0, next: (now) => now.add(1) });
      m.when(filled.all(), () => filling.set(0));
      const removing = pipeline(m, { removed: forget.tuple }, { name: 'forget', valid: forget.valid })
        .repeat(2, 'tuple', idle)
        .stage('remove', idle)
        .stage('search', idle)
        .stage('free', idle);
      const { valid: removes } = removing.at('remove');
      const { valid: ends, removed } = removing.at('free');
      const hits = m.forward('hits', bit);
      const frees = m.named('frees', ends.and(hits));
      const takes = m.forward('takes', bit);
      const free = m.inst('free', blockFifo(TupleNumber, tuples), {
        up: { payload: m.mux(filling, filled, removed), valid: filling.or(frees) },
        down: { ready: takes },
      });
      m.assert('free_has_room', filling.or(frees).implies(free.up.ready));

      // A packet is stored, and looked up.
      const full = m.named('full', wr.sub(done).eq(depth));
      const accepts = m.named('accepts', up.valid.and(full.not()).and(filling.not()));
      items.write({ addr: wr.trunc(3), data: up.payload, enable: accepts });
      m.when(accepts, () => wr.set(wr.add(1)));
      const failed = m.forward('failed', bit);
      const level = m.forward('level', bits(4));
      const looks = m.named('looks', next.ne(wr).and(frozen.not()).and(failed.not()).and(level.lt(4)));
      const item = m.next('item', items.read(next.trunc(3)));
      const valid = m.next('valid', looks, { reset: 0 });
      const op = m.wire('op', HashOperation, 'find_or_insert');
      m.when(removes, () => op.set('remove'));
      const Stored = record({ used: bit, tuple: Tuple });
      const written = m.forward('written', record({ enable: bit, number: TupleNumber, stored: Stored }));
      const { word: stored } = m.inst('tuples', contextCopy(Stored, tuples), {
        enable: written.enable,
        pdc: written.number,
        data: written.stored,
        read: m.mux(forget.valid, forget.tuple, read),
      });
      const looked = m.inst('numbers', table, {
        op,
        key: m.mux(removes, stored.tuple, item.tuple),
        value: undefined,
        // A number that was forgotten before is another one's, or free.
        enable: valid.or(removes.and(stored.used)),
        offer: { valid: free.down.valid, value: free.down.payload },
      });
      m.assume('forgets_while_frozen', forget.valid.implies(frozen));
      takes.set(looked.inserted);
      hits.set(looked.hit);

      // Two cycles after the operation it is known. After a failure all that was looked up later is forgotten.
      const { out } = pipeline(m, { item }, { valid, flush: failed, reset: { is_new: 0 } })
        .repeat(2, 'search', idle)
        .stage('found', () => ({
          number: m.mux(looked.hit, looked.found, free.down.payload),
          is_found: looked.hit.or(looked.inserted),
          is_new: looked.inserted,
        }));
      const { number, is_found, is_new } = out;
      const { tuple, packet } = out.item;
      written.set({
        enable: is_new.or(filling).or(frees),
        number: m.mux(filling, filled, m.mux(frees, removed, number)),
        stored: { used: filling.or(frees).not(), tuple },
      });
      failed.set(out.valid.and(is_found.not()));
      const finds = m.named('finds', out.valid.and(is_found));
      m.when(failed, () => next.set(done)).elsewhen(looks, () => next.set(next.add(1)));
      m.when(finds, () => done.set(done.add(1)));

      const results = m.inst('results', levelFifo(Found, depth), {
        up: { payload: { tuple: number, ordered: tuple.mode.is('rud').not(), packet }, valid: finds },
      });
      m.assert('results_have_room', finds.implies(results.up.ready));
      level.set(results.level);
      return {
        up: { ready: full.not().and(filling.not()) },
        // What comes of a result takes most of a cycle, so it is in a register.
        down: results.down.through('head', forwardSlice),
        ready: filling.not().and(looked.ready),
        tuple: stored.tuple,
      };
    },
  );
};
