/** The registers of the regions of memory that peers may write to. */
import { module } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { RegionWrite, regionCount } from '../ses/records.ts';
import { entryChoice, entryFile, entryRegister, entryWords, wholeOf } from './entry-file.ts';

const entry = [
  entryRegister('flags', 0x08, 'Whether there is such a region, and what peers may do in it.', [
    { name: 'enable', bits: 0, doc: 'There is; no two of one key may be.' },
    { name: 'remote_write', bits: 1, doc: 'Peers may write.' },
  ]),
  ...entryWords('key', 0x10, 64, 'Memory key of the wire (uet-wire.md 12.2)'),
  ...entryWords('base', 0x18, 64, 'Address of its first byte in the host'),
  ...entryWords('length', 0x20, 64, 'Its bytes'),
];

export const regionRegisters: RegisterTable = [...entryChoice(regionCount, 'region'), ...entry];

export const regionWidth = addressWidthOf(regionRegisters, 32);

/** The registers of `regionRegisters`; a region changes in one clock. */
export const regionControl = module(
  'uet_endpoint_region_control',
  {
    summary: `${regionCount} regions of memory that peers may write to, behind AXI4-Lite.`,
    out: { regions: RegionWrite },
    link: { s_axi: axiLiteSubordinate({ data: 32, address: regionWidth }) },
  },
  ({ s_axi }, m) => {
    const { set, index, parts, ...file } = entryFile(m, s_axi, {
      name: 'uet_endpoint_region_registers',
      depth: regionCount,
      table: regionRegisters,
      entry,
    });
    const { enable, remote_write } = parts.flags!;
    const [key, base, length] = ['key', 'base', 'length'].map((name) => wholeOf(parts, name, 2));
    return {
      regions: { valid: set, index, region: { enable, key, base, length, remote_write } },
      s_axi: file.s_axi,
    } as never;
  },
);
