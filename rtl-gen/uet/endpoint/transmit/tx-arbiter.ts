/** The frames that answer and those of data, on one line. */
import { bit, bits, clog2, module, optional, sink, source } from '../../../hdl/index.ts';
import { frameBeat } from '../../wire/deparser/trailer-fill.ts';

/** Replies that a frame of data lets pass at most. */
export const repliesAhead = 16;

/**
 * Frames of `replies` go first, and none waits for more than one frame of `data`, the one under way; of data one goes
 * after `repliesAhead` replies at the latest. Latency 0, a beat a clock; no frame is mixed with another one.
 *
 * What may not happen in `data` is a pause within a frame, which a reply would wait for: its bytes are on chip before
 * it begins.
 *
 * `gated`: a frame of data begins only with `data_open`, however many replies have passed; so where data finds no room
 * replies do not wait for it.
 */
export const txArbiter = (size: number, gated = false) => {
  const Beat = frameBeat(size);
  return module(
    `uet_tx_arbiter_b${size}${gated ? '_gated' : ''}`,
    {
      summary: 'Joins the frames that answer and those of data.',
      in: { data_open: optional(gated, bit) },
      link: { replies: sink(Beat), data: sink(Beat), down: source(Beat) },
    },
    ({ data_open, replies, data, down }, m) => {
      // Whose frame is under way, or offered, which it stays until it is taken.
      const held = m.reg('held', bit, { reset: 0 });
      const ofData = m.reg('of_data', bit, { reset: 0 });
      const passed = m.reg('passed', bits(clog2(repliesAhead + 1)), { reset: 0 });
      const isDue = m.named('is_due', passed.eq(repliesAhead));
      const mayData = data_open === undefined ? data.valid : data.valid.and(data_open);
      const chooses = m.named('chooses', mayData.and(replies.valid.not().or(isDue)));
      const showsData = m.named('shows_data', m.mux(held, ofData, chooses));
      const valid = m.named('valid', m.mux(showsData, data.valid, replies.valid));
      const payload = m.mux(showsData, data.payload, replies.payload);
      const ends = m.named('ends', valid.and(down.ready).and(payload.last));
      held.set(m.mux(held, ends.not(), valid.and(ends.not())));
      ofData.set(showsData);
      m.when(ends, () => {
        m.when(showsData.or(data.valid.not()), () => passed.set(0)).elsewhen(isDue.not(), () =>
          passed.set(passed.add(1)),
        );
      });
      const begun = m.reg('begun', bit, { reset: 0 });
      m.when(valid.and(down.ready), () => begun.set(payload.last.not()));
      m.assert('no_pause_in_data', held.and(ofData).and(begun).implies(data.valid));
      m.assert('data_is_not_starved', passed.le(repliesAhead));
      return {
        replies: { ready: down.ready.and(showsData.not()) },
        data: { ready: down.ready.and(showsData) },
        down: { payload, valid },
      };
    },
  );
};
