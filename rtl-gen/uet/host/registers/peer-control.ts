/** The registers of the table of peers: to whom entries of send queues go. */
import type { Bits } from '../../../hdl/index.ts';
import { module } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { entryChoice, entryFile, entryRegister, entryWords, wholeOf } from '../../endpoint/registers/entry-file.ts';
import { PeerWrite } from '../queue-records.ts';

/** Entries of the table. */
export const peerCount = 256;

const entry = [
  entryRegister('flags', 0x08, 'Whether there is such a peer, and from where it is sent to.', [
    { name: 'enable', bits: 0, doc: 'There is.' },
    { name: 'local', bits: [7, 4], doc: 'Which of our addresses messages to it leave from.' },
  ]),
  ...entryWords('address', 0x10, 128, 'IPv6 address, or IPv4 as mapped into it'),
];

export const hostPeerRegisters: RegisterTable = [...entryChoice(peerCount, 'peer'), ...entry];

export const hostPeerWidth = addressWidthOf(hostPeerRegisters, 32);

/** The registers of `hostPeerRegisters`; a peer changes in one clock. */
export const peerControl = module(
  'uet_host_peer_control',
  {
    summary: `${peerCount} peers of a host's send queues, behind AXI4-Lite.`,
    out: { peer: PeerWrite },
    link: { s_axi: axiLiteSubordinate({ data: 32, address: hostPeerWidth }) },
  },
  ({ s_axi }, m) => {
    const { set, index, parts, ...file } = entryFile(m, s_axi, {
      name: 'uet_host_peer_registers',
      depth: peerCount,
      table: hostPeerRegisters,
      entry,
    });
    const { enable, local } = parts.flags!;
    return {
      peer: {
        valid: set,
        index: index as Bits<8>,
        known: enable as Bits<1>,
        local: local as Bits<4>,
        destination: wholeOf(parts, 'address', 4) as Bits<128>,
      },
      s_axi: file.s_axi,
    };
  },
);
