/** Yosys beyond 2 GiB of memory. */

/**
 * Lets `prototype.slice` take addresses as WebAssembly gives them to JavaScript: signed, so that one of 2 GiB or more
 * is negative, and would be counted from the end of the buffer. The package of Yosys 0.55 reads what Yosys writes by
 * `memory.buffer.slice(address, address + length)`: without this, parts of a netlist that was made in more than 2 GiB
 * are other bytes of its memory, and nothing says so. Smaller buffers are sliced as before.
 */
export function sliceAtHighAddresses(prototype: Pick<ArrayBuffer, 'slice'>): void {
  const { slice } = prototype;
  prototype.slice = function (this: ArrayBuffer, begin = 0, end = this.byteLength) {
    const isHigh = begin < 0 && this.byteLength > 2 ** 31;
    return isHigh ? slice.call(this, begin >>> 0, (begin >>> 0) + (end - begin)) : slice.call(this, begin, end);
  };
}
