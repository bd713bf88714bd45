/** Processor time of this thread, exactly. */

const cell = new Int32Array(new SharedArrayBuffer(4));

/**
 * Seconds of processor time that this thread has taken so far. Linux may bring what `getrusage` says of a running
 * thread up to date at its ticks alone, some milliseconds apart, but does so always when the thread stops running: so
 * it waits for a moment first. Without that a turn of 20 ms counts as 17, and that of a native program, which reads
 * another clock, as 20.
 */
export function threadSeconds(): number {
  Atomics.wait(cell, 0, 0, 0.05);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
