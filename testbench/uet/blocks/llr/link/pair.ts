/** Both ends of a link under LLR side by side in one design; the link between them is the testbench's. */
import { bit, module, record, sink, source } from '../../../../../rtl-gen/hdl/index.ts';
import {
  llrEnd,
  ReceiveCommands,
  ReceiveStatus,
  TransmitCommands,
  TransmitStatus,
} from '../../../../../rtl-gen/uet/llr/end/end.ts';
import { llrBeat } from '../../../../../rtl-gen/uet/llr/frame.ts';
import { ControlMessage } from '../../../../../rtl-gen/uet/llr/messages.ts';
import { Verdict } from '../../../../../rtl-gen/uet/llr/receive/sequence-check.ts';
import { clientBeat } from '../../../../../rtl-gen/uet/llr/transmit/client.ts';
import type { TransmitOptions } from '../../../../../rtl-gen/uet/llr/transmit/transmit.ts';

/** The ends of a pair. */
export const ends = ['a', 'b'] as const;
export type EndName = (typeof ends)[number];

/** Two `llrEnd`s; `endPorts` finds the ports of their halves. */
export const llrPair = (options: TransmitOptions) => {
  const { size } = options;
  const Beat = llrBeat(size);
  const Client = clientBeat(size);
  const In = record({
    transmit: TransmitCommands,
    receive: ReceiveCommands,
    pcs_up: bit,
    beat: Beat,
    valid: bit,
    error: bit,
  });
  const Shows = record({
    out_beat: Beat,
    out_valid: bit,
    verdict: Verdict,
    transmit_status: TransmitStatus,
    receive_status: ReceiveStatus,
  });
  return module(
    `llr_pair_b${size}_f${options.frames}`,
    {
      in: { a: In, b: In },
      out: { a_shows: Shows, b_shows: Shows },
      link: {
        a_eligible: sink(Client),
        a_beside: sink(Client),
        a_message: sink(ControlMessage),
        a_down: source(Beat),
        a_control: source(ControlMessage),
        b_eligible: sink(Client),
        b_beside: sink(Client),
        b_message: sink(ControlMessage),
        b_down: source(Beat),
        b_control: source(ControlMessage),
      },
    },
    (io, m) => {
      const a = m.inst('end_a', llrEnd(options), {
        ...io.a,
        eligible: io.a_eligible,
        beside: io.a_beside,
        message: io.a_message,
        down: io.a_down,
        control: io.a_control,
      });
      const b = m.inst('end_b', llrEnd(options), {
        ...io.b,
        eligible: io.b_eligible,
        beside: io.b_beside,
        message: io.b_message,
        down: io.b_down,
        control: io.b_control,
      });
      const shows = ({ out_beat, out_valid, verdict, transmit_status, receive_status }: typeof a) => ({
        out_beat,
        out_valid,
        verdict,
        transmit_status,
        receive_status,
      });
      return {
        a_shows: shows(a),
        b_shows: shows(b),
        a_eligible: a.eligible,
        a_beside: a.beside,
        a_message: a.message,
        a_down: a.down,
        a_control: a.control,
        b_eligible: b.eligible,
        b_beside: b.beside,
        b_message: b.message,
        b_down: b.down,
        b_control: b.control,
      };
    },
  );
};
