/** What software sees of a sender of RUDI and UUD: registers and counters on AXI4-Lite, and an interrupt. */
import { type Bits, bit, bits, cat, module } from '../../../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../../../lib/axi/register-file.ts';
import { interrupt } from '../../../../../lib/axi/register-parts.ts';
import { addressWidthOf } from '../../../../../lib/axi/register-table.ts';
import { DatagramCounts, DatagramOutcome, DatagramRegisters } from '../datagram-records.ts';
import { type DatagramCounter, datagramCounters, shortBits } from './datagram-counters.ts';
import { datagramRegisterTable } from './datagram-register-table.ts';

/** Those of its bus. */
export const datagramControlWidths = { data: 32, address: addressWidthOf(datagramRegisterTable, 32) } as const;

/**
 * The registers of `datagramRegisterTable`, for the ports of a `pdsDatagrams` that have their names. `irq` is 1 while a
 * bit of `interrupts` is 1 that `interrupt_enable` allows.
 */
export const datagramControl = module(
  'pds_datagrams_control',
  {
    summary: 'Registers and counters of a sender of RUDI and UUD behind AXI4-Lite, and its interrupt.',
    in: { ready: bit, counts: DatagramCounts, outcome: DatagramOutcome },
    out: { registers: DatagramRegisters, irq: bit },
    link: { s_axi: axiLiteSubordinate(datagramControlWidths) },
  },
  ({ ready, counts, outcome, s_axi }, m) => {
    const fails = m.named('fails', outcome.valid.and(outcome.kind.is('failed')));
    const counted: Readonly<Record<DatagramCounter, Bits<1>>> = { ...counts, failed: fails };
    const short = Object.fromEntries(
      datagramCounters.map(([name]) => {
        const next = (now: Bits<typeof shortBits>) => now.add(counted[name].zext(shortBits));
        const count = m.reg(name, bits(shortBits), { reset: 0, next });
        return [name, { count }];
      }),
    ) as unknown as Readonly<Record<DatagramCounter, { readonly count: Bits<typeof shortBits> }>>;
    const message = m.next('last_message', outcome.message, { reset: 0, enable: fails });
    const code = m.next('last_code', outcome.code, { reset: 0, enable: fails });
    const { regs, s_axi: bus } = m.inst(
      'registers',
      axiLiteRegisters('pds_datagrams_registers', datagramRegisterTable),
      {
        hw: {
          status: { ready },
          interrupts: { failed: fails, peer_dropped: counts.peer_dropped },
          last_error: { message, code },
          ...short,
        },
        s_axi,
      },
    );
    const { interrupts, interrupt_enable: enabled, loss, retries } = regs;
    m.unused(outcome.handle, outcome.response);
    return {
      registers: {
        rto: loss.rto,
        rto_init: regs.rto_init.clocks,
        rto_max: regs.rto_max.clocks,
        max_rto_retx: retries.max_rto_retx,
        nack_retx: regs.nack_retx.clocks,
        max_nack_retx: retries.max_nack_retx,
        service_required: loss.service_required,
      },
      irq: interrupt(m, cat(interrupts.peer_dropped, interrupts.failed), cat(enabled.peer_dropped, enabled.failed)),
      s_axi: bus,
    };
  },
);
