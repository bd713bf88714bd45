/** The timers of LLR's sender: when it sends again, and when it gives up (link-layer.md A6, A9). */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';
import { longTimerBits, replayTimerBits, seqBits } from '../settings.ts';

/** Clocks from the one in which a timer has run out to its output. */
export const timerLatency = 1;

/**
 * - `replay_due`: `replay_max` clocks (none if 0) have passed since the clock of the last `restart`, or of the `sends`
 *   that ended `empty`, all of them `advancing` and not `empty`.
 * - `flush_due`: the clock before was the `lost_max`-th or a later one with `pcs_up` 0 after the first such one; or
 *   `age_max` clocks (none if 0) have passed since the clock in which the oldest frame that is outstanding was sent
 *   first. `pcs_down`: the clock before had `pcs_up` 0.
 *
 * Each is that of the clock before; what an ACK ends is 0 in the clock after `frees`. `due`: any of them, but for what
 * `pcs_down` says. `sends`: frame `seq` is sent first. `frees`: all before `oldest` are acknowledged, which is
 * `none_left` where it is `seq`. `empty`: none is outstanding. Keeps `frames` times, a power of two: fewer frames are
 * outstanding. A timer that has run out ends what it measures, `advancing` or `live`, long before the counts of 20 and
 * 32 bits wrap.
 */
export const transmitTimers = (frames: number) => {
  const place = clog2(frames);
  const Long = bits(longTimerBits);
  const Seq = bits(seqBits);
  return module(
    `llr_transmit_timers_f${frames}`,
    {
      summary: `Timers of a sender of link-level retry with fewer than ${frames} frames.`,
      in: {
        pcs_up: bit,
        replay_max: bits(replayTimerBits),
        lost_max: Long,
        age_max: Long,
        advancing: bit,
        live: bit,
        empty: bit,
        restart: bit,
        sends: bit,
        seq: Seq,
        frees: bit,
        oldest: Seq,
        none_left: bit,
      },
      out: { pcs_down: bit, replay_due: bit, flush_due: bit, due: bit },
    },
    ({ pcs_up, frees, none_left, empty, ...io }, m) => {
      // Neither count stops at its largest number: whoever waits so long has a limit of 0, or is not concerned.
      const waited = m.reg('waited', bits(replayTimerBits), {
        reset: 0,
        next: (now) => m.mux(io.restart.or(empty).or(frees), 1, now.add(1)),
      });
      const runs = io.advancing.and(empty.not()).and(io.replay_max.any());
      const waited_enough = m.named('waited_enough', runs.and(waited.ge(io.replay_max)).and(frees.not()));

      const downFor = m.reg('down_for', Long, { reset: 0, next: (now) => m.mux(pcs_up, 0, now.add(1)) });
      const lost = m.named('lost', pcs_up.not().and(downFor.ge(io.lost_max)));

      // When each frame was sent first: the place of the next one is written until it is sent. The time of the one that
      // becomes the oldest is read while those before it are freed.
      const now = m.reg('now', Long, { reset: 0, next: (now) => now.add(1) });
      const times = m.mem('times', Long, { depth: frames });
      times.write({ addr: io.seq.trunc(place), data: now, enable: m.lit(1, 1) });
      const read = times.readSync({ addr: io.oldest.trunc(place), onCollision: 'undefined' });
      const isRead = m.next('is_read', frees.and(none_left.not()), { reset: 0 });
      const since = m.reg('since', Long);
      const since_now = m.named('since_now', m.mux(isRead, read, since));
      since.set(m.mux(io.sends.and(empty.or(frees.and(none_left))), now, since_now));
      const ages = io.live.and(empty.not()).and(io.age_max.any());
      const age = m.named('age', now.sub(since_now));
      const too_old = m.named('too_old', ages.and(age.ge(io.age_max)).and(frees.not()));
      return {
        pcs_down: m.next('pcs_down', pcs_up.not(), { reset: 0 }),
        replay_due: m.next('replay_due', waited_enough, { reset: 0 }),
        flush_due: m.next('flush_due', lost.or(too_old), { reset: 0 }),
        due: m.next('due', waited_enough.or(too_old), { reset: 0 }),
      };
    },
  );
};
