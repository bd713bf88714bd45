/** The registers of an endpoint's congestion control, by its kind. */
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { cmsRegisters } from '../../cms/registers/cms-registers.ts';
import { dcqcnRegisterTable, hpccRegisterTable } from '../../cms/registers/rate-registers.ts';

/** Of a constant window. */
export const congestionRegisters = [
  {
    name: 'cwnd',
    offset: 0x00,
    doc: 'Bytes that a congestion control context may have in flight: 2^31 at most; with more it sends nothing.',
    fields: [{ name: 'bytes', bits: [31, 0], access: 'rw', reset: 150_000, doc: '12 us at 100 Gb/s after reset.' }],
  },
] as const satisfies RegisterTable;

export const congestionWidth = addressWidthOf(congestionRegisters, 32);

/** The rate in Gb/s that registers are for after reset. */
export const congestionRate = 100;

/** Of NSCC and path selection. */
export const nsccWindowRegisters: RegisterTable = cmsRegisters(congestionRate, 'nscc');

/** Contexts of DCQCN that the map's values after reset are for: those of the catalogue's endpoints. */
const mapContexts = 8;

/** Of DCQCN, and of HPCC. */
export const dcqcnWindowRegisters: RegisterTable = dcqcnRegisterTable(congestionRate, mapContexts);
export const hpccWindowRegisters: RegisterTable = hpccRegisterTable(congestionRate);
