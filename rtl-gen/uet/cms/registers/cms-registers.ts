/** The registers of congestion management, for software: NSCC, path selection, and both ends of RCCC. */
import { counterRegisters } from '../../../lib/axi/register-parts.ts';
import type { RegisterTable } from '../../../lib/axi/register-table.ts';
import { endpointLink, nsccDefaults } from '../nscc/defaults.ts';
import { rcccDefaults } from '../rccc/rccc-defaults.ts';

/** Bits of the address of a register, in bytes. */
export const cmsAddressBits = 9;

/** What an endpoint with NSCC has of them: not what RCCC takes. */
export type CmsParts = 'all' | 'nscc';

/** Whether a register or counter of that name belongs to these parts. */
const isOf = (parts: CmsParts, name: string): boolean => parts === 'all' || !name.startsWith('rccc_');

/** Bits of a path, at most. */
export const pathNumberBits = 8;

/** The clock that times are worked out for, in ns: 312.5 MHz. */
const tick = 3.2;

/** How long a timeout freezes REPS, in ns. */
const freezeTime = 10e6;

/** What is counted, each once a clock but for `granted_quanta`. */
export const cmsCounters = [
  { name: 'nscc_pi', doc: 'ACKs of NSCC with a proportional increase.' },
  { name: 'nscc_fast', doc: 'With fast increase.' },
  { name: 'nscc_fi', doc: 'With a fair increase.' },
  { name: 'nscc_noop', doc: 'With a mark and little delay: nothing is done.' },
  { name: 'nscc_md', doc: 'With a multiplicative decrease.' },
  { name: 'nscc_md_skip', doc: 'With one that was too soon, or whose average was low.' },
  { name: 'nscc_qa_window', doc: 'Windows of measurement of quick adapt.' },
  { name: 'nscc_qa_cut', doc: 'Cuts of quick adapt.' },
  { name: 'nscc_qa_ignore', doc: 'Events that quick adapt has ignored.' },
  { name: 'nscc_fulfilled', doc: 'Fulfil adjustments.' },
  { name: 'nscc_eta', doc: 'Those that have added eta.' },
  { name: 'path_walk', doc: 'Packets whose entropy value came of a walk: oblivious, bitmap, mixed.' },
  { name: 'path_recycle', doc: 'Of what came back well.' },
  { name: 'path_fresh', doc: 'Of an entry of REPS that was not used before.' },
  { name: 'path_explore', doc: 'Of a choice at random of REPS.' },
  { name: 'path_frozen', doc: 'While REPS is frozen, of its ring.' },
  { name: 'path_frozen_empty', doc: 'While it is frozen, of an entry that was used already.' },
  { name: 'rccc_grant', doc: 'Grants to sources that waited.' },
  { name: 'rccc_unasked', doc: 'Grants to sources that did not.' },
  { name: 'rccc_quanta', doc: 'Credit of both, in quanta of 256 bytes.' },
  { name: 'rccc_data', doc: 'Packets that left for the first time, at the sending end.' },
  { name: 'rccc_resend', doc: 'Packets that left again.' },
  { name: 'rccc_credit', doc: 'Credit packets that came.' },
] as const;

/** The counters of these parts. */
export const cmsCountersOf = (parts: CmsParts): readonly (typeof cmsCounters)[number][] =>
  cmsCounters.filter(({ name }) => isOf(parts, name));

/** Quanta of a grant at most. */
const mostQuanta = 64;

/** Bits of the short counters, and of the one that counts quanta. */
export const shortBits = 8;
export const quantaBits = 12;

/** A register that is one field. */
const one = <const N extends string, const F extends string, const H extends number>(
  name: N,
  offset: number,
  doc: string,
  field: { readonly name: F; readonly high: H; readonly reset: number; readonly doc?: string },
) =>
  ({
    name,
    offset,
    doc,
    fields: [
      {
        name: field.name,
        bits: [field.high, 0] as readonly [H, 0],
        access: 'rw',
        reset: field.reset,
        ...(field.doc === undefined ? {} : { doc: field.doc }),
      },
    ],
  }) as const;

/**
 * The table for a link of that rate in Gb/s, a base RTT of 12 us, packets of 4 KiB and a clock of 312.5 MHz, which
 * decide the values after reset. Registers change while nothing is on its way, but for `rccc_time` and
 * `rccc_background`, which may at any time. Parts that are left out leave their addresses without a register.
 */
export const cmsRegisters = (gbps: number, parts: CmsParts = 'all'): RegisterTable =>
  allRegisters(gbps).filter(({ name }) => isOf(parts, name));

