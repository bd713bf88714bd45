/**
 * What has to become of messages, from what hosts see alone: each byte of a WRITE lies at its place once, each SEND in
 * its buffer, and sender and receiver hear of each message once. It knows nothing of packets, and shares no code with
 * endpoints or models.
 */
import { mix } from '../../../support/random.ts';
import type { SystemMessage } from './workloads.ts';

/** Bytes of a flow follow from their place in it. */
export function patternBytes(from: number, to: number, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = patternByte(from, to, offset + i);
  return bytes;
}

const patternByte = (from: number, to: number, at: number): number =>
  (mix((from << 24) ^ (to << 16) ^ mix(at >>> 2)) >>> (8 * (at & 3))) & 0xff;

export interface Delivery {
  readonly messages: number;
  /** Of WRITEs, and of SENDs that have come. */
  readonly bytes: number;
  readonly bytesWrong: number;
  /** Messages that sender or receiver has not heard of. */
  readonly lost: number;
  /** Bytes that were written again, and messages that one of them has heard of again. */
  readonly duplicates: number;
}

interface Flow {
  readonly from: number;
  readonly to: number;
  readonly bytes: number;
  readonly memory: Uint8Array;
  readonly writes: Uint8Array;
  placed: number;
}

interface Known {
  readonly message: SystemMessage;
  heard: number;
  completed: number;
}

const key = (from: number, to: number): number => from * 65_536 + to;

export class DeliveryChecker {
  /** Bytes of all WRITEs that lie at their place by now, and messages that are complete at both ends. */
  placed = 0;
  complete = 0;
  readonly #flows = new Map<number, Flow>();
  readonly #known: Known[][] = [];
  #sendBytes = 0;
  #bytesWrong = 0;
  #duplicates = 0;

  constructor(messages: readonly SystemMessage[]) {
    for (const message of messages) {
      const { from, to, op, offset, length } = message;
      this.#known[from] ??= [];
      this.#known[from][message.index] = { message, heard: 0, completed: 0 };
      const flow = this.#flows.get(key(from, to));
      const bytes = Math.max(flow?.bytes ?? 0, op === 'write' ? offset + length : 0);
      this.#flows.set(key(from, to), {
        from,
        to,
        bytes,
        memory: new Uint8Array(0),
        writes: new Uint8Array(0),
        placed: 0,
      });
    }
    for (const [name, flow] of this.#flows)
      this.#flows.set(name, { ...flow, memory: new Uint8Array(flow.bytes), writes: new Uint8Array(flow.bytes) });
    this.#messages = messages.length;
  }

  readonly #messages: number;

  /** All messages are complete at both ends. */
  get isComplete(): boolean {
    return this.complete === this.#messages;
  }

  /** Bytes of each flow that lie at their place, of all. */
  get progress(): readonly { from: number; to: number; placed: number; bytes: number }[] {
    return [...this.#flows.values()].map(({ from, to, placed, bytes }) => ({ from, to, placed, bytes }));
  }

  /** Bytes of a region: what `from` writes at `to`. */
  regionBytes(from: number, to: number): number {
    return this.#flows.get(key(from, to))?.bytes ?? 0;
  }

  /** Bytes have been written in the region that `from` has at `to`. */
  wrote(from: number, to: number, offset: number, bytes: Uint8Array): void {
    const flow = this.#flows.get(key(from, to));
    if (flow === undefined || offset < 0 || offset + bytes.length > flow.bytes) {
      this.#bytesWrong += bytes.length;
      return;
    }
    flow.memory.set(bytes, offset);
    for (let i = offset; i < offset + bytes.length; i++) {
      if (flow.writes[i]! > 0) this.#duplicates++;
      else {
        this.placed++;
        flow.placed++;
      }
      flow.writes[i] = 1;
    }
  }

  /** The receiver hears of a message. `buffer`: the bytes of a SEND. */
  heard(from: number, index: number, buffer: Uint8Array | undefined): void {
    const known = this.#known[from]?.[index];
    if (known === undefined) {
      this.#duplicates++;
      return;
    }
    known.heard++;
    if (known.heard > 1) this.#duplicates++;
    else this.#isComplete(known);
    const { op, to, length, offset } = known.message;
    if (op !== 'send') return;
    this.#sendBytes += length;
    for (let i = 0; i < length; i++) if (buffer?.[i] !== patternByte(from, to, offset + i)) this.#bytesWrong++;
  }

  /** The sender hears that a message has been delivered. */
  completed(from: number, index: number): void {
    const known = this.#known[from]?.[index];
    if (known === undefined) {
      this.#duplicates++;
      return;
    }
    known.completed++;
    if (known.completed > 1) this.#duplicates++;
    else this.#isComplete(known);
  }

  result(): Delivery {
    let [bytes, bytesWrong] = [this.#sendBytes, this.#bytesWrong];
    for (const { from, to, memory, writes } of this.#flows.values()) {
      bytes += memory.length;
      for (let i = 0; i < memory.length; i++)
        if (writes[i] === 0 || memory[i] !== patternByte(from, to, i)) bytesWrong++;
    }
    const lost = this.#known.flat().filter(({ heard, completed }) => heard === 0 || completed === 0).length;
    return { messages: this.#messages, bytes, bytesWrong, lost, duplicates: this.#duplicates };
  }

  #isComplete({ heard, completed }: Known): void {
    if (heard > 0 && completed > 0) this.complete++;
  }
}
