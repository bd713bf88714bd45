/** REPS as it was before freezing: a sweep over the first window, then what came back well (cms.md 6). */
import type { Choice, ChoiceInputs, Feedback, PathBalancer } from './balancer.ts';
import { GoodQueue } from './good-queue.ts';

export class RepsLegacy implements PathBalancer {
  readonly #paths: number;
  readonly #good = new GoodQueue();
  #current = 0;

  constructor(paths: number) {
    this.#paths = paths;
  }

  choose({ psn, cwndPackets, draw }: ChoiceInputs): Choice {
    if (psn < Math.min(cwndPackets, this.#paths)) {
      this.#current = (this.#current + 1) % this.#paths;
      return { entropy: this.#current, way: 'first' };
    }
    const again = this.#good.take();
    if (again === undefined) this.#current = draw() & (this.#paths - 1);
    else this.#current = again;
    return { entropy: this.#current, way: again === undefined ? 'fresh' : 'recycle' };
  }

  hear(feedback: Feedback, entropy: number): void {
    if (feedback === 'GOOD') this.#good.put(entropy);
  }

  get shown(): Readonly<Record<string, number>> {
    return { crt: this.#current, ...this.#good.shown };
  }
}
