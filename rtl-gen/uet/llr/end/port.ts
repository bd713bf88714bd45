/** LLR between the clients of a MAC and the PCS: one end of a link, and the blocks of the line (link-layer.md A). */
import { bit, bits, module, record, sink } from '../../../hdl/index.ts';
import { eventCounts } from '../../../lib/counting/rolling-counter.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { llrBeat } from '../frame.ts';
import { lineColumn } from '../line/block.ts';
import { LineReceiveCounts, llrDecoder } from '../line/decoder.ts';
import { llrEncoder } from '../line/encoder.ts';
import { SetSpacing } from '../line/spacing.ts';
import { ControlMessage } from '../messages.ts';
import { Verdict } from '../receive/sequence-check.ts';
import { eventCountBits } from '../settings.ts';
import { clientBeat } from '../transmit/client.ts';
import type { TransmitOptions } from '../transmit/transmit.ts';
import { llrEnd, ReceiveCommands, ReceiveStatus, TransmitCommands, TransmitStatus } from './end.ts';

/**
 * Messages that may wait for the sender, which takes one in every third clock at least, but for clocks of management
 * and timers.
 */
const messageDepth = 4;

/** What the line shows. `lost_messages`: those that came while as many waited as may. */
export const LineStatus = record({
  receive_counts: LineReceiveCounts,
  lost_messages: bits(eventCountBits),
  underruns: bits(eventCountBits),
});

export const llrPortName = ({ size, beats, frames, longest }: TransmitOptions): string =>
  `llr_port_b${size}_n${beats}_f${frames}_l${longest}`;

/**
 * `llrEnd` with `llrEncoder` and `llrDecoder`; what is said there of ports of the same name holds here.
 *
 * - `column`: what goes to the PCS, a new one in each clock with `advance`. `far_column`, with `far_valid`: what comes
 *   from it, always taken.
 * - `pcs_up` is that of both directions.
 * - `cf`: CF_Updates of CBFC that are to be inserted, in turn with messages of LLR; `far_cf`, in a clock with
 *   `far_cf_valid`: those that came.
 * - A message that comes while four wait is lost, as one that the line loses, and counted: it takes a line that breaks
 *   the rules of spacing.
 */
export const llrPort = (options: TransmitOptions) => {
  const { size, frames } = options;
  const Client = clientBeat(size);
  const Column = lineColumn(size);
  return module(
    llrPortName(options),
    {
      summary: `Link-level retry between MAC clients and PCS, ${size} bytes a clock, that keeps up to ${frames - 1} frames.`,
      in: {
        transmit: TransmitCommands,
        receive: ReceiveCommands,
        spacing: SetSpacing,
        pcs_up: bit,
        advance: bit,
        far_column: Column,
        far_valid: bit,
      },
      out: {
        column: Column,
        out_beat: llrBeat(size),
        out_valid: bit,
        verdict: Verdict,
        far_cf: CfUpdate,
        far_cf_valid: bit,
        transmit_status: TransmitStatus,
        receive_status: ReceiveStatus,
        line_status: LineStatus,
      },
      link: { eligible: sink(Client), beside: sink(Client), cf: sink(CfUpdate) },
    },
    ({ transmit, receive, pcs_up, eligible, beside, advance, spacing, cf, ...io }, m) => {
      const decoder = m.inst('decoder', llrDecoder(size), { column: io.far_column, valid: io.far_valid, pcs_up });
      const messages = m.inst('messages', fifo(ControlMessage, messageDepth), {
        up: { payload: decoder.message, valid: decoder.message_valid },
      });
      const { lost_message } = eventCounts(m, eventCountBits, {
        lost_message: decoder.message_valid.and(messages.up.ready.not()),
      });
      const { down, control, ...shown } = m.inst('retry', llrEnd(options), {
        ...{ transmit, receive, pcs_up, eligible, beside },
        beat: decoder.beat,
        valid: decoder.beat_valid,
        error: decoder.error,
        message: messages.down,
      });
      const { column, underruns } = m.inst('encoder', llrEncoder({ size }), { advance, spacing, down, control, cf });
      return {
        column,
        out_beat: shown.out_beat,
        out_valid: shown.out_valid,
        verdict: shown.verdict,
        far_cf: decoder.cf_update,
        far_cf_valid: decoder.cf_update_valid,
        transmit_status: shown.transmit_status,
        receive_status: shown.receive_status,
        line_status: { receive_counts: decoder.counts, lost_messages: lost_message, underruns },
      };
    },
  );
};
