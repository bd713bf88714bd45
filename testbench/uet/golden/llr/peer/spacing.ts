/** When a control ordered set may be inserted (link-layer.md A4). Times are in bytes of line time. */

export interface ControlSpacing {
  /** From the end of any control set to the next one. */
  readonly minimum: number;
  /** From the start of a frame to a control set in it. */
  readonly fromStart: number;
  /** From a control set in a frame to the next one in the same frame. */
  readonly inFrame: number;
}

/** The defaults of A4. */
export const defaultSpacing: ControlSpacing = { minimum: 400, fromStart: 256, inFrame: 2048 };

/** The frame under way. */
export interface FrameTimes {
  readonly start: number;
  readonly end: number;
  /** The end of the last control set in it. */
  readonly lastControl: number | undefined;
}

/**
 * The first moment for a control set: in the frame under way, or else at its end. `last` is the end of the one before,
 * in any place.
 */
export function controlAllowedAt(spacing: ControlSpacing, last: number, frame: FrameTimes | undefined): number {
  const spaced = last + spacing.minimum;
  if (frame === undefined) return spaced;
  const { start, end, lastControl = Number.NEGATIVE_INFINITY } = frame;
  const inside = Math.max(spaced, start + spacing.fromStart, lastControl + spacing.inFrame);
  return inside < end ? inside : Math.max(spaced, end);
}
