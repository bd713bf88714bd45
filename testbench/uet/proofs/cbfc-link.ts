/** Both ends of CBFC and a bad link between them: no buffer overflows, and every lost credit comes back. */
import { type Bits, bind, bit, bits, clog2 } from '../../../rtl-gen/hdl/index.ts';
import { costLatency } from '../../../rtl-gen/uet/cbfc/cost.ts';
import { accountsOf } from '../../../rtl-gen/uet/cbfc/receiver/accounts.ts';
import { creditAccountOf } from '../../../rtl-gen/uet/cbfc/sender/credit-account.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const vcs = 2;
/** Bits of a counter, of what a CF_Update carries of it, and of a frame's cost: 20, 15 and 9 in the hardware. */
const [counterBits, shortBits, costBits] = [5, 3, 2] as const;
/** Enough for the sum of all parts of what is in use. */
const wideBits = counterBits + 4;
const counter = bits(counterBits);
type Counter = Bits<typeof counterBits>;
type Wide = Bits<typeof wideBits>;

/** What the checks see of the reconciler. */
interface Reconciling {
  readonly write: Bits<1>;
  readonly write_vc: Bits;
  readonly pending_probe: Bits;
  readonly busy_0_probe: Bits<1>;
  readonly on_way_0_probe: Bits;
  readonly ahead_probe: Counter;
  readonly consumed_0_probe: Counter;
  readonly consumed_1_probe: Counter;
}

/**
 * One channel, any: the sender's account and the receiver's accounts, and between them all that a link may do that
 * keeps what it carries in order.
 *
 * - The sender takes credit for a frame of any cost at any time, if it fits the limit: that it does is `cbfc-channel`.
 * - The wire is what has been sent and has not left it, S_CC less `passed`, however long. At any time a frame of any
 *   cost up to that leaves it, and arrives or is lost; and a CC_Update leaves it, whose count is then `passed`, as it
 *   is after all that has left. Which frames were sent, and whether such an update was, is not even looked at.
 * - A CF_Update may come at any time, with any count from the last one's to what the receiver would send now, both
 *   included: delayed as long as it likes, repeated, and all others lost.
 * - The buffer releases what it holds in any portions. The other channel does what it likes.
 *
 * The invariant is that credits are conserved: what the sender has in use is what is freed and not known, held, lost
 * and not known, being received, and on the wire; in whole numbers that do not go round.
 */
