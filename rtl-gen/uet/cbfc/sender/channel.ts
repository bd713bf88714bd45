/** One virtual channel of the sender: its queue, its credits, and whether its next frames may be granted. */
import { type Bits, bit, bits, clog2, module, record } from '../../../hdl/index.ts';
import { creditBits, freedBits } from '../settings.ts';
import { CommandKind, weightBits } from './commands.ts';
import { costQueue } from './cost-queue.ts';
import { creditAccount } from './credit-account.ts';
import { PortGate } from './port-gate.ts';

/** What is known of a channel. */
const ChannelState = (queueDepth: number) =>
  record({
    /** S_VC_CU, S_VC_CC and S_VC_CF (link-layer.md B2). */
    used: bits(creditBits),
    consumed: bits(creditBits),
    freed: bits(creditBits),
    enabled: bit,
    lossless: bit,
    /** Frames that have been accepted and not granted. */
    waiting: bits(clog2(queueDepth) + 1),
  });

/** A command that is for this channel, or none. */
const Order = record({ given: bit, kind: CommandKind, value: bits(creditBits) });

/**
 * A virtual channel. `fits`: its first frame may be granted in this clock; `fits_again`: and the one after it in the
 * next. With `turn`, `go` and `fits` the first is granted. What fits is computed a clock ahead, for the case that the
 * first is granted in this clock and for the case that it is not (`charged`: this or another one is, and takes credit),
 * so a grant in every clock keeps to the limit exactly: used + cost <= limit with all grants before counted. Credit
 * that comes back counts for it two clocks later.
 *
 * `lasts`: its turn, of `weight` credits where it is `fresh` and of `left` otherwise, goes on after the first frame.
 *
 * `held` is max(used, reserved), what the channel counts for in the port's limit, and `spare` how far a reserved part
 * was above what was used in the clock before, all ones where that is more.
 *
 * A best-effort channel needs no credit and uses none. An order for the channel, as well as `halt`, lets nothing be
 * granted from the next clock on, for two clocks, after which the new limit holds. `clear` zeroes the counters.
 */
