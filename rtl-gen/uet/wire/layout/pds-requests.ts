/** PDS requests: RUD, ROD, their forms with congestion control state, RUDI and UUD (uet-wire.md 2 and 3). */
import { nextHeaders, pdsTypes } from './codes.ts';
import { choice, constant, derived, field, layout, preset, reserved, signed, view } from './layout.ts';

/** The first 16 bits of every PDS header, before its type is known. */
export const pdsPrologue = layout('pds_prologue', { title: 'PDS prologue', source: 'uet-wire.md 2.1', trust: 'H' }, [
  field('type', 5, 'packet type', { codes: pdsTypes }),
  field('next_hdr', 4, 'SES header that follows; the control type in control packets', { codes: nextHeaders }),
  field('flags', 7, 'depends on the type', { format: 'hex' }),
]);

/** The type of a PDS header, by which its layout is chosen. */
export const pdsType = (name: keyof typeof pdsTypes.code) =>
  constant('type', 5, pdsTypes.code[name], 'packet type', { codes: pdsTypes });

/** What SES header follows. */
export const nextHdr = derived('next_hdr', 4, 'SES header that follows', { codes: nextHeaders });

/** The last 16 bits of what can open a PDC: the peer's PDCID, or until that is known how far the PDC has come. */
export const peer = choice('peer', 'syn', [
  view('established', 0, [field('dpdcid', 16, 'PDC identifier of the receiver')]),
  view('syn', 1, [
    preset('pdc_info', 4, 0, 'one bit is use_rsv_pdc; which one is undecided (bit 0 or 3), so send 0', { trust: 'L' }),
    field('psn_offset', 12, 'psn - Start_PSN', { unit: 'packets' }),
  ]),
]);

const requestFields = [
  nextHdr,
  reserved('reserved', 2),
  preset('retx', 1, 0, 'retransmission'),
  preset('ar', 1, 0, 'ACK request: acknowledge this packet now'),
  field('syn', 1, 'the PDC is being created'),
  reserved('reserved_1', 2),
  signed('clear_psn_offset', 16, 'CLEAR_PSN - psn: never positive', { unit: 'packets' }),
  field('psn', 32, 'packet sequence number', { format: 'hex' }),
  field('spdcid', 16, 'PDC identifier of the sender, never 0'),
  peer,
] as const;

const ccFields = [
  field('ccc_id', 8, 'congestion control context', { trust: 'M' }),
  field('credit_target', 24, 'credit that the source wants, cumulative', { unit: '256 bytes', trust: 'M' }),
] as const;

const request = { source: 'uet-wire.md 3.1, 3.2', trust: 'H' } as const;
const ccRequest = { source: 'uet-wire.md 3.3, 13.7', trust: 'H' } as const;

export const rudReq = layout('rud_req', { title: 'RUD request', ...request }, [pdsType('rud_req'), ...requestFields]);

export const rodReq = layout('rod_req', { title: 'ROD request', ...request }, [pdsType('rod_req'), ...requestFields]);

export const rudCcReq = layout('rud_cc_req', { title: 'RUD request with congestion control state', ...ccRequest }, [
  pdsType('rud_cc_req'),
  ...requestFields,
  ...ccFields,
]);

export const rodCcReq = layout('rod_cc_req', { title: 'ROD request with congestion control state', ...ccRequest }, [
  pdsType('rod_cc_req'),
  ...requestFields,
  ...ccFields,
]);

const pktId = field('pkt_id', 32, 'identifies the packet; echoed in the response, no sequence number', {
  format: 'hex',
});

export const rudiReq = layout('rudi_req', { title: 'RUDI request', source: 'uet-wire.md 3.4, 13.4', trust: 'M' }, [
  pdsType('rudi_req'),
  nextHdr,
  reserved('reserved', 2),
  preset('retx', 1, 0, 'retransmission'),
  reserved('reserved_1', 4),
  reserved('reserved_2', 16),
  pktId,
]);

export const rudiResp = layout(
  'rudi_resp',
  { title: 'RUDI response', source: 'uet-wire.md 3.4, 13.4, 13.29', trust: 'M' },
  [
    pdsType('rudi_resp'),
    nextHdr,
    reserved('reserved', 1),
    preset('m', 1, 0, 'the request had an ECN-CE mark'),
    preset('retx', 1, 0, 'the request was a retransmission'),
    reserved('reserved_1', 4),
    reserved('reserved_2', 16),
    pktId,
  ],
);

export const uudReq = layout('uud_req', { title: 'UUD request', source: 'uet-wire.md 3.5', trust: 'H' }, [
  pdsType('uud_req'),
  nextHdr,
  reserved('reserved', 7),
  reserved('reserved_1', 16),
]);
