/** What a wait waits for, as callbacks; promises come in only in `wait.ts`. */

/** Is told once when a trigger's moment has come. Calls after the first, or after `disarm`, have no effect. */
export interface Listener<T> {
  fire(value: T): void;
  fail(error: unknown): void;
}

/** An armed trigger; `disarm` takes the listener out, and costs nothing if it has fired already. */
export interface Armed {
  disarm(): void;
}

/**
 * Something that can happen. A new kind of wait is a new class with this interface; the kernel does not change.
 * `arm` may call the listener before it returns, when there is nothing left to wait for.
 */
export interface Trigger<T> {
  /** How a report names the wait, e.g. `cycles(5)`. */
  describe(): string;
  arm(listener: Listener<T>): Armed;
}

/** What `arm` returns when the listener has been called already. */
export const nothingArmed: Armed = { disarm() {} };
