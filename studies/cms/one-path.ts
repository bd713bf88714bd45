/** All packets of a flow on one path. */
import type { Choice, PathBalancer } from '../../testbench/uet/golden/cms/paths/balancer.ts';

export class OnePath implements PathBalancer {
  readonly #choice: Choice;
  readonly shown = {};

  constructor(entropy: number) {
    this.#choice = { entropy };
  }

  choose(): Choice {
    return this.#choice;
  }

  hear(): void {}
}
