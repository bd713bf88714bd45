/** Holds the sending end of RCCC against its model, event by event. */
import { spentClock } from '../../../../../rtl-gen/uet/cms/rccc/rccc-source.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { Agent } from '../../../../kernel/kernel.ts';
import { SourceContext, type SourceSettings } from '../../../golden/cms/rccc/fixed/source-context.ts';
import { DueResults } from '../due-results.ts';
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
  readonly #event: () => SpendEvent | undefined;
  readonly #spent: () => ShownSpent | undefined;
  readonly #contexts = new Map<number, SourceContext>();
  readonly #due: DueResults<SpendEvent, ShownSpent>;

  constructor(dut: Dut, settings: SourceSettings, { onSpent, onMismatch }: SourceListener = {}) {
    this.#settings = settings;
    this.#event = spendReader(dut);
    this.#spent = spentReader(dut);
    this.#due = new DueResults(spentClock, { onShown: onSpent, onMismatch });
  }

  context(ccc: number): SourceContext {
    const known = this.#contexts.get(ccc) ?? new SourceContext(this.#settings);
    this.#contexts.set(ccc, known);
    return known;
  }

  /** Events whose results have not left yet. */
  get pending(): number {
    return this.#due.pending;
  }

  sample(): void {
    // What is asked for says something of packets alone.
    this.#due.check(this.#spent(), ({ ccc, credit, ...asked }, { kind }) => ({
      ...{ ccc, credit },
      ...((kind === 'data' || kind === 'resend') && asked),
    }));
    const event = this.#event();
    if (event !== undefined) this.#due.expect(event, { ccc: event.ccc, ...this.context(event.ccc).take(event) });
    this.#due.clock += 1;
  }
}
