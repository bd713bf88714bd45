/** Contexts of NSCC as the hardware has them: products and quotients see the state of some clocks before. */
import { nsccLag } from '../../../../../rtl-gen/uet/cms/nscc/latency.ts';
import { type FixedEvent, type FixedOutcome, NsccFixed } from '../../../golden/cms/nscc/fixed/nscc-fixed.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';

/** A state that an event of that clock has left. */
interface Left {
  readonly clock: number;
  readonly cwnd: number;
  readonly avgDelay: number;
}

/** A context after an event. */
export interface AfterEvent {
  readonly outcome: FixedOutcome;
  readonly cwnd: number;
  readonly maxWindow: number;
  readonly window: number;
}

export class LaggingContexts {
  readonly #registers: NsccRegisters;
  readonly #contexts = new Map<number, { readonly model: NsccFixed; left: Left[] }>();

  constructor(registers: NsccRegisters) {
    this.#registers = registers;
  }

  model(ccc: number): NsccFixed | undefined {
    return this.#contexts.get(ccc)?.model;
  }

  take(ccc: number, clock: number, event: FixedEvent): AfterEvent {
    const known = this.#contexts.get(ccc);
    if (known === undefined && event.kind !== 'start') throw new RangeError(`context ${ccc} has not begun`);
    const context = known ?? { model: new NsccFixed(this.#registers), left: [] };
    this.#contexts.set(ccc, context);
    const { model, left } = context;
    const seen = (lag: number): Left | undefined => left.findLast((one) => one.clock <= clock - lag);
    const outcome = model.take(event, {
      cwnd: seen(nsccLag.window)?.cwnd ?? model.state.cwnd,
      avgDelay: seen(nsccLag.average)?.avgDelay ?? model.state.avgDelay,
    });
    const { cwnd, avgDelay, removed } = model.state;
    // What is older than what the next event sees is of no use any more.
    const first = left.findLastIndex((one) => one.clock <= clock - nsccLag.window);
    context.left = [...left.slice(Math.max(first, 0)), { clock, cwnd, avgDelay }];
    return { outcome, cwnd, maxWindow: model.maxWindow, window: (cwnd + removed) % 2 ** 32 };
  }
}
