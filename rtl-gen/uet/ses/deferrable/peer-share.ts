/** How many places of a table the messages of one peer have. */
import { type Bits, bit, bits, type Ctx, clog2, module, record } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { priorityEncoder } from '../../../lib/bits/priority-encoder.ts';

export interface PeerShareOptions {
  /** Places of the table, a power of two. */
  readonly slots: number;
  /** Groups of peers, each with a count of its own: a power of two, 2 or more. */
  readonly groups: number;
  /** Places that the peers of a group may have at a time: a power of two. */
  readonly most: number;
  /** `full` counts a place from the clock after its `take` on, so that places may be given clock by clock. */
  readonly prompt?: boolean;
}

/** 16 groups, each with half of the places. */
export const usualShare = (slots: number): PeerShareOptions => ({ slots, groups: 16, most: Math.max(1, slots / 2) });

/** The group of a peer: the parts of its number, added without carry. Combinational. */
export const peerGroup = (m: Ctx, peer: Bits<16>, groups: number): Bits => {
  const width = clog2(groups);
  const parts = Array.from({ length: Math.ceil(16 / width) }, (_, i) =>
    peer.slice(Math.min(16, (i + 1) * width) - 1, i * width).zext(width),
  );
  return parts.reduce((a, b) => a.xor(b), m.lit(width, 0));
};

/**
 * `take`: a place is given to a peer of a group, in each second clock, and is one of `taken` from the next clock on. A
 * place that is `taken` no longer is `held` until it is counted back, one a clock, the lowest first: it is not to be
 * given meanwhile. `full`, two clocks after a `take` or later: the group has as many as it may. Source: ses.md 4.3
 * leaves to the target whom it lets wait [D].
 *
 * With `prompt` a `take` in each clock, and `full` one clock after it or later. A place that is counted back in the
 * clock in which another one comes may count for a clock longer.
 */
export const peerShare = ({ slots, groups, most, prompt = false }: PeerShareOptions) => {
  const Slot = bits(clog2(slots));
  const Mask = bits(slots);
  const Group = bits(clog2(groups));
  const Count = bits(clog2(most) + 1);
  return module(
    `ses_peer_share_n${slots}_g${groups}_m${most}${prompt ? '_prompt' : ''}`,
    {
      summary: `Places of ${slots} that peers of ${groups} groups have, ${most} of each at most.`,
      in: { take: record({ valid: bit, slot: Slot, group: Group }), taken: Mask },
      out: { held: Mask, full: bits(groups) },
    },
    ({ take, taken }, m) => {
      const held = m.reg('counted', Mask, { reset: 0 });
      const over = m.named('over', held.and(taken.not()));
      const lowest = m.inst('lowest', priorityEncoder(slots), { requests: over });
      held.set(held.and(lowest.one_hot.not()).or(take.slot.oneHot(slots).mask(take.valid)));
      const of = m.mem('groups', Group, { depth: slots });
      of.write({ addr: take.slot, data: take.group, enable: take.valid });

      const goes = m.next('goes', { valid: lowest.valid, slot: lowest.index }, { reset: { valid: 0 } });
      const back = m.next('back', { valid: goes.valid, group: of.read(goes.slot) }, { reset: { valid: 0 } });
      const comes = m.next('comes', { valid: take.valid, group: take.group }, { reset: { valid: 0 } });
      const isOf = (one: { readonly valid: Bits<1>; readonly group: Bits }): Bits =>
        one.group.oneHot(groups).mask(one.valid);
      const [more, fewer] = [m.named('more', isOf(comes)), m.named('fewer', isOf(back))];
      const counts = Array.from({ length: groups }, (_, i) => {
        const count = m.reg(`count_${i}`, Count, { reset: 0 });
        const [up, down] = [more.at(i), fewer.at(i)];
        m.when(up.xor(down), () => count.set(m.mux(up, count.add(1), count.sub(1))));
        return count;
      });
      const isFull = (count: Bits, i: number): Bits<1> =>
        prompt ? count.eq(most).or(more.at(i).and(count.eq(most - 1))) : count.eq(most);
      const full = lowFirst(counts.map(isFull));
      return { held, full: full.as(groups) };
    },
  );
};
