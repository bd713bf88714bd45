/** Receives of the SEND space: each is given to one message, and only once. */
import { type Bits, bind, bit, bits, pack, record } from '../../../rtl-gen/hdl/index.ts';
import { matchQueues } from '../../../rtl-gen/uet/ses/match-queues/match-queues.ts';
import { MatchCommand, MatchTag, MessageHeader } from '../../../rtl-gen/uet/ses/match-records.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/** 64 and 32 in the hardware. */
const size = { resources: 2, places: 2 } as const;
const indexBits = 1;
const Queue = record({ first: bits(indexBits), count: bits(indexBits + 1), has_messages: bit });
const Item = bits(MatchTag.width + MessageHeader.width);

/**
 * Of one place of one queue, any. What is stored there is a receive or a message; kept here is whether there is one,
 * and what. It is never written over, and what a match gives is what was stored, the first time and no second time.
 */
const once = bind(matchQueues(size), ({ result }, inside, m) => {
  const [resource, index] = [m.symbolic('spec_resource', bits(1)), m.symbolic('spec_index', bits(indexBits))];
  const op = inside.value('op_change', MatchCommand(1));
  const queue = inside.value('queue', Queue);
  const own = op.resource.eq(resource);
  const last = queue.first.add(queue.count.trunc(indexBits));
  const stores = m.named('spec_stores', inside.bits('stores', 1).and(own).and(last.eq(index)));
  const takes = m.named('spec_takes', inside.bits('takes', 1).and(own).and(queue.first.eq(index)));
  const item = m.mux<Bits>(
    op.kind.is('post'),
    pack(op.place).zext(Item.width),
    pack(op.tag).cat(pack(op.header)).as(Item.width),
  );
  const held = m.reg('spec_held', bit, { reset: 0 });
  const isMessage = m.reg('spec_is_message', bit);
  const data = m.reg('spec_data', Item);
  m.when(stores, () => {
    held.set(1);
    isMessage.set(op.kind.is('arrive'));
    data.set(item.as(Item.width));
  });
  m.when(takes, () => held.set(0));

  m.assert('is_not_written_over', stores.implies(held.not()));
  m.assert('is_given_once', takes.implies(held));
  m.assert('is_given_to_the_other_side', takes.implies(isMessage.eq(op.kind.is('post'))));
  // What it gives, two clocks later.
  const gave = m.pastValid(2).and(m.past(takes, 2));
  const was = m.past(data, 2);
  const received = pack(result.place).eq(was.trunc(128));
  const arrived = pack(result.tag).cat(pack(result.header)).eq(was);
  m.assert('gives_what_was_stored', gave.implies(m.mux(m.past(isMessage, 2), arrived, received)));
  m.assert('is_told', gave.implies(result.valid.and(result.outcome.is('matched'))));

  // How: a place is in use as long as its queue reaches it.
  const clearing = inside.bits('clearing', 1);
  const cleared = inside.bits('cleared', 1);
  const mine = inside.mem('queues', Queue).read(resource);
  const reaches = index.sub(mine.first).zext(2).lt(mine.count);
  const isClear = m.named('spec_is_clear', clearing.not().or(resource.lt(cleared)));
  m.assert('is_in_its_queue', isClear.implies(held.eq(reaches)));
  m.assert('queue_is_no_longer_than_all', isClear.implies(mine.count.le(size.places)));
  m.assert('is_empty_before', clearing.implies(held.not()));
  m.assert('queue_is_cleared', clearing.and(isClear).implies(mine.count.any().not()));
  m.assert('waits_until_cleared', inside.bits('valid_change', 1).implies(clearing.not()));
  m.assert('queue_has_one_kind', held.and(isClear).implies(mine.has_messages.eq(isMessage)));
  const address = resource.cat(index);
  m.assert('item_is_kept', held.implies(inside.mem('items', Item).read(address).eq(data)));
  m.cover('gives_a_receive', gave.and(m.past(isMessage, 2).not()));
  m.cover('gives_a_message', gave.and(m.past(isMessage, 2)));
});

export const sesQueueProofs: readonly Proof[] = [
  proof(
    'ses-queues',
    'Receives of the SEND space: each is given to one message, as it was posted, and only once.',
    once,
    { depth: 6, coverDepth: 12 },
  ),
];
