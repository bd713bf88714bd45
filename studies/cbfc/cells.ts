/** What frames take of a receiver's buffer in the study of CBFC against PFC. */

/** Bytes of a cell of the buffer, which is the credit too. */
export const cellBytes = 64;

export const frameSizes: readonly number[] = [1_518, 9_216];

/** What a frame takes of a buffer: whole cells. */
export const storedBytes = (frame: number): number => Math.ceil(frame / cellBytes) * cellBytes;
