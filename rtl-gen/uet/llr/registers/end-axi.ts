/** An end of link-level retry behind registers on AXI4-Lite. */
import { bit, module, record, sink, source } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { llrEnd, ReceiveCommands, TransmitCommands } from '../end/end.ts';
import { llrBeat } from '../frame.ts';
import { ControlMessage } from '../messages.ts';
import { Verdict } from '../receive/sequence-check.ts';
import { clientBeat } from '../transmit/client.ts';
import type { TransmitOptions } from '../transmit/transmit.ts';
import { llrEndControl } from './end-control.ts';
import { llrAddressBits } from './end-registers.ts';

/** The module's name. */
export const llrEndAxiName = ({ size, beats, frames, longest }: TransmitOptions): string =>
  `llr_axi_b${size}_n${beats}_f${frames}_l${longest}`;

/** What an end is told. */
const Told = record({ transmit: TransmitCommands, receive: ReceiveCommands, clear_counts: bit });
const untold = {
  transmit: {
    settings: {
      poison: 0,
      outstanding_seq_max: 0,
      outstanding_data_max: 0,
      longest_frame: 0,
      replay_timer_max: 0,
      replay_ct_max: 0,
      pcs_lost_timer_max: 0,
      data_age_timer_max: 0,
      init_behaviour: 'block',
      flush_behaviour: 'block',
      re_init_on_discard: 0,
      first_seq: 0,
      init_data: 0,
      match_seq: 0,
      match_data: 0,
      init_spacing: 0,
      line_bytes: 0,
    },
    enable: 0,
    re_init: 0,
    clear_error: 0,
    inject_error: 0,
  },
  receive: { settings: { poison: 0, rearm: 0, ack_spacing: 0, line_bytes: 0 }, enable: 0 },
  clear_counts: 0,
} as const;

/**
 * `llrEnd` whose settings, commands, state and counters are the registers `endRegisters` on `s_axi`; its other ports are those of `llrEnd`, and `irq` that of
 * `llrEndControl`. What is read is of the clock in which the address is taken.
 */
export const llrEndAxi = (options: TransmitOptions) => {
  const { size, frames } = options;
  const Beat = llrBeat(size);
  const Client = clientBeat(size);
  return module(
    llrEndAxiName(options),
    {
      summary: `One end of link-level retry with registers, ${size} bytes a clock, that keeps up to ${frames} frames.`,
      in: { pcs_up: bit, beat: Beat, valid: bit, error: bit },
      out: { out_beat: Beat, out_valid: bit, verdict: Verdict, irq: bit },
      link: {
        s_axi: axiLiteSubordinate({ data: 32, address: llrAddressBits }),
        eligible: sink(Client),
        beside: sink(Client),
        message: sink(ControlMessage),
        down: source(Beat),
        control: source(ControlMessage),
      },
    },
    ({ s_axi, pcs_up, ...io }, m) => {
      // The registers tell the end what to do, and show what it shows.
      const told = m.wire('told', Told, untold);
      const { transmit_status, receive_status, ...shown } = m.inst('both_halves', llrEnd(options), {
        ...io,
        ...told,
        pcs_up,
      });
      const { irq, ...control } = m.inst('control', llrEndControl(options), {
        pcs_up,
        transmit_status,
        receive_status,
        s_axi,
      });
      const { transmit, receive, clear_counts } = control;
      told.set({ transmit, receive, clear_counts });
      return { ...shown, irq, s_axi: control.s_axi };
    },
  );
};
