/** What the flow knows of a board: its part, its clock, and where signals enter and leave. */

/** Of Lattice's iCE40, as nextpnr calls them. */
export interface Ice40Part {
  readonly family: 'ice40';
  readonly device: 'up5k' | 'hx8k';
  readonly package: string;
}

/** Of Lattice's ECP5, as nextpnr calls them. */
export interface Ecp5Part {
  readonly family: 'ecp5';
  readonly device: '45k' | 'um5g-45k' | '85k';
  readonly package: string;
  readonly speed: 6 | 7 | 8;
}

/** Of AMD, by Vivado's name of part, package and speed. */
export interface AmdPart {
  readonly family: 'xc7' | 'xcup';
  readonly device: string;
  /** Properties of the design that the board decides, such as the voltage of its configuration bank. */
  readonly properties: Readonly<Record<string, string>>;
}

export type Part = Ice40Part | Ecp5Part | AmdPart;

/** What a part has: LUTs and flip-flops, and block RAMs in the family's unit (SB_RAM40, DP16KD, RAMB18). */
export interface Capacity {
  readonly lut: number;
  readonly ff: number;
  readonly bram: number;
}

export interface Pin {
  /**
   * A port of the top. Of a self-test: `clk`, `clk_n`, `uart_tx`, `passed`, `failed`, and lights from `count[0]` up,
   * which changes most often.
   */
  readonly signal: string;
  /** The ball or pin of the package. */
  readonly site: string;
  /** The standard of the pin in the family's words, where the family has a choice. */
  readonly standard?: string;
  /** The light is on at 0. */
  readonly activeLow?: true;
}

/** A pin that the board wants at one level. */
export interface TiedPin {
  readonly name: string;
  readonly site: string;
  readonly standard: string;
  readonly level: 0 | 1;
  /** Why. */
  readonly because: string;
}

export interface Board {
  /** What `gatewright fpga` calls it. */
  readonly name: string;
  readonly title: string;
  readonly part: Part;
  readonly capacity: Capacity;
  /** Of the clock at the pin `clk`, in hertz; with a pin `clk_n` it is a differential one. */
  readonly clock: number;
  readonly pins: readonly Pin[];
  readonly tied?: readonly TiedPin[];
  /** The public constraint file that the pins are from. */
  readonly source: string;
}

/** Lights of a count at those sites, the one that changes most often first. */
export const countPins = (sites: readonly string[], of: Pick<Pin, 'standard' | 'activeLow'> = {}): readonly Pin[] =>
  sites.map((site, i) => ({ signal: `count[${i}]`, site, ...of }));
