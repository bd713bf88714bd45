/** Frames to the blocks of a line and back without link-level retry: a MAC whose damaged frames stay lost. */
import { bit, module, sink } from '../../../hdl/index.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { ReceiveStatus } from '../../llr/end/end.ts';
import { LineStatus } from '../../llr/end/port.ts';
import { llrBeat } from '../../llr/frame.ts';
import { lineColumn } from '../../llr/line/block.ts';
import { llrDecoder } from '../../llr/line/decoder.ts';
import { llrEncoder } from '../../llr/line/encoder.ts';
import { SetSpacing } from '../../llr/line/spacing.ts';
import { ControlMessage } from '../../llr/messages.ts';
import { llrReceive } from '../../llr/receive/receive.ts';
import { Verdict } from '../../llr/receive/sequence-check.ts';
import { eventCountBits } from '../../llr/settings.ts';
import { clientBeat } from '../../llr/transmit/client.ts';
import { fcsFill } from '../../llr/transmit/fcs-fill.ts';
import { fcsRoom } from '../../llr/transmit/fcs-room.ts';
import { frameBounds } from '../../llr/transmit/frame-bounds.ts';
import { frameLimit } from '../../llr/transmit/frame-limit.ts';
import type { LinkWidth } from './link-options.ts';

/** Beats between the room for a check sequence and the line: what the check sequence takes, and what waits. */
const lineQueue = 16;
/** What poisons a check sequence: the testers' default (link-layer.md A8). */
const poison = 0xaaaa_aaaa;

/**
 * As `llrPort` without what retries: `frames` get their check sequence and leave with a normal preamble; what comes is
 * judged by its check sequence alone, and frames under LLR are dropped. CF_Updates go both ways.
 */
export const plainPort = (size: LinkWidth, longest: number) => {
  const Column = lineColumn(size);
  const Out = llrBeat(size);
  return module(
    `uet_plain_port_b${size}_l${longest}`,
    {
      summary: `Frames to blocks of a line and back, ${size} bytes a clock, without retry.`,
      in: { spacing: SetSpacing, pcs_up: bit, advance: bit, far_column: Column, far_valid: bit },
      out: {
        column: Column,
        out_beat: Out,
        out_valid: bit,
        verdict: Verdict,
        far_cf: CfUpdate,
        far_cf_valid: bit,
        receive_status: ReceiveStatus,
        line_status: LineStatus,
      },
      link: { frames: sink(clientBeat(size)), cf: sink(CfUpdate) },
    },
    ({ spacing, pcs_up, advance, far_column, far_valid, frames, cf }, m) => {
      const limits = m.inst('limit', frameLimit(size, longest), { longest_frame: m.lit(16, size * longest) });
      const bounds = m.inst('bounds', frameBounds(size, longest), { ...limits, up: frames });
      m.unused(bounds.padded, bounds.too_long);
      const { down: room } = m.inst('room', fcsRoom(size), { up: bounds.down });
      const enters = m.named('enters', room.fires);
      const { data, keep, last, user } = room.payload;
      const fill = m.inst('fill', fcsFill(size, 'xor'), {
        beat: { data, keep, last, user: { llr: m.lit(1, 0), seq: m.lit(20, 0) } },
        valid: enters,
        fresh: m.lit(1, 1),
        poison: user.poison,
        marked: m.lit(1, 0),
        forget: m.lit(1, 0),
        pattern: m.lit(32, poison),
      });
      m.unused(fill.out_marked, fill.out_fresh, fill.poisoned, fill.marks);
      const queue = m.inst('leaving', resultBuffer(Out, lineQueue, { late: true }), {
        issue: enters,
        done: fill.out_valid,
        result: fill.out_beat,
      });
      room.takeWhen(queue.ready);
      const encoder = m.inst('encoder', llrEncoder({ size }), {
        advance,
        spacing,
        down: queue.down,
        control: { valid: m.lit(1, 0), payload: m.lit(ControlMessage, { kind: 'ack', seq: 0, init_data: 0 }) },
        cf,
      });

      const decoder = m.inst('decoder', llrDecoder(size), { column: far_column, valid: far_valid, pcs_up });
      m.unused(decoder.message, decoder.message_valid);
      const receive = m.inst('receive', llrReceive(size), {
        settings: {
          poison: m.lit(32, poison),
          rearm: m.lit(1, 0),
          ack_spacing: m.lit(15, 0),
          line_bytes: m.lit(9, size),
        },
        enable: m.lit(1, 0),
        beat: decoder.beat,
        valid: decoder.beat_valid,
        error: decoder.error,
        init: { valid: m.lit(1, 0), payload: { seq: m.lit(20, 0), init_data: m.lit(16, 0) } },
        control: { ready: m.lit(1, 0) },
      });
      m.unused(receive.control);
      return {
        column: encoder.column,
        out_beat: receive.out_beat,
        out_valid: receive.out_valid,
        verdict: receive.verdict,
        far_cf: decoder.cf_update,
        far_cf_valid: decoder.cf_update_valid,
        receive_status: {
          state: receive.state,
          next_seq: receive.next_seq,
          events: receive.events,
          counts: receive.counts,
        },
        line_status: {
          receive_counts: decoder.counts,
          lost_messages: m.lit(eventCountBits, 0),
          underruns: encoder.underruns,
        },
      };
    },
  );
};
