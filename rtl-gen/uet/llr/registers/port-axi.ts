/** A port of link-level retry behind registers on AXI4-Lite. */
import { bit, module, record, sink } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { ReceiveCommands, TransmitCommands } from '../end/end.ts';
import { llrPort } from '../end/port.ts';
import { llrBeat } from '../frame.ts';
import { lineColumn } from '../line/block.ts';
import { SetSpacing } from '../line/spacing.ts';
import { Verdict } from '../receive/sequence-check.ts';
import { clientBeat } from '../transmit/client.ts';
import type { TransmitOptions } from '../transmit/transmit.ts';
import { llrPortControl } from './port-control.ts';
import { llrAddressBits } from './port-registers.ts';

/** The module's name. */
export const llrPortAxiName = ({ size, beats, frames, longest }: TransmitOptions): string =>
  `llr_port_axi_b${size}_n${beats}_f${frames}_l${longest}`;

/** What a port is told. */
const Told = record({ transmit: TransmitCommands, receive: ReceiveCommands, spacing: SetSpacing });

/**
 * `llrPort` whose settings, commands, state and counters are the registers `portRegisters` on `s_axi`; its other ports
 * are those of `llrPort`, and `irq` that of `llrPortControl`. What is read is of the clock in which the address is
 * taken.
 */
export const llrPortAxi = (options: TransmitOptions) => {
  const { size, frames } = options;
  const Client = clientBeat(size);
  const Column = lineColumn(size);
  return module(
    llrPortAxiName(options),
    {
      summary: `Link-level retry between MAC clients and PCS with registers, ${size} bytes a clock, that keeps up to ${frames - 1} frames.`,
      in: { pcs_up: bit, advance: bit, far_column: Column, far_valid: bit },
      out: {
        column: Column,
        out_beat: llrBeat(size),
        out_valid: bit,
        verdict: Verdict,
        far_cf: CfUpdate,
        far_cf_valid: bit,
        irq: bit,
      },
      link: {
        s_axi: axiLiteSubordinate({ data: 32, address: llrAddressBits }),
        eligible: sink(Client),
        beside: sink(Client),
        cf: sink(CfUpdate),
      },
    },
    ({ s_axi, pcs_up, ...io }, m) => {
      // The registers tell the port what to do, and show what it shows.
      const told = m.forward('told', Told);
      const { transmit_status, receive_status, line_status, ...shown } = m.inst('port', llrPort(options), {
        ...io,
        ...told,
        pcs_up,
      });
      const { irq, ...control } = m.inst('control', llrPortControl(options), {
        pcs_up,
        transmit_status,
        receive_status,
        line_status,
        s_axi,
      });
      const { transmit, receive, spacing } = control;
      told.set({ transmit, receive, spacing });
      return { ...shown, irq, s_axi: control.s_axi };
    },
  );
};
