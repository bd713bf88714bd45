/** The registers of an endpoint's congestion control: the window is constant. */
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';

export const congestionRegisters = [
  {
    name: 'cwnd',
    offset: 0x00,
    doc: 'Bytes that a congestion control context may have in flight.',
    fields: [{ name: 'bytes', bits: [31, 0], access: 'rw', reset: 150_000, doc: '12 us at 100 Gb/s after reset.' }],
  },
] as const satisfies RegisterTable;

export const congestionWidth = addressWidthOf(congestionRegisters, 32);
