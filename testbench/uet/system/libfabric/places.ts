/** Where in the memory of each host the bytes of a program lie: each task has its own. */
import type { Program } from './program.ts';

export interface Place {
  /** Of the bytes at the host that sends, and at the one that gets them. */
  readonly source: number;
  readonly target: number;
}

/** Bytes of an untagged buffer. */
export const bufferBytes = 1500;
/** What a network makes of a frame that its links copy: each path has two of them. */
const mostCopies = 4;

/** Untagged buffers that a host may need: each datagram that comes leads to another one. */
export const mostBuffers = ({ tasks }: Program): number =>
  tasks.reduce((sum, { kind }) => sum + (kind === 'untagged' ? 1 : kind === 'datagram' ? 1 + mostCopies : 0), 0);

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

/** What an untagged buffer of a host is posted with, and its number in the order of posting. */
export const bufferContext = (number: number): string => `buffer ${number}`;
export const bufferNumber = (context: unknown): number | undefined =>
  typeof context === 'string' && context.startsWith('buffer ') ? Number(context.slice(7)) : undefined;

/** Where it lies. */
export const bufferAt = (program: Program, number: number): number => placesOf(program).bytes + number * bufferBytes;

/** The task whose bytes lie there. */
export const taskIn = (bytes: Uint8Array, at: number): number =>
  Number(new DataView(bytes.buffer, bytes.byteOffset + at).getBigUint64(0));

/** The bytes of a task: no other has the same, and the first eight are its number. */
export function bytesOf(task: number, length: number): Uint8Array {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + task * 17 + (i >> 8)) % 256);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(task));
  return bytes;
}
