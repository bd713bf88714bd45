/** What the page of results shows. */

/** All of it. A section of the page without rows is left out. */
export interface PageData {
  /** The family that was synthesised for, by its name in the flow, such as `xcup`. */
  readonly target: string;
  /** The main job of the project, which stands first. */
  readonly lead?: PageLead | undefined;
  readonly synthesis: readonly SynthesisRow[];
  /**
   * What the rows of synthesis do not say: of which designs there is none, and which are older than the Verilog. A
   * sentence each.
   */
  readonly synthesisNotes?: readonly string[];
  readonly simulations: readonly SimulationRow[];
  readonly replays: readonly ReplayRow[];
  readonly figures: readonly Figure[];
  readonly verilog: readonly VerilogListing[];
}

/** What was done, and what came of it. */
export interface PageLead {
  readonly title: string;
  readonly passed: boolean;
  readonly sentence: string;
  readonly figures: readonly Figure[];
}

/** What a design occupies on a family, in cells, and how deep it is. */
export interface SynthesisRow {
  readonly design: string;
  readonly target: string;
  /** LUTs as logic and LUT sites as memory. */
  readonly lut: number;
  /** LUTs as logic by cell type, such as `LUT6`. */
  readonly lutBySize: Readonly<Record<string, number>>;
  /** LUT sites as memory or shift register. */
  readonly lutram: number;
  readonly ff: number;
  /** In `bramUnit`. */
  readonly bram: number;
  /** What `bram` counts, such as `RAMB18`. */
  readonly bramUnit?: string;
  readonly dsp: number;
  readonly carry: number;
  /** Hard multiplexers after LUTs. */
  readonly muxf: number;
  /** The longest path from register to register; null where there is none. */
  readonly path: PathParts | null;
  /** The estimated clock, null where there is none. */
  readonly fmax: ClockEstimate | null;
}

/** Of what a path consists. */
export interface PathParts {
  readonly luts: number;
  readonly carries: number;
  readonly muxes: number;
}

/** In MHz, and its bars. */
export interface ClockEstimate {
  readonly mhz: number;
  readonly low: number;
  readonly high: number;
}

/** A property run of a design against the golden model. */
export interface SimulationRow {
  readonly design: string;
  readonly engine: string;
  /** The first seed; of a failure, the one that failed. */
  readonly seed: number;
  /** How many seeds were run, counting up from the first. Default 1. */
  readonly runs?: number;
  /** Of all runs. */
  readonly clocks: number;
  /** Of the whole bench: design, agents, checker and model. */
  readonly clocksPerSecond: number;
  readonly passed: boolean;
  /** What failed, in words. */
  readonly failure?: string;
  /** The waves of the failure: a path relative to the page. */
  readonly waves?: string;
}

/** A recording through a design and the golden model. */
export interface ReplayRow {
  readonly design: string;
  readonly engine: string;
  readonly trace: string;
  /** What the recording was of, and what came of it: a column each. */
  readonly counts: Readonly<Record<string, number>>;
  /** How often design and model differed; the first difference in words. */
  readonly disagreements: number;
  readonly firstDisagreement?: string;
}

/** A picture. */
export interface Figure {
  readonly title: string;
  readonly caption: string;
  /**
   * A whole SVG document. It becomes part of the page as it is, so it must be one of the project's own, with its style
   * rules below a class of its own.
   */
  readonly svg: string;
}

/** The emitted files of a design, the top's first. */
export interface VerilogListing {
  readonly design: string;
  /** The heading under which lists show it, such as `library: stream`. */
  readonly group: string;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/** A file of a page that consists of several. */
export interface PageFile {
  /** From the folder of the page, with slashes. */
  readonly path: string;
  readonly text: string;
}
