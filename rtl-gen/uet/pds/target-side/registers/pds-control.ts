/** What software sees of a PDS target: registers and counters on AXI4-Lite, and an interrupt. */
import { anyOf, type Bits, bit, bits, module, record } from '../../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../../lib/axi/register-file.ts';
import { addressWidthOf } from '../../../../lib/axi/register-table.ts';
import { AnswerCounts } from '../answers/answers.ts';
import { VerdictShown } from '../arrival/pds-arrival.ts';
import { HousekeepingEvents } from '../housekeeping-records.ts';
import { PdsRegisters } from '../pds-target.ts';
import { pdsCounters } from './counter-bank.ts';
import { counterBits, pdsRegisterTable } from './pds-register-table.ts';

/** Those of its bus. */
export const controlWidths = { data: 32, address: addressWidthOf(pdsRegisterTable, 32) } as const;

/**
 * The registers of `pdsRegisterTable` and the counters of `counterNames`, for the ports of a `pdsTarget` that have
 * their names. `irq` is 1 while a bit of `interrupts` is 1 that `interrupt_enable` allows. The alarm compares the
 * counter of `new_pdc_timeout` with its threshold, which is 1,024 after reset (uet-wire.md 7.15, 8.9).
 */
export const pdsControl = module(
  'pds_control',
  {
    summary: 'Registers and counters of a PDS target on AXI4-Lite, and its interrupt.',
    in: {
      ready: bit,
      verdict: VerdictShown,
      events: AnswerCounts,
      housekeeping_events: HousekeepingEvents,
    },
    out: { registers: PdsRegisters, irq: bit },
    link: { s_axi: axiLiteSubordinate(controlWidths) },
  },
  ({ ready, verdict, events, housekeeping_events, s_axi }, m) => {
    const alarm = m.reg('alarm', bit, { reset: 0 });
    const alarmThen = m.next('alarm_then', alarm, { reset: 0 });
    const counters = m.forward('shown', record({ taken: bit, snapshot: bits(counterBits) }));
    const select = m.reg('select', bits(6), { reset: 0 });
    const { regs, s_axi: bus } = m.inst('registers', axiLiteRegisters('pds_registers', pdsRegisterTable), {
      hw: {
        status: { ready, new_pdc_alarm: alarm },
        interrupts: {
          new_pdc_alarm: alarm.and(alarmThen.not()),
          reply_dropped: events.reply_dropped,
          guaranteed_not_stored: events.guaranteed_not_stored,
        },
        counter_select: { index: select },
        counter_low: { count: counters.snapshot.slice(31, 0) },
        counter_high: { count: counters.snapshot.slice(47, 32), taken: counters.taken },
      },
      s_axi,
    });
    const { index } = regs.counter_select;
    m.when(index.written, () => select.set(index.value));

    const once = (event: Bits<1>): Bits<2> => event.zext(2);
    const { new_pdc_timeout, close_req_timeout, command_ignored } = housekeeping_events;
    const counted = m.inst('counters', pdsCounters, {
      verdict: { valid: verdict.valid, verdict: verdict.verdict },
      events: {
        stored_response: once(events.stored_response),
        ack_req_stored: once(events.ack_req_stored),
        nack_gtd_resp_unavail: once(events.gtd_resp_unavail),
        nack_ack_with_data: once(events.ack_with_data),
        request_clear_applied: once(verdict.valid.and(verdict.request_clear.is('applied'))),
        request_clear_invalid: once(verdict.valid.and(verdict.request_clear.is('invalid'))),
        response_stale: once(events.response_stale),
        guaranteed_not_stored: once(events.guaranteed_not_stored),
        new_pdc_timeout: once(new_pdc_timeout),
        close_req_timeout: once(close_req_timeout),
        command_ignored: once(command_ignored).add(once(events.command_ignored)),
        reply_dropped: once(events.reply_dropped),
      },
      take: index.written,
      index: index.value,
    });
    counters.set({ taken: counted.taken, snapshot: counted.snapshot });
    const threshold = regs.new_pdc_threshold.timeouts;
    alarm.set(counted.new_pdc_timeouts.ge(threshold.zext(counterBits)));

    const { interrupts, interrupt_enable } = regs;
    const raised = m.next(
      'raised',
      anyOf(
        interrupts.new_pdc_alarm.and(interrupt_enable.new_pdc_alarm),
        interrupts.reply_dropped.and(interrupt_enable.reply_dropped),
        interrupts.guaranteed_not_stored.and(interrupt_enable.guaranteed_not_stored),
      ),
      { reset: 0 },
    );
    return {
      registers: {
        ack: {
          ack_on_ecn: regs.ack_control.on_ecn,
          ack_per_packet: regs.ack_control.per_packet,
          ack_tail: regs.ack_control.tail,
          ack_gen_trigger: regs.ack_gen_trigger.bytes,
          ack_gen_min_add: regs.ack_gen_min_add.bytes,
        },
        offer: regs.offer,
        times: {
          new_pdc: regs.new_pdc_time.units,
          linger: regs.linger_time.units,
          close_req: regs.close_req_time.units,
        },
        quarantine: regs.quarantine_time.units,
      },
      irq: raised,
      s_axi: bus,
    };
  },
);
