/** Bytes that are put together from numbers. */

/** Grows as needed; numbers are unsigned integers below 2^53. */
export class ByteList {
  #bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 64) {
    this.#bytes = new Uint8Array(capacity);
  }

  /** What has been put in; valid until more is. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.length);
  }

  byte(value: number): void {
    if (this.length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.length++] = value;
  }

  append(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Characters up to U+00FF, a byte each. */
  text(text: string): void {
    this.append(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  }

  /** Eight bytes, the highest first. */
  u64(value: number): void {
    const word = new DataView(new ArrayBuffer(8));
    word.setBigUint64(0, BigInt(value));
    this.append(new Uint8Array(word.buffer));
  }

  /** Seven bits a byte, the lowest first; all bytes but the last have bit 7 set (LEB128). */
  varint(value: number): void {
    let rest = value;
    // Bit operations only see 32 bits.
    for (; rest >= 2 ** 31; rest = Math.floor(rest / 128)) this.byte((rest % 128) | 128);
    for (; rest >= 128; rest >>>= 7) this.byte((rest & 127) | 128);
    this.byte(rest);
  }

  /** As `varint`, of a 32-bit number in two's complement: bit 6 of the last byte is the sign. */
  signedVarint(value: number): void {
    let rest = value;
    for (; rest < -64 || rest >= 64; rest >>= 7) this.byte((rest & 127) | 128);
    this.byte(rest & 127);
  }

  /** Empty it; a large buffer is given back. */
  clear(): void {
    this.length = 0;
    if (this.#bytes.length > KEPT) this.#bytes = new Uint8Array(64);
  }

  #grow(by: number): void {
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + by));
    grown.set(this.#bytes.subarray(0, this.length));
    this.#bytes = grown;
  }
}

/** Bytes that an empty list may hold on to. */
const KEPT = 1 << 14;
