/** When CF_Updates may leave and when channels are to be refreshed, in bytes of line time. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';

/** Bits of the bytes of line time that a clock may be. */
export const lineBytesBits = 9;
/** Bits of the smallest spacing: up to 131,072 bytes (link-layer.md B5). */
export const minimumSpacingBits = 18;
/** Bits of the largest spacing: up to 1 MB (link-layer.md B5). */
export const maximumSpacingBits = 21;

/** Ticks in one round of refreshes. */
export const ticksPerRound = 16;

/** Bytes of line time from one tick to the next: a round takes seven eighths of the largest spacing. */
export const tickBytes = (maximum: number): number => Math.floor(maximum / 16) - Math.floor(maximum / 128);

/**
 * Counts down bytes of line time: `line_bytes` pass in each clock.
 *
 * - `spaced`: `minimum` bytes or more have passed since the clock of the last `sent`, that clock not included.
 * - `tick`: 1 in one clock whenever `tickBytes` of `maximum` have passed; what is over counts for the next one, if that
 *   is less than a tick. In every clock if a tick is less than `line_bytes`.
 */
export const updateSpacing = module(
  'cbfc_update_spacing',
  {
    summary: 'Smallest and largest spacing of CF_Updates in bytes of line time.',
    in: {
      line_bytes: bits(lineBytesBits),
      minimum: bits(minimumSpacingBits),
      maximum: bits(maximumSpacingBits),
      sent: bit,
    },
    out: { spaced: bit, tick: bit },
  },
  ({ line_bytes, minimum, maximum, sent }, m) => {
    const gap = m.reg('gap', bits(minimumSpacingBits), { reset: 0 });
    // One bit more than the numbers: the borrow says that less was left than has passed.
    const gap_left = m.named('gap_left', gap.zext(19).sub(line_bytes.zext(19)));
    gap.set(
      m.choose<Bits<18>>(
        [
          [sent, minimum],
          [gap_left.at(18), 0],
        ],
        gap_left.trunc(18),
      ),
    );

    const tick_bytes = m.named('tick_bytes', maximum.slice(20, 4).sub(maximum.slice(20, 7).zext(17)));
    const age = m.reg('age', bits(maximumSpacingBits), { reset: 0 });
    const older = m.named('older', age.add(line_bytes.zext(21)));
    const over = m.named('over', older.zext(22).sub(tick_bytes.zext(22)));
    const tick = over.at(21).not();
    // What is left over; never more than one clock's bytes, also after the spacing was made smaller.
    age.set(m.mux(tick, over.trunc(lineBytesBits).zext(21), older));
    return { spaced: gap.any().not(), tick };
  },
);
