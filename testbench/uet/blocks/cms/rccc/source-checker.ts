/** Holds the sending end of RCCC against its model, event by event. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { spentClock } from '../../../../../rtl-gen/uet/cms/rccc/rccc-source.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { Agent } from '../../../../kernel/kernel.ts';
import { SourceContext, type SourceSettings } from '../../../golden/cms/rccc/fixed/source-context.ts';
import { type ShownSpent, type SpendEvent, spendReader, spentReader } from './source-ports.ts';

/** What a run wants to hear of. */
export interface SourceListener {
  readonly onSpent?: (spent: ShownSpent, event: SpendEvent) => void;
  /** A disagreement; without it one is thrown. */
  readonly onMismatch?: (message: string) => void;
}

/** What leaves in a clock is that of the event of `spentClock` clocks before, or there is none. */
export class SourceChecker implements Agent {
  readonly #settings: SourceSettings;
  readonly #listener: SourceListener;
  readonly #event: () => SpendEvent | undefined;
  readonly #spent: () => ShownSpent | undefined;
  readonly #contexts = new Map<number, SourceContext>();
  readonly #due: { readonly clock: number; readonly spent: ShownSpent; readonly event: SpendEvent }[] = [];
  #clock = 0;

  constructor(dut: Dut, settings: SourceSettings, listener: SourceListener = {}) {
    this.#settings = settings;
    this.#listener = listener;
    this.#event = spendReader(dut);
    this.#spent = spentReader(dut);
  }

  context(ccc: number): SourceContext {
    const known = this.#contexts.get(ccc) ?? new SourceContext(this.#settings);
    this.#contexts.set(ccc, known);
    return known;
  }

  /** Events whose results have not left yet. */
  get pending(): number {
    return this.#due.length;
  }

  sample(): void {
    this.#check();
    const event = this.#event();
    if (event !== undefined) {
      const spent = { ccc: event.ccc, ...this.context(event.ccc).take(event) };
      this.#due.push({ clock: this.#clock + spentClock, spent, event });
    }
    this.#clock += 1;
  }

  #check(): void {
    const shown = this.#spent();
    const [due] = this.#due;
    if (due === undefined || due.clock !== this.#clock) {
      assert.equal(shown, undefined, `something leaves in clock ${this.#clock}, which no event has`);
      return;
    }
    this.#due.shift();
    const { spent, event } = due;
    const { onSpent, onMismatch } = this.#listener;
    // What is asked for says something of packets alone.
    const isPacket = event.kind === 'data' || event.kind === 'resend';
    const of = (one: ShownSpent | undefined) =>
      isPacket || one === undefined ? one : { ccc: one.ccc, credit: one.credit };
    const what = `what ${JSON.stringify(event)} of clock ${this.#clock - spentClock} leaves`;
    if (onMismatch === undefined) assert.deepEqual(of(shown), of(spent), what);
    else if (!isDeepStrictEqual(of(shown), of(spent))) onMismatch(`${what} is ${JSON.stringify(shown)}`);
    if (shown !== undefined) onSpent?.(shown, event);
  }
}
