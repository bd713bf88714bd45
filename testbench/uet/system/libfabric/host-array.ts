/** A host's memory as an array, and how often each byte of it was written. */
import type { HostMemory } from '../../golden/ses/target-side/index.ts';

export class HostArray implements HostMemory {
  readonly bytes: Uint8Array;
  readonly writes: Uint32Array;

  constructor(length: number) {
    this.bytes = new Uint8Array(length);
    this.writes = new Uint32Array(length);
  }

  read(address: bigint, length: number): Uint8Array {
    this.#check(address, length);
    return this.bytes.slice(Number(address), Number(address) + length);
  }

  /** A `RangeError` outside of it: the model is wrong. */
  write(address: bigint, bytes: Uint8Array): void {
    this.#check(address, bytes.length);
    this.bytes.set(bytes, Number(address));
    for (let i = 0; i < bytes.length; i++) this.writes[Number(address) + i]!++;
  }

  /** What is written is visible at once. */
  flush(done: () => void): void {
    done();
  }

  #check(address: bigint, length: number): void {
    if (address + BigInt(length) > BigInt(this.bytes.length))
      throw new RangeError(`${length} bytes at 0x${address.toString(16)} are outside of the memory`);
  }
}
