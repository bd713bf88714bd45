/**
 * The lines that studies of links are about: their rates, how hardware is clocked, and what a bit takes to the other
 * end.
 */

export interface Line {
  /** Gb/s. */
  readonly rate: number;
  /** Bytes of line time that pass in a clock of hardware that has no smaller part of the line. */
  readonly lineBytes: number;
  /** Bits that the receiver's FEC has to have before it decodes the first: interleaved codewords of 5,440 bits. */
  readonly fecBits: number;
}

/** Preamble and gap, which a frame takes of the line beside its own bytes. */
export const gapBytes = 20;

/** What counts as a full line. */
export const fullShare = 0.999;

/** The rates, each with whole bytes a clock: 195.3125 MHz for the first one and 390.625 MHz for the others. */
export const lines: readonly Line[] = [
  { rate: 100, lineBytes: 64, fecBits: 5_440 },
  { rate: 400, lineBytes: 128, fecBits: 10_880 },
  { rate: 800, lineBytes: 256, fecBits: 21_760 },
];

/** Metres. */
export const distances: readonly number[] = [1, 10, 100, 500];

/** Bytes in a nanosecond. */
export const bytesPerNs = ({ rate }: Line): number => rate / 8;

/** Nanoseconds of a clock. */
export const clockNs = (line: Line): number => line.lineBytes / bytesPerNs(line);

/** Light in fibre, in ns a metre. */
export const nsPerMetre = 5;

/** What MAC, PCS, PMA, decoding and serialisers of both ends take together, in ns: an assumption. */
export const electronicsNs = 150;

/**
 * Nanoseconds from the end of a frame at the one MAC to its end at the other: fibre, the bits that RS(544,514) collects
 * at 17/16 of the rate before it decodes, and the electronics.
 */
export const oneWayNs = (line: Line, metres: number): number =>
  nsPerMetre * metres + line.fecBits / (line.rate * 1.0625) + electronicsNs;
