/** The frames of one virtual channel that wait for credit. */
import { bit, bits, module, sink, source } from '../../../hdl/index.ts';
import { packetFifo } from '../../../lib/packet/packet-fifo.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { frameBeat } from '../../wire/deparser/trailer-fill.ts';
import { meteredBits } from './frame-meter.ts';
import type { LinkWidth } from './link-options.ts';

/** Frames that are stored and have not gone on to the sender of credits. */
const listedFrames = 4;
/** Beats that may be under way where `room` is looked at. */
const underWay = 4;

/**
 * Stores frames of `up` whole and gives them on `down`. A clock after a last beat was taken, `ends` tells of the frame,
 * and `bytes` what it is charged for, which goes on to `waiting`. A frame may begin only where `opens`, for its number
 * to find a place there; `room`: one of `longest` beats would find one in the memory of `depth` too.
 */
export const channelQueue = (size: LinkWidth, depth: number, longest: number) => {
  const Beat = frameBeat(size);
  return module(
    `uet_channel_queue_b${size}_d${depth}_l${longest}`,
    {
      summary: `Frames of a virtual channel that wait, up to ${depth} beats of ${size} bytes.`,
      in: { ends: bit, bytes: bits(meteredBits) },
      out: { opens: bit, room: bit },
      link: { up: sink(Beat), down: source(Beat), waiting: source(bits(meteredBits)) },
    },
    ({ ends, bytes, up, down, waiting }, m) => {
      const frames = m.inst('frames', packetFifo(Beat, { depth, overflow: 'wait' }), { up, drop: m.lit(1, 0), down });
      m.unused(frames.packets);
      m.assert('no_frame_is_too_long', frames.overflow.not());
      const list = m.inst('list', levelFifo(bits(meteredBits), listedFrames), {
        up: { payload: bytes, valid: ends },
        down: waiting,
      });
      m.assert('a_frame_finds_its_place', ends.implies(list.up.ready));
      // The frame before may not be in the list yet.
      const opens = m.named('opens', list.level.le(listedFrames - 2));
      const fits = frames.beats.le(depth - longest - underWay);
      return {
        opens,
        room: m.next('room', fits.and(opens), { reset: 0 }),
        up: frames.up,
        down: frames.down,
        waiting: list.down,
      };
    },
  );
};
