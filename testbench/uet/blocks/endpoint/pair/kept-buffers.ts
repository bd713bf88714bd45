/** The buffers of a host for unexpected messages: each byte comes once, and a buffer goes back when it was copied. */
import assert from 'node:assert/strict';
import type { Random } from '../../../../../support/random.ts';
import { hasPort, type Ports, setPort } from './endpoint-ports.ts';

/** Clocks within which a buffer goes back. */
const within = 200;

/** Whose bytes are in a buffer: a PDC and a message of it. */
interface Owner {
  readonly pdcid: number;
  readonly messageId: number;
}

interface Buffer {
  readonly bytes: Uint8Array;
  readonly times: Uint8Array;
  owner: Owner | undefined;
}

export class KeptBuffers {
  /** Messages that were told, bytes of those that were copied, and buffers that went back. */
  readonly seen = { messages: 0, bytes: 0, released: 0 };
  readonly #ports: Ports;
  readonly #random: Random;
  readonly #size: number;
  /** Buffers go back by ports; or software gives them back by registers. */
  readonly #hasPorts: boolean;
  readonly #buffers: readonly Buffer[];
  #due: { readonly at: number; readonly number: number }[] = [];
  #isOffered = false;
  #now = 0;

  private constructor(ports: Ports, size: number, random: Random) {
    this.#ports = ports;
    this.#size = size;
    this.#random = random;
    this.#hasPorts = hasPort(ports, 'commands_release_valid');
    const { width } = ports.port('completion_payload_kept_number');
    this.#buffers = Array.from({ length: 2 ** width }, () => ({
      bytes: new Uint8Array(size),
      times: new Uint8Array(size),
      owner: undefined,
    }));
  }

  /** Of `size` bytes each; nothing of an endpoint that keeps no messages. */
  static of(ports: Ports, size: number, random: Random): KeptBuffers | undefined {
    return hasPort(ports, 'completion_payload_kept_is') ? new KeptBuffers(ports, size, random) : undefined;
  }

  /** How many the host has, which go back. */
  get left(): number {
    return this.#due.length + Number(this.#isOffered);
  }

  /** Bytes of a message, at so many bytes from the first buffer on. */
  place(at: number, bytes: Uint8Array, owner: Owner): void {
    const [number, from] = [Math.floor(at / this.#size), at % this.#size];
    const buffer = this.#buffers[number];
    assert(
      buffer !== undefined && from + bytes.length <= this.#size,
      `${bytes.length} bytes at ${at} are in no buffer`,
    );
    // One whose message has failed is that of another one without a word.
    if (buffer.owner?.pdcid !== owner.pdcid || buffer.owner.messageId !== owner.messageId) buffer.times.fill(0);
    buffer.owner = owner;
    buffer.bytes.set(bytes, from);
    for (let i = from; i < from + bytes.length; i++) buffer.times[i]! += 1;
  }

  /** The first bytes of the message in that buffer, each of which has come once. */
  take(number: number, length: number): Uint8Array {
    const { bytes, times } = this.#buffers[number]!;
    assert(
      times.subarray(0, length).every((count) => count === 1),
      `a byte of buffer ${number} has not come once`,
    );
    this.drop(number);
    this.seen.bytes += length;
    return bytes.slice(0, length);
  }

  /** The message in that buffer has failed, or was copied: the buffer goes back later. */
  drop(number: number): void {
    assert(!this.#due.some((one) => one.number === number), `buffer ${number} is told twice`);
    this.#due.push({ at: this.#now + this.#random.below(within), number });
    this.seen.messages++;
  }

  /** One that is to go back now, which has to be `released`. */
  giveBack(): number | undefined {
    const due = this.#isOffered ? undefined : this.#due.find(({ at }) => at <= this.#now);
    if (due === undefined) return undefined;
    // Its next message may have the same name.
    this.#buffers[due.number]!.owner = undefined;
    this.#due = this.#due.filter((one) => one !== due);
    this.#isOffered = true;
    return due.number;
  }

  /** It has gone back, or was not the host's. */
  released(isOk: boolean): void {
    assert(isOk, 'a buffer goes back that the host had not');
    assert(this.#isOffered, 'a buffer is free that was not given back');
    this.#isOffered = false;
    this.seen.released++;
  }

  /** What is offered before an edge. */
  drive(now: number): void {
    this.#now = now;
    if (!this.#hasPorts) return;
    const number = this.giveBack();
    setPort(this.#ports, 'commands_release_valid', number !== undefined);
    if (number !== undefined) setPort(this.#ports, 'commands_release_number', number);
  }

  /** What is shown before an edge: what has gone back was the host's. */
  read(): void {
    if (!this.#hasPorts || this.#ports.port('commands_done_released_valid').get() !== 1) return;
    this.released(this.#ports.port('commands_done_released_ok').get() === 1);
  }
}
