/** First in, first out: what a part with one stream in and one out promises. */
import { type Bits, bit, bits, type Ctx, clog2 } from '../../../rtl-gen/hdl/index.ts';
import { type StreamPorts, streamContract } from '../../../rtl-gen/lib/stream/contract.ts';

/** What the specification knows, for invariants that tie it to the part's own state. */
export interface InOrder {
  /** Items that have entered and left, modulo a power of two that is more than twice what the part holds. */
  readonly entered: Bits;
  readonly left: Bits;
  /** Items that are inside. */
  readonly count: Bits;
  /** One number of an item, any: the one that is watched. */
  readonly watched: Bits;
  /** The watched item is inside, and what it is. */
  readonly stored: Bits<1>;
  readonly item: Bits;
}

/**
 * Assert that the n-th item to enter `up` is the n-th to leave `down`, unchanged, for every n; that no more than
 * `capacity` are inside; that nothing leaves that has not entered; and the contract of the stream `down`. `through`: an
 * item may leave in the clock in which it enters. The contract of `up` is assumed where `through` needs it.
 *
 * One number is watched, any, modulo twice the capacity or more: items inside have different numbers, so nothing is
 * lost.
 */
export function inOrder(
  m: Ctx,
  { up, down }: { readonly up: StreamPorts<Bits>; readonly down: StreamPorts<Bits> },
  { capacity, through = false }: { readonly capacity: number; readonly through?: boolean },
): InOrder {
  const width: number = clog2(capacity + 1) + 1;
  const entered = m.reg('spec_entered', bits(width), { reset: 0 });
  const left = m.reg('spec_left', bits(width), { reset: 0 });
  const watched = m.symbolic('spec_watched', bits(width));
  const stored = m.reg('spec_stored', bit, { reset: 0 });
  const item = m.reg('spec_item', bits(up.payload.width));

  const enters = up.valid.and(up.ready);
  const leaves = down.valid.and(down.ready);
  m.when(enters, () => entered.set(entered.add(1)));
  m.when(leaves, () => left.set(left.add(1)));
  const [comes, goes] = [enters.and(entered.eq(watched)), leaves.and(left.eq(watched))];
  m.when(comes, () => item.set(up.payload));
  stored.set(stored.or(comes).and(goes.not()));

  const count = entered.sub(left);
  m.assert('spec_at_most_capacity', count.le(capacity));
  m.assert('spec_stored_is_inside', stored.eq(watched.sub(left).lt(count)));
  const isNow = through ? stored.or(comes) : stored;
  m.assert('spec_leaves_once_entered', goes.implies(isNow));
  const is = through ? m.mux(stored, item, up.payload) : item;
  m.assert('spec_leaves_unchanged', goes.implies(down.payload.eq(is)));
  m.cover('spec_all_ones_leave', leaves.and(down.payload.all()));
  if (through) streamContract(m, 'assume', 'up', up);
  streamContract(m, 'assert', 'down', down);
  return { entered, left, count, watched, stored, item };
}
