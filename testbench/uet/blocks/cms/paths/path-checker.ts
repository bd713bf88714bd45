/** Holds path selection against the model, event by event. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { pathClock } from '../../../../../rtl-gen/uet/cms/paths/latency.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { Agent } from '../../../../kernel/kernel.ts';
import type { PathSettings } from '../../../golden/cms/paths/fixed/path-context.ts';
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
  clock = 0;
  /** How often there was each kind of event, and each way. */
  readonly seen: Record<string, number> = {};
  readonly #event: () => PathEvent | undefined;
  readonly #pick: () => ShownPick | undefined;
  readonly #listener: PathListener;
  readonly #due: { readonly clock: number; readonly pick: ShownPick; readonly event: PathEvent }[] = [];

  constructor(dut: Dut, settings: PathSettings, listener: PathListener = {}) {
    this.contexts = new LaggingPaths(settings);
    this.#event = pathReader(dut);
    this.#pick = pickReader(dut);
    this.#listener = listener;
  }

  /** Picks that have not left yet. */
  get pending(): number {
    return this.#due.length;
  }

  sample(): void {
    this.#check();
    const event = this.#event();
    if (event !== undefined) this.#take(event);
    this.clock += 1;
  }

  #take(event: PathEvent): void {
    const { ccc, kind } = event;
    const picked = this.contexts.take(ccc, this.clock, event);
    for (const name of picked === undefined ? [kind] : [kind, picked.way]) this.seen[name] = (this.seen[name] ?? 0) + 1;
    if (picked !== undefined) this.#due.push({ clock: this.clock + pathClock.picked, pick: { ccc, ...picked }, event });
  }

  #check(): void {
    const shown = this.#pick();
    const [due] = this.#due;
    if (due === undefined || due.clock !== this.clock) {
      assert.equal(shown, undefined, `an entropy value in clock ${this.clock}, which no packet has`);
      return;
    }
    this.#due.shift();
    const { pick, event } = due;
    const { onPick, onMismatch } = this.#listener;
    const what = `what ${JSON.stringify(event)} of clock ${this.clock - pathClock.picked} got`;
    if (onMismatch === undefined) assert.deepEqual(shown, pick, what);
    else if (!isDeepStrictEqual(shown, pick)) onMismatch(`${what} is ${JSON.stringify(shown)}`);
    if (shown !== undefined) onPick?.(shown);
  }
}
