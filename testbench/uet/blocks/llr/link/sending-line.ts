/**
 * What one end puts on the line: its frames with preamble and gap, and control sets between and inside of them, in line
 * time.
 */
import { preambleOf } from '../../../golden/llr/index.ts';
import {
  CONTROL_BYTES,
  GAP_BYTES,
  type LineFrame,
  type LlrLink,
  PREAMBLE_BYTES,
} from '../../../golden/llr/peer/link.ts';
import { type ControlSpacing, controlAllowedAt } from '../../../golden/llr/peer/spacing.ts';
import type { ControlSet } from '../../../golden/wire/index.ts';
import type { ReceiverInputs } from '../receive-ports.ts';
import type { Message, senderOf } from '../transmit-ports.ts';
import { controlSetOf } from './messages.ts';

/** Where it comes out; messages of both halves. */
type SendingPorts = Pick<ReturnType<typeof senderOf>, 'down'> & Pick<ReceiverInputs, 'control'>;

interface OnLine {
  readonly start: number;
  /** Unknown until the last beat has passed. */
  end: number;
  frame: LineFrame | undefined;
  lastControl: number | undefined;
  /** The link was down meanwhile. */
  cut: boolean;
}

/**
 * Takes beats of `down` and messages of `control` of an end, as fast as a line of `size` bytes a clock lets them go,
 * and hands them to `link` in the clock in which their last byte is on the line. `sample` before each edge and `drive`
 * after it, by its owner.
 */
export class SendingLine {
  /** Called for each message that leaves. */
  onControl: ((set: ControlSet) => void) | undefined;
  readonly #size: number;
  readonly #link: LlrLink;
  readonly #spacing: ControlSpacing;
  readonly #ports: SendingPorts;
  #clock = 0;
  #onLine: OnLine | undefined;
  /** When the line has nothing more to send. */
  #free = 0;
  #lastControl = Number.NEGATIVE_INFINITY;
  #frame: LineFrame | undefined;

  constructor(ports: SendingPorts, size: number, link: LlrLink, spacing: ControlSpacing) {
    this.#size = size;
    this.#link = link;
    this.#spacing = spacing;
    this.#ports = ports;
  }

  /** Nothing is on the line. */
  get idle(): boolean {
    return this.#onLine === undefined;
  }

  /** The link is down: what is on the line is lost. */
  cut(): void {
    if (this.#onLine !== undefined) this.#onLine.cut = true;
  }

  /** The frame whose last beat passes in this clock, before `sample`. */
  frame(seq: number | undefined, bytes: Uint8Array): void {
    this.#frame = { kind: 'frame', preamble: preambleOf(seq), bytes };
  }

  sample(): void {
    const { down, control } = this.#ports;
    const now = this.#clock * this.#size;
    if (control.valid.get() === 1 && control.ready.get() === 1) this.#insert(now);
    if (down.valid.get() === 1 && down.ready.get() === 1) this.#beat(now);
  }

  drive(): void {
    const end = (this.#clock + 1) * this.#size;
    if (this.#onLine !== undefined && this.#onLine.end <= end) this.#send(end);
    this.#clock++;
    this.#ports.down.ready.set(Number(this.#free < end + this.#size));
    this.#ports.control.ready.set(Number(controlAllowedAt(this.#spacing, this.#lastControl, this.#onLine) <= end));
  }

  #beat(now: number): void {
    // The next frame begins in the clock in which the last byte of the one before is on the line.
    if (this.#onLine?.frame !== undefined) this.#send(now + this.#size);
    if (this.#onLine === undefined) {
      const start = Math.max(now, this.#free);
      this.#onLine = { start, end: Number.POSITIVE_INFINITY, frame: undefined, lastControl: undefined, cut: false };
      this.#free = start + PREAMBLE_BYTES;
    }
    const frame = this.#frame;
    if (frame === undefined) {
      this.#free += this.#size;
      return;
    }
    this.#frame = undefined;
    this.#free += ((frame.bytes.length - 1) % this.#size) + 1;
    this.#onLine.frame = frame;
    this.#onLine.end = this.#free;
    this.#free += GAP_BYTES;
  }

  #send(now: number): void {
    const { frame, cut } = this.#onLine!;
    if (!cut) this.#link.send(frame!, now);
    this.#onLine = undefined;
  }

  #insert(now: number): void {
    const set = controlSetOf(this.#ports.control.payload.get() as Message);
    this.onControl?.(set);
    this.#link.send({ kind: 'control', set }, now + this.#size);
    const end = Math.max(now, this.#onLine === undefined ? this.#free : now) + CONTROL_BYTES;
    this.#lastControl = end;
    this.#free = Math.max(this.#free, now) + CONTROL_BYTES;
    if (this.#onLine === undefined) return;
    this.#onLine.lastControl = end;
    this.#onLine.end += CONTROL_BYTES;
  }
}
