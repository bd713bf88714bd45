/** The window of one PDC as an array, and what the tracker's memories hold of it. */
import fc from 'fast-check';
import type { Random } from '../../../../../support/random.ts';

/** PSNs are offsets from the start PSN; entry i of the lists is that at `base` + i. */
export interface WindowState {
  readonly base: number;
  readonly marked: readonly boolean[];
  readonly tagged: readonly boolean[];
  /** The first PSN whose tag counts, `base` to `base` + W. */
  readonly uncleared: number;
}

/** Windows with few holes and with many, at the beginning of a PDC and after many laps. */
export const windowState = (window: number): fc.Arbitrary<WindowState> =>
  fc
    .record({
      base: fc.oneof(fc.nat(3 * window), fc.nat(2 ** 31)),
      holes: fc.oneof(none, fc.array(fc.nat(window - 1), { maxLength: 4 }), fc.array(fc.nat(window - 1))),
      length: fc.oneof(fc.constant(window), fc.nat(window)),
      tags: fc.oneof(none, fc.array(fc.nat(window - 1), { maxLength: 4 })),
      uncleared: fc.oneof(fc.constantFrom(0, window), fc.nat(window)),
    })
    .map(({ base, holes, length, tags, uncleared }) => ({
      base,
      marked: Array.from({ length: window }, (_, i) => i < length && !holes.includes(i)),
      tagged: Array.from({ length: window }, (_, i) => tags.includes(i)),
      uncleared: base + uncleared,
    }));

const none: fc.Arbitrary<number[]> = fc.constant([]);

/** What `WordWrite` and the flags have of it; what nothing depends on is drawn. */
export function stored(state: WindowState, window: number, random: Random) {
  const { base, marked, tagged } = state;
  const words = window / 64;
  const lap = (offset: number): number => Math.floor(offset / window) % 2;
  const data = Array.from({ length: words }, () => [0n, 0n]);
  for (let i = 0; i < window; i++) {
    const offset = base + i;
    const word = data[Math.floor(offset / 64) % words]!;
    // What is not marked holds the mark of the lap before.
    const mark = marked[i] ? 1 - lap(offset) : lap(offset);
    const tag = marked[i] ? Number(tagged[i]) : Number(random.bits(1));
    word[0]! |= BigInt(mark) << BigInt(offset % 64);
    word[1]! |= BigInt(tag) << BigInt(offset % 64);
  }
  const flags = [0n, 0n];
  const first = Math.floor(base / 64);
  for (let number = first; number < first + words; number++) {
    const places = Array.from({ length: window }, (_, i) => i).filter((i) => Math.floor((base + i) / 64) === number);
    const complete = places.every((i) => marked[i]);
    const parity = lap(number * 64);
    flags[0]! |= BigInt(complete ? 1 - parity : parity) << BigInt(number % words);
    const tag = complete ? Number(places.some((i) => tagged[i])) : Number(random.bits(1));
    flags[1]! |= BigInt(tag) << BigInt(number % words);
  }
  // In the first lap, words without a mark have never been written.
  const written = Array.from(
    { length: words },
    (_, word) => base >= window || marked.some((is, i) => is && Math.floor((base + i) / 64) % words === word),
  );
  return { data, complete: flags[0]!, tagged: flags[1]!, written };
}
