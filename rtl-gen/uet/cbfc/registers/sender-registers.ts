/** The register map of the sender of credit-based flow control. */
import { counter, counterRegisters, eventFields, interruptFields } from '../../../lib/axi/register-parts.ts';
import type { RegisterTable } from '../../../lib/axi/register-table.ts';
import { eventCountBits } from '../settings.ts';
import { eventCounters, faultField, identity } from './shared-registers.ts';

/** Widths of a sender that its map depends on. */
export interface SenderMap {
  /** A frame's cost. */
  readonly costBits: number;
  /** What all channels use together. */
  readonly sumBits: number;
  /** The number of frames that wait on a channel. */
  readonly waitingBits: number;
}

/** What the codes of `channel_command` do, from 1 on; others do nothing. */
export const channelCommands = ['enable', 'disable', 'lossless', 'best_effort', 'zero', 'restart_most'] as const;

/** Events of the sender that stay until software clears them. */
export const senderEvents = [
  { name: 'cf_refused', doc: 'A CF_Update was for no channel, or would have freed more than was in use.' },
  { name: 'cf_malformed', doc: 'A control ordered set of a CF_Update was malformed.' },
  { name: 'link_fault', doc: 'The link had a fault.' },
] as const;

/** The table, in words of 32 bits; the comment of `cbfcSenderAxi` says how channels are reached. */
export const senderRegisters = ({ costBits, sumBits, waitingBits }: SenderMap) =>
  [
    identity,
    {
      name: 'frames',
      offset: 0x04,
      doc: 'How frames are counted: the same at both ends, and changed while nothing is under way.',
      fields: [
        {
          name: 'overhead',
          bits: [7, 0],
          access: 'rw',
          doc: "PktOvhd: bytes stored beside a frame, two's complement, -16 to 127.",
        },
        { name: 'size', bits: [10, 8], access: 'rw', reset: 2, doc: 'CreditSize: 32 bytes times 2^n, 0 to 6.' },
      ],
    },
    {
      name: 'limits',
      offset: 0x08,
      doc: 'Whose limit holds.',
      fields: [
        {
          name: 'mode',
          bits: [1, 0],
          access: 'rw',
          doc: '0: that of the channel. 1: that of the port too. 2: of the port, each channel its reserved part and a share of what is free. 3: as 1.',
        },
        {
          name: 'alpha',
          bits: [11, 8],
          access: 'rw',
          doc: 'The share in mode 2: what is free times 2^n, or divided by 2^n with bit 3.',
        },
      ],
    },
    {
      name: 'port_limit',
      offset: 0x0c,
      doc: 'S_P_CL.',
      fields: [
        {
          name: 'credits',
          bits: [19, 0],
          access: 'rw',
          doc: 'What all channels together may use in modes 1 and 2, below 2^19.',
        },
      ],
    },
    {
      name: 'largest_frame',
      offset: 0x10,
      doc: 'For modes 1 and 2.',
      fields: [
        { name: 'credits', bits: [costBits - 1, 0], access: 'rw', doc: 'The largest frame that passes at full rate.' },
      ],
    },
    {
      name: 'turns',
      offset: 0x14,
      doc: 'How channels take turns.',
      fields: [
        {
          name: 'weighted',
          bits: 0,
          access: 'rw',
          doc: 'A turn lasts for the weight of its channel, else for one frame.',
        },
      ],
    },
    {
      name: 'cc_updates',
      offset: 0x18,
      doc: 'When CC_Updates are sent.',
      fields: [
        {
          name: 'period',
          bits: [17, 0],
          access: 'rw',
          reset: 256,
          doc: 'Microseconds from one to the next; 0 for none but those that are asked for.',
        },
        { name: 'clocks', bits: [29, 20], access: 'rw', reset: 322, doc: 'Clocks in a microsecond.' },
        {
          name: 'under_llr',
          bits: 31,
          access: 'rw',
          doc: 'They are frames under LLR, in order with all others: a replay does not hold them back.',
        },
      ],
    },
    {
      name: 'link',
      offset: 0x1c,
      doc: 'The link below.',
      fields: [
        {
          name: 'on_fault',
          bits: [1, 0],
          access: 'rw',
          doc: 'While it has a fault: 0: nothing changes. 1: nothing is granted. 2: nor is it, and all counters of channels start again. 3: as 1.',
        },
        faultField,
        { name: 'replaying', bits: 17, access: 'ro', doc: 'LLR replays.' },
      ],
    },
    {
      name: 'actions',
      offset: 0x20,
      fields: [
        { name: 'send_cc_update', bits: 0, access: 'pulse', doc: 'A CC_Update is due, also if the period is 0.' },
      ],
    },
    { name: 'events', offset: 0x24, doc: 'What has happened.', fields: eventFields(senderEvents) },
    { name: 'interrupts', offset: 0x28, doc: 'Which events interrupt.', fields: interruptFields(senderEvents) },
    {
      name: 'channel',
      offset: 0x40,
      doc: 'The channel that all registers of channels are of. Each write takes a snapshot of its counters.',
      fields: [
        {
          name: 'index',
          bits: [4, 0],
          access: 'ext',
          doc: 'Its number. What is written to channels that do not exist is lost.',
        },
        { name: 'taken', bits: 31, access: 'ro', doc: 'The snapshot has been taken.' },
      ],
    },
    {
      name: 'channel_limit',
      offset: 0x44,
      doc: 'S_VC_CL.',
      fields: [{ name: 'credits', bits: [19, 0], access: 'ext', doc: 'Below 2^19; 0 after reset.' }],
    },
    {
      name: 'channel_reserved',
      offset: 0x48,
      doc: "Its part of the port's limit that no other channel gets.",
      fields: [{ name: 'credits', bits: [19, 0], access: 'ext', doc: '0 after reset.' }],
    },
    {
      name: 'channel_weight',
      offset: 0x4c,
      doc: 'What its turn lasts where turns are weighted.',
      fields: [{ name: 'credits', bits: [15, 0], access: 'ext', doc: '0 makes a turn one frame, as after reset.' }],
    },
    {
      name: 'channel_command',
      offset: 0x50,
      fields: [
        {
          name: 'kind',
          bits: [3, 0],
          access: 'pulse',
          doc: `${channelCommands.map((name, i) => `${i + 1}: ${name}`).join('. ')}. Zero only a channel that is disabled.`,
        },
      ],
    },
    {
      name: 'channel_state',
      offset: 0x54,
      doc: 'Of the snapshot.',
      fields: [
        { name: 'enabled', bits: 0, access: 'ro', doc: 'Its frames are granted.' },
        { name: 'lossless', bits: 1, access: 'ro', doc: 'They need credit, and count.' },
        { name: 'waiting', bits: [8 + waitingBits - 1, 8], access: 'ro', doc: 'Frames that wait for their grant.' },
      ],
    },
    counter('channel_used', 0x60, 20, 'S_VC_CU: credits in use. Of the snapshot.'),
    counter(
      'channel_most_used',
      0x64,
      20,
      'The largest S_VC_CU after a grant since reset or `restart_most`, S_VC_CU where there was none. Of the snapshot.',
    ),
    counter('channel_consumed', 0x68, 20, 'S_VC_CC, which counts modulo 2^20. Of the snapshot.'),
    counter('channel_freed', 0x6c, 20, 'S_VC_CF, which counts modulo 2^20. Of the snapshot.'),
    counter('port_used', 0x70, sumBits, 'Credits in use by all channels, S_P_CU.'),
    counter('port_most_used', 0x74, sumBits, 'The largest S_P_CU since reset or a `restart_most` of any channel.'),
    ...counterRegisters(eventCounters, [
      { name: 'cf_updates_received', short: eventCountBits, doc: 'CF_Updates.' },
      {
        name: 'cf_updates_refused',
        short: eventCountBits,
        doc: 'CF_Updates of which at least one entry was not believed.',
      },
      {
        name: 'cf_updates_malformed',
        short: eventCountBits,
        doc: 'Malformed CF_Updates, which are not among those received.',
      },
      { name: 'cc_updates_sent', short: eventCountBits, doc: 'CC_Updates.' },
    ]),
  ] as const satisfies RegisterTable;
