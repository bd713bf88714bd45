/** The triggers of ports and signals: their value rises, falls or changes. */
import { UserError } from '../../support/user-error.ts';
import type { Value } from '../engine/simulator.ts';
import type { Timeline } from './timeline.ts';
import type { Armed, Listener, Trigger } from './trigger.ts';

/** A port or a signal. */
export interface Readable {
  readonly width: number;
  get(): Value;
}

/** What is waited for. */
export type ValueEdge = 'rising' | 'falling' | 'change';

/**
 * Fires with the new value. The value is compared with what it was at the last look, first with what it was when the
 * wait began. It is looked at, settled, at every moment after the agents' drives, and again whenever all tasks wait,
 * because they may have set inputs that it follows from. A value that changes and changes back between two looks has
 * not changed.
 */
export class ValueChange implements Trigger<Value> {
  readonly #timeline: Timeline;
  readonly #of: Readable;
  readonly #name: string;
  readonly #edge: ValueEdge;

  /** `UserError` for a rise or fall of more than one bit. */
  constructor(timeline: Timeline, of: Readable, name: string, edge: ValueEdge) {
    if (edge !== 'change' && of.width !== 1)
      throw new UserError(`${name} has ${of.width} bits, and only a single bit is ${edge}: wait for its change`);
    this.#timeline = timeline;
    this.#of = of;
    this.#name = name;
    this.#edge = edge;
  }

  describe(): string {
    return `${this.#edge}(${this.#name})`;
  }

  arm(listener: Listener<Value>): Armed {
    const wanted = this.#edge === 'change' ? undefined : this.#edge === 'rising' ? 1 : 0;
    let value = this.#of.get();
    const happened = (): boolean => {
      const before = value;
      value = this.#of.get();
      return value !== before && (wanted === undefined || value === wanted);
    };
    return this.#timeline.values.when(happened, {
      fire: () => listener.fire(value),
      fail: (error) => listener.fail(error),
    });
  }
}
