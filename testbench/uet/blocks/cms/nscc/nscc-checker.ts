/** Holds NSCC against the model, event by event. */
import { nsccClock } from '../../../../../rtl-gen/uet/cms/nscc/latency.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import { DueChecker } from '../due-results.ts';
import { LaggingContexts } from './lagging-contexts.ts';
import { type ContextEvent, contextReader, limitReader, type ShownLimit } from './nscc-ports.ts';

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
export class NsccChecker extends DueChecker<ContextEvent, ShownLimit> {
  readonly contexts: LaggingContexts;
  /** What was seen of each outcome. */
  readonly seen: Record<string, number> = {};
  readonly #registers: NsccRegisters;

  constructor(dut: Dut, registers: NsccRegisters, { onLimit, onMismatch }: NsccListener = {}) {
    super({ event: contextReader(dut), shown: limitReader(dut) }, nsccClock.limit, { onShown: onLimit, onMismatch });
    this.#registers = registers;
    this.contexts = new LaggingContexts(registers);
  }

  protected override take(event: ContextEvent): void {
    const { outcome, cwnd, maxWindow, window } = this.contexts.take(event.ccc, this.clock, event);
    const { quadrant = 'none', quickAdapt, fulfilled, eta } = outcome;
    const shown = { quadrant, adapted: quickAdapt, fulfilled, eta };
    const small = cwnd < this.#registers.ackTrigger;
    this.due.expect(event, { ccc: event.ccc, window, cwnd, maxWindow, small, ...shown });
    for (const name of [event.kind, quadrant, quickAdapt]) this.seen[name] = (this.seen[name] ?? 0) + 1;
  }
}
