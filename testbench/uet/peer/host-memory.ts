/** Memory of a host that peers write to: regions under keys, and buffers for SENDs. */

import type { HostBuffer, HostRegion } from '../system/messages.ts';

/** Bytes that have been written to, and how often each was. */
export interface OpenRegion extends HostRegion {
  readonly slot: number;
  readonly bytes: Uint8Array;
  readonly writes: Uint8Array;
}

export const regionSlots = 16;
/** As many as the hardware takes at a context. */
export const bufferCount = 32;
export const bufferBytes = 4096;

/** Each region has so many addresses; buffers have those before the first one. */
const regionSpace = 2n ** 36n;

export class HostMemory {
  readonly #regions: (OpenRegion | undefined)[] = Array.from({ length: regionSlots }, () => undefined);
  readonly #buffers = new Uint8Array(bufferCount * bufferBytes);
  /** Keys that were used have another generation each time. */
  #generation = 0n;

  /** All buffers. */
  readonly buffers: readonly HostBuffer[] = Array.from({ length: bufferCount }, (_, id) => ({
    id,
    address: BigInt(id * bufferBytes),
    length: bufferBytes,
  }));

  /** A new region, under a key that no other one has had; `undefined` where there is none left. */
  open(length: number, random: number): OpenRegion | undefined {
    const slot = this.#regions.indexOf(undefined);
    if (slot < 0) return undefined;
    const key = (this.#generation++ << 32n) | BigInt(random);
    const base = BigInt(slot + 1) * regionSpace;
    const region = { slot, key, base, length, bytes: new Uint8Array(length), writes: new Uint8Array(length) };
    this.#regions[slot] = region;
    return region;
  }

  close({ slot }: OpenRegion): void {
    this.#regions[slot] = undefined;
  }

  /** Bytes of a peer. A `RangeError` where they are none of a region's or buffer's: the endpoint is wrong. */
  place(address: bigint, bytes: Uint8Array): void {
    const slot = Number(address / regionSpace) - 1;
    const at = Number(address % regionSpace);
    const region = this.#regions[slot];
    const memory = slot < 0 ? this.#buffers : region?.bytes;
    if (memory === undefined || at + bytes.length > memory.length)
      throw new RangeError(`${bytes.length} bytes are placed at 0x${address.toString(16)}, outside of all memory`);
    memory.set(bytes, at);
    if (region === undefined) return;
    // Twice is as wrong as more often.
    for (let i = at; i < at + bytes.length; i++) region.writes[i] = Math.min(2, region.writes[i]! + 1);
  }

  /** The first bytes of a buffer. */
  bufferOf(id: number, length: number): Uint8Array {
    return this.#buffers.slice(id * bufferBytes, id * bufferBytes + length);
  }
}
