/** In which order a design's own tests are run on a mutant. */
import type { Body } from '../bench/context.ts';
import type { DesignTests } from '../design-tests/design-tests.ts';

/** One run of a test. */
export interface PlannedRun {
  readonly name: string;
  readonly seed: number;
  readonly body: Body<void>;
}

/**
 * The runs of a design's tests, those first that find most mistakes for their time: the property runs short, then the
 * step-by-step tests, the property runs as long and as often as the test suite has them, and recorded traces.
 */
export async function planTests(tests: DesignTests): Promise<readonly PlannedRun[]> {
  const property = (clocks: number, first: number, last: number): readonly PlannedRun[] =>
    Array.from({ length: last - first + 1 }, (_, i) => ({
      name: `property run of ${clocks} clocks`,
      seed: first + i,
      body: tests.property(clocks),
    }));
  const once = ({ name, body }: { readonly name: string; readonly body: Body<void> }): PlannedRun => ({
    name,
    seed: 7,
    body,
  });
  return [
    ...property(300, 1, 2),
    ...property(2_000, 3, 6),
    ...(tests.directed ?? []).map(once),
    ...property(tests.longRun ?? 20_000, 7, 18),
    ...((await tests.recorded?.()) ?? []).map(once),
  ];
}
