/** What a wait waits for, as callbacks; promises come in only in `wait.ts`. */

/** Is told once when a trigger's moment has come. Calls after the first, or after `disarm`, have no effect. */
export interface Listener<T> {
  fire(value: T): void;
  fail(error: unknown): void;
}

/** An armed trigger; `disarm` takes the listener out, and costs nothing if it has fired already. */
export interface Armed {
  disarm(): void;
  /** Of a trigger that started something: as `disarm`, and `done` is called when all of that has ended. */
  end?(done: () => void): void;
}

/** Take the listener out, and call `done` when what the trigger had started has ended: at once, if there is nothing. */
export function endArmed(armed: Armed, done: () => void): void {
  if (armed.end !== undefined) {
    armed.end(done);
    return;
  }
  armed.disarm();
  done();
}

/** As `endArmed`, for several; `done` is called once, after the last. */
export function endAll(all: readonly Armed[], done: () => void): void {
  let left = all.length;
  if (left === 0) done();
  const ended = (): void => {
    if (--left === 0) done();
  };
  for (const armed of all) endArmed(armed, ended);
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
