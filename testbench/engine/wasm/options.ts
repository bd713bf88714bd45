/** Which optimisations the compiler applies. */

/** One switch an optimisation: none of them changes what a design does, which the compare mode checks. */
export interface Optimisations {
  /** Where a register may keep its value, its store is jumped over instead of storing the value again. */
  readonly conditionalStores: boolean;
  /** Registers take their values in reset in one branch at the end of the edge, not in a multiplexer each. */
  readonly lateResets: boolean;
  /**
   * Constants and equal logic are folded over the whole design, not only in each module, where enough of it meets
   * constants.
   */
  readonly simplify: boolean;
  /** Trees that find the lowest 1 of a word become a count of trailing zeros. */
  readonly lowestOnes: boolean;
  /** The stores of instances in which nothing can change are skipped. */
  readonly gating: boolean;
  /** State machines have a program for each of their states. */
  readonly states: boolean;
  /** What only one arm of a multiplexer needs is computed only where that arm is chosen. */
  readonly lazyArms: boolean;
  /** Registers that an index chooses among are loaded and stored as an array. */
  readonly arrays: boolean;
  /** Equal instances have one program, which is called for each of them. */
  readonly instances: boolean;
  /** Registers that only carry other registers' values on lie side by side, and are moved by vectors. */
  readonly delays: boolean;
  /** What follows from one narrow value is looked up in a constant table. */
  readonly tables: boolean;
  /** Networks of exclusive ors are computed from tables, where that takes fewer instructions. */
  readonly linearMaps: boolean;
  /** Bytes of values in memory are loaded as such. */
  readonly narrowLoads: boolean;
  /** Wide values are computed 128 bits at a time, in loops where they are very wide. */
  readonly vectors: boolean;
}

/** Everything that pays, as designs run by default. */
export const allOn: Optimisations = {
  conditionalStores: true,
  lateResets: true,
  simplify: true,
  lowestOnes: true,
  gating: true,
  states: true,
  lazyArms: true,
  arrays: true,
  instances: true,
  delays: true,
  tables: true,
  linearMaps: true,
  narrowLoads: true,
  vectors: true,
};

/** The names of the switches. */
export const optimisationNames = Object.keys(allOn) as readonly (keyof Optimisations)[];

/** The plain translation: every node computed as it is written. */
export const allOff = Object.fromEntries(optimisationNames.map((name) => [name, false])) as unknown as Optimisations;

/** How to compile. */
export interface CompileSettings {
  /** Instructions at which functions are cut, about. Default: what V8 compiles well. */
  readonly limit?: number;
  /** Switches that differ from `allOn`. */
  readonly optimise?: Partial<Optimisations>;
  /**
   * Edges, of all simulators of a netlist together, after which `gating` and `states` begin. What is compiled for them
   * takes as long as some ten thousand edges, so short tests are quicker without. Default 20,000.
   */
  readonly gateAfter?: number;
  /**
   * What equal instances have to compute together to share a program, in words; from 0 on all do. Default: what no
   * longer has room in a processor's first-level cache.
   */
  readonly shareFrom?: number;
}
