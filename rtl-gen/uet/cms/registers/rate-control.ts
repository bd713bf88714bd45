/** What software sets and sees of DCQCN and of HPCC, on AXI4-Lite. */
import { type Bits, bit, bits, type Ctx, module, record, type ValueOf } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import type { RegisterTable } from '../../../lib/axi/register-table.ts';
import { rollingCounter } from '../../../lib/counting/rolling-counter.ts';
import { HpccRegisters, Load } from '../hpcc/hpcc-records.ts';
import { DcqcnCongestionRegisters } from '../seam/dcqcn-congestion.ts';
import {
  type dcqcnCounters,
  dcqcnRegisterTable,
  type hpccCounters,
  hpccRegisterTable,
  rateAddressBits,
  rateShortBits,
  rateUnit,
} from './rate-registers.ts';

const bus = axiLiteSubordinate({ data: 32, address: rateAddressBits });

/** What DCQCN shows: a packet that leaves, a mark, and a turn with the rate that it leaves. */
export const DcqcnEvents = record({ packet: bit, mark: bit, turn: bit, rate: bits(40) });

/** What HPCC shows: an ACK, a sample that came with one, and a sample that was heard, with the load that it leaves. */
export const HpccEvents = record({ ack: bit, sample: bit, heard: bit, load: Load });

export interface DcqcnControlOptions {
  /** Rate of the link in Gb/s, which the values after reset are for. */
  readonly gbps: number;
  readonly contexts: number;
}

type Words = Readonly<Record<string, Readonly<Record<string, Bits>>>>;

/** The word of each register, by its name: of a rate as wide as the block takes it. */
function settingsOf(m: Ctx, regs: unknown, table: RegisterTable) {
  const words = regs as Words;
  const low = Math.log2(rateUnit);
  return Object.fromEntries(
    table.flatMap(({ name, fields: [field] }) => {
      const value = words[name]?.[field!.name];
      if (value === undefined || field!.access !== 'rw') return [];
      return [[name, field!.name === 'bps_256' ? value.cat(m.lit(low, 0)) : value]];
    }),
  );
}

/** The hardware side of counters, by what happens. */
const countersOf = (m: Ctx, happens: Readonly<Record<string, Bits<1>>>) =>
  Object.fromEntries(
    Object.entries(happens).map(([name, amount]) => {
      const { count } = m.inst(`${name}_events`, rollingCounter(rateShortBits, 1), { amount });
      return [name, { count }];
    }),
  ) as never;

type Counted<C extends readonly { readonly name: string }[]> = Readonly<Record<C[number]['name'], Bits<1>>>;

/**
 * The registers of `dcqcnRegisterTable`, for `dcqcnCongestion`. Counters have 64 bits, modulo 2^64 from 0 at reset:
 * nothing clears them.
 */
export const dcqcnControl = ({ gbps, contexts }: DcqcnControlOptions) => {
  const table = dcqcnRegisterTable(gbps, contexts);
  return module(
    `dcqcn_control_g${gbps}_n${contexts}`,
    {
      summary: `Registers of DCQCN for ${gbps} Gb/s and ${contexts} contexts behind AXI4-Lite, and what they count.`,
      in: { events: DcqcnEvents },
      out: { registers: DcqcnCongestionRegisters },
      link: { s_axi: bus },
    },
    ({ events, s_axi }, m) => {
      const linkRate = m.forward('link_rate', bits(40));
      const turn = m.next('turn', events.turn, { reset: 0 });
      const happens: Counted<typeof dcqcnCounters> = {
        marks: events.mark,
        packets: events.packet,
        turns: turn,
        slow_turns: turn.and(m.next('is_slow', events.rate.lt(linkRate))),
      };
      const name = `dcqcn_registers_g${gbps}_n${contexts}`;
      const file = axiLiteRegisters(name, table, { addressWidth: rateAddressBits });
      const { regs, s_axi: answer } = m.inst('file', file, { hw: countersOf(m, happens), s_axi });
      const { flight, ...dcqcn } = settingsOf(m, regs, table);
      linkRate.set(dcqcn.link_rate as Bits<40>);
      return { registers: { dcqcn, flight } as ValueOf<typeof DcqcnCongestionRegisters>, s_axi: answer };
    },
  );
};

/** The same for `hpccCongestion`. */
export const hpccControl = ({ gbps }: Pick<DcqcnControlOptions, 'gbps'>) => {
  const table = hpccRegisterTable(gbps);
  return module(
    `hpcc_control_g${gbps}`,
    {
      summary: `Registers of HPCC for ${gbps} Gb/s behind AXI4-Lite, and what they count.`,
      in: { events: HpccEvents },
      out: { registers: HpccRegisters },
      link: { s_axi: bus },
    },
    ({ events, s_axi }, m) => {
      const eta = m.forward('eta', bits(21));
      const heard = m.next('heard', events.heard, { reset: 0 });
      const happens: Counted<typeof hpccCounters> = {
        acks: events.ack,
        samples: events.sample,
        heard,
        loaded: heard.and(m.next('is_loaded', events.load.ge(eta.zext(Load.width)))),
      };
      const file = axiLiteRegisters(`hpcc_registers_g${gbps}`, table, { addressWidth: rateAddressBits });
      const { regs, s_axi: answer } = m.inst('file', file, { hw: countersOf(m, happens), s_axi });
      const registers = settingsOf(m, regs, table);
      eta.set(registers.eta as Bits<21>);
      return { registers: registers as ValueOf<typeof HpccRegisters>, s_axi: answer };
    },
  );
};
