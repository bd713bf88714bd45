/** Where in the memory of each host the bytes of a program lie: each task has its own. */
import type { Program } from './program.ts';

export interface Place {
  /** Of the bytes at the host that sends, and at the one that gets them. */
  readonly source: number;
  readonly target: number;
}

/** Counters that atomics add to, of 8 bytes, at the beginning of each memory; one of them is for fetching alone. */
export const counters = { plain: 0, fetched: 8, bytes: 16 } as const;

export function placesOf({ tasks }: Program): { readonly places: readonly Place[]; readonly bytes: number } {
  let next: number = counters.bytes;
  const places = tasks.map(({ length }) => {
    const place = { source: next, target: next + length };
    next += 2 * length;
    return place;
  });
  return { places, bytes: next };
}

/** The bytes of a task: no other has the same, and the first eight are its number. */
export function bytesOf(task: number, length: number): Uint8Array {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + task * 17 + (i >> 8)) % 256);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(task));
  return bytes;
}
