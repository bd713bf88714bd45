/** The registers of DCQCN and of HPCC, for software. */
import { counterRegisters } from '../../../lib/axi/register-parts.ts';
import type { RegisterTable } from '../../../lib/axi/register-table.ts';
import { dcqcnDefaults } from '../dcqcn/dcqcn-defaults.ts';
import { hpccDefaults } from '../hpcc/hpcc-defaults.ts';
import { endpointLink } from '../nscc/defaults.ts';

/** Bits of the address of a register, in bytes. */
export const rateAddressBits = 9;

/** Where counters begin. */
const counterBase = 0x100;

/** Bits of the short counters that hardware drives. */
export const rateShortBits = 8;

/** Rates of 40 bits are set in units of so many bit/s, and so in a word. */
export const rateUnit = 256;

/** The clock that times are worked out for, in ns: 312.5 MHz. */
const tick = 3.2;

/** A register that is one field. `rate`: bit/s, in units of `rateUnit`. */
interface Setting {
  readonly name: string;
  readonly bits: number;
  readonly unit: 'rate' | 'clocks' | 'bytes' | 'ns' | 'value';
  readonly doc: string;
  readonly note?: string;
}

const rate = (name: string, doc: string): Setting => ({ name, bits: 32, unit: 'rate', doc, note: '256 bit/s.' });
const of = (unit: Setting['unit'], name: string, bits: number, doc: string, note?: string): Setting =>
  note === undefined ? { name, bits, unit, doc } : { name, bits, unit, doc, note };

/** Those of DCQCN by the fields of its record, and `flight`; each changes while no context is in use. */
export const dcqcnSettings = [
  rate('link_rate', 'The rate of the link.'),
  rate('least_rate', 'The least rate of a context.'),
  rate('additive', 'What the target grows by after the stages of fast recovery.'),
  rate('hyper', 'What it grows by later.'),
  of('clocks', 'alpha_time', 23, 'Period of the timer of alpha.', 'In the unit of `now`; a sweep at least.'),
  of('clocks', 'decrease_time', 23, 'Period of the timer of cuts.', 'A sweep at least.'),
  of('clocks', 'rate_time', 23, 'Period of the timer that raises the rate.', 'Above that of cuts.'),
  of('value', 'fast_stages', 5, 'Stages of fast recovery.'),
  of('value', 'clamps_target', 1, 'Each cut makes the rate before it the target.', '0: the first one after a stage.'),
  of('value', 'gain_shift', 4, 'The gain of alpha is 2^-this.', 'At least 1.'),
  of('value', 'pace', 17, 'Bytes of a sweep for 2^14 bit/s.', '22 bits after the point.'),
  of('bytes', 'burst', 24, 'What may leave at once after a pause.', 'A packet at least.'),
  of('bytes', 'flight', 24, 'Bytes in flight at the rate of the link.', 'What recovery takes for the window.'),
] as const;

/** Those of HPCC by the fields of its record; each changes while no context is in use. */
export const hpccSettings = [
  rate('link_rate', 'The rate of the link, and of all links of a path.'),
  rate('least_rate', 'The least rate of a context.'),
  rate('additive', 'A step more.'),
  of('value', 'eta', 21, 'The load that is aimed at.', '20 bits after the point; above 0, at most 1.'),
  of('value', 'max_stage', 8, 'Steps before the load decides again.'),
  of('ns', 'base_rtt', 17, 'The base RTT.'),
  of('value', 'rtt_share', 24, '2^32 by the base RTT.'),
  of('value', 'bytes_scale', 24, 'Load of 128 bytes in a ns.', '16 bits after the point.'),
  of('value', 'queue_scale', 24, 'Load of 80 bytes that wait.', '30 bits after the point.'),
  of('value', 'window_scale', 17, 'Bytes of the window for 2^14 bit/s.', '18 bits after the point.'),
  of('bytes', 'min_window', 17, 'The least window.', 'Nominal bytes of the largest packet or more.'),
  of('bytes', 'max_window', 24, 'The window at the rate of the link.'),
  of('bytes', 'ack_trigger', 20, 'A window below this asks for an ACK with each packet.'),
] as const;

export const dcqcnCounters = [
  { name: 'marks', doc: 'Marks: ACKs with CE, and NACKs of trimmed packets.' },
  { name: 'packets', doc: 'Packets that left.' },
  { name: 'turns', doc: 'Turns of contexts.' },
  { name: 'slow_turns', doc: 'Turns that leave a context below the rate of the link.' },
] as const;

export const hpccCounters = [
  { name: 'acks', doc: 'ACKs.' },
  { name: 'samples', doc: 'ACKs that brought a sample of their path.' },
  { name: 'heard', doc: 'Samples that were heard: those too close to the one before are let go.' },
  { name: 'loaded', doc: 'Samples that left the load at what is aimed at, or above.' },
] as const;

const camel = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const tableOf = (
  settings: readonly Setting[],
  counters: readonly { readonly name: string; readonly doc: string }[],
  values: Readonly<Record<string, number | boolean>>,
): RegisterTable => [
  ...settings.map(({ name, bits, unit, doc, note }, i) => {
    const value = Number(values[camel(name)]);
    const reset = Math.round(unit === 'rate' ? value / rateUnit : value);
    const field = { name: unit === 'rate' ? 'bps_256' : unit, access: 'rw', reset } as const;
    const of = { ...field, bits: [bits - 1, 0] as const, ...(note === undefined ? {} : { doc: note }) };
    return { name, offset: 4 * i, doc, fields: [of] };
  }),
  ...counterRegisters(
    counterBase,
    counters.map(({ name, doc }) => ({ name, doc, short: rateShortBits })),
  ),
];

/** A link of that rate in Gb/s and a base RTT of 12 us, and a clock of 312.5 MHz, decide the values after reset. */
export const dcqcnRegisterTable = (gbps: number, contexts: number): RegisterTable =>
  tableOf(dcqcnSettings, dcqcnCounters, {
    ...dcqcnDefaults({ linkRate: gbps * 1e9, tick, contexts }),
    flight: (12_000 * gbps) / 8,
  });

/** The same of HPCC, with packets of 4 KiB. */
export const hpccRegisterTable = (gbps: number): RegisterTable => {
  const { linkRate, baseRtt, mtu } = endpointLink(gbps * 1e9);
  return tableOf(hpccSettings, hpccCounters, hpccDefaults({ linkRate, baseRtt, mtu }));
};
