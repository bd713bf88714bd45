/** When the software model of the sender gives a CC_Update its place among the grants. */
import type { CcUpdate, SenderInputs } from './sender-types.ts';

/** Counters in a CC_Update. */
export const countersPerUpdate = 16;

/** The timer of CC_Updates, which of them wait, and the one that is offered. */
export class UpdateRequests {
  readonly #halves: number;
  #ticks = 0;
  #micros = 0;
  readonly #waiting = new Set<number>();
  #offered: CcUpdate | undefined;
  #due = false;

  constructor(vcs: number) {
    this.#halves = Math.ceil(vcs / countersPerUpdate);
  }

  /** The CC_Update that is offered now. */
  get offered(): CcUpdate | undefined {
    return this.#offered;
  }

  /** Whether one is to have the next place. */
  get due(): boolean {
    return this.#due;
  }

  /** Whether one is due in the next clock; `held` puts that off, and so does one that is `issued` in this one. */
  clock(held: boolean, issued: boolean): void {
    this.#due = this.#waiting.size > 0 && this.#offered === undefined && !held && !issued;
  }

  /** The one that is due says what `make` says of its half. */
  issue(make: (half: number) => CcUpdate): void {
    const half = Math.min(...this.#waiting);
    this.#waiting.delete(half);
    this.#offered = make(half);
  }

  taken(): void {
    this.#offered = undefined;
  }

  tick({ updateClocks, updatePeriod, forceUpdate }: SenderInputs): void {
    let elapsed = false;
    if (++this.#ticks >= updateClocks) {
      this.#ticks = 0;
      this.#micros++;
      elapsed = updatePeriod > 0 && this.#micros >= updatePeriod;
      this.#micros = elapsed ? 0 : this.#micros % 2 ** 18;
    }
    if (elapsed || forceUpdate) for (let half = 0; half < this.#halves; half++) this.#waiting.add(half);
  }
}
