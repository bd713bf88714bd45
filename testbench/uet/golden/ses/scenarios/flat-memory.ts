/** A host's memory as one array, for tests. */
import type { HostMemory } from '../target-side/index.ts';

export class FlatMemory implements HostMemory {
  readonly bytes: Uint8Array;
  readonly waiting: (() => void)[] = [];
  /** How often each byte was written. */
  readonly writes: Uint32Array;
  /** Whether `flush` waits for `settle`. */
  isSlow = false;

  constructor(length: number) {
    this.bytes = new Uint8Array(length);
    this.writes = new Uint32Array(length);
  }

  /** A `RangeError` outside of it, as `write` has. */
  read(address: bigint, length: number): Uint8Array {
    this.#check(address, length);
    return this.bytes.slice(Number(address), Number(address) + length);
  }

  write(address: bigint, bytes: Uint8Array): void {
    this.#check(address, bytes.length);
    const at = Number(address);
    this.bytes.set(bytes, at);
    for (let i = at; i < at + bytes.length; i++) this.writes[i]!++;
  }

  flush(done: () => void): void {
    if (this.isSlow) this.waiting.push(done);
    else done();
  }

  /** All that was written is visible. */
  settle(): void {
    for (const done of this.waiting.splice(0)) done();
  }

  #check(address: bigint, length: number): void {
    if (address + BigInt(length) > BigInt(this.bytes.length))
      throw new RangeError(`${length} bytes at 0x${address.toString(16)} are outside of the memory`);
  }
}
