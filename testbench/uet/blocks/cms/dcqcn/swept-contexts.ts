/** The sweep of DCQCN as the hardware has it: which turn hears which event. */
import { dcqcnEventClocks, sweepClocks } from '../../../../../rtl-gen/uet/cms/dcqcn/dcqcn-clocks.ts';
import { DcqcnFixed, type DcqcnFixedSettings } from '../../../golden/cms/dcqcn/fixed/dcqcn-fixed.ts';
import type { PacedEvent } from './dcqcn-ports.ts';

/** Bits that say, by being other than those of the turns, that a start or a mark waits. */
interface Waits {
  readonly start: boolean;
  readonly mark: boolean;
}

const none: Waits = { start: false, mark: false };

interface Context {
  readonly model: DcqcnFixed;
  sent: number;
  waits: Waits;
  /** What turns have seen. */
  seen: Waits;
}

/** A turn writes what it has seen so many clocks after its slot, and an event reads it from the clock after that on. */
const SEEN_CLOCKS = 3;

export class SweptContexts {
  readonly #settings: DcqcnFixedSettings;
  readonly #contexts: readonly Context[];
  readonly #sweep: number;
  /** Events and turns of the last clocks that are not heard, and not seen, yet. */
  readonly #events: (readonly [clock: number, event: PacedEvent, seen: Waits])[] = [];
  readonly #turns: (readonly [clock: number, ccc: number, seen: Waits])[] = [];

  constructor(contexts: number, settings: DcqcnFixedSettings) {
    this.#settings = settings;
    this.#contexts = Array.from({ length: contexts }, () => ({
      model: new DcqcnFixed(this.#settings),
      sent: 0,
      waits: none,
      seen: none,
    }));
    this.#sweep = sweepClocks(contexts);
  }

  model(ccc: number): DcqcnFixed {
    return this.#contexts[ccc]!.model;
  }

  /** A clock, with the first one after reset 0: the context whose turn it is, after its turn, if it has begun. */
  clock(clock: number, now: number, event: PacedEvent | undefined): number | undefined {
    while (this.#turns.length > 0 && this.#turns[0]![0] + SEEN_CLOCKS <= clock) {
      const [, ccc, seen] = this.#turns.shift()!;
      this.#contexts[ccc]!.seen = seen;
    }
    if (event !== undefined) this.#events.push([clock, event, this.#contexts[event.ccc]!.seen]);
    while (this.#events.length > 0 && this.#events[0]![0] + dcqcnEventClocks <= clock) {
      const [, heard, seen] = this.#events.shift()!;
      this.#hear(heard, seen);
    }
    const ccc = clock % this.#sweep;
    const context = this.#contexts[ccc];
    if (clock < this.#sweep || context === undefined) return undefined;
    const { waits, model, sent } = context;
    const before = this.#turns.findLast(([, of]) => of === ccc)?.[2] ?? context.seen;
    model.turn(now % 2 ** 24, { start: waits.start !== before.start, mark: waits.mark !== before.mark, sent });
    this.#turns.push([clock, ccc, waits]);
    return model.active ? ccc : undefined;
  }

  #hear({ ccc, kind, bytes }: PacedEvent, seen: Waits): void {
    const context = this.#contexts[ccc]!;
    if (kind === 'start') {
      context.sent = bytes;
      context.waits = { start: !seen.start, mark: seen.mark };
    } else if (kind === 'mark') context.waits = { ...context.waits, mark: !seen.mark };
    else if (kind === 'idle') context.sent = bytes;
    else context.sent = (context.sent + bytes) % 2 ** 32;
  }
}
