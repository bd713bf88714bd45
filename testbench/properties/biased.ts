/** An arbitrary that draws corner cases more often than chance does. */
import * as fc from 'fast-check';

/** One value in so many is a corner, unless fast-check is told to be without bias. */
const ONE_IN = 3;

/**
 * What `plain` draws and, in one value of three, what `corner` draws, which must be a value that `plain` can have. Both
 * shrink as `plain` does, so that a corner case that fails does not stay one if it need not.
 */
export function biased<T>(plain: fc.Arbitrary<T>, corner: (random: fc.Random) => T): fc.Arbitrary<T> {
  return new Biased(plain, corner);
}

class Biased<T> extends fc.Arbitrary<T> {
  readonly #plain: fc.Arbitrary<T>;
  readonly #corner: (random: fc.Random) => T;

  constructor(plain: fc.Arbitrary<T>, corner: (random: fc.Random) => T) {
    super();
    this.#plain = plain;
    this.#corner = corner;
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<T> {
    if (biasFactor !== undefined && random.nextInt(1, ONE_IN) === 1) {
      return new fc.Value(this.#corner(random), undefined);
    }
    return this.#plain.generate(random, biasFactor);
  }

  override canShrinkWithoutContext(value: unknown): value is T {
    return this.#plain.canShrinkWithoutContext(value);
  }

  override shrink(value: T, context: unknown): fc.Stream<fc.Value<T>> {
    return this.#plain.shrink(value, context);
  }
}
