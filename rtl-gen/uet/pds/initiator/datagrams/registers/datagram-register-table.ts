/** The registers of a sender of RUDI and UUD, for software. */
import { counterRegisters, eventFields, interruptFields } from '../../../../../lib/axi/register-parts.ts';
import type { RegisterTable } from '../../../../../lib/axi/register-table.ts';
import { time, us } from '../../registers/time-register.ts';
import { type DatagramCounter, datagramCounters, shortBits } from './datagram-counters.ts';

const counters = datagramCounters.map(([name, doc]) => ({ name, doc, short: shortBits })) as readonly {
  readonly name: DatagramCounter;
  readonly doc: string;
  readonly short: typeof shortBits;
}[];

/** What interrupts, in the order of its bits. */
export const datagramEvents = [
  { name: 'failed', doc: 'A packet has failed: see `last_error`.' },
  { name: 'peer_dropped', doc: 'What a peer sent found no room.' },
] as const;

/**
 * Times are in clocks; reset values are the defaults of uet-wire.md 7.15. The offsets are those of the PDS initiator.
 */
export const datagramRegisterTable = [
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
    fields: eventFields(datagramEvents),
  },
  {
    name: 'interrupt_enable',
    offset: 0x08,
    doc: 'Which of them raise the interrupt line.',
    fields: interruptFields(datagramEvents),
  },
  {
    name: 'last_error',
    offset: 0x0c,
    doc: 'The packet that failed last.',
    fields: [
      { name: 'message', bits: [15, 0], access: 'ro', doc: 'Its message.' },
      {
        name: 'code',
        bits: [23, 16],
        access: 'ro',
        doc: 'The code of the NACK (5.3), or 0xf0: retries are exhausted; 0: none has failed.',
      },
    ],
  },
  {
    name: 'loss',
    offset: 0x14,
    doc: 'Which ways of finding losses are on.',
    fields: [
      { name: 'rto', bits: 4, access: 'rw', reset: 1, doc: 'The retransmission timer.' },
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
    ],
  },
  time('rto_init', 0x40, us(1_000), 'RTO_Init_Time.'),
  time('rto_max', 0x44, us(8_000_000), 'The longest RTO, however often it has doubled.'),
  time('nack_retx', 0x48, us(1_000), 'NACK_Retx_Time.'),
  ...counterRegisters(0x100, counters),
] as const satisfies RegisterTable;
