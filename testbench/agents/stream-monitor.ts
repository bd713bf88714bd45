/** The agent that watches a stream of the design and holds it to the rules of valid and ready. */

import { formatValue } from '../checking/values.ts';
import type { Value } from '../engine/simulator.ts';
import type { AgentHost } from '../kernel/agent-host.ts';
import type { Agent } from '../kernel/kernel.ts';
import { inReset, type OnItem, onClock, type SinkPorts } from './stream-ports.ts';

/** A stream broke its contract: what is offered stays offered, unchanged, until it is accepted. */
export class StreamViolation extends Error {
  override readonly name = 'StreamViolation';
}

/** The callbacks of a monitor. */
export interface MonitorOptions<T> {
  /** Called for each item that is handed over. */
  readonly onItem?: OnItem<T>;
}

/**
 * Drives nothing; reports handshakes, and fails the run with a `StreamViolation` when an item that was offered and not
 * accepted is withdrawn or changed. Reset ends an offer without a violation. Works on either side of the design.
 */
export class StreamMonitor<T> implements Agent {
  readonly ports: SinkPorts<T>;
  readonly #host: AgentHost;
  readonly #onItem: OnItem<T> | undefined;
  readonly #payload: Value[];
  #waiting = false;
  /** The first edge at which the item was offered. */
  #offered = 0;
  #count = 0;

  constructor(ports: SinkPorts<T>, host: AgentHost, options: MonitorOptions<T> = {}) {
    this.ports = onClock(ports, host);
    this.#host = host;
    this.#onItem = options.onItem;
    this.#payload = ports.payload.ports.map(() => 0);
  }

  /** Items handed over so far. */
  get count(): number {
    return this.#count;
  }

  sample(): void {
    const { valid, ready, payload } = this.ports;
    if (inReset(this.ports)) {
      this.#waiting = false;
      payload.assembly?.restart();
      return;
    }
    const offered = valid.get() !== 0;
    if (this.#waiting) this.#check(offered);
    if (!offered) return;
    if (!this.#waiting && payload.assembly?.open !== true) this.#offered = this.#host.cycle;
    if (ready.get() !== 0) {
      this.#waiting = false;
      this.#take();
    } else if (!this.#waiting) {
      this.#waiting = true;
      payload.ports.forEach((port, i) => {
        this.#payload[i] = port.get();
      });
    }
  }

  #take(): void {
    const { payload } = this.ports;
    if (payload.assembly === undefined) {
      this.#count++;
      if (this.#onItem !== undefined) this.#onItem(payload.read(), this.#host.cycle, this.#offered);
      return;
    }
    const item = payload.assembly.take();
    if (item === undefined) return;
    this.#count++;
    this.#onItem?.(item, this.#host.cycle, this.#offered);
  }

  /** The edge before this one saw an offer that was not accepted. */
  #check(offered: boolean): void {
    const at = `at cycle ${this.#host.cycle}, before it was accepted`;
    if (!offered) throw new StreamViolation(`stream ${this.ports.name}: the item was withdrawn ${at}`);
    this.ports.payload.ports.forEach((port, i) => {
      const value = port.get();
      if (value === this.#payload[i]) return;
      const change = `${port.name} changed from ${formatValue(this.#payload[i])} to ${formatValue(value)}`;
      throw new StreamViolation(`stream ${this.ports.name}: ${change} ${at}`);
    });
  }
}
