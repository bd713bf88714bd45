/** What a mapped netlist occupies, cell by cell. */
import type { CellTable } from './cell-model.ts';
import { modelOf } from './timing-graph.ts';
import type { MappedNetlist } from './yosys-netlist.ts';

/**
 * Numbers of LUTs, flip-flops and hard blocks. A LUT is one cell: that two small ones may share a site is not counted.
 */
export interface Area {
  /** LUTs as logic (inverters included) and LUT sites as memory. */
  readonly lut: number;
  /**
   * LUTs as logic by cell type: LUT1 to LUT6 and INV, SB_LUT4; those inside another cell under its type (CCU2C: two
   * LUT4).
   */
  readonly lutBySize: Readonly<Record<string, number>>;
  /** LUT sites as memory or shift register. */
  readonly lutram: number;
  /** Hard multiplexers after LUTs: MUXF7 to MUXF9, PFUMX and L6MUX21, MUX2_LUT5 to MUX2_LUT8, that of a WIDEFN9. */
  readonly muxf: number;
  /** Carry cells: CARRY4 (four bits), CARRY8 (eight), CCU2C and CCU2 (two), SB_CARRY and ALU (one). */
  readonly carry: number;
  readonly ff: number;
  /** In `bramUnit`: RAMB18 (a RAMB36 is two), DP16KD, SB_RAM40, BSRAM or EBR. */
  readonly bram: number;
  readonly bramUnit: string;
  readonly dsp: number;
}

/** Throws UserError on a cell type that `table` does not have. */
export function areaOf(netlist: MappedNetlist, table: CellTable): Area {
  const lutBySize: Record<string, number> = {};
  const total = { lutram: 0, muxf: 0, carry: 0, ff: 0, bram: 0, dsp: 0 };
  const addLuts = (type: string, n: number) => {
    lutBySize[type] = (lutBySize[type] ?? 0) + n;
  };
  for (const [name, cell] of Object.entries(netlist.cells)) {
    const model = modelOf(table, name, cell);
    switch (model.kind) {
      case 'lut':
        addLuts(cell.type, 1);
        break;
      case 'mux':
        total.muxf++;
        break;
      case 'wide':
        total.muxf++;
        addLuts(cell.type, model.luts);
        break;
      case 'constant':
        break;
      case 'carry':
        total.carry++;
        if (model.luts > 0) addLuts(cell.type, model.luts);
        break;
      case 'lutram':
        total.lutram += model.sites;
        break;
      case 'bram':
        total.bram += model.units;
        break;
      default:
        total[model.kind]++;
    }
  }
  const logic = Object.values(lutBySize).reduce((sum, n) => sum + n, 0);
  const sorted = Object.fromEntries(Object.entries(lutBySize).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { lut: logic + total.lutram, lutBySize: sorted, ...total, bramUnit: table.bramUnit };
}
