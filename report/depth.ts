/** Depth and clock of a design in a cell of a table. */
import type { ClockEstimate, PathParts } from './page-data.ts';

/** `7 + 1c + 3m`: 7 LUTs, a carry chain, 3 hard multiplexers; what there is none of is left out. `0` without a path. */
export function depthText(path: PathParts | null | undefined): string {
  const { luts = 0, carries = 0, muxes = 0 } = path ?? {};
  return [`${luts}`, carries > 0 && `${carries}c`, muxes > 0 && `${muxes}m`]
    .filter((part) => part !== false)
    .join(' + ');
}

/** `314 (246 to 434)`, the estimate and its bars in MHz; empty without one. */
export function clockText(clock: ClockEstimate | null): string {
  return clock === null ? '' : `${clock.mhz} (${clock.low} to ${clock.high})`;
}
