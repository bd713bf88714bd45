/** Holds NSCC against the model, event by event. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { nsccClock } from '../../../../../rtl-gen/uet/cms/nscc/latency.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { Agent } from '../../../../kernel/kernel.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import { LaggingContexts } from './lagging-contexts.ts';
import { type ContextEvent, eventReader, limitReader, type ShownLimit } from './nscc-ports.ts';

/** What a run wants to hear of. */
export interface NsccListener {
  /** What the hardware made of an event. */
  readonly onLimit?: (limit: ShownLimit, event: ContextEvent) => void;
  /** A disagreement; without it one is thrown. */
  readonly onMismatch?: (message: string) => void;
}

/**
 * Watches all ports and drives none: in each clock the limit and the outcome are those of the event of
 * `nsccClock.limit` clocks before, or there is none.
 */
export class NsccChecker implements Agent {
  readonly contexts: LaggingContexts;
  clock = 0;
  /** What was seen of each outcome. */
  readonly seen: Record<string, number> = {};
  readonly #registers: NsccRegisters;
  readonly #event: () => ContextEvent | undefined;
  readonly #limit: () => ShownLimit | undefined;
  readonly #listener: NsccListener;
  readonly #due: { readonly clock: number; readonly limit: ShownLimit; readonly event: ContextEvent }[] = [];

  constructor(dut: Dut, registers: NsccRegisters, listener: NsccListener = {}) {
    this.#registers = registers;
    this.contexts = new LaggingContexts(registers);
    this.#event = eventReader(dut);
    this.#limit = limitReader(dut);
    this.#listener = listener;
  }

  /** Events whose limits have not left yet. */
  get pending(): number {
    return this.#due.length;
  }

  sample(): void {
    this.#check();
    const event = this.#event();
    if (event !== undefined) this.#take(event);
    this.clock += 1;
  }

  #take(event: ContextEvent): void {
    const { outcome, cwnd, maxWindow, window } = this.contexts.take(event.ccc, this.clock, event);
    const { quadrant = 'none', quickAdapt, fulfilled, eta } = outcome;
    const shown = { quadrant, adapted: quickAdapt, fulfilled, eta };
    const small = cwnd < this.#registers.ackTrigger;
    const limit = { ccc: event.ccc, window, cwnd, maxWindow, small, ...shown };
    this.#due.push({ clock: this.clock + nsccClock.limit, limit, event });
    for (const name of [event.kind, quadrant, quickAdapt]) this.seen[name] = (this.seen[name] ?? 0) + 1;
  }

  #check(): void {
    const shown = this.#limit();
    const [due] = this.#due;
    if (due === undefined || due.clock !== this.clock) {
      assert.equal(shown, undefined, `a limit in clock ${this.clock}, which no event has`);
      return;
    }
    this.#due.shift();
    const { limit, event } = due;
    const { onLimit, onMismatch } = this.#listener;
    const what = `the limit after ${JSON.stringify(event)} of clock ${this.clock - nsccClock.limit}`;
    if (onMismatch === undefined) assert.deepEqual(shown, limit, what);
    else if (!isDeepStrictEqual(shown, limit)) onMismatch(`${what} is ${JSON.stringify(shown)}`);
    if (shown !== undefined) onLimit?.(shown, event);
  }
}
