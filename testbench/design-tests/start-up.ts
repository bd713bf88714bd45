/** How a design begins after reset, where that takes it more than a clock. */
export interface StartUp {
  /** An output of one bit: until it is 1, inputs whose names end in `_valid` are 0. */
  readonly ready: string;
  /** Clocks that a reset lasts at least. */
  readonly resetClocks: number;
}
