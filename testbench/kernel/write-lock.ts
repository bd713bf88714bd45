/** Refuses writes to a design's inputs for a while. */
import { UserError } from '../../support/user-error.ts';
import type { PortHandle } from '../engine/simulator.ts';

/**
 * Replaces `set` of the inputs' handles while it is closed, so that writes cost nothing at other times. Who kept a
 * handle's `set` by itself is not stopped.
 */
export class WriteLock {
  readonly #inputs: readonly PortHandle[];
  #closed = false;
  #restore: (() => void)[] = [];

  constructor(ports: readonly PortHandle[]) {
    this.#inputs = ports.filter((port) => port.direction === 'in');
  }

  get closed(): boolean {
    return this.#closed;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const port of this.#inputs) {
      const handle: { set?: PortHandle['set'] } = port;
      const own = Object.hasOwn(handle, 'set') ? handle.set : undefined;
      handle.set = () => {
        throw new UserError(
          `port ${port.name} cannot be set after t.readOnly() in the same moment: await t.nextStep() or an edge first`,
        );
      };
      this.#restore.push(() => {
        if (own === undefined) delete handle.set;
        else handle.set = own;
      });
    }
  }

  open(): void {
    if (!this.#closed) return;
    this.#closed = false;
    for (const restore of this.#restore.splice(0)) restore();
  }
}
