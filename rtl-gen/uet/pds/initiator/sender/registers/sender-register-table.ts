/** The registers of a PDS sender, for software. */
import { counterRegisters } from '../../../../../lib/axi/register-parts.ts';
import type { RegisterTable } from '../../../../../lib/axi/register-table.ts';
import { time, us } from '../../registers/time-register.ts';
import { type SenderCounter, senderCounters, shortBits } from './sender-counters.ts';

const counters = senderCounters.map(([name, doc]) => ({
  name,
  doc,
  short: shortBits,
  // Addresses and PDCIDs are compared at different times, of two arrivals in one clock.
  most: name === 'ack_mismatch' ? 2 : 1,
})) as readonly {
  readonly name: SenderCounter;
  readonly doc: string;
  readonly short: typeof shortBits;
  readonly most: number;
}[];

/**
 * Times are in clocks; reset values are the defaults of uet-wire.md 7.15, and of the golden model where it has none.
 */
export const senderRegisterTable = [
  {
    name: 'status',
    offset: 0x00,
    doc: 'The state of the sender.',
    fields: [{ name: 'ready', bits: 0, access: 'ro', doc: 'The tables are empty after reset.' }],
  },
  {
    name: 'interrupts',
    offset: 0x04,
    doc: 'What has happened; each bit stays until it is cleared.',
    fields: [
      { name: 'pdc_error', bits: 0, access: 'w1c', doc: 'A PDC ended in an error: see `last_error`.' },
      { name: 'peer_dropped', bits: 1, access: 'w1c', doc: 'What a peer sent found no room.' },
      { name: 'unsent', bits: 2, access: 'w1c', doc: 'A packet failed before it had a PSN.' },
    ],
  },
  {
    name: 'interrupt_enable',
    offset: 0x08,
    doc: 'Which of them raise the interrupt line.',
    fields: [
      { name: 'pdc_error', bits: 0, access: 'rw', doc: 'Of `interrupts`.' },
      { name: 'peer_dropped', bits: 1, access: 'rw', doc: 'Of `interrupts`.' },
      { name: 'unsent', bits: 2, access: 'rw', doc: 'Of `interrupts`.' },
    ],
  },
  {
    name: 'last_error',
    offset: 0x0c,
    doc: 'The PDC that ended in an error last.',
    fields: [
      { name: 'pdcid', bits: [15, 0], access: 'ro', doc: 'Its PDCID; 0: there was none.' },
      {
        name: 'code',
        bits: [23, 16],
        access: 'ro',
        doc: 'The code of the NACK (5.3), or 0xf0: retries are exhausted.',
      },
    ],
  },
  {
    name: 'choice',
    offset: 0x10,
    doc: 'Which PDCs a tuple has, and how they begin.',
    fields: [
      { name: 'pdcs_per_tuple', bits: [2, 0], access: 'rw', reset: 1, doc: 'PDCs of a tuple of RUD; 0 acts as 1.' },
      {
        name: 'spread_turns',
        bits: 4,
        access: 'rw',
        doc: 'Messages take turns on all of them, not the next if one is full.',
      },
      { name: 'expected_0rtt', bits: 5, access: 'rw', doc: 'Start_PSN is what the peer expects, not at random (8.9).' },
      {
        name: 'full_level',
        bits: [30, 16],
        access: 'rw',
        reset: 64,
        doc: 'Packets with which a PDC is full for new messages.',
      },
    ],
  },
  {
    name: 'loss',
    offset: 0x14,
    doc: 'Which ways of finding losses are on.',
    fields: [
      { name: 'trim_nack', bits: 0, access: 'rw', reset: 1, doc: 'NACKs of packets that were trimmed.' },
      { name: 'loss_nack', bits: 1, access: 'rw', reset: 1, doc: 'Other NACKs that report a loss.' },
      {
        name: 'out_of_order',
        bits: 2,
        access: 'rw',
        reset: 1,
        doc: 'The count of packets out of order, with its recovery.',
      },
      { name: 'probe', bits: 3, access: 'rw', reset: 1, doc: 'PROBE on silence.' },
      { name: 'rto', bits: 4, access: 'rw', reset: 1, doc: 'The retransmission timer.' },
      { name: 'ack_req', bits: 5, access: 'rw', reset: 1, doc: 'ACK_REQ in place of what SACK has covered.' },
      { name: 'entropy', bits: 6, access: 'rw', doc: 'A later packet of the same entropy value that has come (10.2).' },
      {
        name: 'tail',
        bits: [9, 8],
        access: 'rw',
        reset: 1,
        doc: 'Tail_Loss_Time: 1 a PROBE, 2 the last packet again, else nothing.',
      },
      { name: 'probe_first', bits: 16, access: 'rw', doc: 'A PROBE after the first ACK of a PDC.' },
      { name: 'service_required', bits: 17, access: 'rw', reset: 1, doc: 'An RTT counts only with a service time.' },
    ],
  },
  {
    name: 'retries',
    offset: 0x18,
    doc: 'How often a packet is sent again.',
    fields: [
      { name: 'max_rto_retx', bits: [3, 0], access: 'rw', reset: 5, doc: 'Max_RTO_Retx_Cnt; 15: no limit.' },
      { name: 'max_nack_retx', bits: [12, 8], access: 'rw', reset: 5, doc: 'Max_NACK_Retx_Cnt; 31: no limit.' },
      { name: 'max_tail_loss', bits: [19, 16], access: 'rw', reset: 5, doc: 'Max_Tail_Loss_Retx; 15: no limit.' },
    ],
  },
  {
    name: 'range',
    offset: 0x1c,
    doc: 'MP_Range of peers, in 128 PSNs.',
    fields: [
      { name: 'default_mpr', bits: [7, 0], access: 'rw', reset: 8, doc: 'Default_MPR; 0 acts as 1.' },
      {
        name: 'override_mpr_zero',
        bits: [15, 8],
        access: 'rw',
        doc: 'Override_MPR_Zero_Value; 0: an mpr of 0 is no news.',
      },
    ],
  },
  {
    name: 'sizes',
    offset: 0x20,
    doc: 'Bytes of packets.',
    fields: [
      {
        name: 'ack_request_below',
        bits: [15, 0],
        access: 'rw',
        reset: 4160,
        doc: 'Room below which packets ask for an ACK (9.4).',
      },
      {
        name: 'packet_shift',
        bits: [19, 16],
        access: 'rw',
        reset: 12,
        doc: 'Out-of-order counts are of packets of 2^n bytes.',
      },
    ],
  },
  {
    name: 'quarantine_time',
    offset: 0x24,
    doc: 'How long a PDCID is not used again; Syn_Retx_Safety_Time at least.',
    fields: [{ name: 'units', bits: [24, 0], access: 'rw', reset: 15_625_000, doc: '128 ns each; 2 s.' }],
  },
  time('rto_init', 0x40, us(1_000), 'RTO_Init_Time.'),
  time('rto_max', 0x44, us(8_000_000), 'The longest RTO, however often it has doubled.'),
  time('nack_retx', 0x48, us(1_000), 'NACK_Retx_Time.'),
  time('go_back', 0x4c, us(12), 'For how long another ROD_OOO of the same PSN is of the same gap.'),
  time('tail_loss', 0x50, us(1_000), 'Tail_Loss_Time.'),
  time('probe', 0x54, us(36), 'Silence until a PROBE while data waits.'),
  time('probe_tail', 0x58, us(21), 'Silence until a PROBE while none waits.'),
  time('probe_again', 0x5c, us(60), 'Time between PROBEs.'),
  time('clear', 0x60, us(1_000), 'PDS_Clear_Time.'),
  time('idle', 0x64, us(10_000), 'After so long without work a PDC closes; 0: never.'),
  ...counterRegisters(0x100, counters),
] as const satisfies RegisterTable;
