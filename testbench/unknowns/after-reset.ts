/** Whether a run is past its reset. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { PortHandle } from '../engine/simulator.ts';

/** Asked at every moment, before its edges. */
export class AfterReset {
  readonly #resets: readonly PortHandle[];
  readonly #from: number;
  readonly #ready: PortHandle | undefined;
  /** A design without resets is past them from the start. */
  #wasReset: boolean;
  #since: number | undefined;
  #isReady = false;

  /**
   * Begins `from` cycles after the reset, or at the first edge after it at which an output is 1. A `UserError` for an
   * unknown name.
   */
  constructor(ports: readonly PortHandle[], from: number | string = 0) {
    this.#resets = ports.filter(({ reset }) => reset !== undefined);
    this.#from = typeof from === 'number' ? from : 0;
    if (typeof from === 'string') {
      this.#ready = ports.find(({ name, direction }) => name === from && direction === 'out');
      const outputs = ports.filter(({ direction }) => direction === 'out').map(({ name }) => name);
      const near = didYouMean(from, outputs);
      if (this.#ready === undefined)
        throw new UserError(`there is no output ${from}${near === '' ? `: there are ${outputs.join(', ')}` : near}`);
    }
    this.#wasReset = this.#resets.length === 0;
  }

  /**
   * Periods since all resets are inactive, after one has been active at a moment; undefined in reset, before it, and
   * where looking has not begun.
   */
  at(cycle: number): number | undefined {
    if (this.#resets.some((port) => port.get() === port.reset!.active)) {
      this.#wasReset = true;
      this.#since = undefined;
      this.#isReady = false;
      return undefined;
    }
    if (!this.#wasReset) return undefined;
    this.#since ??= cycle;
    const past = cycle - this.#since;
    if (this.#ready !== undefined && !this.#isReady) this.#isReady = this.#ready.get() === 1;
    return past < this.#from || (this.#ready !== undefined && !this.#isReady) ? undefined : past;
  }

  save(): readonly [boolean, number | undefined, boolean] {
    return [this.#wasReset, this.#since, this.#isReady];
  }

  restore([wasReset, since, isReady]: ReturnType<AfterReset['save']>): void {
    this.#isReady = isReady;
    this.#wasReset = wasReset;
    this.#since = since;
  }
}
