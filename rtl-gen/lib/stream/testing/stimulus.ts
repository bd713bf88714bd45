/** Stimulus for streams that fast-check can shrink. */
import fc from 'fast-check';

/** When a side of a stream is willing: repeated for ever, and willing at least once. */
export const patterns: fc.Arbitrary<boolean[]> = fc.oneof(
  fc.constant<boolean[]>([true]),
  fc.array(fc.boolean(), { maxLength: 7, size: 'max' }).map((pattern) => [...pattern, true]),
);

/** Items of up to 32 bits. */
export const items = (width: number, maxLength = 60): fc.Arbitrary<number[]> =>
  fc.array(fc.nat(2 ** width - 1), { maxLength, size: 'max' });