export const channel = (costBits: number, depth: number) => {
  const cost = bits(costBits);
  const place = bits(clog2(depth));
  return module(
    `cbfc_sender_channel_c${costBits}_d${depth}`,
    {
      summary: 'One virtual channel of a CBFC sender.',
      in: {
        accept: bit,
        push: bit,
        pushed: cost,
        turn: bit,
        go: bit,
        charged: bit,
        fresh: bit,
        left: bits(weightBits),
        update: bit,
        count: bits(freedBits),
        order: Order,
        port: PortGate(costBits),
        largest_frame: cost,
        halt: bit,
        clear: bit,
      },
      out: {
        room: bit,
        fits: bit,
        fits_again: bit,
        lasts: bit,
        weight: bits(weightBits),
        cost,
        first: place,
        next: place,
        held: bits(creditBits),
        spare: cost,
        large_frame: bit,
        refused: bit,
        status: ChannelState(depth),
      },
    },
    ({ order, port, turn, go, largest_frame, clear, ...io }, m) => {
      const is = (kind: Parameters<typeof order.kind.is>[0]): Bits<1> => order.given.and(order.kind.is(kind));
      const enabled = m.reg('enabled', bit, { reset: 0 });
      const lossless = m.reg('lossless', bit, { reset: 0 });
      m.when(is('enable'), () => enabled.set(1)).elsewhen(is('disable'), () => enabled.set(0));
      m.when(is('lossless'), () => lossless.set(1)).elsewhen(is('best_effort'), () => lossless.set(0));
      const limit = m.next('limit', order.value, { reset: 0, enable: is('limit') });
      const reserved = m.next('reserved', order.value, { reset: 0, enable: is('reserved') });
      const weight = m.next('weight', order.value.trunc(weightBits), { reset: 0, enable: is('weight') });

      // Whether anything was charged is known late, so a register ends that path.
      const fitsAnyhow = m.reg('fits_anyhow', bit, { reset: 0 });
      const fitsAlone = m.reg('fits_alone', bit, { reset: 0 });
      const wasCharged = m.next('was_charged', io.charged, { reset: 0 });
      const fits = m.named('fits', fitsAnyhow.or(fitsAlone.and(wasCharged.not())));
      const granted = m.named('granted', turn.and(go).and(fits));

      const { there, cost_0, cost_1, cost_2, ...queue } = m.inst('queue', costQueue(costBits, depth), {
        accept: io.accept,
        push: io.push,
        cost: io.pushed,
        pop: granted,
      });
      const { used, consumed, freed, ...account } = m.inst('account', creditAccount(costBits), {
        take: granted.and(lossless),
        cost: cost_0,
        update: io.update,
        count: io.count,
        zero: is('zero').or(clear),
      });

      // What the channel may use: its limit, or its reserved part and the port's threshold.
      const most = port.threshold.addWide(m.mux<Bits<20>>(port.dynamic, reserved, limit));
      const ceiling = m.next('ceiling', most, { reset: 0 });
      const allowed = m.named('allowed', ceiling.zext(creditBits + 2).sub(used.zext(creditBits + 2)));
      const sumBits = costBits + 2;
      const two = m.named('two', cost_0.zext(sumBits).add(cost_1.zext(sumBits)));
      const three = m.named('three', two.add(cost_2.zext(sumBits)));
      const much = m.named('much', allowed.slice(creditBits, sumBits).any());
      const isNegative = allowed.at(creditBits + 1);
      const affords = (sum: Bits): Bits<1> =>
        isNegative.not().and(much.or(allowed.trunc(sumBits).ge(sum.zext(sumBits))));

      // Of the port: in a stream frames of up to `largest_frame`, else one that takes no more than is free
      // or reserved for it.
      const unused = m.named('unused', reserved.zext(creditBits + 1).sub(used.zext(creditBits + 1)));
      const within = unused.at(creditBits).not();
      const isMore = unused.slice(creditBits - 1, costBits).any();
      const spare_now = m.named('spare_now', unused.trunc(costBits).or(isMore.repeat(costBits)).mask(within));
      const passes = (c: Bits): Bits<1> => port.per_channel.or(port.stream.and(c.le(largest_frame)));
      // That of the cycle before will do: without a grant it can only have grown.
      const spare = m.next('spare_before', spare_now, { reset: 0 });
      const beyond = m.named('beyond', cost_0.zext(costBits + 1).sub(spare.zext(costBits + 1)));
      const exact = m.named('exact', port.serial.and(beyond.at(costBits).or(port.free.ge(beyond.trunc(costBits)))));

      const can = (i: number, sum: Bits, usual: Bits<1>): Bits<1> =>
        there.at(i).and(lossless.not().or(affords(sum).and(usual)));
      const { can_0, can_alone, can_1, can_2 } = m.named({
        can_0: can(0, cost_0, passes(cost_0)),
        can_alone: can(0, cost_0, exact),
        can_1: can(1, two, passes(cost_1)),
        can_2: can(2, three, passes(cost_2)),
      });
      const ordered = m.next('ordered', order.given, { reset: 0 });
      const may = m.named('may', enabled.and(order.given.or(ordered).or(io.halt).not()));
      fitsAnyhow.set(may.and(m.mux(granted, can_1, can_0)));
      fitsAlone.set(may.and(can_alone).and(granted.not()));

      // Whether credits of its turn are left after the first frame of the next cycle, for a turn that goes on and for a
      // new one.
      const share = m.named('share', m.mux<Bits<16>>(io.fresh, weight, io.left));
      const outlasts = (credits: Bits<16>, now: Bits, ifGranted: Bits): Bits<1> =>
        m.mux(granted, credits.gt(ifGranted.zext(weightBits)), credits.gt(now.zext(weightBits)));
      const lastsOn = m.next('lasts_on', outlasts(share, cost_0, two), { reset: 0 });
      const lastsNew = m.next('lasts_new', outlasts(weight, cost_0, cost_1), { reset: 0 });
      return {
        ...queue,
        fits,
        fits_again: m.next('fits_again', may.and(m.mux(granted, can_2, can_1)), { reset: 0 }),
        lasts: m.mux(io.fresh, lastsNew, lastsOn),
        weight,
        cost: cost_0,
        held: m.mux<Bits<20>>(within, reserved, used),
        spare,
        large_frame: lossless.and(there.at(0)).and(cost_0.gt(largest_frame)),
        refused: m.next('refused', account.refused, { reset: 0 }),
        status: { used, consumed, freed, enabled, lossless, waiting: queue.waiting },
      };
    },
  );
};
