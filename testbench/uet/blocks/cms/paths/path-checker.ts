/** Holds path selection against the model, event by event. */
import { pathClock } from '../../../../../rtl-gen/uet/cms/paths/latency.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { Agent } from '../../../../kernel/kernel.ts';
import type { PathSettings } from '../../../golden/cms/paths/fixed/path-context.ts';
import { DueResults } from '../due-results.ts';
import { LaggingPaths } from './lagging-paths.ts';
import { type PathEvent, pathReader, pickReader, type ShownPick } from './path-ports.ts';

/** What a run wants to hear of. */
export interface PathListener {
  readonly onPick?: (pick: ShownPick) => void;
  /** A disagreement; without it one is thrown. */
  readonly onMismatch?: (message: string) => void;
}

/**
 * Watches all ports and drives none: in each clock the entropy value is that of the pick of `pathClock.picked` clocks
 * before, or there is none.
 */
export class PathChecker implements Agent {
  readonly contexts: LaggingPaths;
  /** How often there was each kind of event, and each way. */
  readonly seen: Record<string, number> = {};
  readonly #event: () => PathEvent | undefined;
  readonly #pick: () => ShownPick | undefined;
  readonly #due: DueResults<PathEvent, ShownPick>;

  constructor(dut: Dut, settings: PathSettings, { onPick, onMismatch }: PathListener = {}) {
    this.contexts = new LaggingPaths(settings);
    this.#event = pathReader(dut);
    this.#pick = pickReader(dut);
    this.#due = new DueResults(pathClock.picked, { onShown: onPick, onMismatch });
  }

  get clock(): number {
    return this.#due.clock;
  }

  /** Picks that have not left yet. */
  get pending(): number {
    return this.#due.pending;
  }

  sample(): void {
    this.#due.check(this.#pick());
    const event = this.#event();
    if (event !== undefined) this.#take(event);
    this.#due.clock += 1;
  }

  #take(event: PathEvent): void {
    const { ccc, kind } = event;
    const picked = this.contexts.take(ccc, this.clock, event);
    for (const name of picked === undefined ? [kind] : [kind, picked.way]) this.seen[name] = (this.seen[name] ?? 0) + 1;
    if (picked !== undefined) this.#due.expect(event, { ccc, ...picked });
  }
}
