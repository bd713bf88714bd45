/** Parameters that the memories of the library share. */

/** Throws unless a memory can have so many words. */
export function checkDepth(what: string, depth: number): void {
  if (!Number.isInteger(depth) || depth < 2) throw new RangeError(`${what} of ${depth} words: give 2 or more`);
}
