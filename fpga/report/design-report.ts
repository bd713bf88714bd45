/** What is kept of a synthesis: small enough to be committed, whole enough for tables, comparison and the page. */

import { allFiles, type VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { contentKey } from '../../support/cache.ts';
import type { Area } from '../flow/area.ts';
import type { CellTable } from '../flow/cell-model.ts';
import type { FmaxEstimate } from '../flow/fmax.ts';
import { type ModuleArea, pruned } from '../flow/module-area.ts';
import type { ReportedPath } from '../flow/reported-path.ts';
import type { SynthesisReport } from '../flow/synthesise.ts';
import { type SynthTarget, targetFlows } from '../flow/targets.ts';
import type { Routed } from '../post-route/routed.ts';

/** A path from register to register in the design's names. */
export interface PathReport {
  /** The bit that it starts at, and the bit and pin at which it ends. */
  readonly from: string;
  readonly to: string;
  readonly luts: number;
  readonly carries: number;
  readonly muxes: number;
  /** The signals that its cells are named for, in order, each once in a row. */
  readonly through: readonly string[];
}

/** A design on a family. */
export interface FamilyReport extends Area {
  /** Which Verilog it was: a digest. */
  readonly verilog: string;
  readonly levels: number;
  /** The most levels from or to a port. */
  readonly portLevels: number;
  readonly histogram: readonly number[];
  readonly fmax: FmaxEstimate | null;
  readonly paths: readonly PathReport[];
  /** What place and route made of it, where that was asked for. */
  readonly routed?: Routed;
  /** Without the instances that are too small to matter. */
  readonly modules: ModuleArea;
}

/** A design that a family cannot have, or that was not mapped to it in time, and why. */
export interface NoReport {
  readonly verilog: string;
  readonly cannot: string;
  /** The same in a cell of a table. */
  readonly short: string;
}

/** The reports of a design on the families that it was synthesised for. */
export interface DesignReport {
  readonly design: string;
  readonly families: Partial<Readonly<Record<SynthTarget, FamilyReport | NoReport>>>;
}

/** Instances with less than this share of a design's LUTs, flip-flops and RAM are part of their parent in a report. */
const leastShare = 0.03;

export function familyReport(verilog: VerilogDesign, report: SynthesisReport): FamilyReport {
  const { design: _, target, path: __, inputLevels, outputLevels, throughLevels, modules, paths, ...kept } = report;
  const { cells } = targetFlows[target];
  return {
    verilog: verilogDigest(verilog),
    ...kept,
    portLevels: Math.max(inputLevels, outputLevels, throughLevels),
    paths: paths.map((p) => pathReport(p, cells)),
    modules: pruned(modules, leastShare),
  };
}

/** Of everything that Yosys reads of the design. */
export function verilogDigest(verilog: VerilogDesign): string {
  return contentKey(...allFiles(verilog).flatMap(({ name, text }) => [name, text])).slice(0, 16);
}

function pathReport({ from, to, luts, carries, muxes, cells }: ReportedPath, table: CellTable): PathReport {
  const names = cells.map(({ name }) => signalOf(name, table));
  const before = [from.replace(/\[\d+\]$/, ''), ...names];
  return { from, to, luts, carries, muxes, through: names.filter((name, i) => name !== before[i]) };
}

/** The signal that Yosys named a cell for: `state` of `state_LUT6_O_I2`. */
function signalOf(name: string, table: CellTable): string {
  const types = Object.keys(table.cells).join('|');
  return name.replace(new RegExp(`_(?:${types})(?:_.*)?$`), (found) => (found === name ? name : ''));
}
