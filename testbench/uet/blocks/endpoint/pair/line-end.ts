/** The end of a line: frames that arrive at a design, beat by beat, and those that leave it. */
import { assert, keepOf, keptOf, type Random, type Value } from '../../test-kit.ts';
import type { LinePorts } from './endpoint-ports.ts';
import type { Frame } from './frames.ts';

export class LineEnd {
  /** Frames that have left. */
  sent = 0;
  onFrame: (frame: Frame, now: number) => void = () => {};
  readonly #ports: LinePorts;
  readonly #random: Random;
  readonly #full: bigint;
  #frame: Value[] = [];
  /** What arrives: the frame, and the beat that is next. */
  #arriving: Frame | undefined;
  #beat = 0;
  #takes = true;
  #isBad = false;
  readonly #waits: boolean;

  /** `size` bytes a beat. `waits`: what arrives may have to wait; else it is taken in each clock. */
  constructor(ports: LinePorts, size: number, random: Random, waits = false) {
    this.#waits = waits;
    this.#ports = ports;
    this.#random = random;
    this.#full = keepOf(size);
  }

  /** Nothing is on its way into the design. */
  get takesFrame(): boolean {
    return this.#arriving === undefined;
  }

  /** A frame has begun to leave. */
  get isLeaving(): boolean {
    return this.#frame.length > 0;
  }

  /** Whether there is a MAC that says which frames are bad. */
  get hasMac(): boolean {
    return !this.#waits && this.#ports.received.wrong !== undefined;
  }

  /** `isBad`: the MAC says so, of a frame that is not. */
  arrive(frame: Frame, isBad = false): void {
    this.#arriving = frame;
    this.#beat = 0;
    this.#isBad = isBad;
  }

  /** What is offered before an edge; `takes`: the line takes a beat that leaves. */
  drive(takes: boolean): void {
    this.#takes = takes;
    const { received, sent } = this.#ports;
    sent.ready.set(Number(takes));
    const frame = this.#arriving;
    received.valid.set(frame === undefined ? 0 : 1);
    this.#ports.tellInt?.(undefined);
    if (frame === undefined) return;
    const last = this.#beat === frame.data.length - 1;
    received.data.set(frame.data[this.#beat]!);
    received.keep.set(last ? keepOf(frame.kept) : this.#full);
    received.last.set(Number(last));
    if (last) this.#ports.tellInt?.(frame.int);
    // Before the last beat it means nothing.
    if (this.hasMac) received.wrong!.set(Number(last ? this.#isBad : this.#random.chance(0.5)));
    else received.wrong?.set(0);
  }

  /** What is taken before an edge. */
  read(now: number): void {
    if (this.#arriving !== undefined) {
      const isTaken = this.#ports.received.ready.get() === 1;
      assert(isTaken || this.#waits, 'a frame is not taken');
      if (isTaken) this.#beat++;
      if (this.#beat === this.#arriving.data.length) this.#arriving = undefined;
    }
    const { sent } = this.#ports;
    if (!this.#takes || sent.valid.get() === 0) return;
    this.#frame.push(sent.data.get());
    if (sent.last.get() === 0) return;
    assert(Number(sent.wrong?.get() ?? 0) === 0, 'a frame leaves with a payload of another length');
    const frame = { data: this.#frame, kept: keptOf(sent.keep.get()) };
    this.#frame = [];
    this.sent++;
    this.onFrame(frame, now);
  }
}
