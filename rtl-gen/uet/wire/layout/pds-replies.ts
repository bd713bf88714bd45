/** The ACK and NACK families (uet-wire.md 4 and 5). */
import { ackRequests, ccTypes, nackCodes, nackTypes } from './codes.ts';
import { choice, field, layout, preset, reserved, signed, view } from './layout.ts';
import { nextHdr, pdsType } from './pds-requests.ts';

const ackFields = [
  nextHdr,
  reserved('reserved', 1, { source: 'uet-wire.md 13.25: the reference uses it privately' }),
  preset('m', 1, 0, 'the packet that is answered had an ECN-CE mark'),
  preset('retx', 1, 0, 'the packet that is answered was a retransmission'),
  field('p', 1, 'answers a PROBE'),
  preset('req', 2, 0, 'what the sender asks of its peer', { codes: ackRequests }),
  reserved('reserved_1', 1),
  choice('answered', 'p', [
    view('packet', 0, [
      signed('ack_psn_offset', 16, 'ACK_PSN - cack_psn, where ACK_PSN is the packet that is answered', {
        unit: 'packets',
      }),
    ]),
    view('probe', 1, [field('probe_opaque', 16, 'as the PROBE had it', { format: 'hex' })]),
  ]),
  field('cack_psn', 32, 'cumulative: every PSN up to it is received and done', { format: 'hex' }),
  field('spdcid', 16, "PDC identifier of the ACK's sender"),
  field('dpdcid', 16, "PDC identifier of the ACK's receiver"),
] as const;

const sackFields = [
  reserved('cc_flags', 4),
  field('mpr', 8, 'receive window that the sender offers; 0: no news', { unit: '128 packets' }),
  signed('sack_psn_offset', 16, 'SACK base - cack_psn; any base is legal', { unit: 'packets' }),
  field('sack_bitmap', 64, 'bit i from the least significant: SACK base + i is received; 0 says nothing', {
    format: 'hex',
  }),
] as const;

const oooCount = field('ooo_count', 16, 'packets received above the lowest missing one; 0xffff: not computed', {
  unit: 'packets',
});

export const ack = layout('ack', { title: 'ACK', source: 'uet-wire.md 4.1', trust: 'H' }, [
  pdsType('ack'),
  ...ackFields,
]);

export const ackCc = layout(
  'ack_cc',
  { title: 'ACK with congestion control state', source: 'uet-wire.md 4.2 to 4.5', trust: 'H' },
  [
    pdsType('ack_cc'),
    ...ackFields,
    field('cc_type', 4, "which state it carries; 14 and 15 are vendors'", { codes: ccTypes }),
    ...sackFields,
    choice('cc_state', 'cc_type', [
      view('nscc', 0, [
        field('service_time', 16, 'from receiving the packet to sending this ACK; 0: not measured, 0xffff: or more', {
          unit: '128 ns',
        }),
        preset('rc', 1, 0, 'restore cwnd'),
        preset('rcv_cwnd_pend', 7, 0, 'penalty on cwnd; 0: none', { unit: '1/128 of what is newly acknowledged' }),
        field('rcvd_bytes', 24, 'bytes received in this PDC, rounded up, modulo 2^24', { unit: '256 bytes' }),
        oooCount,
      ]),
      view('credit', 1, [
        field('credit', 24, 'credit, cumulative', { unit: '256 bytes', trust: 'M' }),
        reserved('reserved_2', 24),
        oooCount,
      ]),
      view('other', undefined, [field('state', 64, 'not known', { format: 'hex' })]),
    ]),
  ],
);

const ackCcx = {
  title: 'ACK with extended congestion control state',
  source: 'uet-wire.md 4.6, 13.5',
  trust: 'M',
} as const;
const ccxType = field('cc_type', 4, "names the extended type; vendors'");

export const ackCcx128 = layout('ack_ccx', { ...ackCcx, doc: "40 bytes; its contents are vendors'." }, [
  pdsType('ack_ccx'),
  ...ackFields,
  ccxType,
  ...sackFields,
  field('state', 128, 'not known', { format: 'hex' }),
]);

export const ackCcx64 = layout(
  'ack_ccx_64',
  {
    ...ackCcx,
    source: 'captures/uet-pds.pcap',
    trust: 'L',
    doc: "The form of XDP2's generator: 8 bytes of state, 32 in all. A setting chooses it.",
  },
  [pdsType('ack_ccx'), ...ackFields, ccxType, ...sackFields, field('state', 64, 'not known', { format: 'hex' })],
);

const nackFields = [
  nextHdr,
  reserved('reserved', 1),
  preset('m', 1, 0, 'the packet that is refused had an ECN-CE mark'),
  preset('retx', 1, 0, 'the packet that is refused was a retransmission'),
  field('nt', 1, 'what is refused: a PSN or a RUDI packet', { codes: nackTypes }),
  reserved('reserved_1', 3),
  field('nack_code', 8, 'why', { codes: nackCodes }),
  preset('vendor_code', 8, 0, "refines a vendor's code"),
  choice('refused', 'nt', [
    view('psn', 0, [field('nack_psn', 32, 'PSN of the packet that is refused', { format: 'hex' })]),
    view('pkt_id', 1, [field('nack_pkt_id', 32, 'pkt_id of the packet that is refused', { format: 'hex' })]),
  ]),
  field('spdcid', 16, "PDC identifier of the NACK's sender; 0: it has none"),
  field('dpdcid', 16, 'spdcid of the packet that is refused; 0 for RUDI'),
  preset('payload', 32, 0, 'Start_PSN for new_start_psn, expected PSN for rod_ooo, otherwise 0', {
    format: 'hex',
    trust: 'M',
  }),
] as const;

export const nack = layout('nack', { title: 'NACK', source: 'uet-wire.md 5.1, 5.2', trust: 'H' }, [
  pdsType('nack'),
  ...nackFields,
]);

const nackCcx = {
  title: 'NACK with extended congestion control state',
  source: 'uet-wire.md 5.4, 13.6',
  trust: 'M',
} as const;
const nccx = [
  field('nccx_type', 4, 'names the extended type'),
  field('state', 60, 'not known', { format: 'hex' }),
] as const;

export const nackCcx128 = layout('nack_ccx', { ...nackCcx, doc: '32 bytes.' }, [
  pdsType('nack_ccx'),
  ...nackFields,
  ...nccx,
  field('state_2', 64, 'not known', { format: 'hex' }),
]);

export const nackCcx64 = layout(
  'nack_ccx_64',
  {
    ...nackCcx,
    source: 'uet-wire.md 13.6: XDP2',
    trust: 'L',
    doc: 'The form of XDP2: 8 bytes of state, 24 in all. A setting chooses it.',
  },
  [pdsType('nack_ccx'), ...nackFields, ...nccx],
);
