/** The register map of the receiver of credit-based flow control. */
import { counter, counterRegisters, eventFields, interruptFields } from '../../../lib/axi/register-parts.ts';
import type { RegisterTable } from '../../../lib/axi/register-table.ts';
import { eventCountBits } from '../settings.ts';
import { eventCounters, faultField, identity } from './shared-registers.ts';

/** Events of the receiver that stay until software clears them. */
export const receiverEvents = [
  { name: 'overflow', doc: 'A channel held more than its limit: see `overflowed`.' },
  { name: 'cc_malformed', doc: 'A CC_Update came that was not as link-layer.md B4 has it.' },
  {
    name: 'cc_discarded',
    doc: 'A CC_Update was dropped: in a recovery of LLR, in a link fault, or for channels that do not exist.',
  },
  { name: 'cc_too_soon', doc: 'A CC_Update was dropped because the one before was still being worked in.' },
  { name: 'bad_frame', doc: 'A frame came that was not good.' },
  { name: 'link_fault', doc: 'The link had a fault.' },
] as const;

/** The table, in words of 32 bits; the comment of `cbfcReceiverAxi` says how channels are reached. */
export const receiverRegisters = (vcs: number) =>
  [
    identity,
    {
      name: 'frames',
      offset: 0x04,
      doc: 'How frames are counted: the same at both ends, and changed while no channel is on.',
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
      name: 'line',
      offset: 0x08,
      fields: [
        {
          name: 'bytes',
          bits: [8, 0],
          access: 'rw',
          reset: 64,
          doc: 'Bytes of line time that pass in a clock, for both spacings.',
        },
      ],
    },
    {
      name: 'minimum_spacing',
      offset: 0x0c,
      fields: [
        {
          name: 'bytes',
          bits: [17, 0],
          access: 'rw',
          reset: 6_400,
          doc: 'Line time from one CF_Update to the next, at least.',
        },
      ],
    },
    {
      name: 'maximum_spacing',
      offset: 0x10,
      fields: [
        {
          name: 'bytes',
          bits: [20, 0],
          access: 'rw',
          reset: 262_144,
          doc: 'Line time from one CF_Update of a channel to its next, at most.',
        },
      ],
    },
    {
      name: 'urgent',
      offset: 0x14,
      fields: [
        {
          name: 'credits',
          bits: [19, 0],
          access: 'rw',
          reset: 0xf_ffff,
          doc: 'Channels that are owed so many go before others.',
        },
      ],
    },
    {
      name: 'link',
      offset: 0x1c,
      doc: 'The link below.',
      fields: [
        {
          name: 'fault_clears',
          bits: 0,
          access: 'rw',
          doc: 'A fault switches all channels off, so that they start again.',
        },
        {
          name: 'cc_under_llr',
          bits: 8,
          access: 'rw',
          doc: 'CC_Updates are frames under LLR, in order with all others: a recovery does not drop them.',
        },
        faultField,
        { name: 'recovering', bits: 17, access: 'ro', doc: 'LLR waits for a replay.' },
      ],
    },
    { name: 'events', offset: 0x24, doc: 'What has happened.', fields: eventFields(receiverEvents) },
    { name: 'interrupts', offset: 0x28, doc: 'Which events interrupt.', fields: interruptFields(receiverEvents) },
    {
      name: 'enable',
      offset: 0x2c,
      fields: [
        {
          name: 'channels',
          bits: [vcs - 1, 0],
          access: 'rw',
          doc: 'Bit i switches channel i on; it begins with no credits counted.',
        },
      ],
    },
    {
      name: 'active',
      offset: 0x30,
      fields: [{ name: 'channels', bits: [vcs - 1, 0], access: 'ro', doc: 'The channels that are on.' }],
    },
    {
      name: 'overflowed',
      offset: 0x34,
      fields: [
        {
          name: 'channels',
          bits: [vcs - 1, 0],
          access: 'ext',
          doc: 'The channels that held more than their limit; writing 1 clears.',
        },
      ],
    },
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
      doc: 'Its buffer, for finding overflows.',
      fields: [
        { name: 'credits', bits: [19, 0], access: 'ext', doc: 'Below 2^19.' },
        {
          name: 'known',
          bits: 31,
          access: 'ro',
          doc: 'It has been written since reset: until then nothing overflows.',
        },
      ],
    },
    {
      name: 'channel_state',
      offset: 0x54,
      doc: 'Of the snapshot.',
      fields: [{ name: 'active', bits: 0, access: 'ro', doc: 'It is on; else its counters are shown as 0.' }],
    },
    counter('channel_consumed', 0x68, 20, 'R_VC_CC, which counts modulo 2^20. Of the snapshot.'),
    counter('channel_freed', 0x6c, 20, 'R_VC_CF, which counts modulo 2^20. Of the snapshot.'),
    ...counterRegisters(eventCounters, [
      { name: 'cf_updates_sent', short: eventCountBits, doc: 'CF_Updates.' },
      { name: 'cc_updates_received', short: eventCountBits, doc: 'CC_Updates that were worked in.' },
      { name: 'cc_updates_discarded', short: eventCountBits, doc: 'CC_Updates as the event `cc_discarded` has them.' },
      { name: 'cc_updates_too_soon', short: eventCountBits, doc: 'CC_Updates as the event `cc_too_soon` has them.' },
      {
        name: 'cc_updates_malformed',
        short: eventCountBits,
        doc: 'Malformed CC_Updates, which are in no other count.',
      },
      { name: 'bad_frames', short: eventCountBits, doc: 'Frames that were not good.' },
      { name: 'overflows', short: eventCountBits, doc: 'Frames that went over the limit of their channel.' },
    ]),
  ] as const satisfies RegisterTable;
