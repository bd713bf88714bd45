/** Holds HPCC against its model, event by event. */
import { hpccClock } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-clocks.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { Agent } from '../../../../kernel/kernel.ts';
import type { HpccFixedSettings } from '../../../golden/cms/hpcc/fixed/hpcc-fixed.ts';
import { DueResults } from '../due-results.ts';
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
  readonly #event: () => SampledEvent | undefined;
  readonly #shown: () => ShownRate | undefined;
  readonly #due: DueResults<SampledEvent, ShownRate>;

  constructor(dut: Dut, settings: HpccFixedSettings, { onRate, onMismatch }: HpccListener = {}) {
    this.contexts = new SampledContexts(settings);
    this.#event = sampledReader(dut);
    this.#shown = rateReader(dut);
    this.#due = new DueResults(hpccClock.limit, { onShown: onRate, onMismatch });
  }

  /** Events whose limits have not left yet. */
  get pending(): number {
    return this.#due.pending;
  }

  sample(): void {
    this.#due.check(this.#shown());
    const event = this.#event();
    if (event !== undefined) this.#due.expect(event, this.contexts.take(this.#due.clock, event));
    this.#due.clock += 1;
  }
}
