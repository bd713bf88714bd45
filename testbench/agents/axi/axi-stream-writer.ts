/** Cuts AXI4-Stream frames into beats. */
import type { Random } from '../../../support/random.ts';
import { UserError } from '../../../support/user-error.ts';
import type { Value } from '../../engine/simulator.ts';
import { wordOf } from '../lanes.ts';
import type { Beats, Payload, PayloadWriter } from '../payload.ts';
import type { AxiFrame, PerByte } from './axi-stream-frame.ts';
import type { AxiStreamPorts } from './axi-stream-ports.ts';

/**
 * Writes each frame beat by beat, its bytes in order, the last beat with `tlast`. A frame without bytes is one beat
 * that keeps none. A frame that the signals cannot carry is a `UserError`.
 */
export class AxiStreamWriter implements PayloadWriter<AxiFrame>, Beats {
  readonly ports: AxiStreamPorts['ports'];
  readonly beats: Beats = this;
  readonly #signals: AxiStreamPorts;
  readonly #random: Random;
  #frame: AxiFrame = { bytes: [] };
  #at = 0;

  /** `random` generates the data of unused byte lanes. */
  constructor(signals: AxiStreamPorts, random: Random) {
    this.ports = signals.ports;
    this.#signals = signals;
    this.#random = random;
  }

  get more(): boolean {
    return this.#at < this.#frame.bytes.length;
  }

  write(frame: AxiFrame): void {
    this.check(frame);
    this.#frame = frame;
    this.#at = 0;
    this.next();
  }

  next(): void {
    const start = this.#at;
    this.#at += this.#signals.lanes;
    this.writeBeat(this.#frame, start);
  }

  /** Write the beat of a frame that begins with byte `start` of it. */
  writeBeat(frame: AxiFrame, start: number): void {
    const { lanes, data, keep, strb, last, id, dest } = this.#signals;
    const bytes = frame.bytes.slice(start, start + lanes);
    const kept = Array.from({ length: lanes }, (_, i) => i < bytes.length && frame.keep?.[start + i] !== false);
    const word = kept.map((isKept, i) => (isKept ? bytes[i]! : this.#random.below(256)));
    data?.set(wordOf(Uint8Array.from(word)));
    keep?.set(mask(kept));
    strb?.set(mask(kept.map((isKept, i) => isKept && frame.strb?.[start + i] !== false)));
    last?.set(start + lanes < frame.bytes.length ? 0 : 1);
    id?.set(frame.id ?? 0);
    dest?.set(frame.dest ?? 0);
    this.#writeUser(start, bytes.length, frame.user ?? 0);
  }

  #writeUser(start: number, count: number, given: PerByte<Payload>): void {
    const { user, userBits, lanes } = this.#signals;
    if (user === undefined) return;
    const of = (i: number): Payload => (isList(given) ? (given[i] ?? 0) : given);
    if (userBits === undefined) {
      user.write(of(start + Math.max(count, 1) - 1));
      return;
    }
    let word = 0n;
    for (let i = 0; i < Math.min(count, lanes); i++) {
      const value = this.#bitsOfByte(of(start + i), userBits);
      word |= value << BigInt(i * userBits);
    }
    user.write(word);
  }

  #bitsOfByte(value: Payload, bits: number): bigint {
    const isNumber = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value));
    if (isNumber && value >= 0 && BigInt(value) >> BigInt(bits) === 0n) return BigInt(value);
    throw new UserError(`${value} is no user of a byte of ${this.#signals.name}, which has ${bits} bits`);
  }

  /** Throws a `UserError` for a frame that the signals cannot carry. */
  check({ bytes, keep, strb, id, dest, user }: AxiFrame): void {
    const signals = this.#signals;
    const { name, lanes } = signals;
    for (const [what, list] of Object.entries({ keep, strb, user: isList(user) ? user : undefined }))
      if (list !== undefined && list.length !== bytes.length)
        throw new UserError(`a frame for ${name} has ${bytes.length} bytes and ${what} for ${list.length}`);
    for (const [what, given, port] of [
      ['keep', keep, signals.keep],
      ['strb', strb, signals.strb],
      ['id', id, signals.id],
      ['dest', dest, signals.dest],
      ['user', user, signals.user],
    ])
      if (given !== undefined && port === undefined)
        throw new UserError(`the stream ${name} has no t${what}, but a frame for it has ${what}`);
    if (signals.keep === undefined && (bytes.length === 0 || bytes.length % lanes !== 0))
      throw new UserError(
        `the stream ${name} has no tkeep: a frame of ${bytes.length} bytes does not fill its beats of ${lanes}`,
      );
    if (signals.last === undefined && bytes.length > lanes)
      throw new UserError(
        `the stream ${name} has no tlast: a frame of ${bytes.length} bytes does not fit a beat of ${lanes}`,
      );
    const wrong = bytes.find((byte) => !Number.isInteger(byte) || byte < 0 || byte > 255);
    if (wrong !== undefined)
      throw new UserError(`a frame for ${name} has the byte ${wrong}, which is not from 0 to 255`);
  }
}

const isList = <T>(given: PerByte<T> | undefined): given is readonly T[] => Array.isArray(given);

function mask(bits: readonly boolean[]): Value {
  const word = bits.reduceRight((above, isSet) => (above << 1n) | (isSet ? 1n : 0n), 0n);
  return bits.length > 32 ? word : Number(word);
}
