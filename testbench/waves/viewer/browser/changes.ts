/** The changes of one signal, decoded when it is first looked at. */
import type { WaveSignal } from '../wave-data-types.ts';

/** A number up to 32 bits, a bigint above. */
export type WaveValue = number | bigint;

/** Decodes what `ChangeChain` encodes. Times are cycles since the first; the first change is at 0. */
export class SignalChanges {
  readonly #signal: WaveSignal;
  readonly #bytes: Uint8Array;
  #decoded: Decoded | undefined;

  /** `bytes`: those of all signals. */
  constructor(signal: WaveSignal, bytes: Uint8Array) {
    this.#signal = signal;
    this.#bytes = bytes;
  }

  /** Of each change. */
  get times(): Uint32Array {
    return this.#changes.times;
  }

  /** The number of the last change at or before a time. */
  at(time: number): number {
    const { times } = this;
    let low = 0;
    let high = times.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (times[middle]! <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The value since a change. */
  value(change: number): WaveValue {
    const place = this.#changes.places[change]!;
    const { width } = this.#signal;
    if (width === 1) return place;
    const size = Math.ceil(width / 8);
    const padding = size * 8 - width;
    if (width <= 32) {
      let value = 0;
      for (let i = 0; i < size; i++) value = value * 256 + this.#bytes[place + i]!;
      return Math.floor(value / 2 ** padding);
    }
    let digits = '0x';
    for (let i = 0; i < size; i++) digits += this.#bytes[place + i]!.toString(16).padStart(2, '0');
    return BigInt(digits) >> BigInt(padding);
  }

  get #changes(): Decoded {
    this.#decoded ??= decode(this.#signal, this.#bytes);
    return this.#decoded;
  }
}

/** `times[i]` is that of change i; `places[i]` its value if the signal has one bit, else where the value begins. */
interface Decoded {
  readonly times: Uint32Array;
  readonly places: Uint32Array;
}

function decode({ width, at: start, changes }: WaveSignal, bytes: Uint8Array): Decoded {
  const size = Math.ceil(width / 8);
  const times = new Uint32Array(changes);
  const places = new Uint32Array(changes);
  let at = start;
  let time = 0;
  for (let i = 0; i < changes; i++) {
    let head = 0;
    let unit = 1;
    let byte: number;
    do {
      byte = bytes[at++]!;
      head += (byte & 127) * unit;
      unit *= 128;
    } while (byte >= 128);
    if (width === 1) {
      time += Math.floor(head / 4);
      places[i] = (head & 2) / 2;
    } else {
      time += Math.floor(head / 2);
      places[i] = at;
      at += size;
    }
    times[i] = time;
  }
  return { times, places };
}
