/** What software is told about the registers of an endpoint: `docs/uet/endpoint-registers.md` and its C header. */
import { registerHeader, registerMarkdown } from '../../../lib/axi/register-docs.ts';
import type { RegisterTable } from '../../../lib/axi/register-table.ts';
import { endpointMap, endpointWindows, type WindowName, windowNames } from './endpoint-windows.ts';

/** Windows whose registers have a page of their own. */
const elsewhere: Partial<Record<WindowName, string>> = {
  target: 'pds-registers.md',
  initiator: 'pds-initiator-registers.md',
};

const hex = (value: number): string => `0x${value.toString(16).padStart(4, '0')}`;

/** Below the title of the page. */
const lower = (text: string): string => text.replaceAll(/^#/gm, '##');

/** The page: the windows, then the registers of each with their fields, by their offsets in it. */
export function endpointRegisterPage(): string {
  const rows = windowNames.map((name) => {
    const { base, title, table } = endpointWindows[name];
    const page = elsewhere[name];
    return `| ${hex(base)} | \`${name}\` | ${page === undefined ? title : `${title}: [its registers](${page})`} | ${table.length} |`;
  });
  const windows = windowNames
    .filter((name) => elsewhere[name] === undefined)
    .map((name) => {
      const { base, title, table } = endpointWindows[name];
      return lower(registerMarkdown(`${title}, \`${name}\` at ${hex(base)}`, table));
    });
  return [
    '# Registers of the endpoint',
    '',
    'Words of 32 bits, addresses of 16 bits. The page is made of the tables in `rtl-gen/uet/endpoint/registers`, and so is',
    '[a C header](uet_endpoint_registers.h) with the address of each register on the bus, and shift and mask of each field.',
    'What they are for, and in which order a driver writes them: [the endpoint](endpoint.md#registers).',
    '',
    '| From | Window | | Registers |',
    '| --- | --- | --- | --: |',
    ...rows,
    '',
    'From 0x10000 on are those of [the end of a link](link-registers.md), from 0x20000 on [queues of a host](host-registers.md), each where it is built. An address in no window',
    'is answered DECERR, one in a window without a register SLVERR. `offer_rcv_cwnd_pend` and `offer_restore_cwnd` of the target have no',
    'effect here: ACKs say how full the ring is.',
    '',
    windows.join('\n'),
  ].join('\n');
}

/** The C header of the whole map: `UET_ENDPOINT_WINDOW_REGISTER_OFFSET`, an address on the bus, and so on. */
export const endpointHeader = (): string => registerHeader('uet_endpoint', endpointMap as RegisterTable);
