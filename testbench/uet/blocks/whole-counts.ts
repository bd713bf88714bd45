/** Short counters of hardware, which come round, as whole numbers. */
import type { Agent, PortHandle } from './test-kit.ts';

/** The names of ports that are short counters of a record `counts`. */
export const countNames = ({ ports }: { readonly ports: readonly PortHandle[] }): readonly string[] =>
  ports.map(({ name }) => name).filter((name) => name.startsWith('counts_'));

/**
 * Reads a short counter that begins with 0 as a whole number. It has to be read before it comes round, so best in each
 * clock.
 */
export function wholeCount(port: PortHandle): () => number {
  const modulus = 2 ** port.width;
  let whole = 0;
  let last = 0;
  return () => {
    const now = Number(port.get());
    // In most clocks nothing is counted, and many counters are looked at in each.
    if (now !== last) {
      whole += now > last ? now - last : now - last + modulus;
      last = now;
    }
    return whole;
  };
}

/** Follows short counters in each clock, by the names of their ports. */
export class WholeCounts implements Agent {
  readonly #reads: ReadonlyMap<string, () => number>;

  constructor(dut: { port(name: string): PortHandle }, names: readonly string[]) {
    this.#reads = new Map(names.map((name) => [name, wholeCount(dut.port(name))]));
  }

  sample(): void {
    for (const read of this.#reads.values()) read();
  }

  get(name: string): number {
    const read = this.#reads.get(name);
    if (read === undefined) throw new RangeError(`no counter is called ${name}`);
    return read();
  }
}
