/** The tests of a block's designs. */
import type { DesignTests } from '../../design-tests/design-tests.ts';

/** By the design's name. */
export type BlockTests = Readonly<Record<string, () => DesignTests>>;

/** The tests of the designs of one kind, one for each of `options`. */
export const testsOfEach = <O>(
  options: readonly O[],
  nameOf: (options: O) => string,
  testsOf: (options: O) => DesignTests,
): BlockTests => Object.fromEntries(options.map((of) => [nameOf(of), () => testsOf(of)]));
