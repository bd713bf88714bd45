/** Takes a CC_Update into the receiver's accounts, a channel a clock, as if all were in the clock in which it came. */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { ccUpdateOf } from '../messages.ts';
import { countersPerUpdate, creditBits } from '../settings.ts';

/**
 * A CC_Update says of 16 channels at once what the sender had consumed ahead of it: S_CC. The accounts hold what has
 * arrived and what is lost, R_CC = arrived + lost, so all that an update does is `lost` = S_CC - arrived, with
 * `arrived` of the clock in which the update came. The channels are processed one a clock; a channel into which a
 * frame arrives before its turn is processed at once, with what had arrived before that frame. So every clock processes
 * one that waits, whatever arrives, and the result is that of all at once.
 *
 * - `offered`: an update comes. It is `accepted` if the last one of its half has been processed (2 * vcs + 4 clocks at
 *   most after that came; with two halves, 32 channels, more if each clock brings a frame for the other half), else it
 *   is `too_soon` and is dropped: the next one heals, as for one that is lost.
 * - `lag` clocks later it counts: arrivals that come to `arrival_vc` in up to that clock are ahead of it.
 * - `arrives`, `arrival_vc`: a frame is counted in this clock.
 * - `look`: the channel whose counter of arrivals, without this clock's, must be in `arrived` in the same clock.
 * - `write`: `lost` of `write_vc` becomes `lost`.
 * - `keep`: bit i is 0 where channel i is off. What waits for it is forgotten.
 *
 * Counters are of `counterBits`: fewer than 20 for proofs.
 */
export const reconciler = <W extends number>(vcs: number, lag: number, counterBits: W) => {
  const channel = bits(clog2(vcs));
  const counter = bits<W>(counterBits);
  const halves = Math.ceil(vcs / countersPerUpdate);
  const perHalf = Math.min(vcs, countersPerUpdate);
  return module(
    `cbfc_reconciler_n${vcs}_l${lag}${counterBits === creditBits ? '' : `_w${counterBits}`}`,
    {
      summary: `Works CC_Updates into the accounts of ${vcs} virtual channels.`,
      in: {
        update: ccUpdateOf(counterBits),
        offered: bit,
        keep: bits(vcs),
        arrives: bit,
        arrival_vc: channel,
        arrived: counter,
      },
      out: { accepted: bit, too_soon: bit, look: channel, write: bit, write_vc: channel, lost: counter },
    },
    ({ update, offered, keep, arrives, arrival_vc, arrived }, m) => {
      const accepted = m.wire('accepted', bit, 0);
      const too_soon = m.wire('too_soon', bit, 0);
      const pending = m.reg('pending', bits(vcs), { reset: 0 });

      // The numbers of the update wait here until all of them have been taken into the accounts.
      const numbers = Array.from({ length: halves }, (_, half) => {
        const from = half * countersPerUpdate;
        const busy = m.reg(`busy_${half}`, bit, { reset: 0 });
        const mine = m.named(`offered_${half}`, offered.and(update.half.eq(half)));
        const takes = mine.and(busy.not());
        m.when(mine, () => {
          accepted.set(busy.not());
          too_soon.set(busy);
        });
        const onWay = m.reg(`on_way_${half}`, bits(lag), {
          reset: 0,
          next: (now) => now.shl(1).or(takes.zext(lag)),
        });
        const waits = onWay.any().or(pending.slice(from + perHalf - 1, from).any());
        m.when(takes, () => busy.set(1)).elsewhen(waits.not(), () => busy.set(0));
        return {
          load: onWay.at(lag - 1).repeat(perHalf),
          consumed: Array.from({ length: perHalf }, (_, i) =>
            m.next(`consumed_${from + i}`, update.consumed.at(i), { enable: takes }),
          ),
        };
      });

      // The next one in turn, or the one into which a frame arrives.
      const turn = m.reg('turn', channel, { reset: 0 });
      const overtakes = m.named('overtakes', arrives.and(pending.at(arrival_vc)));
      const look = m.named('look', m.mux(overtakes, arrival_vc, turn));
      const works = m.named('works', overtakes.or(pending.at(turn)));
      m.when(overtakes.not(), () => turn.set(turn.add(1)));
      const done = look.oneHot(vcs).mask(works);
      const load = lowFirst(numbers.map((half) => half.load));
      pending.set(pending.and(done.not()).or(load).and(keep));

      const write_vc = m.next('write_vc', look);
      const ahead = m.next('ahead', arrived);
      const consumed = chooseFrom(
        m,
        write_vc,
        numbers.flatMap((half) => half.consumed),
      );
      return {
        accepted,
        too_soon,
        look,
        write: m.next('write', works, { reset: 0 }),
        write_vc,
        lost: consumed.sub(ahead),
      };
    },
  );
};
