/** What is to leave a pipe in which clock, held against what leaves. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';

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
