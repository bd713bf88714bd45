/** What is to leave a pipe in which clock, held against what leaves. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Agent } from '../../../kernel/kernel.ts';

/** What a run wants to hear of. */
export interface DueListener<Event, Shown> {
  /** What the hardware made of an event. */
  readonly onShown?: ((shown: Shown, event: Event) => void) | undefined;
  /** A disagreement; without it one is thrown. */
  readonly onMismatch?: ((message: string) => void) | undefined;
}

/** Results of events, each so many clocks after its event; in other clocks there is none. */
export class DueResults<Event, Shown> {
  clock = 0;
  readonly #latency: number;
  readonly #listener: DueListener<Event, Shown>;
  readonly #due: { readonly clock: number; readonly result: Shown; readonly event: Event }[] = [];

  constructor(latency: number, listener: DueListener<Event, Shown>) {
    this.#latency = latency;
    this.#listener = listener;
  }

  /** Events whose results have not left yet. */
  get pending(): number {
    return this.#due.length;
  }

  /** The result of an event of this clock. */
  expect(event: Event, result: Shown): void {
    this.#due.push({ clock: this.clock + this.#latency, result, event });
  }

  /** What the ports show in this clock, of which `part` says something of the event. */
  check(shown: Shown | undefined, part: (one: Shown, event: Event) => unknown = (one) => one): void {
    const [due] = this.#due;
    if (due === undefined || due.clock !== this.clock) {
      assert.equal(shown, undefined, `something leaves in clock ${this.clock}, which no event has`);
      return;
    }
    this.#due.shift();
    const { result, event } = due;
    const { onShown, onMismatch } = this.#listener;
    const what = `what ${JSON.stringify(event)} of clock ${this.clock - this.#latency} leaves`;
    const [seen, expected] = [shown && part(shown, event), part(result, event)];
    if (onMismatch === undefined) assert.deepEqual(seen, expected, what);
    else if (!isDeepStrictEqual(seen, expected)) onMismatch(`${what} is ${JSON.stringify(shown)}`);
    if (shown !== undefined) onShown?.(shown, event);
  }
}

/** Watches all ports and drives none: what leaves in a clock is that of the event of so many clocks before, or none. */
export abstract class DueChecker<Event, Shown> implements Agent {
  protected readonly due: DueResults<Event, Shown>;
  readonly #event: () => Event | undefined;
  readonly #shown: () => Shown | undefined;

  constructor(
    read: { readonly event: () => Event | undefined; readonly shown: () => Shown | undefined },
    latency: number,
    listener: DueListener<Event, Shown>,
  ) {
    this.due = new DueResults(latency, listener);
    this.#event = read.event;
    this.#shown = read.shown;
  }

  get clock(): number {
    return this.due.clock;
  }

  /** Events whose results have not left yet. */
  get pending(): number {
    return this.due.pending;
  }

  sample(): void {
    this.due.check(this.#shown(), (shown, event) => this.part(shown, event));
    const event = this.#event();
    if (event !== undefined) this.take(event);
    this.due.clock += 1;
  }

  /** An event: what its result is to be. */
  protected abstract take(event: Event): void;

  /** What of a result says something of its event. */
  protected part(shown: Shown, _event: Event): unknown {
    return shown;
  }
}
