/**
 * What the flow knows of an FPGA cell: what it costs in area, where paths start, end and pass through it.
 *
 * Directions of pins come with the netlist. A pin of several bits is one name; `A0` and `A1` are two names where the
 * library has them as two.
 */

/** How bits of a carry cell depend on each other: bit `i` of `from` reaches the bits `i + lag` and above of `to`. */
export interface CarryArc {
  readonly from: string;
  readonly to: string;
  readonly lag: number;
  /** LUTs inside the cell between the two pins. */
  readonly luts: number;
}

/** One asynchronous read port of a memory in LUTs. */
export interface LutRamRead {
  readonly address: readonly string[];
  readonly data: readonly string[];
}

export type CellModel =
  /** Combinational; one LUT level from each input to each output. */
  | { readonly kind: 'lut' }
  /** Combinational; a hard multiplexer after LUTs, no LUT level. */
  | { readonly kind: 'mux' }
  /**
   * `luts` LUTs and the hard multiplexer after them in one cell: a LUT level and the multiplexer, from the pins
   * `select` the multiplexer alone.
   */
  | { readonly kind: 'wide'; readonly luts: number; readonly select: readonly string[] }
  /** Always 0 or always 1: costs nothing, starts no path. */
  | { readonly kind: 'constant' }
  /**
   * A slice of a carry chain; `luts` LUTs are part of the cell; the chain goes on from the last bit of `cascade.out` to
   * `cascade.in`.
   */
  | {
      readonly kind: 'carry';
      readonly luts: number;
      readonly arcs: readonly CarryArc[];
      readonly cascade: { readonly in: string; readonly out: string };
    }
  /** Outputs start paths, inputs other than clocks end them. */
  | { readonly kind: 'ff'; readonly clocks: readonly string[] }
  /** As `ff`; `units` in the family's unit of block RAM. */
  | { readonly kind: 'bram'; readonly clocks: readonly string[]; readonly units: number }
  /** As `ff`, whether or not its registers are in use. */
  | { readonly kind: 'dsp'; readonly clocks: readonly string[] }
  /**
   * LUTs that hold data. `sites`: the LUT sites it occupies. Outputs start paths (the data changes at the clock),
   * `write` pins end them, and each read is one LUT level from address to data.
   */
  | {
      readonly kind: 'lutram';
      readonly sites: number;
      readonly clocks: readonly string[];
      readonly write: readonly string[];
      readonly reads: readonly LutRamRead[];
    };

/** Every cell type that may be in a mapped netlist of the family. */
export interface CellTable {
  readonly family: string;
  /** What `units` of block RAM are. */
  readonly bramUnit: string;
  readonly cells: Readonly<Record<string, CellModel>>;
}
