/** The registers of the neighbours, whose MAC addresses software knows. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { NeighbourWrite, neighbourSets, neighbourWays } from '../transmit/next-hops.ts';
import { entryChoice, entryFile, entryRegister, entryWords, wholeOf } from './entry-file.ts';

/** Neighbours that software can name; tables hold them if their addresses do not meet in one set. */
export const neighbourCount = neighbourSets * neighbourWays;

const entry = [
  entryRegister('flags', 0x08, 'Whether there is such a neighbour.', [
    { name: 'enable', bits: 0, doc: 'There is. No two may have one IP address.' },
  ]),
  ...entryWords('mac', 0x10, 48, 'MAC address'),
  ...entryWords('ip', 0x20, 128, 'IPv6 address, or IPv4 as mapped into it'),
];

export const neighbourRegisters: RegisterTable = [
  ...entryChoice(neighbourCount, 'neighbour'),
  {
    name: 'status',
    offset: 0x0c,
    doc: 'Whether the last `write` is under way.',
    fields: [
      {
        name: 'busy',
        bits: 0,
        access: 'ro',
        doc: `It is, for 8 clocks, and before \`identity_status\` is ready. Nothing here may be written meanwhile.`,
      },
    ],
  },
  ...entry,
];

export const neighbourWidth = addressWidthOf(neighbourRegisters, 32);

/**
 * The registers of `neighbourRegisters`. Setting an entry makes the endpoint forget the address that the entry had
 * before, if it is another one or none is to be there, and then know the new one; while `ready`, which is that of the
 * tables.
 */
export const neighbourControl = module(
  'uet_endpoint_neighbour_control',
  {
    summary: `${neighbourCount} neighbours of an endpoint, behind AXI4-Lite.`,
    in: { ready: bit },
    out: { neighbour: NeighbourWrite },
    link: { s_axi: axiLiteSubordinate({ data: 32, address: neighbourWidth }) },
  },
  ({ ready, s_axi }, m) => {
    const busy = m.reg('busy', bit, { reset: 0 });
    const forgotten = m.reg('forgotten', bit, { reset: 0 });
    const valid = m.reg('valid', bit, { reset: 0 });
    const forget = m.reg('forget', bit);
    const ip = m.reg('ip', bits(128));
    const mac = m.reg('mac', bits(48));
    const tells = m.named('tells', busy.and(forgotten));
    const file = entryFile(
      m,
      s_axi,
      {
        name: 'uet_endpoint_neighbour_registers',
        depth: neighbourCount,
        table: neighbourRegisters,
        entry,
        hw: { status: { busy } },
      },
      () => tells,
    );
    const { parts, kept } = file;
    const [now, before] = [wholeOf(parts, 'ip', 4), wholeOf(kept, 'ip', 4)];
    const enable = parts.flags!.enable!;
    const differs = m.next('differs', now.ne(before).or(enable.not()));
    valid.set(0);
    m.when(file.set, () => busy.set(1));
    // What is put together, and what was, are long what they are: software has written `go` after them.
    m.when(busy.and(ready).and(forgotten.not()), () => {
      forgotten.set(1);
      valid.set(kept.flags!.enable!.and(differs));
      forget.set(1);
      ip.set(before);
    });
    m.when(tells, () => {
      busy.set(0);
      forgotten.set(0);
      valid.set(enable);
      forget.set(0);
      ip.set(now);
      mac.set(wholeOf(parts, 'mac', 2));
    });
    return { neighbour: { valid, forget, ip, mac }, s_axi: file.s_axi } as never;
  },
);
