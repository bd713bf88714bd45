/** The FPGA families of the flow, and how Yosys maps to each. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { CellTable } from './cell-model.ts';
import { ecp5Cells } from './cells-ecp5.ts';
import { gowinCells } from './cells-gowin.ts';
import { ice40Cells } from './cells-ice40.ts';
import { nexusCells } from './cells-nexus.ts';
import { xilinxCells } from './cells-xilinx.ts';

export const synthTargets = ['xcup', 'xc7', 'ecp5', 'ice40', 'gowin', 'nexus'] as const;

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
  /** The Yosys commands from Verilog that was read to the family's cells, separated by `;`. */
  readonly commands: (top: string) => string;
}

/** Commands between two steps of Yosys's own command: before which, and what. */
type Between = readonly (readonly [step: string, commands: string])[];

const mergeInverters: Between = [['map_luts', 'opt_merge']];

/**
 * Memories that are written, of 8,192 bits and more by the powers of two in their numbers of words and bits: `select`
 * in postfix.
 */
const largeMemories = [13, 12, 11, 10, 9, 8, 7, 6]
  .map((words, i) => {
    return `t:$mem_v2 r:WR_PORTS>=1 %i r:SIZE>=${2 ** words} %i r:WIDTH>=${2 ** (13 - words)} %i${i === 0 ? '' : ' %u'}`;
  })
  .join(' ');

/**
 * The same for every design: flattened, without I/O and global clock buffers, as for a block inside a design.
 *
 * On AMD parts `-nowidelut`: without it Yosys builds functions of up to nine inputs from LUTs and F7 to F9
 * multiplexers, which costs a fifth more LUTs on a block of wide selections (2,797 against 2,318) and hides depth in
 * multiplexers that the LUT levels do not count. With it no F7 or F8 multiplexer is used at all. `-abc9` has a few LUTs
 * less and several levels more (11 against 7).
 *
 * On ECP5, iCE40 and Gowin parts `-noabc9`, because abc9 is their default and minimises a delay in which levels count
 * for little: on iCE40 an exclusive or of 16, which is two levels of LUT4, becomes three, and PicoRV32 has 12 levels
 * against 6.
 *
 * On all but iCE40 `opt_merge` comes between registers and LUTs: Yosys has just put an inverter before every
 * flip-flop with an active-low enable or reset, and the mapping keeps them apart (a 64-bit register that a stall holds:
 * 64 LUTs). iCE40's command merges them by itself.
 */
export const targetFlows: Readonly<Record<SynthTarget, TargetFlow>> = {
  xcup: flow(xilinxCells, 'synth_xilinx -family xcup -flatten -noiopad -noclkbuf -nowidelut', mergeInverters),
  xc7: flow(xilinxCells, 'synth_xilinx -family xc7 -flatten -noiopad -noclkbuf -nowidelut', mergeInverters),
  ecp5: flow(ecp5Cells, 'synth_ecp5 -noabc9', mergeInverters),
  ice40: flow(ice40Cells, 'synth_ice40 -noabc9', []),
  gowin: flow(gowinCells, 'synth_gowin -family gw2a -noabc9 -noiopads', mergeInverters),
  nexus: flow(nexusCells, 'synth_nexus -family lifcl -noiopad', mergeInverters),
};

/**
 * The family's command up to its step `check`, which only prints. Between memories that became RAM and those that
 * become flip-flops it refuses what would be about 8,192 of them: more than the largest iCE40 has, and hours of work.
 */
function flow(cells: CellTable, command: string, between: Between): TargetFlow {
  const stops: Between = [['map_ffram', `select -assert-none ${largeMemories}`], ...between];
  const commands = (top: string) => {
    const run = (from: string, to: string) => `${command} -top ${top} -run ${from}:${to}`;
    const steps = stops.map(([step, extra], i) => `${run(i === 0 ? 'begin' : stops[i - 1]![0], step)}; ${extra}`);
    return [...steps, run(stops.at(-1)![0], 'check')].join('; ');
  };
  return { cells, commands };
}
