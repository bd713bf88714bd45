/** Which signals have changed, cycle by cycle: what every writer of waves is fed from. */
import type { Signal, Value } from '../engine/simulator.ts';

/**
 * The values of some signals, and which of them changed. A writer asks once a cycle; it never looks at a signal that is
 * not said to have changed, so an engine that knows its changes can stand in for the comparison of all signals.
 */
export interface ChangeSource {
  readonly signals: readonly Signal[];
  /** The value of each signal at the last `poll`. */
  readonly values: readonly Value[];
  /** The first so many entries, as `poll` returned, are the indices of the signals that changed, each once. */
  readonly changed: Uint32Array;
  /** Look at the present values; returns how many signals differ from the last call, all of them at the first. */
  poll(): number;
}

/** Finds changes by comparing every signal with its last value. */
export class ComparingSource implements ChangeSource {
  readonly signals: readonly Signal[];
  readonly values: Value[];
  readonly changed: Uint32Array;
  #first = true;

  constructor(signals: readonly Signal[]) {
    this.signals = signals;
    this.values = signals.map(({ width }) => (width > 32 ? 0n : 0));
    this.changed = new Uint32Array(signals.length);
  }

  poll(): number {
    const { signals, values, changed } = this;
    let count = 0;
    for (let i = 0; i < signals.length; i++) {
      const value = signals[i]!.get();
      if (value === values[i] && !this.#first) continue;
      values[i] = value;
      changed[count++] = i;
    }
    this.#first = false;
    return count;
  }
}
