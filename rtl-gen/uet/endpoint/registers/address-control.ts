/** The registers of an endpoint's addresses, and of what all its frames have. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { LocalAddress, LocalAddresses, localAddresses, OptionalDscp } from '../settings.ts';
import { OuterSettings } from '../transmit/outer-headers.ts';
import { entryChoice, entryFile, entryRegister, entryWords, wholeOf } from './entry-file.ts';

const entry = [
  entryRegister('flags', 0x08, 'Whether there is such an address, and the VLAN tag of frames from it.', [
    { name: 'enable', bits: 0, doc: 'It is one of ours; no two that are may be equal.' },
    { name: 'tagged', bits: 1, doc: 'Frames from it have the tag.' },
    { name: 'vid', bits: [27, 16], doc: 'VLAN of the tag.' },
    { name: 'dei', bits: 28, doc: 'Drop eligible.' },
    { name: 'pcp', bits: [31, 29], doc: 'Priority.' },
  ]),
  ...entryWords('mac', 0x10, 48, 'MAC address that frames from it have'),
  ...entryWords('ip', 0x20, 128, 'IPv6 address, or IPv4 as mapped into it'),
];

export const addressRegisters: RegisterTable = [
  ...entryChoice(localAddresses, 'address'),
  ...entry,
  {
    name: 'gateway_0',
    offset: 0x40,
    doc: 'MAC address of the router, for destinations that are no neighbours: bits 31 to 0, which count when `gateway_1` is written.',
    fields: [{ name: 'bits', bits: [31, 0], access: 'rw' }],
  },
  {
    name: 'gateway_1',
    offset: 0x44,
    doc: 'Bits 47 to 32. Writing it changes all 48 at once.',
    fields: [{ name: 'bits', bits: [15, 0], access: 'ext', whole: true }],
  },
  {
    name: 'dscp',
    offset: 0x48,
    doc: 'DSCPs (uet-wire.md 11.1). Those of trimmed packets are built in: `identity_trimmed_0`.',
    fields: [
      { name: 'data', bits: [5, 0], access: 'rw', doc: 'Of data, which may be trimmed.' },
      { name: 'control', bits: [13, 8], access: 'rw', doc: 'Of what answers and controls.' },
      { name: 'last_hop', bits: [21, 16], access: 'rw', doc: 'Of what the last switch has trimmed.' },
      { name: 'last_hop_used', bits: 24, access: 'rw', doc: 'The fabric has one for that.' },
    ],
  },
  {
    name: 'outer',
    offset: 0x4c,
    doc: 'What IP says of all frames.',
    fields: [
      { name: 'ttl', bits: [7, 0], access: 'rw', reset: 64, doc: 'TTL, or hop limit.' },
      { name: 'native', bits: 8, access: 'rw', doc: 'UET without UDP, after IP.' },
    ],
  },
];

export const addressWidth = addressWidthOf(addressRegisters, 32);

/** The registers of `addressRegisters`. An address changes in one clock, and so does that of the gateway. */
export const addressControl = module(
  'uet_endpoint_address_control',
  {
    summary: `${localAddresses} addresses of an endpoint, the gateway and DSCPs, behind AXI4-Lite.`,
    out: {
      addresses: LocalAddresses,
      gateway: bits(48),
      data_dscp: bits(6),
      control_dscp: bits(6),
      last_hop: OptionalDscp,
      outer: OuterSettings,
    },
    link: { s_axi: axiLiteSubordinate({ data: 32, address: addressWidth }) },
  },
  ({ s_axi }, m) => {
    const gateway = m.reg('gateway', bits(48), { reset: 0 });
    const file = entryFile(m, s_axi, {
      name: 'uet_endpoint_address_registers',
      depth: localAddresses,
      table: addressRegisters,
      entry,
      hw: { gateway_1: { bits: gateway.slice(47, 32) } },
    });
    const { regs, parts } = file;
    const flags = parts.flags!;
    const next = {
      enable: flags.enable!,
      ip: wholeOf(parts, 'ip', 4),
      mac: wholeOf(parts, 'mac', 2),
      tagged: flags.tagged!,
      tag: { pcp: flags.pcp!, dei: flags.dei!, vid: flags.vid! },
    };
    const addresses = Array.from({ length: localAddresses }, (_, i) => {
      const enable = m.reg(`enable_${i}`, bit, { reset: 0 });
      const address = m.reg(`address_${i}`, LocalAddress);
      m.when(file.set.and(file.index.eq(i)), () => {
        enable.set(next.enable);
        address.set(next as never);
      });
      return { ...address, enable };
    });
    const { value, written } = regs.gateway_1!.bits!;
    m.when(written, () => gateway.set(value.cat(regs.gateway_0!.bits!)));
    const dscp = regs.dscp!;
    const outer = regs.outer!;
    return {
      addresses,
      gateway,
      data_dscp: dscp.data!,
      control_dscp: dscp.control!,
      last_hop: { used: dscp.last_hop_used!, dscp: dscp.last_hop! },
      outer: { ttl: outer.ttl!, native: outer.native! },
      s_axi: file.s_axi,
    } as never;
  },
);
