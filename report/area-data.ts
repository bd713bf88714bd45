/** What the tables and the page of area and depth show. */

/** Cells of some instances. */
export interface AreaCells {
  readonly lut: number;
  readonly lutram: number;
  readonly ff: number;
  readonly carry: number;
  readonly bram: number;
  readonly dsp: number;
}

/** Instances of one module in one parent; `own` is without those in them. */
export interface AreaModule {
  /** The instance's name, the first one's of several. Empty for the top. */
  readonly name: string;
  readonly module: string;
  readonly count: number;
  readonly own: AreaCells;
  readonly parts: readonly AreaModule[];
}

/** A path from register to register, by the design's names. */
export interface AreaPath {
  readonly from: string;
  readonly to: string;
  readonly luts: number;
  readonly carries: number;
  readonly muxes: number;
  readonly through: readonly string[];
}

/** An estimate in MHz, and its bars. */
export interface AreaClock {
  readonly mhz: number;
  readonly low: number;
  readonly high: number;
  readonly part: string;
}

/** A design placed and routed with registers at its ports. */
export interface AreaRouted {
  readonly part: string;
  readonly tool: string;
  /** Logic cells and block RAMs, with the registers at the ports. */
  readonly cells: number;
  readonly ram: number;
  /** In MHz, ascending, one for each run with another seed. */
  readonly mhz: readonly number[];
  /** Of the same netlist. */
  readonly estimate: AreaClock;
  /** In ns, the average net that gives the slowest and the fastest of them. */
  readonly net: { readonly slowest: number; readonly fastest: number };
}

/** A design on a family. */
export interface AreaReport extends AreaCells {
  readonly design: string;
  readonly target: string;
  readonly lutBySize: Readonly<Record<string, number>>;
  readonly muxf: number;
  readonly bramUnit: string;
  /** LUTs on the longest path from register to register, and on the longest from or to a port. */
  readonly levels: number;
  readonly portLevels: number;
  /** How many inputs of registers have so many LUTs before them, from 0 on. */
  readonly histogram: readonly number[];
  readonly fmax: AreaClock | null;
  /** What place and route made of it, with registers at its ports, where that was done. */
  readonly routed?: AreaRouted;
  readonly paths: readonly AreaPath[];
  readonly modules: AreaModule;
}

/** A design that a family cannot have, and why. */
export interface AreaRefusal {
  readonly design: string;
  readonly target: string;
  readonly cannot: string;
  /** The same in a cell of a table. */
  readonly short: string;
}

/** A figure that is another one than in an earlier report; `red` where it grew too much. */
export interface AreaChange {
  readonly design: string;
  readonly target: string;
  readonly figure: string;
  readonly before: number;
  readonly now: number;
  readonly red: boolean;
}

export interface AreaPageData {
  /** In the order in which they are shown, the families of a design together. */
  readonly reports: readonly (AreaReport | AreaRefusal)[];
  readonly changes: readonly AreaChange[];
  /** What the changes are against; undefined where there is no earlier report. */
  readonly before: string | undefined;
  /** Where a signal of a design is in the source: `file:line`. */
  readonly placeOf: (design: string, signal: string) => string | undefined;
}

export const isRefusal = (report: AreaReport | AreaRefusal): report is AreaRefusal => 'cannot' in report;

/** With what is in the parts. */
export function moduleTotal({ own, parts }: AreaModule): AreaCells {
  return parts.map(moduleTotal).reduce(
    (a, b) => ({
      lut: a.lut + b.lut,
      lutram: a.lutram + b.lutram,
      ff: a.ff + b.ff,
      carry: a.carry + b.carry,
      bram: a.bram + b.bram,
      dsp: a.dsp + b.dsp,
    }),
    own,
  );
}
