/** Holds HPCC against its model, event by event. */
import { hpccClock } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-clocks.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { HpccFixedSettings } from '../../../golden/cms/hpcc/fixed/hpcc-fixed.ts';
import { DueChecker } from '../due-results.ts';
import { rateReader, type SampledEvent, type ShownRate, sampledReader } from './hpcc-ports.ts';
import { SampledContexts } from './sampled-contexts.ts';

/** What a run wants to hear of. */
export interface HpccListener {
  readonly onRate?: (shown: ShownRate, event: SampledEvent) => void;
  /** A disagreement; without it one is thrown. */
  readonly onMismatch?: (message: string) => void;
}

/** What leaves in a clock is that of the event of `hpccClock.limit` clocks before, or there is none. */
export class HpccChecker extends DueChecker<SampledEvent, ShownRate> {
  readonly contexts: SampledContexts;

  constructor(dut: Dut, settings: HpccFixedSettings, { onRate, onMismatch }: HpccListener = {}) {
    super({ event: sampledReader(dut), shown: rateReader(dut) }, hpccClock.limit, { onShown: onRate, onMismatch });
    this.contexts = new SampledContexts(settings);
  }

  protected override take(event: SampledEvent): void {
    this.due.expect(event, this.contexts.take(this.clock, event));
  }
}
