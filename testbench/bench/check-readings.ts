/** The values that a failed check of the design has read. */
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import type { Signal, Simulator } from '../engine/simulator.ts';
import type { Sampler } from '../kernel/agent.ts';
import type { TimedFailure } from '../kernel/timeline.ts';
import { checkFacts } from './check-facts.ts';

/** The maximum number of values shown for one check. */
const MOST = 16;

/** Samples the signals that the checks of a design read, before each edge: after a run, the values at the last edge. */
export class CheckReadings implements Sampler {
  readonly #reads: ReadonlyMap<string, readonly Signal[]>;
  readonly #sampled: readonly Signal[];
  #values: readonly (number | bigint)[] = [];

  private constructor(reads: ReadonlyMap<string, readonly Signal[]>) {
    this.#reads = reads;
    this.#sampled = [...new Set([...reads.values()].flat())];
  }

  /** For the checks of those paths, by default all checks; for a simulator that shows the signals of the design. */
  static async of(design: Design, simulator: Simulator, paths?: readonly string[]): Promise<CheckReadings> {
    const signals = new Map(simulator.signals.map((signal) => [signal.path, signal]));
    const facts = await checkFacts(design);
    const reads = new Map<string, readonly Signal[]>();
    for (const [path, { reads: names }] of facts) {
      if (paths !== undefined && !paths.includes(path)) continue;
      reads.set(
        path,
        names.flatMap((name) => signals.get(name) ?? []),
      );
    }
    return new CheckReadings(reads);
  }

  sample(): void {
    this.#values = this.#sampled.map((signal) => signal.get());
  }

  /** The values of the checks that failed at the last edge: `count = 4, full = 1`; undefined if there are none. */
  text(failed: readonly TimedFailure[]): string | undefined {
    const lines = failed.flatMap(({ path }) => {
      const signals = this.#reads.get(path) ?? [];
      if (signals.length === 0) return [];
      const shown = signals.slice(0, MOST).map((signal) => `${signal.path} = ${this.#text(signal)}`);
      const more = signals.length > MOST ? [`and ${signals.length - MOST} more`] : [];
      const values = [...shown, ...more].join(', ');
      return [failed.length === 1 ? values : `${path}: ${values}`];
    });
    return lines.length === 0 ? undefined : lines.join('\n');
  }

  #text(signal: Signal): string {
    const value = this.#values[this.#sampled.indexOf(signal)]!;
    const state = signal.states?.find((one) => one.value === BigInt(value));
    if (state !== undefined) return state.name;
    return value < 10 ? String(value) : `${value} (0x${value.toString(16)})`;
  }
}
