/** What carries UET: IPv4, IPv6, UDP, and the entropy header of native IP (uet-wire.md 1). */
import { ecnCodes, ipProtocols } from './codes.ts';
import { constant, derived, field, layout, preset, reserved } from './layout.ts';

/** The UDP destination port that IANA has assigned (uet-wire.md 1.1); a setting everywhere. */
export const uetUdpPort = 4793;

export const ipv4 = layout(
  'ipv4',
  {
    title: 'IPv4 header',
    source: 'RFC 791; uet-wire.md 1.2',
    trust: 'H',
    doc: 'UET sends no options, does not fragment, and sets DF.',
  },
  [
    constant('version', 4, 4, 'version'),
    preset('ihl', 4, 5, 'header length', { unit: '4 bytes' }),
    preset('dscp', 6, 0, "traffic class; the values are the operator's"),
    preset('ecn', 2, 0, 'congestion', { codes: ecnCodes }),
    derived('total_length', 16, 'header and everything to the end of the UET trailer', { unit: 'bytes' }),
    preset('identification', 16, 0, '0 in the reference', { format: 'hex' }),
    reserved('reserved', 1),
    preset('df', 1, 1, 'do not fragment'),
    preset('mf', 1, 0, 'more fragments'),
    preset('fragment_offset', 13, 0, 'place of the fragment', { unit: '8 bytes' }),
    preset('ttl', 8, 64, 'time to live', { unit: 'hops' }),
    derived('protocol', 8, 'what follows', { codes: ipProtocols }),
    derived('header_checksum', 16, "one's complement of the one's complement sum of the header", { format: 'hex' }),
    field('source', 32, 'source address; covered by the UET CRC from here on', { format: 'ipv4' }),
    field('destination', 32, 'destination address', { format: 'ipv4' }),
  ],
);

export const ipv6 = layout(
  'ipv6',
  {
    title: 'IPv6 header',
    source: 'RFC 8200; uet-wire.md 1.1',
    trust: 'H',
    doc: 'UET has no extension headers. Its UDP checksum is 0 here too (RFC 6935, RFC 6936).',
  },
  [
    constant('version', 4, 6, 'version'),
    preset('dscp', 6, 0, "traffic class; the values are the operator's"),
    preset('ecn', 2, 0, 'congestion', { codes: ecnCodes }),
    preset('flow_label', 20, 0, 'flow label', { format: 'hex' }),
    derived('payload_length', 16, 'everything after this header to the end of the UET trailer', { unit: 'bytes' }),
    derived('next_header', 8, 'what follows', { codes: ipProtocols }),
    preset('hop_limit', 8, 64, 'hop limit', { unit: 'hops' }),
    field('source', 128, 'source address; covered by the UET CRC from here on', { format: 'ipv6' }),
    field('destination', 128, 'destination address', { format: 'ipv6' }),
  ],
);

export const udp = layout('udp', { title: 'UDP header', source: 'RFC 768; uet-wire.md 1.1', trust: 'H' }, [
  field('source_port', 16, 'entropy value for load balancing; an ACK or NACK repeats that of its request'),
  preset('destination_port', 16, uetUdpPort, 'the configured port of UET'),
  derived('length', 16, 'header and everything to the end of the UET trailer; not to be trusted in trimmed packets', {
    unit: 'bytes',
  }),
  preset('checksum', 16, 0, 'sent as 0, ignored on receive', { format: 'hex' }),
]);

export const entropy = layout(
  'entropy',
  {
    title: 'Entropy header',
    source: 'uet-wire.md 1.2',
    trust: 'H',
    doc: 'Follows the IP header where UET runs without UDP. The IP protocol number is a setting: none is assigned, 253 is in use.',
  },
  [field('entropy', 16, 'entropy value, where UDP has its source port'), reserved('reserved', 16)],
);
