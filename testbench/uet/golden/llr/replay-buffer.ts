/** The frames that a sender keeps until they are acknowledged. */

/** A frame with its check sequence. */
export interface KeptFrame {
  readonly bytes: Uint8Array;
  readonly poison: boolean;
  /** When it left first. */
  readonly sentAt: number;
}

/**
 * Frames in the order of their numbers: new ones after, acknowledged ones off the front, any in between by its place.
 */
export class ReplayBuffer {
  #frames: KeptFrame[] = [];
  /** Freed frames that are still in front: they go when they are as many as the others. */
  #freed = 0;
  #bytes = 0;

  get length(): number {
    return this.#frames.length - this.#freed;
  }

  get bytes(): number {
    return this.#bytes;
  }

  push(frame: KeptFrame): void {
    this.#frames.push(frame);
    this.#bytes += frame.bytes.length;
  }

  /** The frame at a place from the oldest one, 0; only where there is one. */
  at(place: number): KeptFrame {
    return this.#frames[this.#freed + place]!;
  }

  /** Another frame of as many bytes in its place. */
  replace(place: number, frame: KeptFrame): void {
    this.#frames[this.#freed + place] = frame;
  }

  /** The oldest `count` frames are let go of. */
  free(count: number): void {
    for (let i = 0; i < count; i++) this.#bytes -= this.at(i).bytes.length;
    this.#freed += count;
    if (this.#freed <= this.length) return;
    this.#frames = this.#frames.slice(this.#freed);
    this.#freed = 0;
  }

  clear(): void {
    this.#frames = [];
    this.#freed = 0;
    this.#bytes = 0;
  }
}
