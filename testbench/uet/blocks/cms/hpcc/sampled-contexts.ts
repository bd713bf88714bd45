/** Contexts of HPCC as the hardware has them: which samples it hears, and the limit after each event. */
import { hpccClock } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-clocks.ts';
import { HpccFixed, type HpccFixedSettings } from '../../../golden/cms/hpcc/fixed/hpcc-fixed.ts';
import type { SampledEvent, ShownRate } from './hpcc-ports.ts';

interface Context {
  model: HpccFixed;
  removed: number;
  /** The clock of the last sample that was heard, or of the start. */
  busy: number;
}

/** Events that take bytes out of flight. */
export const removing: ReadonlySet<SampledEvent['kind']> = new Set([
  'ack',
  'probe_ack',
  'nack_trim',
  'nack_last_hop',
  'nack_other',
  'timeout',
  'inferred',
  'withdrawn',
]);

export class SampledContexts {
  readonly #settings: HpccFixedSettings;
  readonly #contexts = new Map<number, Context>();

  constructor(settings: HpccFixedSettings) {
    this.#settings = settings;
  }

  model(ccc: number): HpccFixed | undefined {
    return this.#contexts.get(ccc)?.model;
  }

  take(clock: number, { ccc, kind, bytes, sample }: SampledEvent): ShownRate {
    if (kind === 'start')
      this.#contexts.set(ccc, { model: new HpccFixed(this.#settings), removed: bytes, busy: clock });
    const context = this.#contexts.get(ccc);
    if (context === undefined) throw new RangeError(`context ${ccc} has not begun`);
    const { model } = context;
    const hears = sample !== undefined && clock - context.busy > hpccClock.written;
    if (hears) {
      model.ack(sample);
      context.busy = clock;
    }
    const size = bytes % 2 ** 24;
    if (kind === 'idle') context.removed = bytes;
    else if (removing.has(kind)) context.removed = (context.removed + size) % 2 ** 32;
    else if (kind === 'readd') context.removed = (context.removed - size + 2 ** 32) % 2 ** 32;
    const { committed, stage, load, lastUpdate } = model;
    return {
      ccc,
      window: (model.window + context.removed) % 2 ** 32,
      cwnd: model.window,
      maxWindow: this.#settings.maxWindow,
      small: model.window < this.#settings.ackTrigger,
      rate: model.rate,
      heard: hears ? { committed, stage, load, lastUpdate } : undefined,
    };
  }
}
