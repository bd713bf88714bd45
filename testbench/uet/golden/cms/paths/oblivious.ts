/** Oblivious spraying: the walk, whatever comes back. */
import type { Choice, ChoiceInputs, PathBalancer } from './balancer.ts';
import { PathWalk } from './walk.ts';

export class Oblivious implements PathBalancer {
  readonly walk: PathWalk;

  constructor(paths: number, start: { readonly xor: number; readonly upper: number }) {
    this.walk = new PathWalk(paths, start);
  }

  choose({ draw }: ChoiceInputs): Choice {
    const { entropy } = this.walk;
    this.walk.advance(draw);
    return { entropy };
  }

  hear(): void {}

  get shown(): Readonly<Record<string, number>> {
    const { index, xor, upper } = this.walk;
    return { idx: index, xor, up: upper };
  }
}
