/** What software is told about the registers of a host side: `docs/uet/host-registers.md` and its C header. */
import { registerHeader, registerMarkdown } from '../../../lib/axi/register-docs.ts';
import type { RegisterTable } from '../../../lib/axi/register-table.ts';
import { hostDoorbellRegisters } from './doorbell-control.ts';
import { hostMap, hostWindows } from './host-control.ts';
import { hostPeerRegisters } from './peer-control.ts';
import { hostRingRegisters } from './ring-control.ts';
import { hostStatusRegisters } from './status-control.ts';

/** Send queues of the page and of the header: those of the catalogue's designs. */
const queues = 8;

const hex = (value: number): string => `0x${value.toString(16).padStart(5, '0')}`;

/** The page: the windows, then the registers of each with their fields, by their offsets in it. */
export function hostRegisterPage(): string {
  const windows: readonly (readonly [keyof typeof hostWindows, string, RegisterTable])[] = [
    ['rings', 'Rings in host memory', hostRingRegisters],
    ['peers', 'Peers', hostPeerRegisters],
    ['status', 'Heads, errors, interrupts', hostStatusRegisters(queues)],
    ['doorbells', 'Doorbells', hostDoorbellRegisters(queues)],
  ];
  return [
    '# Registers of the host side',
    '',
    `Words of 32 bits, addresses of 17 bits, here with ${queues} send queues; in \`uet_nic\` they come after the 128 KiB of [the endpoint's](endpoint-registers.md),`,
    'from 0x20000 on. The page is made of the tables in `rtl-gen/uet/host/registers`, and so is [a C header](uet_host_registers.h) with the address of',
    'each register, and shift and mask of each field. What they are for: [the host side](host.md).',
    '',
    ...windows.map(([name, title, table]) =>
      registerMarkdown(`${title}, \`${name}\` at ${hex(hostWindows[name])}`, table).replaceAll(/^#/gm, '##'),
    ),
  ].join('\n');
}

/** The C header of the whole map: `UET_HOST_WINDOW_REGISTER_OFFSET` and so on. */
export const hostHeader = (): string => registerHeader('uet_host', hostMap(queues));
