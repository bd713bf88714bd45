/** Ethernet: header, VLAN tags, frame check sequence, and the MAC Control frame of CBFC. */
import { etherTypes } from './codes.ts';
import { constant, derived, field, layout, preset } from './layout.ts';

export const ethernet = layout('ethernet', { title: 'Ethernet header', source: 'IEEE 802.3', trust: 'H' }, [
  field('destination', 48, 'destination address', { format: 'mac' }),
  field('source', 48, 'source address', { format: 'mac' }),
  derived('ethertype', 16, 'what follows', { codes: etherTypes, format: 'hex' }),
]);

export const vlan = layout(
  'vlan',
  { title: 'VLAN tag', source: 'IEEE 802.1Q', trust: 'H', doc: 'Up to two of them follow the Ethernet header.' },
  [
    preset('pcp', 3, 0, 'priority'),
    preset('dei', 1, 0, 'drop eligible'),
    field('vid', 12, 'VLAN identifier'),
    derived('ethertype', 16, 'what follows', { codes: etherTypes, format: 'hex' }),
  ],
);

export const fcs = layout(
  'fcs',
  {
    title: 'Ethernet frame check sequence',
    source: 'crypto-crc-nics.md D',
    trust: 'H',
    doc: 'CRC-32 of all bytes of the frame before it, the least significant byte first on the wire. Captures usually lack it.',
  },
  [derived('value', 32, 'CRC-32, as an integer', { format: 'hex' })],
);

/** A counter of one virtual channel. */
const credits = <const N extends string>(name: N) =>
  field(name, 20, 'cells consumed by this virtual channel, modulo 2^20', { unit: 'credits' });

export const ccUpdate = layout(
  'cc_update',
  {
    title: 'CC_Update of credit-based flow control',
    source: 'link-layer.md B4',
    trust: 'L',
    doc: 'Follows an Ethernet header with EtherType 0x8808; 46 bytes, so that the frame has 64 with its FCS. The order of bits in the counters was not found: big-endian, the first channel first, is assumed.',
  },
  [
    constant('opcode', 16, 0xfffe, 'organisation extension', { format: 'hex', trust: 'M' }),
    constant('cid', 24, 0xfa7acb, 'company identifier', { format: 'hex', trust: 'M' }),
    field('message', 8, '1: virtual channels 0 to 15, 2: 16 to 31', { trust: 'M' }),
    credits('consumed_0'),
    credits('consumed_1'),
    credits('consumed_2'),
    credits('consumed_3'),
    credits('consumed_4'),
    credits('consumed_5'),
    credits('consumed_6'),
    credits('consumed_7'),
    credits('consumed_8'),
    credits('consumed_9'),
    credits('consumed_10'),
    credits('consumed_11'),
    credits('consumed_12'),
    credits('consumed_13'),
    credits('consumed_14'),
    credits('consumed_15'),
  ],
);
