/** The FPGA families of the flow, and how Yosys maps to each. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { CellTable } from './cell-model.ts';
import { ecp5Cells } from './cells-ecp5.ts';
import { ice40Cells } from './cells-ice40.ts';
import { xilinxCells } from './cells-xilinx.ts';

export const synthTargets = ['xcup', 'xc7', 'ecp5', 'ice40'] as const;

export type SynthTarget = (typeof synthTargets)[number];

/** The family of that name; an unknown name is a `UserError` with the nearest one. */
export function parseTarget(name: string): SynthTarget {
  const target = synthTargets.find((t) => t === name);
  if (target !== undefined) return target;
  throw new UserError(
    `there is no target ${name}${didYouMean(name, synthTargets)} (targets: ${synthTargets.join(', ')})`,
  );
}

interface TargetFlow {
  readonly cells: CellTable;
  /** The Yosys command, without the top's name. */
  readonly command: string;
}

/**
 * The same for every design: flattened, without I/O and global clock buffers, as for a block inside a design.
 *
 * On AMD parts `-nowidelut`: without it Yosys builds functions of up to nine inputs from LUTs and F7 to F9 multiplexers,
 * which costs a quarter more LUTs on the SACK tracker (2,904 against 2,366) and hides depth in multiplexers that the
 * LUT levels do not count. Wide multiplexers that the design has are mapped to them all the same. `-abc9` has fewer
 * LUTs still and two to five levels more.
 */
export const targetFlows: Readonly<Record<SynthTarget, TargetFlow>> = {
  xcup: { cells: xilinxCells, command: 'synth_xilinx -family xcup -flatten -noiopad -noclkbuf -nowidelut' },
  xc7: { cells: xilinxCells, command: 'synth_xilinx -family xc7 -flatten -noiopad -noclkbuf -nowidelut' },
  ecp5: { cells: ecp5Cells, command: 'synth_ecp5 -noabc9' },
  ice40: { cells: ice40Cells, command: 'synth_ice40' },
};
