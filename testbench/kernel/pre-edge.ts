/** Values of ports as they were just before the last edge. */
import { UserError } from '../../support/user-error.ts';
import type { PortHandle, Value } from '../engine/simulator.ts';
import type { Agent } from './kernel.ts';

/** Reads the chosen ports before every edge: one read a port an edge, and nothing for ports that no one chose. */
export class PreEdge implements Agent {
  readonly #values = new Map<PortHandle, Value | undefined>();

  /** Read these ports before every edge from now on. */
  capture(ports: readonly PortHandle[]): void {
    for (const port of ports) if (!this.#values.has(port)) this.#values.set(port, undefined);
  }

  /** The value before the last edge. `UserError` for a port that was not captured before that edge. */
  get(port: PortHandle): Value {
    const value = this.#values.get(port);
    if (value === undefined)
      throw new UserError(
        `t.sample(${port.name}) is known only from the edge after t.capture(${port.name}): call t.capture at the start of the test`,
      );
    return value;
  }

  sample(): void {
    for (const port of this.#values.keys()) this.#values.set(port, port.get());
  }
}
