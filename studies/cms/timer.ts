/** A timer that is set again far more often than it expires. */
import type { EventQueue } from '../../testbench/uet/network/event-queue.ts';

export class Timer {
  readonly #events: EventQueue;
  readonly #expired: () => void;
  readonly #fire: (at: number) => void;
  #due: number | undefined;
  /** The earliest event that is set. */
  #event: number | undefined;

  constructor(events: EventQueue, expired: () => void) {
    this.#events = events;
    this.#expired = expired;
    this.#fire = (at) => {
      if (this.#event !== at) return;
      this.#event = undefined;
      if (this.#due === undefined) return;
      if (this.#due > at) {
        this.#plan();
        return;
      }
      this.#due = undefined;
      this.#expired();
    };
  }

  get isSet(): boolean {
    return this.#due !== undefined;
  }

  /** It expires at `at`, not before now; `undefined`: not at all. */
  set(at: number | undefined): void {
    this.#due = at === undefined ? undefined : Math.max(at, this.#events.now);
    if (this.#due !== undefined && (this.#event === undefined || this.#event > this.#due)) this.#plan();
  }

  #plan(): void {
    this.#event = this.#due!;
    this.#events.at(this.#event, this.#fire, this.#event);
  }
}
