/** What toggles, by the definition: kept apart from the hardware that records it. */
import type { Simulator } from '../../engine/simulator.ts';

/** Bits of each signal, by its path, that rose and fell between edges outside reset. */
export class ObservedToggles {
  readonly #simulator: Simulator;
  readonly #seen = new Map<string, { rose: bigint; fell: bigint; before: bigint | undefined }>();

  /** `simulator` must have been made with `trace`. */
  constructor(simulator: Simulator) {
    this.#simulator = simulator;
    for (const { path } of simulator.signals) this.#seen.set(path, { rose: 0n, fell: 0n, before: undefined });
  }

  /** To be called before every edge. */
  sample(): void {
    const rst = this.#simulator.ports.find(({ name }) => name === 'rst');
    const isCounted = rst === undefined || rst.get() === 0;
    for (const signal of this.#simulator.signals) {
      const seen = this.#seen.get(signal.path)!;
      const now = BigInt(signal.get());
      if (isCounted && seen.before !== undefined) {
        seen.rose |= ~seen.before & now;
        seen.fell |= seen.before & ~now;
      }
      seen.before = isCounted ? now : undefined;
    }
  }

  of(path: string): { readonly rose: bigint; readonly fell: bigint } {
    const { rose, fell } = this.#seen.get(path)!;
    return { rose, fell };
  }
}
