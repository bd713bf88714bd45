/** How a header of any number of bytes lies on beats. */

/** A header of `bytes` bytes on beats of `beatBytes`: full beats, then the rest, which is never nothing. */
export interface HeaderLayout {
  /** Beats that the header fills, without the one that it ends in. */
  readonly fullBeats: number;
  /** Bytes of the header in the beat that it ends in: 1 to all of them. */
  readonly rest: number;
  /** Bytes of that beat after the header: 0 to all but one. */
  readonly behind: number;
}

/** The layout; a `RangeError` for what is no number of bytes. */
export function headerLayout(bytes: number, beatBytes: number): HeaderLayout {
  if (!Number.isInteger(bytes) || bytes < 1)
    throw new RangeError(`a header of ${bytes} bytes: give an integer from 1 up`);
  const fullBeats = Math.ceil(bytes / beatBytes) - 1;
  const rest = bytes - fullBeats * beatBytes;
  return { fullBeats, rest, behind: beatBytes - rest };
}