function allRegisters(gbps: number): RegisterTable {
  const link = { ...endpointLink(gbps * 1e9), tick };
  const nscc = nsccDefaults(link);
  const rccc = rcccDefaults(link);
  return [
    one('base_rtt', 0x00, 'The base RTT that a context begins with; the delay that a trimmed packet stands for.', {
      name: 'clocks',
      high: 19,
      reset: nscc.baseRtt,
    }),
    one('target', 0x04, 'The queueing delay that is aimed at.', { name: 'clocks', high: 16, reset: nscc.target }),
    one('fast_delay', 0x08, 'Below this delay fast increase counts.', {
      name: 'clocks',
      high: 15,
      reset: nscc.fastDelay,
    }),
    one('qa_threshold', 0x0c, 'Above this delay quick adapt may cut.', {
      name: 'clocks',
      high: 19,
      reset: nscc.qaThreshold,
    }),
    one('adjust_period', 0x10, 'From one eta to the next.', { name: 'clocks', high: 19, reset: nscc.adjustPeriod }),
    one('adjust_bytes', 0x14, 'More received than this makes a fulfil adjustment.', {
      name: 'bytes',
      high: 19,
      reset: nscc.adjustBytes,
    }),
    one('min_window', 0x18, 'The least window: the nominal bytes of the largest packet or more.', {
      name: 'bytes',
      high: 16,
      reset: nscc.minWindow,
      doc: 'A larger packet would wait for good.',
    }),
    one('window_per_tick', 0x1c, 'The largest window for a clock of base RTT.', {
      name: 'bytes_256',
      high: 19,
      reset: nscc.windowPerTick,
      doc: '1/256 byte.',
    }),
    one('alpha', 0x20, 'Proportional increase for a clock below the target.', {
      name: 'bytes_4096',
      high: 23,
      reset: nscc.alpha,
      doc: '1/4096 byte.',
    }),
    one('fair_increase', 0x24, 'Fair increase.', { name: 'bytes', high: 19, reset: nscc.fairIncrease }),
    one('eta', 0x28, 'What each period adds.', { name: 'bytes', high: 15, reset: nscc.eta }),
    one('fast_scale', 0x2c, 'Fast increase for a byte.', {
      name: 'bytes_4096',
      high: 15,
      reset: nscc.fastScale,
      doc: '1/4096 byte.',
    }),
    {
      name: 'decrease',
      offset: 0x30,
      doc: 'Multiplicative decrease.',
      fields: [
        { name: 'gamma', bits: [9, 0], access: 'rw', reset: nscc.gamma, doc: 'Its size, 1/1024.' },
        { name: 'most', bits: [25, 16], access: 'rw', reset: nscc.mostDecrease, doc: 'At most this, 1/1024.' },
      ],
    },
    one('gain', 0x34, 'Gain of the average delay.', {
      name: 'parts_16384',
      high: 10,
      reset: nscc.gain,
      doc: '1/16384.',
    }),
    {
      name: 'control',
      offset: 0x38,
      doc: 'What else NSCC is told.',
      fields: [
        {
          name: 'qa_gate',
          bits: [2, 0],
          access: 'rw',
          reset: nscc.qaGate,
          doc: 'Quick adapt cuts below 2^-this of the largest window.',
        },
        { name: 'has_credit', bits: 8, access: 'rw', reset: 0, doc: 'RCCC is in charge of the last hop.' },
      ],
    },
    one('ack_trigger', 0x3c, 'A window below this asks for an ACK with each packet.', {
      name: 'bytes',
      high: 19,
      reset: nscc.ackTrigger,
    }),
    {
      name: 'paths',
      offset: 0x40,
      doc: 'Path selection.',
      fields: [
        {
          name: 'scheme',
          bits: [1, 0],
          access: 'rw',
          reset: 3,
          doc: '0 oblivious, 1 bitmap, 2 REPS with freezing, 3 mixed.',
        },
        {
          name: 'unused',
          bits: [15, 8],
          access: 'rw',
          reset: 0,
          doc: 'Paths that are built less those in use, which are a power of two.',
        },
      ],
    },
    one('freeze', 0x44, 'How long a timeout freezes REPS, in the unit of `now`.', {
      name: 'clocks',
      high: 30,
      reset: Math.round(freezeTime / tick),
    }),
    one('rccc_time', 0x48, 'How long 256 bytes take at the share of the line that is granted.', {
      name: 'clocks_4096',
      high: 23,
      reset: rccc.timePerQuantum,
      doc: '1/4096 clock; 0.99 of the line after reset.',
    }),
    one('rccc_background', 0x4c, 'What a source may have beyond its target while no source waits.', {
      name: 'quanta',
      high: 15,
      reset: rccc.background,
      doc: '0: nothing.',
    }),
    one('rccc_max_window', 0x50, 'The first window of a source, and the most credit.', {
      name: 'bytes',
      high: 23,
      reset: rccc.maxWindow,
    }),
    one('rccc_mtu', 0x54, 'A whole packet.', { name: 'bytes', high: 13, reset: rccc.mtu }),
    one('full_packet', 0x58, 'A full packet: the RTT of a smaller one does not lower the base RTT.', {
      name: 'bytes',
      high: 13,
      reset: link.mtu,
      doc: 'Nominal bytes.',
    }),
    ...counterRegisters(
      0x100,
      cmsCounters.map(({ name, doc }) =>
        name === 'rccc_quanta'
          ? { name, doc, short: quantaBits, most: mostQuanta }
          : { name, doc, short: shortBits, most: 1 },
      ),
    ),
  ];
}
