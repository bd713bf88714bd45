/** The map of an endpoint's registers: windows, and what is in each. */
import type { AxiLiteWindow } from '../../../lib/axi/axi-lite-decoder.ts';
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import type { CongestionKind } from '../../cms/seam/congestion-control.ts';
import { senderRegisterTable } from '../../pds/initiator/sender/registers/sender-register-table.ts';
import { pdsRegisterTable } from '../../pds/target-side/registers/pds-register-table.ts';
import { addressRegisters } from './address-control.ts';
import { commandRegisters } from './command-control.ts';
import {
  congestionRegisters,
  dcqcnWindowRegisters,
  hpccWindowRegisters,
  nsccWindowRegisters,
} from './congestion-registers.ts';
import { identityRegisters } from './identity-control.ts';
import { levelRegisters } from './level-control.ts';
import { neighbourRegisters } from './neighbour-control.ts';
import { regionRegisters } from './region-control.ts';
import { semanticRegisters } from './semantic-registers.ts';
import { trafficRegisters } from './traffic-counters.ts';

/** Bits of addresses on the bus. Those beyond are of an end of a link, and of a host's queues. */
export const endpointAddressBits = 16;

interface Window {
  readonly base: number;
  readonly table: RegisterTable;
  readonly title: string;
  /** Of endpoints with this congestion control alone. */
  readonly only?: CongestionKind;
  /** Of endpoints with the whole semantic sublayer, or of those with the stub alone. */
  readonly whole?: boolean;
}

/**
 * A window has 4 KiB. An endpoint has the one window of congestion control that it is built with.
 */
export const endpointWindows = {
  identity: { base: 0x0000, table: identityRegisters, title: 'Identity, switches and interrupts' },
  addresses: { base: 0x1000, table: addressRegisters, title: 'Addresses, DSCPs, IP' },
  traffic: { base: 0x2000, table: trafficRegisters, title: 'Counters of the datapath' },
  target: { base: 0x3000, table: pdsRegisterTable, title: 'The target' },
  initiator: { base: 0x4000, table: senderRegisterTable, title: 'The initiator' },
  congestion: {
    base: 0x5000,
    table: congestionRegisters,
    title: 'Congestion control: a constant window',
    only: 'window',
  },
  nscc: {
    base: 0x5000,
    table: nsccWindowRegisters,
    title: 'Congestion control: NSCC and path selection',
    only: 'nscc',
  },
  dcqcn: { base: 0x5000, table: dcqcnWindowRegisters, title: 'Congestion control: DCQCN', only: 'dcqcn' },
  hpcc: { base: 0x5000, table: hpccWindowRegisters, title: 'Congestion control: HPCC', only: 'hpcc' },
  regions: { base: 0x6000, table: regionRegisters, title: 'Regions of memory', whole: false },
  semantics: { base: 0x7000, table: semanticRegisters, title: 'The semantic sublayer', whole: true },
  neighbours: { base: 0xd000, table: neighbourRegisters, title: 'Neighbours' },
  levels: { base: 0xe000, table: levelRegisters, title: 'Levels' },
  commands: { base: 0xf000, table: commandRegisters, title: 'Commands to the target' },
} as const satisfies Readonly<Record<string, Window>>;

export type WindowName = keyof typeof endpointWindows;
export const windowNames = Object.keys(endpointWindows) as readonly WindowName[];

/** The windows of an endpoint with that congestion control, and with the whole semantic sublayer or the stub. */
export const windowNamesOf = (kind: CongestionKind, whole = false): readonly WindowName[] =>
  windowNames.filter((name) => {
    const of: Window = endpointWindows[name];
    return (of.only ?? kind) === kind && (of.whole ?? whole) === whole;
  });

/** Those for a decoder: each as large as its table needs, so that what comes after it answers DECERR. */
export const decodedWindows = (kind: CongestionKind, whole = false): readonly AxiLiteWindow<WindowName>[] =>
  windowNamesOf(kind, whole).map((name) => {
    const { base, table } = endpointWindows[name];
    return { name, base, address: addressWidthOf(table, 32) };
  });

const mapOf = (names: readonly WindowName[]): RegisterTable =>
  names.flatMap((window) => {
    const { base, table } = endpointWindows[window];
    return (table as RegisterTable).map((register) => ({
      ...register,
      name: `${window}_${register.name}`,
      offset: base + register.offset,
    }));
  });

/** The map of such an endpoint as one table: `window_register`, at its address on the bus. */
export const endpointMapOf = (kind: CongestionKind, whole = false): RegisterTable => mapOf(windowNamesOf(kind, whole));

/** All that there is for software, of each kind of endpoint. */
export const endpointMap: RegisterTable = mapOf(windowNames);
