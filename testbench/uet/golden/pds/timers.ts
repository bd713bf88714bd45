/** When housekeeping has to do something about a PDC: what, follows from its state (7.6). */
import type { Context } from './context.ts';

/** One time for each PDC at most, in units of 128 ns. */
export class Timers {
  readonly #times = new Map<Context, number>();

  /** Start it, or start it again. */
  start(context: Context, time: number): void {
    this.#times.set(context, time);
  }

  stop(context: Context): void {
    this.#times.delete(context);
  }

  /** The time of this PDC, if one is running. */
  of(context: Context): number | undefined {
    return this.#times.get(context);
  }

  /** The PDCs whose time comes by `time`, the earliest first, and of equal ones the one that was started first. */
  due(time: number): { readonly context: Context; readonly since: number }[] {
    return [...this.#times]
      .filter(([, since]) => since <= time)
      .map(([context, since]) => ({ context, since }))
      .sort((a, b) => a.since - b.since);
  }
}
