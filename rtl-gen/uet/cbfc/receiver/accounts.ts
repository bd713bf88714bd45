/** What the receiver knows of each virtual channel: what arrived, what is lost, what was released and advertised. */
import { type Bits, bit, bits, clog2, module, record } from '../../../hdl/index.ts';
import { ccUpdateOf } from '../messages.ts';
import { creditBits } from '../settings.ts';
import { counterBank } from './counter-bank.ts';
import { reconciler } from './reconciler.ts';

/** Counters of one channel; both mean nothing while it is off. */
export const ChannelStatus = (vcs: number) => channelStatusOf(vcs, creditBits);

const channelStatusOf = <W extends number>(vcs: number, counterBits: W) => {
  const counter = bits<W>(counterBits);
  return record({ vc: bits(clog2(vcs)), active: bit, consumed: counter, freed: counter });
};

/**
 * The counters of link-layer.md B2, R_CC and R_CF, as three sums that have one writer each: R_CC = arrived + lost,
 * R_CF = released + lost. Frames add to `arrived`, the buffer to `released`, a CC_Update sets `lost`; so one arrival
 * and one release are counted in every clock, of one channel too, and an update cannot come between them. A fourth
 * counter says what was last advertised of R_CF.
 *
 * - `arrives`, `leaves`: a frame of `arrival_cost` (`release_cost`) credits counts, if its channel is in `active`:
 *   whoever drives these looks that up, in the clock before.
 * - `update`: a CC_Update, which counts `lag` clocks later; see `reconciler`.
 * - `enabled`: the channels that are to be on. One that goes out of it is off in the next clock. One that comes into it
 *   is zeroed and goes into `active` when its turn comes, within `vcs` + 1 clocks in which nothing counts.
 * - `note`: `note_count` has been advertised for `note_vc`.
 * - `freed_0`, `freed_1`: R_CF of `vc_0` and `vc_1`, with all up to the clock before.
 * - `arrived`: what `arrival_vc` will have in `arrived`; `released` is what `held_vc` has released.
 * - `status`: the channels in turn, as they were one clock before. `owed`: what is freed and not advertised, of
 *   `owed_vc`, as it was two clocks before; `owed_valid` says that it was on.
 */
export const accounts = (vcs: number, lag: number) => accountsOf(vcs, lag, creditBits);

/** The same with counters of `counterBits`: fewer, for proofs. */
export const accountsOf = <W extends number>(vcs: number, lag: number, counterBits: W) => {
  const channel = bits(clog2(vcs));
  const counter = bits<W>(counterBits);
  const Status = channelStatusOf(vcs, counterBits);
  const set = bits(vcs);
  return module(
    `cbfc_accounts_n${vcs}_l${lag}${counterBits === creditBits ? '' : `_w${counterBits}`}`,
    {
      summary: `Consumed and freed credits of ${vcs} virtual channels at the receiver.`,
      in: {
        arrives: bit,
        arrival_vc: channel,
        arrival_cost: counter,
        leaves: bit,
        release_vc: channel,
        release_cost: counter,
        update: ccUpdateOf(counterBits),
        offered: bit,
        enabled: set,
        note: bit,
        note_vc: channel,
        note_count: counter,
        vc_0: channel,
        vc_1: channel,
        held_vc: channel,
      },
      out: {
        active: set,
        accepted: bit,
        too_soon: bit,
        freed_0: counter,
        freed_1: counter,
        arrived: counter,
        released: counter,
        status: Status,
        owed_valid: bit,
        owed_vc: channel,
        owed: counter,
      },
    },
    (io, m) => {
      const active = m.reg('active', set, { reset: 0 });
      const keep = m.named('keep', active.and(io.enabled));

      // One channel a clock is looked at; one that comes on is zeroed there, when no counter is being written.
      const turn = m.reg('turn', channel, { reset: 0 });
      const write = m.forward('lost_write', bit);
      const starts = m.named('starts', io.enabled.and(active.not()).at(turn));
      const idle = m.named('idle', io.arrives.or(io.leaves).or(write).or(io.note).not());
      const zero = m.named('zero', starts.and(idle));
      m.when(starts.implies(idle), () => turn.set(turn.add(1)));
      active.set(keep.or(turn.oneHot(vcs).mask(zero)));

      const look = m.forward('look', channel);
      const zeroed = { zero, zeroVc: turn };
      const arrivals = counterBank(m, 'arrivals', vcs, {
        ...{ vc: io.arrival_vc, amount: io.arrival_cost, add: io.arrives },
        ...zeroed,
      });
      const releases = counterBank(m, 'releases', vcs, {
        ...{ vc: io.release_vc, amount: io.release_cost, add: io.leaves },
        ...zeroed,
      });
      const reconcile = m.inst('reconcile', reconciler(vcs, lag, counterBits), {
        update: io.update,
        offered: io.offered,
        keep,
        arrives: io.arrives,
        arrival_vc: io.arrival_vc,
        arrived: arrivals.read(look),
      });
      look.set(reconcile.look);
      write.set(reconcile.write);

      const numbers = (name: string, vc: Bits, value: Bits<W>, enable: Bits<1>) => {
        const memory = m.mem(name, counter, { depth: vcs });
        const data = m.mux(zero, m.lit(counterBits, 0), value);
        memory.write({ addr: m.mux(zero, turn, vc), data, enable: zero.or(enable) });
        return memory;
      };
      const lost = numbers('lost', reconcile.write_vc, reconcile.lost, write);
      const advertised = numbers('advertised', io.note_vc, io.note_count, io.note);

      const lostHere = lost.read(turn);
      const status = m.reg('status', Status, {
        reset: { active: 0 },
        next: () => ({
          vc: turn,
          active: active.at(turn),
          consumed: arrivals.read(turn).add(lostHere),
          freed: releases.read(turn).add(lostHere),
        }),
      });
      const told = m.next('told', advertised.read(turn));
      const freed = (vc: Bits): Bits<W> => releases.read(vc).add(lost.read(vc));
      return {
        active,
        accepted: reconcile.accepted,
        too_soon: reconcile.too_soon,
        freed_0: freed(io.vc_0),
        freed_1: freed(io.vc_1),
        arrived: arrivals.sum,
        released: releases.read(io.held_vc),
        status,
        owed_valid: m.next('owed_valid', status.active, { reset: 0 }),
        owed_vc: m.next('owed_vc', status.vc),
        owed: m.next('owed', status.freed.sub(told)),
      };
    },
  );
};
