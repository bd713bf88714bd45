/** Mixed: what came back well is used again, else bitmap chooses (cms.md 6). */
import type { Choice, ChoiceInputs, Feedback, PathBalancer } from './balancer.ts';
import { Bitmap } from './bitmap.ts';
import { GoodQueue } from './good-queue.ts';

export class Mixed implements PathBalancer {
  readonly #bitmap: Bitmap;
  readonly #good = new GoodQueue();
  #current = 0;

  constructor(paths: number, start: { readonly xor: number; readonly upper: number }) {
    this.#bitmap = new Bitmap(paths, start);
  }

  choose(inputs: ChoiceInputs): Choice {
    const again = this.#good.take();
    if (again === undefined) return this.#bitmap.choose(inputs);
    this.#current = again;
    return { entropy: again, way: 'recycle' };
  }

  hear(feedback: Feedback, entropy: number): void {
    this.#bitmap.hear(feedback, entropy);
    if (feedback === 'GOOD') this.#good.put(entropy);
  }

  get shown(): Readonly<Record<string, number | bigint>> {
    return { ...this.#bitmap.shown, crt: this.#current, ...this.#good.shown };
  }
}
