/** Control packets, and what is left of a PDS header that a switch has cut (uet-wire.md 6 and 11.4). */
import { controlTypes, nextHeaders, pdsTypes } from './codes.ts';
import { choice, field, layout, preset, reserved, view } from './layout.ts';
import { pdsType, peer } from './pds-requests.ts';

const { ack_req, clear_cmd, clear_req, probe, credit, credit_req } = {
  ack_req: 1,
  clear_cmd: 2,
  clear_req: 3,
  probe: 6,
  credit: 7,
  credit_req: 8,
} as const satisfies Partial<typeof controlTypes.code>;

export const controlPacket = layout(
  'cp',
  {
    title: 'Control packet',
    source: 'uet-wire.md 6.1, 6.2, 13.3',
    trust: 'H',
    doc: 'There is no next header. psn is a new one in noop, close_cmd, close_req and negotiation, the one asked about in ack_req, otherwise 0.',
  },
  [
    pdsType('cp'),
    field('ctl_type', 4, 'what is asked', { codes: controlTypes }),
    reserved('reserved', 1),
    preset('isrod', 1, 0, 'the PDC is ROD; matters where the packet can create it: noop and negotiation'),
    preset('retx', 1, 0, 'retransmission'),
    preset('ar', 1, 0, 'ACK request'),
    field('syn', 1, 'the PDC is being created'),
    reserved('reserved_1', 2),
    preset('probe_opaque', 16, 0, 'only in a probe: returned in the ACK with p = 1', { format: 'hex' }),
    field('psn', 32, 'depends on the control type', { format: 'hex' }),
    field('spdcid', 16, 'PDC identifier of the sender'),
    peer,
    choice('content', 'ctl_type', [
      view('ack_req', ack_req, [
        reserved('reserved_2', 16),
        preset('message_id', 16, 0, 'message that the PSN belongs to, or 0'),
      ]),
      view('clear_cmd', clear_cmd, [field('clear_psn', 32, 'responses up to it are cleared', { format: 'hex' })]),
      view('clear_req', clear_req, [field('clear_psn', 32, 'PSN that is to be cleared', { format: 'hex' })]),
      view('probe', probe, [field('sack_psn', 32, 'where the SACK bitmap should start', { format: 'hex' })]),
      view('credit', credit, [
        reserved('reserved_2', 8),
        field('credit', 24, 'credit, cumulative', { unit: '256 bytes', trust: 'M' }),
      ]),
      view('credit_req', credit_req, [
        reserved('reserved_2', 8),
        field('credit_target', 24, 'credit that the source wants, cumulative', { unit: '256 bytes', trust: 'M' }),
      ]),
      view('other', undefined, [
        preset('payload', 32, 0, '0; in a negotiation its first four bytes, or 0', { format: 'hex' }),
      ]),
    ]),
  ],
);

const negotiating = { source: 'uet-wire.md 6.2, 13.3', trust: 'M' } as const;
const features = [reserved('reserved_1', 31), field('syn_retx_transfer', 1, 'SYN_RETX_TRANSFER is on')] as const;

export const negotiation = layout(
  'negotiation',
  {
    title: 'Negotiation, after the payload word',
    ...negotiating,
    trust: 'L',
    doc: 'Whether it follows the payload word of the control packet, begins in it or ends with it is undecided, so a setting chooses.',
  },
  [
    preset('tlv_type', 8, 1, 'PDS_NEG_ON_OFF'),
    preset('tlv_length', 8, 2, 'length', { unit: '4 bytes' }),
    reserved('reserved', 16),
    ...features,
  ],
);

export const negotiationFeatures = layout(
  'negotiation_features',
  {
    title: 'Negotiation, the part after the payload word',
    ...negotiating,
    doc: 'The payload word holds type, length and 16 reserved bits: 0x01020000.',
  },
  features,
);

export const cutPds = layout(
  'cut_pds',
  {
    title: 'PDS header that was cut by trimming',
    source: 'uet-wire.md 11.3, 11.4',
    trust: 'M',
    doc: 'The first 12 bytes, where a trimmed packet does not hold its whole PDS header. They tell what a NACK needs.',
  },
  [
    field('type', 5, 'packet type', { codes: pdsTypes }),
    field('next_hdr', 4, 'SES header that followed, or the control type', { codes: nextHeaders }),
    field('flags', 7, 'depends on the type', { format: 'hex' }),
    field('word', 16, 'depends on the type', { format: 'hex' }),
    field('psn', 32, 'psn, cack_psn or nack_psn', { format: 'hex' }),
    field('spdcid', 16, 'PDC identifier of the sender'),
    field('dpdcid', 16, 'PDC identifier of the receiver, or pdc_info and psn_offset'),
  ],
);
