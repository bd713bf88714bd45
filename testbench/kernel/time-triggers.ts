/** The triggers of time: a delay, the next moment, the end of the present one. */
import type { Timeline } from './timeline.ts';
import { type Armed, type Listener, nothingArmed, type Trigger } from './trigger.ts';
import type { Waiters } from './waiters.ts';
import type { WriteLock } from './write-lock.ts';

/** Fires when so much time has passed: after the edges that come at that very time, and their agents. */
export class Delay implements Trigger<void> {
  readonly #timeline: Timeline;
  readonly #time: number;
  readonly #text: string;

  /** `time` in femtoseconds, more than 0. */
  constructor(timeline: Timeline, time: number, text: string) {
    this.#timeline = timeline;
    this.#time = time;
    this.#text = text;
  }

  describe(): string {
    return `delay(${this.#text})`;
  }

  arm(listener: Listener<void>): Armed {
    return this.#timeline.timers.at(this.#timeline.time + this.#time, listener);
  }
}

/**
 * Fires at the next moment, whatever it is: an edge of any clock that somebody looks at, or the end of somebody's
 * delay.
 */
export class NextStep implements Trigger<void> {
  readonly #timeline: Timeline;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  describe(): string {
    return 'nextStep()';
  }

  arm(listener: Listener<void>): Armed {
    return this.#timeline.moments.at(this.#timeline.moment + 1, listener);
  }
}

/** Fires when everything of the present moment is over, with inputs locked until the next one; at once if they are. */
export class ReadOnly implements Trigger<void> {
  readonly #waiters: Waiters<void>;
  readonly #lock: WriteLock;

  constructor(waiters: Waiters<void>, lock: WriteLock) {
    this.#waiters = waiters;
    this.#lock = lock;
  }

  describe(): string {
    return 'readOnly()';
  }

  arm(listener: Listener<void>): Armed {
    if (!this.#lock.closed) return this.#waiters.add(listener);
    listener.fire();
    return nothingArmed;
  }
}
