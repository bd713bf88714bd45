import { decode, encode, pdsOf } from 'gatewright/wire';

const bytes = encode([
  { name: 'ethernet', fields: { destination: 0x020000000002n, source: 0x020000000001n } },
  { name: 'ipv4', fields: { source: 0xc0a82a01, destination: 0xc0a82a02 } },
  { name: 'udp', fields: { source_port: 0x1234 } },
  { name: 'rud_req', fields: { syn: 1, psn_offset: 2, psn: 100, clear_psn_offset: -1, spdcid: 7 } },
]);

const packet = decode(bytes);
if (packet.kind === 'malformed') console.log(packet.malformed.reason);

const pds = pdsOf(packet.layers);
if (pds?.name === 'rud_req') {
  const { fields } = pds;
  // The compiler knows that only a SYN has psn_offset, and only the others dpdcid.
  if (fields.syn === 1) console.log(`opens a PDC at PSN ${fields.psn - fields.psn_offset}`);
  else console.log(`for PDC ${fields.dpdcid}`);
}
