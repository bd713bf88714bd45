/** A client that has frames for one end: beats of one after the other, none held back. */
import { Ring } from '../../../../../support/ring.ts';
import type { ClientFrame } from '../../../golden/llr/index.ts';
import { beatsOf } from '../../wire/parser-bench.ts';
import type { ClientPorts } from '../transmit-ports.ts';

/** Drives a stream of a sender. `sample` before each edge and `drive` after it, by its owner. */
export class FrameClient {
  readonly #size: number;
  readonly #frames = new Ring<ClientFrame>();
  readonly #ports: ClientPorts;
  #beats: ReturnType<typeof beatsOf> = [];
  #next = 0;
  #offers = false;
  /** Nothing more is offered while this is true. */
  held = false;

  constructor(ports: ClientPorts, size: number) {
    this.#size = size;
    this.#ports = ports;
  }

  /** Frames of which beats have not been taken. */
  get waiting(): number {
    return this.#frames.length + Number(this.#next < this.#beats.length);
  }

  push(frame: ClientFrame): void {
    this.#frames.push(frame);
  }

  sample(): void {
    if (!this.#offers || this.#ports.ready.get() === 0) return;
    this.#offers = false;
    this.#next++;
  }

  drive(): void {
    const { valid, payload } = this.#ports;
    if (this.#offers) return;
    if (this.held) {
      valid.set(0);
      return;
    }
    if (this.#next === this.#beats.length && this.#frames.length > 0) {
      const frame = this.#frames.shift();
      this.#beats = beatsOf(frame.bytes, this.#size);
      this.#next = 0;
      payload.user.poison.set(Number(frame.poison ?? false));
    }
    const beat = this.#beats[this.#next];
    this.#offers = beat !== undefined;
    valid.set(Number(this.#offers));
    if (beat === undefined) return;
    payload.data.set(beat.data);
    payload.keep.set(beat.keep);
    payload.last.set(beat.last);
  }
}
