/** Finds virtual channels that hold more than their buffer. */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';
import { creditBits } from '../settings.ts';

/** Clocks from a frame that counts to its mark in `overflowed`. */
export const occupancyCheckLatency = 3;

/**
 * After each arrival, what the channel holds (all that arrived less all that was released, the arrival's own clock
 * included) must be at most its limit; credits that a CC_Update gives back change nothing of that. A channel of which
 * more was released than arrived holds 2^20 less the difference, so it is found too.
 *
 * - `arrives`: a frame of `arrival_vc` counts, and makes its sum of arrivals `arrived`.
 * - `held_vc` asks for the sum of releases of that channel, `released` is the answer in the same clock.
 * - `set_limit`: the limit of `limit_vc` is `limit` credits. A channel has none after reset.
 * - `overflow`: 1 in the clock in which a frame is found that went over; `overflowed`: the channels of such frames
 *   since reset or their bit in `clear`. A frame that is found in the clock of `clear` is marked.
 */
export const occupancyCheck = (vcs: number) => {
  const channel = bits(clog2(vcs));
  const counter = bits(creditBits);
  return module(
    `cbfc_occupancy_check_n${vcs}`,
    {
      summary: `Finds which of ${vcs} virtual channels hold more than their buffer.`,
      in: {
        arrives: bit,
        arrival_vc: channel,
        arrived: counter,
        released: counter,
        set_limit: bit,
        limit_vc: channel,
        limit: counter,
        clear: bits(vcs),
      },
      out: { held_vc: channel, overflow: bit, overflowed: bits(vcs) },
    },
    (io, m) => {
      const limits = m.mem('limits', counter, { depth: vcs });
      const limited = m.reg('limited', bits(vcs), { reset: 0 });
      limits.write({ addr: io.limit_vc, data: io.limit, enable: io.set_limit });
      m.when(io.set_limit, () => limited.set(limited.or(io.limit_vc.oneHot(vcs))));

      const sumValid = m.reg('sum_valid', bit, { reset: 0 });
      const heldVc = m.reg('held_vc', channel);
      const sum = m.reg('sum', counter);
      sumValid.set(io.arrives);
      heldVc.set(io.arrival_vc);
      sum.set(io.arrived);

      const checks = m.reg('checks', bit, { reset: 0 });
      const checkVc = m.reg('check_vc', channel);
      const held = m.reg('held', counter);
      const most = m.reg('most', counter);
      checks.set(sumValid.and(limited.at(heldVc)));
      checkVc.set(heldVc);
      held.set(sum.sub(io.released));
      most.set(limits.read(heldVc));

      const overflow = m.named('overflow', checks.and(held.gt(most)));
      const overflowed = m.reg('overflowed', bits(vcs), { reset: 0 });
      const found = checkVc.oneHot(vcs).mask(overflow);
      overflowed.set(overflowed.and(io.clear.not()).or(found));
      return { held_vc: heldVc, overflow, overflowed };
    },
  );
};
