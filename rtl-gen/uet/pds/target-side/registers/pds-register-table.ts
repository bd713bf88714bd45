/** The registers of a PDS target, for software. */
import type { RegisterTable } from '../../../../lib/axi/register-table.ts';

/** Bits of a counter. */
export const counterBits = 48;

/**
 * Times are in units of 128 ns; reset values are the defaults of uet-wire.md 7.15, and of the golden model where that
 * has none.
 */
export const pdsRegisterTable = [
  {
    name: 'ack_control',
    offset: 0x00,
    doc: 'When packets are acknowledged at once (uet-wire.md 7.9).',
    fields: [
      { name: 'on_ecn', bits: 0, access: 'rw', reset: 1, doc: 'ACK_On_ECN: those with a CE mark.' },
      { name: 'per_packet', bits: 1, access: 'rw', doc: 'Enb_ACK_Per_Pkt: all.' },
      {
        name: 'tail',
        bits: 2,
        access: 'rw',
        reset: 1,
        doc: 'Those that complete all up to the highest PSN that asked for an ACK.',
      },
    ],
  },
  {
    name: 'ack_gen_trigger',
    offset: 0x04,
    doc: 'ACK_Gen_Trigger.',
    fields: [
      {
        name: 'bytes',
        bits: [15, 0],
        access: 'rw',
        reset: 16_384,
        doc: 'Bytes after which an ACK is due, up to 32,768.',
      },
    ],
  },
  {
    name: 'ack_gen_min_add',
    offset: 0x08,
    doc: 'ACK_Gen_Min_Pkt_Add.',
    fields: [
      {
        name: 'bytes',
        bits: [11, 0],
        access: 'rw',
        reset: 1024,
        doc: 'Bytes that a packet counts at least, up to 2,048.',
      },
    ],
  },
  {
    name: 'offer',
    offset: 0x0c,
    doc: 'What ACKs offer and ask (4.2, 9.5).',
    fields: [
      {
        name: 'mpr',
        bits: [7, 0],
        access: 'rw',
        reset: 8,
        doc: 'MP_Range, in 128 PSNs; ACKs offer no more than the window.',
      },
      { name: 'rcv_cwnd_pend', bits: [14, 8], access: 'rw', doc: 'Penalty of destination flow control, 0: none.' },
      { name: 'restore_cwnd', bits: 16, access: 'rw', doc: 'The limit is gone: restore cwnd.' },
    ],
  },
  {
    name: 'new_pdc_time',
    offset: 0x10,
    doc: 'New_PDC_Time: how long a PDC waits for its Start_PSN.',
    fields: [{ name: 'units', bits: [19, 0], access: 'rw', reset: 39_062, doc: '128 ns each; 5 ms.' }],
  },
  {
    name: 'close_req_time',
    offset: 0x14,
    doc: 'Close_REQ_Time: how long an initiator may take to close when it is asked to.',
    fields: [{ name: 'units', bits: [19, 0], access: 'rw', reset: 7812, doc: '128 ns each; 1 ms.' }],
  },
  {
    name: 'linger_time',
    offset: 0x18,
    doc: 'How long a PDC answers after its close or an error, and holds its place. It has to exceed the life of a packet in the network.',
    fields: [{ name: 'units', bits: [19, 0], access: 'rw', reset: 7812, doc: '128 ns each; 1 ms.' }],
  },
  {
    name: 'quarantine_time',
    offset: 0x1c,
    doc: 'How long a PDCID is not used again. Its place is at once, under another PDCID, until its generations have come round.',
    fields: [{ name: 'units', bits: [24, 0], access: 'rw', reset: 15_625_000, doc: '128 ns each; 2 s.' }],
  },
  {
    name: 'new_pdc_threshold',
    offset: 0x20,
    doc: 'New_PDC_Timeout_Thresh.',
    fields: [
      {
        name: 'timeouts',
        bits: [15, 0],
        access: 'rw',
        reset: 1024,
        doc: 'So many timeouts of PENDING raise the alarm.',
      },
    ],
  },
  {
    name: 'status',
    offset: 0x24,
    doc: 'The state of the target.',
    fields: [
      { name: 'ready', bits: 0, access: 'ro', doc: 'The sweep after reset is over.' },
      {
        name: 'new_pdc_alarm',
        bits: 1,
        access: 'ro',
        doc: 'As many PDCs were left in PENDING as `new_pdc_threshold` says (8.9).',
      },
    ],
  },
  {
    name: 'interrupts',
    offset: 0x28,
    doc: 'What has happened; each bit stays until it is cleared.',
    fields: [
      { name: 'new_pdc_alarm', bits: 0, access: 'w1c', doc: 'The alarm was raised.' },
      { name: 'reply_dropped', bits: 1, access: 'w1c', doc: 'A reply found no room.' },
      { name: 'guaranteed_not_stored', bits: 2, access: 'w1c', doc: 'A guaranteed response found no room.' },
    ],
  },
  {
    name: 'interrupt_enable',
    offset: 0x2c,
    doc: 'Which of them raise the interrupt line.',
    fields: [
      { name: 'new_pdc_alarm', bits: 0, access: 'rw', doc: 'Of `interrupts`.' },
      { name: 'reply_dropped', bits: 1, access: 'rw', doc: 'Of `interrupts`.' },
      { name: 'guaranteed_not_stored', bits: 2, access: 'rw', doc: 'Of `interrupts`.' },
    ],
  },
  {
    name: 'counter_select',
    offset: 0x30,
    doc: 'Writing it takes a snapshot of a counter. Counters have 48 bits, stop at the largest number, and begin with 0 at reset.',
    fields: [{ name: 'index', bits: [5, 0], access: 'ext', doc: 'Which one: see the list of counters.' }],
  },
  {
    name: 'counter_low',
    offset: 0x34,
    doc: 'The snapshot.',
    fields: [{ name: 'count', bits: [31, 0], access: 'ro', doc: 'Bits 31 to 0.' }],
  },
  {
    name: 'counter_high',
    offset: 0x38,
    doc: 'The snapshot, and whether it has been taken: read this first.',
    fields: [
      { name: 'count', bits: [15, 0], access: 'ro', doc: 'Bits 47 to 32.' },
      { name: 'taken', bits: 31, access: 'ro', doc: 'The snapshot is of the counter that was chosen last.' },
    ],
  },
] as const satisfies RegisterTable;