const loop = bind(
  accountsOf(vcs, costLatency, counterBits),
  (io, inside, m) => {
    const watched = m.symbolic('spec_vc', bits(clog2(vcs)));
    const limit = m.symbolic('spec_limit', counter);
    const isOn = (set: Bits): Bits<1> => set.shr(watched).at(0);
    m.assume('stays_enabled', isOn(io.enabled));
    const on = isOn(io.active);
    const flag = (name: string) => m.reg(`spec_${name}`, bit, { reset: 0 });
    const part = (name: string) => m.reg(`spec_${name}`, bits(wideBits), { reset: 0 });
    /** So many credits, any number, of an event; none where it does not happen. */
    const amount = (name: string, happens: Bits<1>): Wide => {
      const credits = inside.bits(name, wideBits);
      m.assume(`${name}_if_it_happens`, happens.or(credits.any().not()));
      return credits;
    };
    const wide = (value: Bits): Wide => value.zext(wideBits);
    const counted = (value: Wide): Counter => value.trunc(counterBits);
    const credits = (valid: Bits<1>, value: Bits): Wide => wide(value).and(valid.repeat(wideBits));
    const none = m.lit(wideBits, 0);
    const ofWatched = (name: string): Counter => inside.mem(name, counter).read(watched);
    const [arrived, released, lost] = [ofWatched('arrivals'), ofWatched('releases'), ofWatched('lost')];
    const freed = released.add(lost);

    // Where the credits are that the sender has in use.
    const [unbelieved, unknown, held, missing] = [part('unbelieved'), part('unknown'), part('held'), part('missing')];
    const [older, younger, onWire] = [part('older'), part('younger'), part('on_wire')];

    // The sender, and the CF_Updates that come to it.
    const [takes, comes] = [inside.bits('takes', 1), inside.bits('comes', 1)];
    m.assume('sends_while_on', takes.or(comes).implies(on));
    const [cost, news] = [amount('cost', takes), amount('news', comes)];
    m.assume(
      'cost_has_its_width',
      cost
        .slice(wideBits - 1, costBits)
        .any()
        .not(),
    );
    m.assume('comes_in_order', news.le(unknown));
    const sender = m.inst('sender', creditAccountOf(costBits, counterBits, shortBits), {
      take: takes,
      cost: cost.trunc(costBits),
      update: comes,
      count: freed.sub(counted(unknown)).add(counted(news)).trunc(shortBits),
      zero: m.lit(1, 0),
    });
    // Its two counters as plain sums, which is what all other sums are compared with.
    const [used, known] = [part('used'), m.reg('spec_known', counter, { reset: 0 })];
    const consumed = known.add(counted(used));
    m.assume('takes_what_fits', takes.implies(used.add(cost).le(wide(limit))));
    const believed = wide(news.trunc(shortBits));
    used.set(used.add(cost).sub(believed));
    known.set(known.add(counted(believed)));
    m.assert('is_used', wide(sender.used).eq(used));
    m.assert('is_known', sender.freed.eq(known));
    unbelieved.set(unbelieved.add(news).sub(believed));

    // The wire: what leaves it arrives or is lost, and counts so `costLatency` clocks later.
    const size = inside.bits('size', wideBits);
    m.assume('leaves_what_was_sent', size.le(onWire));
    onWire.set(onWire.add(cost).sub(size));
    younger.set(size);
    older.set(younger);
    const arrives = io.arrives.and(io.arrival_vc.eq(watched));
    const goesLost = inside.bits('lost_now', wideBits);
    m.assume('lost_or_not', goesLost.eq(m.mux(arrives, none, older)));
    const comesIn = older.sub(goesLost);
    m.assume('frames_arrive', arrives.implies(wide(io.arrival_cost).eq(older).and(on)));
    const gone = m.reg('spec_gone', counter, { reset: 0 });
    gone.set(gone.add(counted(goesLost)));

    // The buffer.
    const goesOut = credits(io.leaves.and(io.release_vc.eq(watched)), io.release_cost);
    m.assume('what_is_held_leaves', goesOut.le(held));
    held.set(held.add(comesIn).sub(goesOut));

    // CC_Updates: what was missing ahead of the last one that was accepted is awaited until it is written.
    const told = io.update.consumed;
    const toldOfIt = m.mux(watched.at(0), told.at(1), told.at(0));
    const passed = consumed.sub(counted(onWire)).add(counted(size));
    m.assume('updates_arrive', io.offered.implies(on.and(io.update.half.not()).and(toldOfIt.eq(passed))));
    const reconcile = inside.inst<Reconciling>('reconcile');
    const [nears, counts] = [reconcile.on_way_0_probe.at(0), reconcile.on_way_0_probe.at(1)];
    const pending = isOn(reconcile.pending_probe);
    const writes = reconcile.write.and(reconcile.write_vc.eq(watched));
    const awaited = part('awaited');
    const back = credits(writes, awaited);
    const missingNow = missing.add(goesLost).sub(back);
    missing.set(missingNow);
    unknown.set(unknown.add(goesOut).add(back).sub(news));
    const updated = flag('updated');
    m.when(counts, () => {
      awaited.set(missingNow);
      updated.set(1);
    }).elsewhen(writes, () => awaited.set(0));

    // What is claimed.
    m.assert('never_overflows', on.implies(arrived.sub(released).le(limit)));
    m.assert('sender_keeps_the_limit', used.le(wide(limit)));
    const refused = flag('refused');
    refused.set(sender.refused);
    m.assert('true_updates_are_not_refused', refused.not());
    m.assert('updates_bring_lost_credits_back', awaited.any().implies(pending.or(writes)));

    // Credits are conserved, in numbers that do not go round.
    const parts: readonly Wide[] = [unbelieved, unknown, held, missing, older, younger, onWire];
    m.assert('credits_are_conserved', parts.reduce((a, b) => a.add(b)).eq(used));
    for (const [i, p] of parts.entries()) m.assert(`part_${i}_is_in_use`, p.le(used));
    m.assert('awaited_is_missing', awaited.le(missing));
    m.assert('counts_agree', unbelieved.trunc(shortBits).any().not());
    // What the hardware counts is that.
    m.assert('is_freed', on.implies(known.add(counted(unbelieved)).add(counted(unknown)).eq(freed)));
    m.assert('is_held', on.implies(released.add(counted(held)).eq(arrived)));
    m.assert('is_lost', on.implies(lost.add(counted(missing)).eq(gone)));
    const asked = m.mux(watched.at(0), reconcile.consumed_1_probe, reconcile.consumed_0_probe);
    const busy = reconcile.pending_probe.any().or(reconcile.write);
    const ahead = arrived.add(lost);
    m.assert('busy_while_it_works', nears.or(counts).or(busy).implies(reconcile.busy_0_probe));
    m.assert('one_at_a_time', nears.or(counts).implies(busy.not()));
    m.assert('counts_after_it_nears', nears.and(counts).not());
    m.assert('waits_or_is_written', pending.and(writes).not());
    const soon = ahead.add(counted(missing)).add(counted(older));
    m.assert('is_on_wire', on.implies(soon.add(counted(younger)).add(counted(onWire)).eq(consumed)));
    m.assert('update_nears', nears.implies(asked.eq(soon.add(counted(younger)))));
    m.assert('update_counts', counts.implies(asked.eq(soon)));
    m.assert('update_waits', pending.implies(asked.eq(ahead.add(counted(awaited)))));
    m.assert('update_is_written', writes.implies(asked.sub(reconcile.ahead_probe).eq(lost.add(counted(awaited)))));

    const something = used.any().or(known.or(gone).any());
    const flags = [updated, nears, counts, pending, writes].reduce((a, b) => a.or(b));
    const nothing = parts
      .reduce((a, b) => a.or(b))
      .or(awaited)
      .any()
      .or(something)
      .or(flags)
      .not();
    m.assert('nothing_before_it_is_on', on.or(nothing));

    m.cover('all_is_held', on.and(held.eq(wide(limit))).and(limit.ge(9)));
    m.cover('lost_credits_come_back', updated.and(lost.any()).and(lost.eq(gone)).and(used.eq(0)));
  },
  {
    probes: {
      reconcile: {
        pending: bits(vcs),
        busy_0: bit,
        on_way_0: bits(costLatency),
        ahead: counter,
        consumed_0: counter,
        consumed_1: counter,
      },
    },
    free: {
      takes: bit,
      cost: bits(wideBits),
      comes: bit,
      news: bits(wideBits),
      size: bits(wideBits),
      lost_now: bits(wideBits),
    },
  },
);

export const cbfcLinkProofs: readonly Proof[] = [
  proof(
    'cbfc-link',
    'No buffer behind a CBFC sender that keeps its limit overflows, whatever the link loses, and CC_Updates bring lost credits back.',
    loop,
    { coverDepth: 20, depth: 1, sums: true },
  ),
];
