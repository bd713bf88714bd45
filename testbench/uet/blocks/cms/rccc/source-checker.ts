/** Holds the sending end of RCCC against its model, event by event. */
import { spentClock } from '../../../../../rtl-gen/uet/cms/rccc/rccc-source.ts';
import type { Dut } from '../../../../bench/context.ts';
import { SourceContext, type SourceSettings } from '../../../golden/cms/rccc/fixed/source-context.ts';
import { DueChecker } from '../due-results.ts';
import { type ShownSpent, type SpendEvent, spendReader, spentReader } from './source-ports.ts';

/** What a run wants to hear of. */
export interface SourceListener {
  readonly onSpent?: (spent: ShownSpent, event: SpendEvent) => void;
  /** A disagreement; without it one is thrown. */
  readonly onMismatch?: (message: string) => void;
}

/** What leaves in a clock is that of the event of `spentClock` clocks before, or there is none. */
export class SourceChecker extends DueChecker<SpendEvent, ShownSpent> {
  readonly #settings: SourceSettings;
  readonly #contexts = new Map<number, SourceContext>();

  constructor(dut: Dut, settings: SourceSettings, { onSpent, onMismatch }: SourceListener = {}) {
    super({ event: spendReader(dut), shown: spentReader(dut) }, spentClock, { onShown: onSpent, onMismatch });
    this.#settings = settings;
  }

  context(ccc: number): SourceContext {
    const known = this.#contexts.get(ccc) ?? new SourceContext(this.#settings);
    this.#contexts.set(ccc, known);
    return known;
  }

  protected override take(event: SpendEvent): void {
    this.due.expect(event, { ccc: event.ccc, ...this.context(event.ccc).take(event) });
  }

  /** What is asked for says something of packets alone. */
  protected override part({ ccc, credit, ...asked }: ShownSpent, { kind }: SpendEvent): unknown {
    return { ccc, credit, ...((kind === 'data' || kind === 'resend') && asked) };
  }
}
