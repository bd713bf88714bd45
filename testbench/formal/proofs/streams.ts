/** Parts with one stream in and one out: what enters first leaves first. */
import { type Bits, bind, bits } from '../../../rtl-gen/hdl/index.ts';
import { blockFifo } from '../../../rtl-gen/lib/stream/block-fifo.ts';
import { delayLine } from '../../../rtl-gen/lib/stream/delay-line.ts';
import { fifo } from '../../../rtl-gen/lib/stream/fifo.ts';
import { backwardSlice, forwardSlice, fullSlice } from '../../../rtl-gen/lib/stream/register-slice.ts';
import { type Proof, proof } from '../proof.ts';
import { inOrder } from '../specs/in-order.ts';

const payload = bits(4);

const fifoOf4 = bind(fifo(payload, 4), (io, inside, m) => {
  const { count, entered, left, watched, stored, item } = inOrder(m, io, { capacity: 4 });
  m.assert('offers_what_it_has', io.down.valid.eq(count.any()));
  m.assert('takes_while_there_is_room', io.up.ready.eq(count.lt(4)));
  // What ties the specification to the part's own state.
  const [wr, rd] = [inside.bits('wr', 3), inside.bits('rd', 3)];
  m.assert('wr_counts', wr.eq(entered.trunc(3)));
  m.assert('rd_counts', rd.eq(left.trunc(3)));
  m.assert('item_is_kept', stored.implies(inside.mem('items', payload).read(watched.trunc(2)).eq(item)));
  m.cover('is_full', count.eq(4));
  m.cover('is_empty_again', count.eq(0).and(entered.eq(5)));
});

const blockFifoOf4 = bind(blockFifo(payload, 4), (io, inside, m) => {
  const { count, entered, left, watched, stored, item } = inOrder(m, io, { capacity: 6 });
  const [fetched, shown] = [inside.bits('fetched', 1), inside.bits('shown', 1)];
  m.assert('takes_while_there_is_room', count.lt(4).implies(io.up.ready));
  // One clock in the memory, one in its register: then an item that none is before is shown.
  const waited = m.reg('spec_waited', bits(2), { reset: 0 });
  m.when(io.down.valid.or(count.any().not()), () => waited.set(0)).otherwise(() => waited.set(waited.add(1)));
  m.assert('offers_what_it_has', waited.le(2));
  m.assert('first_is_fetched', waited.any().implies(shown.or(fetched.and(waited.eq(1)))));
  // The oldest is shown, the next is in the memory's register, all others in the memory.
  const wide = (value: Bits): Bits => value.zext(count.width);
  const [wr, rd] = [inside.bits('wr', 3), inside.bits('rd', 3)];
  const before = wide(shown).add(wide(fetched));
  m.assert('wr_counts', wr.eq(entered.trunc(3)));
  m.assert('rd_counts', rd.eq(left.add(before).trunc(3)));
  m.assert('count_is_there', count.eq(wide(wr.sub(rd)).add(before)));
  const at = watched.sub(left);
  const [isOldest, isNext] = [shown.and(at.any().not()), fetched.and(at.eq(wide(shown)))];
  m.assert('oldest_is_kept', stored.and(isOldest).implies(io.down.payload.eq(item)));
  m.assert('next_is_kept', stored.and(isNext).implies(inside.bits('items_rdata', 4).eq(item)));
  const inMemory = inside.mem('items', payload).read(watched.trunc(2));
  m.assert('others_are_kept', stored.and(at.ge(before)).implies(inMemory.eq(item)));
  m.cover('holds_all_it_can', count.eq(6));
});

const forward = bind(forwardSlice(payload), (io, inside, m) => {
  const { count, left, watched, stored, item } = inOrder(m, io, { capacity: 1 });
  m.assert('full_counts', inside.bits('full', 1).eq(count.any()));
  m.assert('item_is_kept', stored.and(left.eq(watched)).implies(inside.bits('held', 4).eq(item)));
  m.cover('one_a_clock', io.up.valid.and(io.up.ready).and(io.down.valid).and(io.down.ready));
});

const backward = bind(backwardSlice(payload), (io, inside, m) => {
  const { count, left, watched, stored, item } = inOrder(m, io, { capacity: 1, through: true });
  m.assert('full_counts', inside.bits('full', 1).eq(count.any()));
  m.assert('item_is_kept', stored.and(left.eq(watched)).implies(inside.bits('skid', 4).eq(item)));
  m.cover('skid_leaves', inside.bits('full', 1).and(io.down.ready));
});

const full = bind(fullSlice(payload), (io, inside, m) => {
  const { count, left, watched, stored, item } = inOrder(m, io, { capacity: 2 });
  const skid = inside.inst<{ up: { ready: Bits<1> }; down: { payload: Bits } }>('backward');
  const second = skid.up.ready.not();
  m.assert('full_counts', count.eq(io.down.valid.zext(3).add(second.zext(3))));
  m.assert('second_behind_first', second.implies(io.down.valid));
  m.assert('first_is_kept', stored.and(left.eq(watched)).implies(io.down.payload.eq(item)));
  m.assert('second_is_kept', stored.and(left.add(1).eq(watched)).implies(skid.down.payload.eq(item)));
  m.cover('both_full', second);
});

const delay = bind(delayLine(payload, 3), ({ d, q }, _, m) => {
  const flowing = m.reg('spec_flowing', bits(3), { init: 0 });
  flowing.set(flowing.shl(1).or(1));
  m.assert('is_the_value_of_then', flowing.all().implies(q.eq(m.past(d, 3))));
  m.cover('changes', flowing.all().and(q.eq(9)).and(d.eq(6)));
});

export const streamProofs: readonly Proof[] = [
  proof('fifo', 'The n-th item to enter a FIFO is the n-th to leave it; it never takes more than it holds.', fifoOf4),
  proof('block-fifo', 'The same of the FIFO in block RAM, which offers an item 3 clocks after it came.', blockFifoOf4),
  proof(
    'forward-slice',
    'A forward register slice hands items on in order and keeps to the contract of a stream.',
    forward,
  ),
  proof(
    'backward-slice',
    'A backward register slice hands items on in order and keeps to the contract of a stream.',
    backward,
  ),
  proof('full-slice', 'A full register slice hands items on in order and keeps to the contract of a stream.', full),
  proof('delay-line', 'A delay line gives the value of as many clocks ago, those of a reset included.', delay),
];
