/** The next item that passes on a stream, as something to wait for. */
import type { Agent } from '../kernel/agent.ts';
import type { Armed, Listener, Trigger } from '../kernel/trigger.ts';
import { inReset, onClock, type SinkPorts } from './stream-ports.ts';

/** An item and the edge, counted from 0, at which it was handed over. */
export interface Handshaken<T> {
  readonly item: T;
  readonly cycle: number;
}

/** What the trigger needs of the run: where the clock is, and a way to take part until it is detached. */
export interface HandshakeHost {
  readonly cycle: number;
  readonly clockPort: string;
  attach(agent: Agent): () => void;
}

/**
 * Fires at the first edge from now on at which valid and ready are high and no reset of its clock is active; no one is
 * woken before.
 */
export class NextHandshake<T> implements Trigger<Handshaken<T>> {
  readonly #ports: SinkPorts<T>;
  readonly #host: HandshakeHost;

  constructor(ports: SinkPorts<T>, host: HandshakeHost) {
    this.#ports = onClock(ports, host);
    this.#host = host;
  }

  describe(): string {
    return `handshake(${this.#ports.name})`;
  }

  arm(listener: Listener<Handshaken<T>>): Armed {
    const { valid, ready, payload } = this.#ports;
    const detach = this.#host.attach({
      sample: () => {
        if (valid.get() === 0 || ready.get() === 0 || inReset(this.#ports)) return;
        detach();
        listener.fire({ item: payload.read(), cycle: this.#host.cycle });
      },
    });
    return { disarm: detach };
  }
}
