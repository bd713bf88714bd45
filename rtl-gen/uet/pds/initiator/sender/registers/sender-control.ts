/** What software sees of a PDS sender: registers and counters behind AXI4-Lite, and an interrupt. */
import { type Bits, bit, bits, module } from '../../../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../../../lib/axi/register-file.ts';
import { addressWidthOf } from '../../../../../lib/axi/register-table.ts';
import { PdcEvent, TailMode } from '../../records.ts';
import { SenderCounts } from '../pds-sender.ts';
import type { SenderLayout } from '../sender-layout.ts';
import { SenderRegisters } from '../sender-records.ts';
import { type SenderCounter, senderCounters, shortBits } from './sender-counters.ts';
import { senderRegisterTable } from './sender-register-table.ts';

/** Those of its bus. */
export const senderControlWidths = { data: 32, address: addressWidthOf(senderRegisterTable, 32) } as const;

/**
 * The registers of `senderRegisterTable`, for the ports of a `pdsSender` that have their names; `left`: a packet has
 * left. `irq` is 1 while a bit of `interrupts` is 1 that `interrupt_enable` allows.
 */
export const senderControl = (layout: SenderLayout) => {
  const { countBits } = layout.choice;
  return module(
    `pds_sender_control_${layout.suffix}`,
    {
      summary: 'Registers and counters of a PDS sender behind AXI4-Lite, and its interrupt.',
      in: { ready: bit, counts: SenderCounts, pdc_event: PdcEvent(layout.initiator), left: bit },
      out: { registers: SenderRegisters(layout), irq: bit },
      link: { s_axi: axiLiteSubordinate(senderControlWidths) },
    },
    ({ ready, counts, pdc_event, left, s_axi }, m) => {
      const { pipe, peer_dropped, peer_mismatch } = counts.initiator;
      const { ignored } = pipe;
      const happens = (bitOf: Bits<1>): Bits<1> => pdc_event.valid.and(bitOf);
      const fails = m.named('fails', happens(pdc_event.failed));
      const counted: Readonly<Record<SenderCounter, Bits<1>>> = {
        ack_unknown_pdc: ignored.unknown_pdc,
        ack_mismatch: ignored.mismatch,
        ack_out_of_range: ignored.ack_out_of_range,
        sack_out_of_range: pipe.sack_out_of_range,
        nack_out_of_range: ignored.nack_out_of_range,
        nack_again: pipe.nack_again,
        nack_unexpected: ignored.nack_unexpected,
        probe_stale: pipe.probe_stale,
        peer_dropped,
        retransmitted: pipe.retransmitted,
        lost_trim: pipe.lost_trim,
        lost_nack: pipe.lost_nack,
        lost_tail: pipe.lost_tail,
        lost_timeout: pipe.lost_timeout,
        lost_entropy: pipe.lost_entropy,
        held_timeout: pipe.held_timeout,
        spurious: pipe.spurious,
        duplicate_ack: pipe.duplicate_ack,
        ack_req_sent: pipe.ack_req_sent,
        probe_sent: pipe.probe_sent,
        clear_sent: pipe.clear_sent,
        recoveries: pipe.recoveries,
        pdc_opened: happens(pdc_event.opened),
        pdc_closed: happens(pdc_event.closed),
        pdc_error: fails,
        pdc_moved: happens(pdc_event.moved),
        parked: counts.parked,
        unsent: counts.unsent,
        sent: left,
        credit_req_sent: counts.credit_req_sent,
        credit_req_ignored: counts.credit_req_ignored,
      };
      const short = Object.fromEntries(
        senderCounters.map(([name]) => {
          const count = m.reg(name, bits(shortBits), { reset: 0 });
          const more = name === 'ack_mismatch' ? peer_mismatch : m.lit(1, 0);
          count.set(count.add(counted[name].zext(shortBits)).add(more.zext(shortBits)));
          return [name, { count }];
        }),
      ) as unknown as Readonly<Record<SenderCounter, { readonly count: Bits<typeof shortBits> }>>;
      const lastPdcid = m.reg('last_pdcid', bits(16), { reset: 0 });
      const lastCode = m.reg('last_code', bits(8), { reset: 0 });
      m.when(fails, () => {
        lastPdcid.set(pdc_event.pdcid);
        lastCode.set(pdc_event.code);
      });
      const { regs, s_axi: bus } = m.inst(
        'registers',
        axiLiteRegisters('pds_sender_registers', senderRegisterTable, { parallelReads: true }),
        {
          hw: {
            status: { ready },
            interrupts: { pdc_error: fails, peer_dropped, unsent: counts.unsent },
            last_error: { pdcid: lastPdcid, code: lastCode },
            ...short,
          },
          s_axi,
        },
      );
      const { interrupts, interrupt_enable, choice, loss, retries, range, sizes } = regs;
      const raised = m.next(
        'raised',
        interrupts.pdc_error
          .and(interrupt_enable.pdc_error)
          .or(interrupts.peer_dropped.and(interrupt_enable.peer_dropped))
          .or(interrupts.unsent.and(interrupt_enable.unsent)),
        { reset: 0 },
      );
      const tail = m.wire('tail', TailMode, 'off');
      m.when(loss.tail.eq(1), () => tail.set('probe')).elsewhen(loss.tail.eq(2), () => tail.set('resend'));
      return {
        registers: {
          initiator: {
            rto_init: regs.rto_init.clocks,
            rto_max: regs.rto_max.clocks,
            max_rto_retx: retries.max_rto_retx,
            nack_retx: regs.nack_retx.clocks,
            max_nack_retx: retries.max_nack_retx,
            go_back: regs.go_back.clocks,
            tail_loss: regs.tail_loss.clocks,
            max_tail_loss: retries.max_tail_loss,
            probe: regs.probe.clocks,
            probe_tail: regs.probe_tail.clocks,
            probe_again: regs.probe_again.clocks,
            probe_first: loss.probe_first,
            clear: regs.clear.clocks,
            idle: regs.idle.clocks,
            default_mpr: range.default_mpr,
            override_mpr_zero: range.override_mpr_zero,
            ack_request_below: sizes.ack_request_below,
            packet_shift: sizes.packet_shift,
            service_required: loss.service_required,
            loss: {
              trim_nack: loss.trim_nack,
              loss_nack: loss.loss_nack,
              out_of_order: loss.out_of_order,
              entropy: loss.entropy,
              probe: loss.probe,
              tail,
              rto: loss.rto,
              ack_req: loss.ack_req,
            },
          },
          choice: {
            pdcs_per_tuple: m.mux(choice.pdcs_per_tuple.any(), choice.pdcs_per_tuple, 1),
            spread_turns: choice.spread_turns,
            full_level: choice.full_level.trunc(countBits),
            quarantine_time: regs.quarantine_time.units,
          },
          expected_0rtt: choice.expected_0rtt,
        },
        irq: raised,
        s_axi: bus,
      };
    },
  );
};
