/** The walk over all paths that oblivious and bitmap share: each path once, then again in another order (cms.md 6). */
import type { Draw } from './balancer.ts';

/** Where the walk is. `upper`: the bits of the entropy value above the path, drawn once. */
export class PathWalk {
  readonly #paths: number;
  index = 0;
  xor: number;
  readonly upper: number;

  /** `paths`: a power of two. */
  constructor(paths: number, { xor, upper }: { readonly xor: number; readonly upper: number }) {
    this.#paths = paths;
    this.xor = xor;
    this.upper = upper;
  }

  /** The path that is next, without the upper bits. */
  get path(): number {
    return (this.index ^ this.xor) & (this.#paths - 1);
  }

  get entropy(): number {
    return this.path | this.upper;
  }

  advance(draw: Draw): void {
    this.index += 1;
    if (this.index < this.#paths) return;
    this.index = 0;
    this.xor = draw() & (this.#paths - 1);
  }
}
