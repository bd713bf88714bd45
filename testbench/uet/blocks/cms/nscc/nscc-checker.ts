/** Holds NSCC against the model, event by event. */
import { nsccClock } from '../../../../../rtl-gen/uet/cms/nscc/latency.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { Agent } from '../../../../kernel/kernel.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import { DueResults } from '../due-results.ts';
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
export class NsccChecker implements Agent {
  readonly contexts: LaggingContexts;
  /** What was seen of each outcome. */
  readonly seen: Record<string, number> = {};
  readonly #registers: NsccRegisters;
  readonly #event: () => ContextEvent | undefined;
  readonly #limit: () => ShownLimit | undefined;
  readonly #due: DueResults<ContextEvent, ShownLimit>;

  constructor(dut: Dut, registers: NsccRegisters, { onLimit, onMismatch }: NsccListener = {}) {
    this.#registers = registers;
    this.contexts = new LaggingContexts(registers);
    this.#event = contextReader(dut);
    this.#limit = limitReader(dut);
    this.#due = new DueResults(nsccClock.limit, { onShown: onLimit, onMismatch });
  }

  get clock(): number {
    return this.#due.clock;
  }

  /** Events whose limits have not left yet. */
  get pending(): number {
    return this.#due.pending;
  }

  sample(): void {
    this.#due.check(this.#limit());
    const event = this.#event();
    if (event !== undefined) this.#take(event);
    this.#due.clock += 1;
  }

  #take(event: ContextEvent): void {
    const { outcome, cwnd, maxWindow, window } = this.contexts.take(event.ccc, this.clock, event);
    const { quadrant = 'none', quickAdapt, fulfilled, eta } = outcome;
    const shown = { quadrant, adapted: quickAdapt, fulfilled, eta };
    const small = cwnd < this.#registers.ackTrigger;
    this.#due.expect(event, { ccc: event.ccc, window, cwnd, maxWindow, small, ...shown });
    for (const name of [event.kind, quadrant, quickAdapt]) this.seen[name] = (this.seen[name] ?? 0) + 1;
  }
}
