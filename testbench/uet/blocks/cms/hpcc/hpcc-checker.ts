/** Holds HPCC against its model, event by event. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { hpccClock } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-clocks.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { Agent } from '../../../../kernel/kernel.ts';
import type { HpccFixedSettings } from '../../../golden/cms/hpcc/fixed/hpcc-fixed.ts';
import { rateReader, type SampledEvent, type ShownRate, sampledReader } from './hpcc-ports.ts';
import { SampledContexts } from './sampled-contexts.ts';

/** What a run wants to hear of. */
export interface HpccListener {
  readonly onRate?: (shown: ShownRate, event: SampledEvent) => void;
  /** A disagreement; without it one is thrown. */
  readonly onMismatch?: (message: string) => void;
}

/** What leaves in a clock is that of the event of `hpccClock.limit` clocks before, or there is none. */
export class HpccChecker implements Agent {
  readonly contexts: SampledContexts;
  readonly #listener: HpccListener;
  readonly #event: () => SampledEvent | undefined;
  readonly #shown: () => ShownRate | undefined;
  readonly #due: { readonly clock: number; readonly rate: ShownRate; readonly event: SampledEvent }[] = [];
  #clock = 0;

  constructor(dut: Dut, settings: HpccFixedSettings, listener: HpccListener = {}) {
    this.contexts = new SampledContexts(settings);
    this.#listener = listener;
    this.#event = sampledReader(dut);
    this.#shown = rateReader(dut);
  }

  /** Events whose limits have not left yet. */
  get pending(): number {
    return this.#due.length;
  }

  sample(): void {
    this.#check();
    const event = this.#event();
    if (event !== undefined)
      this.#due.push({ clock: this.#clock + hpccClock.limit, rate: this.contexts.take(this.#clock, event), event });
    this.#clock += 1;
  }

  #check(): void {
    const shown = this.#shown();
    const [due] = this.#due;
    if (due === undefined || due.clock !== this.#clock) {
      assert.equal(shown, undefined, `something leaves in clock ${this.#clock}, which no event has`);
      return;
    }
    this.#due.shift();
    const { onRate, onMismatch } = this.#listener;
    const what = `what ${JSON.stringify(due.event)} of clock ${this.#clock - hpccClock.limit} leaves`;
    if (onMismatch === undefined) assert.deepEqual(shown, due.rate, what);
    else if (!isDeepStrictEqual(shown, due.rate)) onMismatch(`${what} is ${JSON.stringify(shown)}`);
    if (shown !== undefined) onRate?.(shown, due.event);
  }
}
