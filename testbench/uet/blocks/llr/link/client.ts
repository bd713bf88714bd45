/** A client that has frames for one end: beats of one after the other, none held back. */
import { Ring } from '../../../../../support/ring.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { ClientFrame } from '../../../golden/llr/index.ts';
import { beatsOf } from '../../wire/parser-bench.ts';

/** Drives the stream `name` of a sender. `sample` before each edge and `drive` after it, by its owner. */
export class FrameClient {
  readonly #size: number;
  readonly #frames = new Ring<ClientFrame>();
  readonly #ports;
  #beats: ReturnType<typeof beatsOf> = [];
  #next = 0;
  #offers = false;
  /** Nothing more is offered while this is true. */
  held = false;

  constructor(dut: Dut, name: string, size: number) {
    this.#size = size;
    const port = (field: string) => dut.port(`${name}_${field}`);
    this.#ports = {
      ready: port('ready'),
      valid: port('valid'),
      data: port('payload_data'),
      keep: port('payload_keep'),
      last: port('payload_last'),
      poison: port('payload_user_poison'),
    };
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
    const { valid, data, keep, last, poison } = this.#ports;
    if (this.#offers) return;
    if (this.held) {
      valid.set(0);
      return;
    }
    if (this.#next === this.#beats.length && this.#frames.length > 0) {
      const frame = this.#frames.shift();
      this.#beats = beatsOf(frame.bytes, this.#size);
      this.#next = 0;
      poison.set(Number(frame.poison ?? false));
    }
    const beat = this.#beats[this.#next];
    this.#offers = beat !== undefined;
    valid.set(Number(this.#offers));
    if (beat === undefined) return;
    data.set(this.#size <= 4 ? Number(beat.data) : beat.data);
    keep.set(this.#size <= 32 ? Number(beat.keep) : beat.keep);
    last.set(beat.last);
  }
}
