/** That the queue keeps the order and loses nothing, for all inputs: `npx gatewright prove queue`. */
import { proof } from 'gatewright/config';
import { bind, bit, bits } from 'gatewright/hdl';
import { streamContract } from 'gatewright/lib/stream/contract';
import { queue } from '../src/queue.ts';

const item = bits(4);

const harness = bind(queue({ width: 4, depth: 4 }), ({ up, down }, inside, m) => {
  // The specification: it counts what enters and leaves, and follows one item, any: the one with this number.
  const entered = m.reg('spec_entered', bits(3), { reset: 0 });
  const left = m.reg('spec_left', bits(3), { reset: 0 });
  const followed = m.symbolic('spec_followed', bits(3));
  const isInside = m.reg('spec_inside', bit, { reset: 0 });
  const value = m.reg('spec_value', item);
  const [enters, leaves] = [up.valid.and(up.ready), down.valid.and(down.ready)];
  m.when(leaves, () => left.set(left.add(1)));
  m.when(leaves.and(left.eq(followed)), () => isInside.set(0));
  m.when(enters, () => entered.set(entered.add(1)));
  m.when(enters.and(entered.eq(followed)), () => {
    isInside.set(1);
    value.set(up.payload);
  });
  m.assert('is_unchanged', leaves.and(left.eq(followed)).implies(isInside.and(down.payload.eq(value))));
  m.assert('none_is_lost', isInside.eq(followed.sub(left).lt(entered.sub(left))));
  m.assert('holds_no_more_than_fits', entered.sub(left).le(4));
  streamContract(m, 'assert', 'down', down);
  m.cover('is_full', entered.sub(left).eq(4));

  // What ties the specification to the queue's own state, for induction.
  m.assert('counts_what_enters', inside.bits('entered', 3).eq(entered));
  m.assert('counts_what_leaves', inside.bits('left', 3).eq(left));
  const kept = inside.mem('items', item).read(followed.trunc(2));
  m.assert('is_kept', isInside.implies(kept.eq(value)));
});

export const queueProof = proof('queue', 'What enters first leaves first, unchanged, and nothing is lost.', harness);
