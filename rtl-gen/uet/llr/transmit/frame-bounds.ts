/** Frames that are too short are padded, and those that are too long are cut (link-layer.md A9). */
import { bit, bits, module, sink, source } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { checkLlrWidth, leastFrameBytes } from '../settings.ts';
import { clientBeat, fcsBytes } from './client.ts';
import { beatNumberBits, checkLongest } from './frame-limit.ts';

/** Bytes of the shortest frame of a client. */
const leastClientBytes = leastFrameBytes - fcsBytes;

/**
 * Frames of a client, without check sequence. One of less than 60 bytes is padded with zeros to 60: with its check
 * sequence the other end would take it for a runt, and for each of its replays too. One that is longer than `last_beat`
 * and `last_keep` of `frameLimit` say is cut there and marked as poisoned: the other end knows it as damaged and does
 * not ask for it again. Its other bytes are taken and dropped. So what leaves has 60 bytes or more, and at most
 * `longest` beats with its check sequence.
 *
 * `down` is `up` of the same clock; while a frame is padded `up` waits. Bytes that are not kept are 0. `padded`,
 * `too_long`: a frame of that kind ends, for the client, or is cut, in this clock.
 */
export const frameBounds = (size: number, longest: number) => {
  checkLlrWidth(size);
  checkLongest(size, longest);
  const Beat = clientBeat(size);
  const Place = bits<number>(beatNumberBits(longest));
  const Keep = bits<number>(size);
  /** The beat in which the shortest frame ends, and what is kept of it. */
  const leastBeat = Math.floor((leastClientBytes - 1) / size);
  const leastKeep = 2n ** BigInt(leastClientBytes - leastBeat * size) - 1n;
  return module(
    `llr_frame_bounds_b${size}_l${longest}`,
    {
      summary: `Pads frames that are too short and cuts those that are too long, in beats of ${size} bytes.`,
      in: { last_beat: Place, last_keep: Keep },
      out: { padded: bit, too_long: bit },
      link: { up: sink(Beat), down: source(Beat) },
    },
    ({ up, down, ...io }, m) => {
      const at = m.reg('at', Place, { reset: 0 });
      const padding = m.reg('padding', bit, { reset: 0 });
      const poisoned = m.reg('poisoned', bit);
      const skipping = m.reg('skipping', bit, { reset: 0 });
      const { data, keep, last, user } = up.payload;

      const is_early = m.named('is_early', leastBeat === 0 ? m.lit(1, 0) : at.lt(leastBeat));
      const is_least = m.named('is_least', at.eq(leastBeat));
      const ends = m.named('ends', padding.or(last));
      const lacks = is_early.or(is_least.and(keep.at(leastClientBytes - leastBeat * size - 1).not()));
      const is_short = m.named('is_short', last.and(lacks));
      const at_limit = m.named('at_limit', at.ge(io.last_beat));
      const beyond = last.not().or(keep.and(io.last_keep.not()).any());
      const cuts = m.named('cuts', at_limit.and(padding.not()).and(beyond));

      const came = m.named('came', keep.mask(padding.not()));
      const whole = ends.and(is_early).repeat<number>(size);
      const least = m.lit<number>(size, leastKeep).mask(ends.and(is_least));
      const filled = m.named('filled', came.or(whole).or(least));
      const kept = m.named('kept', filled.and(io.last_keep.or(cuts.not().repeat<number>(size))));
      const is_last = m.named('is_last', cuts.or(ends.and(is_early.not())));
      const valid = m.named('valid', padding.or(up.valid.and(skipping.not())));
      const takes = m.named('takes', valid.and(down.ready));
      const bytes = Array.from({ length: size }, (_, i) => data.slice(8 * i + 7, 8 * i).mask(came.at(i)));
      const payload = {
        data: lowFirst(bytes),
        keep: kept,
        last: is_last,
        user: { poison: m.mux(padding, poisoned, user.poison.or(cuts)) },
      };
      m.when(takes, () => {
        at.set(m.mux(is_last, 0, at.add(1)));
        padding.set(ends.and(is_last.not()));
        skipping.set(cuts.and(last.not()));
        m.when(padding.not(), () => poisoned.set(user.poison));
      });
      m.when(skipping.and(up.valid).and(last), () => skipping.set(0));
      m.assert('short_or_long', padding.and(skipping).not());
      m.assert('sixty_bytes', takes.and(is_last).implies(is_early.not()));
      return {
        padded: takes.and(padding.not()).and(is_short),
        too_long: takes.and(cuts),
        up: { ready: skipping.or(down.ready.and(padding.not())) },
        down: { payload, valid },
      };
    },
  );
};
