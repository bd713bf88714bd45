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
  /** Estimated, in MHz. */
  readonly fmax: { readonly mhz: number; readonly low: number; readonly high: number; readonly part: string } | null;
  readonly paths: readonly AreaPath[];
  readonly modules: AreaModule;
}

/** A design that a family cannot have, and why. */
export interface AreaRefusal {
  readonly design: string;
  readonly target: string;
  readonly cannot: string;
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
  /** What the changes are against. */
  readonly before: string;
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
