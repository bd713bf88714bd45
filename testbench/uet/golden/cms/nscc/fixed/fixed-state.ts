/** The state of a congestion control context in the fixed point of the hardware. */

/** Widths in bits after each. */
export interface FixedState {
  /** Bytes; 24. */
  cwnd: number;
  /** Signed; 26. */
  inFlight: number;
  /** What is no longer in flight, modulo 2^32. */
  removed: number;
  /** Ticks; 20. */
  baseRtt: number;
  /** Ticks; 26, of which 6 after the point. */
  avgDelay: number;
  /** Bytes of increase times window, in units of 256; 32, saturating. */
  incBytes: number;
  /** Bytes; 24 each, saturating. */
  receivedBytes: number;
  achievedBytes: number;
  /** `undefined`: no window of measurement is open; 32. */
  qaEnd: number | undefined;
  isTriggered: boolean;
  /** Bytes that quick adapt still ignores marks of, never below 0; 25. */
  toIgnore: number;
  /** 24, saturating. */
  fiCount: number;
  isFast: boolean;
  /** 32 each; `undefined`: long ago, since nothing was outstanding in between. */
  lastAdjust: number | undefined;
  lastDec: number | undefined;
  /** The receiver asked for less; the window before it did; 24. */
  isLimited: boolean;
  savedCwnd: number;
}

/** What products and quotients are made of: the state as it stands when an event reads it. */
export interface Seen {
  readonly cwnd: number;
  readonly avgDelay: number;
}

const MASK32 = 2 ** 32;

/** How far a time is after another one, as a signed 32-bit number. */
export const after = (time: number, before: number): number => (time - before) | 0;

/** Modulo 2^32. */
export const word32 = (value: number): number => ((value % MASK32) + MASK32) % MASK32;

/** At most what `bits` bits hold. */
export const saturated = (value: number, bits: number): number => Math.min(value, 2 ** bits - 1);

/** Bits from the `low`th on. */
export const shiftedRight = (value: number, low: number): number => Math.floor(value / 2 ** low);
