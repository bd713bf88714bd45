/** Holds path selection against the model, event by event. */
import { pathClock } from '../../../../../rtl-gen/uet/cms/paths/latency.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { PathSettings } from '../../../golden/cms/paths/fixed/path-context.ts';
import { DueChecker } from '../due-results.ts';
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
export class PathChecker extends DueChecker<PathEvent, ShownPick> {
  readonly contexts: LaggingPaths;
  /** How often there was each kind of event, and each way. */
  readonly seen: Record<string, number> = {};

  constructor(dut: Dut, settings: PathSettings, { onPick, onMismatch }: PathListener = {}) {
    super({ event: pathReader(dut), shown: pickReader(dut) }, pathClock.picked, { onShown: onPick, onMismatch });
    this.contexts = new LaggingPaths(settings);
  }

  protected override take(event: PathEvent): void {
    const { ccc, kind } = event;
    const picked = this.contexts.take(ccc, this.clock, event);
    for (const name of picked === undefined ? [kind] : [kind, picked.way]) this.seen[name] = (this.seen[name] ?? 0) + 1;
    if (picked !== undefined) this.due.expect(event, { ccc, ...picked });
  }
}
