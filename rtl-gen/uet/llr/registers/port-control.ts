/** What software sees of a port of link-level retry: registers behind AXI4-Lite, and an interrupt. */
import { type Bits, bit, module, pack, unpack } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { interrupt } from '../../../lib/axi/register-parts.ts';
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
      const errorThen = m.reg('error_then', bit, { reset: 0 });
      const inInit = m.reg('in_init', bit, { reset: 0 });
      errorThen.set(tx.error);
      inInit.set(tx.state.is('init'));
      const count = <W extends number>(value: Bits<W>) => ({ count: value });
      const { counts: sent } = tx;
      const { counts: come } = rx;
      const { receive_counts: read, lost_messages, underruns } = line;
      const { regs, s_axi } = m.inst(
        'file',
        axiLiteRegisters(
          `llr_port_registers_b${size}_n${options.beats}_f${frames}_l${options.longest}`,
          portRegisters(map),
          {
            addressWidth: llrAddressBits,
          },
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
            tx_seq: count(tx.tx_seq),
            acked_seq: count(tx.acked),
            next_rx_seq: count(rx.next_seq),
            outstanding: count(tx.outstanding),
            tx_init_ctl_os: count(sent.tx_init_ctl_os),
            rx_init_echo_ctl_os: count(sent.rx_init_echo_ctl_os),
            rx_ack_ctl_os: count(sent.rx_ack_ctl_os),
            rx_nack_ctl_os: count(sent.rx_nack_ctl_os),
            rx_ack_nack_seq_error: count(sent.rx_ack_nack_seq_error),
            rx_echo_mismatch: count(sent.rx_echo_mismatch),
            tx_discard: count(sent.tx_discard),
            tx_best_effort: count(sent.tx_best_effort),
            tx_ok: count(sent.tx_ok),
            tx_poisoned: count(sent.tx_poisoned),
            tx_replay: count(sent.tx_replay),
            tx_replayed_frames: count(sent.tx_replayed_frames),
            tx_replayed_bytes: count(sent.tx_replayed_bytes),
            tx_padded: count(sent.tx_padded),
            tx_too_long: count(sent.tx_too_long),
            rx_init_ctl_os: count(come.rx_init_ctl_os),
            tx_init_echo_ctl_os: count(come.tx_init_echo_ctl_os),
            tx_ack_ctl_os: count(come.tx_ack_ctl_os),
            tx_nack_ctl_os: count(come.tx_nack_ctl_os),
            rx_ok: count(come.rx_ok),
            rx_poisoned: count(come.rx_poisoned),
            rx_bad: count(come.rx_bad),
            rx_expected_seq_good: count(come.rx_expected_seq_good),
            rx_expected_seq_poisoned: count(come.rx_expected_seq_poisoned),
            rx_expected_seq_bad: count(come.rx_expected_seq_bad),
            rx_missing_seq: count(come.rx_missing_seq),
            rx_duplicate_seq: count(come.rx_duplicate_seq),
            rx_replay: count(come.rx_replay),
            rx_ineligible_good: count(come.rx_ineligible_good),
            rx_ineligible_bad: count(come.rx_ineligible_bad),
            rx_llr_dropped: count(come.rx_llr_dropped),
            rx_ctl_os_type_error: count(read.rx_ctl_os_type_error),
            rx_ctl_os_padding_error: count(read.rx_ctl_os_padding_error),
            rx_ctl_os_spacing_error: count(read.rx_ctl_os_spacing_error),
            rx_preamble_error: count(read.rx_preamble_error),
            rx_cut: count(read.rx_cut),
            rx_runt: count(read.rx_runt),
            rx_refused: count(read.rx_refused),
            tx_underrun: count(underruns),
            rx_ctl_os_lost: count(lost_messages),
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
