/** When a side of a stream is willing, as stimulus that shrinks. */
import * as fc from 'fast-check';

/** How unwilling a side may be. */
export interface ScheduleOptions {
  /** Clocks of the longest stretch in which it is willing, or not. Default 8. */
  readonly longest?: number;
  /** Stretches in which it is unwilling. Default at most 4. */
  readonly stalls?: number;
}

/**
 * Patterns for `valid` and `ready` of agents: lists that are repeated forever, willing at least once, so that nothing
 * waits forever. One in four is always willing; others stall now and then, or nearly always. Shrinks to `[true]`,
 * always willing, by fewer and shorter stalls.
 */
export function schedules({ longest = 8, stalls = 4 }: ScheduleOptions = {}): fc.Arbitrary<boolean[]> {
  const stretch = fc.record({ stall: fc.integer({ min: 1, max: longest }), go: fc.integer({ min: 1, max: longest }) });
  const stretches = fc.array(stretch, { maxLength: stalls, size: 'max' }).map((list) => {
    const clocks = list.flatMap(({ stall, go }) => [...clocksOf(false, stall), ...clocksOf(true, go)]);
    return clocks.length === 0 ? [true] : clocks;
  });
  return fc.oneof({ withCrossShrink: true }, fc.constant<boolean[]>([true]), { weight: 3, arbitrary: stretches });
}

const clocksOf = (willing: boolean, count: number): boolean[] => Array.from({ length: count }, () => willing);
