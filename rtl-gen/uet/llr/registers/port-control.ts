/** What software sees of a port of link-level retry: registers behind AXI4-Lite, and an interrupt. */
import { bit, module, pack, unpack } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { countsOf, interrupt } from '../../../lib/axi/register-parts.ts';
import { ReceiveCommands, ReceiveStatus, TransmitCommands, TransmitStatus } from '../end/end.ts';
import { LineStatus } from '../end/port.ts';
import { SetSpacing } from '../line/spacing.ts';
import { Behaviour } from '../transmit/settings.ts';
import type { TransmitOptions } from '../transmit/transmit.ts';
import { llrAddressBits, type PortMap, portRegisters } from './port-registers.ts';

/** What the register map says of a port that is built so. */
export const portMap = ({ size, beats, frames, longest }: TransmitOptions): PortMap => ({
  size,
  frames: frames - 1,
  bytes: (beats - 1) * size,
  longest: longest * size,
});

/**
 * The registers `portRegisters` for the ports of an `llrPort` of those sizes that have their names.
 *
 * `irq`: an event that is let through by `interrupts` has not been cleared; a register. Commands act in the clock after
 * the write's, settings too. Counters have 64 bits, modulo 2^64 from 0 at reset: nothing clears them.
 */
export const llrPortControl = (options: TransmitOptions) => {
  const map = portMap(options);
  const { size, frames } = options;
  return module(
    `llr_port_control_b${size}_n${options.beats}_f${frames}_l${options.longest}`,
    {
      summary: `Registers of a port of link-level retry, ${size} bytes a clock, that keeps up to ${frames - 1} frames.`,
      in: { pcs_up: bit, transmit_status: TransmitStatus, receive_status: ReceiveStatus, line_status: LineStatus },
      out: { transmit: TransmitCommands, receive: ReceiveCommands, spacing: SetSpacing, irq: bit },
      link: { s_axi: axiLiteSubordinate({ data: 32, address: llrAddressBits }) },
    },
    ({ pcs_up, transmit_status: tx, receive_status: rx, line_status: line, s_axi: bus }, m) => {
      const errorThen = m.next('error_then', tx.error, { reset: 0 });
      const inInit = m.next('in_init', tx.state.is('init'), { reset: 0 });
      const { regs, s_axi } = m.inst(
        'file',
        axiLiteRegisters(
          `llr_port_registers_b${size}_n${options.beats}_f${frames}_l${options.longest}`,
          portRegisters(map),
          { addressWidth: llrAddressBits },
        ),
        {
          hw: {
            identity: { size: m.lit(7, size), frames: m.lit(24, map.frames) },
            capacity: { bytes: m.lit(32, map.bytes) },
            events: {
              flushed: tx.error.and(errorThen.not()),
              connected: inInit.and(tx.state.is('advance')),
              restarted: rx.events.restarted,
              seq_error: tx.events.seq_error,
              echo_mismatch: tx.events.echo_mismatch,
              poisoned: rx.events.poisoned,
              pcs_lost: pcs_up.not(),
            },
            status: {
              tx_state: pack(tx.state),
              rx_state: pack(rx.state),
              pcs_up,
              error: tx.error,
              replay_ct: tx.replay_ct,
            },
            ...countsOf({
              tx_seq: tx.tx_seq,
              acked_seq: tx.acked,
              next_rx_seq: rx.next_seq,
              outstanding: tx.outstanding,
              ...tx.counts,
              ...rx.counts,
              ...line.receive_counts,
              tx_underrun: line.underruns,
              rx_ctl_os_lost: line.lost_messages,
            }),
          },
          s_axi: bus,
        },
      );

      const { poison, answers, init, behaviour, actions } = regs;
      const line_bytes = regs.line.bytes;
      return {
        transmit: {
          settings: {
            poison: poison.pattern,
            outstanding_seq_max: regs.outstanding_seq_max.frames,
            outstanding_data_max: regs.outstanding_data_max.bytes,
            longest_frame: regs.longest_frame.bytes,
            replay_timer_max: regs.replay_timer_max.clocks,
            replay_ct_max: regs.replay_ct_max.replays,
            pcs_lost_timer_max: regs.pcs_lost_timer_max.clocks,
            data_age_timer_max: regs.data_age_timer_max.clocks,
            init_behaviour: unpack(Behaviour, behaviour.init),
            flush_behaviour: unpack(Behaviour, behaviour.flush),
            re_init_on_discard: behaviour.re_init_on_discard,
            first_seq: regs.first_seq.seq,
            init_data: init.data,
            match_seq: init.match_seq,
            match_data: init.match_data,
            init_spacing: regs.init_spacing.bytes,
            line_bytes,
          },
          enable: regs.mode.tx,
          re_init: actions.re_init,
          clear_error: actions.clear_error,
          inject_error: regs.inject.error,
        },
        receive: {
          settings: { poison: poison.pattern, rearm: answers.rearm, ack_spacing: answers.ack_spacing, line_bytes },
          enable: regs.mode.rx,
        },
        spacing: {
          minimum: regs.spacing_minimum.bytes,
          from_frame_start: regs.spacing_from_frame_start.bytes,
          within_frame: regs.spacing_within_frame.bytes,
        },
        irq: interrupt(m, pack(regs.events), pack(regs.interrupts)),
        s_axi,
      };
    },
  );
};
