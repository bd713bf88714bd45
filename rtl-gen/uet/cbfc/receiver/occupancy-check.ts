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
      limits.write({ addr: io.limit_vc, data: io.limit, enable: io.set_limit });
      const limited = m.reg('limited', bits(vcs), {
        reset: 0,
        next: (now) => now.or(io.limit_vc.oneHot(vcs)),
        enable: io.set_limit,
      });

      const sumValid = m.next('sum_valid', io.arrives, { reset: 0 });
      const heldVc = m.next('held_vc', io.arrival_vc);
      const sum = m.next('sum', io.arrived);

      const checks = m.next('checks', sumValid.and(limited.at(heldVc)), { reset: 0 });
      const checkVc = m.next('check_vc', heldVc);
      const held = m.next('held', sum.sub(io.released));
      const most = m.next('most', limits.read(heldVc));

      const overflow = m.named('overflow', checks.and(held.gt(most)));
      const found = checkVc.oneHot(vcs).mask(overflow);
      const overflowed = m.reg('overflowed', bits(vcs), {
        reset: 0,
        next: (now) => now.and(io.clear.not()).or(found),
      });
      return { held_vc: heldVc, overflow, overflowed };
    },
  );
};
