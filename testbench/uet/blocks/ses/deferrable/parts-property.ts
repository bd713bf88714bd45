/** Parts of the tables of deferred sends, clock by clock: shares of peers, places that pend, tokens. */
import { type PeerShareOptions, peerShare } from '../../../../../rtl-gen/uet/ses/deferrable/peer-share.ts';
import { pendingSlots } from '../../../../../rtl-gen/uet/ses/deferrable/pending-slots.ts';
import { tokenSource } from '../../../../../rtl-gen/uet/ses/deferrable/token-source.ts';
import { assert, type Body, dutOf, type Random } from '../../test-kit.ts';

const lowest = (mask: number): number | undefined => (mask === 0 ? undefined : 31 - Math.clz32(mask & -mask));

/** Whether a clock is one of reset: some of a hundred, and what comes then counts for nothing. */
const isReset = (random: Random): boolean => random.chance(0.005);

/** Clocks from a place that is given, and from one that is counted back, to the count of its group. */
const countedAfter = { given: 2, back: 3 } as const;

/** Places are given to groups and come back at random; each is counted once, and a group is full at its share. */
export const peerShareProperty =
  ({ slots, groups, most }: PeerShareOptions, clocks: number): Body<void> =>
  async (t) => {
    const dut = dutOf(t.dut, peerShare({ slots, groups, most }));
    const random = t.random.fork('shares');
    let [held, taken, last] = [0, 0, -2];
    const groupOf: number[] = Array(slots).fill(0);
    const counts: number[] = Array(groups).fill(0);
    let events: { readonly at: number; readonly group: number; readonly by: number }[] = [];
    let rates = { take: 1, back: 0.1, hot: 0 };
    let wasFull = 0;
    for (let clock = 0; clock < clocks; clock++) {
      // One group takes most for a while.
      if (clock % 50 === 0)
        rates = { take: random.pick([1, 0.5]), back: random.pick([0, 0.02, 0.3]), hot: random.below(groups) };
      for (const { at, group, by } of events) if (at === clock) counts[group]! += by;
      events = events.filter(({ at }) => at > clock);
      const full = counts.reduce((mask, count, group) => mask | (Number(count === most) << group), 0);
      const reset = isReset(random);
      t.dut.port('rst').set(Number(reset));
      const [slot, group] = [random.below(slots), random.chance(0.7) ? rates.hot : random.below(groups)];
      const isFree = ((held | taken) >> slot) % 2 === 0;
      const takes = clock - last >= 2 && isFree && (full >> group) % 2 === 0 && random.chance(rates.take);
      dut.take.set({ valid: Number(takes), slot, group });
      dut.taken.set(taken);
      assert.deepEqual(
        [Number(dut.held.get()), Number(dut.full.get())],
        [held, full],
        'places that are held, and groups that are full',
      );
      wasFull += Number(full > 0);
      const back = lowest(held & ~taken);
      if (back !== undefined) {
        held &= ~(1 << back);
        events.push({ at: clock + countedAfter.back, group: groupOf[back]!, by: -1 });
      }
      for (let i = 0; i < slots; i++) if (random.chance(rates.back)) taken &= ~(1 << i);
      if (takes) {
        held |= 1 << slot;
        taken |= 1 << slot;
        groupOf[slot] = group;
        last = clock;
        events.push({ at: clock + countedAfter.given, group, by: 1 });
      }
      await t.rising();
      if (!reset) continue;
      [held, taken, events] = [0, 0, []];
      counts.fill(0);
    }
    if (clocks >= 1_000) assert(wasFull > clocks / 20, 'no group is full');
  };

/** Places begin and cease to pend at random; the lowest is offered two clocks later, and stays until it is taken. */
export const pendingSlotsProperty =
  (slots: number, clocks: number): Body<void> =>
  async (t) => {
    const dut = dutOf(t.dut, pendingSlots(slots));
    const random = t.random.fork('pending');
    let pending = 0;
    let chosen: number | undefined;
    let since = 0;
    let left = 0;
    for (let clock = 0; clock < clocks; clock++) {
      if (random.chance(0.5)) pending ^= 1 << random.below(slots);
      const ready = random.chance(0.4);
      const reset = isReset(random);
      t.dut.port('rst').set(Number(reset));
      dut.pending.set(pending);
      dut.ready.set(Number(ready));
      const valid = chosen !== undefined && clock - since >= 2;
      assert.equal(dut.valid.get(), Number(valid), 'a place is offered');
      if (valid) assert.equal(Number(dut.slot.get()), chosen, 'which place');
      assert.equal(Number(dut.leaves.get()), valid && ready ? 1 << chosen! : 0, 'which place leaves');
      if (chosen === undefined) {
        chosen = lowest(pending);
        since = clock;
      } else if (valid && ready) {
        pending &= ~(1 << chosen);
        chosen = undefined;
        left++;
      }
      await t.rising();
      if (reset) chosen = undefined;
    }
    if (clocks >= 1_000) assert(left > clocks / 20, 'few places leave');
  };

/** Places are taken and come back at random; each that is given has the count of those before it, which goes round. */
export const tokenSourceProperty =
  (slots: number, tokenBits: number, clocks: number): Body<void> =>
  async (t) => {
    const dut = dutOf(t.dut, tokenSource(slots, tokenBits));
    const random = t.random.fork('tokens');
    const last = 2 ** tokenBits / slots - 1;
    const all = 2 ** slots - 1;
    let [taken, count, rounds] = [0, 1, 0];
    let offered: number | undefined;
    let back = 0.2;
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 50 === 0) back = random.pick([0.2, 0.05, 0.01]);
      const take = random.chance(0.6);
      const reset = isReset(random) && clock < clocks / 2;
      t.dut.port('rst').set(Number(reset));
      dut.taken.set(taken);
      dut.take.set(Number(take));
      assert.equal(dut.valid.get(), Number(offered !== undefined), 'a place is offered');
      if (offered !== undefined)
        assert.deepEqual([Number(dut.slot.get()), Number(dut.token.get())], [offered, count * slots + offered]);
      const given = take ? offered : undefined;
      offered = given === undefined ? lowest(all & ~taken) : undefined;
      for (let i = 0; i < slots; i++) if (random.chance(back)) taken &= ~(1 << i);
      if (given !== undefined) {
        taken |= 1 << given;
        count = count === last ? 1 : count + 1;
        rounds += Number(count === 1);
      }
      await t.rising();
      if (!reset) continue;
      [taken, count, offered] = [0, 1, undefined];
    }
    if (clocks >= 1_000) assert(rounds > 0, 'the count does not go round');
  };
