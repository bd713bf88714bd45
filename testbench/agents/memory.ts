/** A memory that agents share: bytes at addresses of up to 64 bits, of which only those that were written cost room. */
import { UserError } from '../../support/user-error.ts';
import type { Value } from '../engine/simulator.ts';
import { type ByteList, bytesOf, wordOf } from './lanes.ts';

/** A byte address; a number is exact up to 2^53. */
export type Address = number | bigint;

/** Which byte of a word stands at the lowest address: the least significant one, or the most significant one. */
export type Endian = 'little' | 'big';

export interface MemoryOptions {
  /** How many bytes there are, from address 0 on. Default: 2^64. */
  readonly size?: Address;
  /** What bytes hold that no one has written. Default 0. */
  readonly fill?: number;
}

/** How a word lies in memory. */
export interface WordOptions {
  /** Its bytes, 1 to 8. Default 4. */
  readonly bytes?: number;
  /** Default `little`. */
  readonly endian?: Endian;
}

const pageBits = 12n;
const pageSize = 1 << Number(pageBits);

/** A sparse memory of bytes. Accesses outside of it are `UserError`s; agents ask `holds` first. */
export class Memory {
  readonly size: bigint;
  readonly #fill: number;
  readonly #pages = new Map<bigint, Uint8Array>();

  constructor({ size = 1n << 64n, fill = 0 }: MemoryOptions = {}) {
    this.size = BigInt(size);
    this.#fill = fill;
  }

  /** Whether all `length` bytes from `address` on are in the memory. */
  holds(address: Address, length = 1): boolean {
    return address >= 0 && BigInt(address) + BigInt(length) <= this.size;
  }

  /** A copy of the bytes from `address` on. */
  read(address: Address, length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    this.#eachPage(address, length, (page, from, at, count) => {
      const source = this.#pages.get(page);
      if (source === undefined) bytes.fill(this.#fill, at, at + count);
      else bytes.set(source.subarray(from, from + count), at);
    });
    return bytes;
  }

  /** Write bytes from `address` on; with `strobes`, only those whose strobe is true. */
  write(address: Address, bytes: ByteList, strobes?: readonly boolean[]): void {
    this.#eachPage(address, bytes.length, (page, from, at, count) => {
      const target = this.#page(page);
      for (let i = 0; i < count; i++) if (strobes?.[at + i] !== false) target[from + i] = bytes[at + i]!;
    });
  }

  /** The word at `address`: a number for up to 4 bytes, a bigint above. */
  readWord(address: Address, { bytes = 4, endian = 'little' }: WordOptions = {}): Value {
    return wordFrom(this.read(address, bytes), endian);
  }

  /** Write a word. A `UserError` if it has more bits than its bytes hold. */
  writeWord(address: Address, value: Value, { bytes = 4, endian = 'little' }: WordOptions = {}): void {
    this.write(address, wordBytes(value, bytes, endian));
  }

  /** Forget all that was written. */
  clear(): void {
    this.#pages.clear();
  }

  /**
   * The bytes from `address` on as text, 16 a line after their address, in hexadecimal and in letters; lines like the
   * one before become one `*`.
   */
  dump(address: Address, length: number): string {
    const bytes = this.read(address, length);
    const digits = Math.max(8, (BigInt(address) + BigInt(length)).toString(16).length);
    const lines: string[] = [];
    let before = '';
    for (let at = 0; at < length; at += 16) {
      const text = dumpLine(bytes.subarray(at, at + 16));
      const isRepeat = text === before && at + 16 < length;
      if (!isRepeat) lines.push(`${(BigInt(address) + BigInt(at)).toString(16).padStart(digits, '0')}  ${text}`);
      else if (lines.at(-1) !== '*') lines.push('*');
      before = text;
    }
    return lines.join('\n');
  }

  /** Goes through the pages of an access: the page, where in it, where in the access, and how many bytes. */
  #eachPage(
    address: Address,
    length: number,
    visit: (page: bigint, from: number, at: number, count: number) => void,
  ): void {
    if (!this.holds(address, length))
      throw new UserError(
        `${length} bytes at ${hex(address)} are not in the memory, which has ${hex(this.size)} bytes`,
      );
    let page = BigInt(address) >> pageBits;
    let from = Number(BigInt(address) - (page << pageBits));
    for (let at = 0; at < length; page++, from = 0) {
      const count = Math.min(pageSize - from, length - at);
      visit(page, from, at, count);
      at += count;
    }
  }

  #page(number: bigint): Uint8Array {
    let page = this.#pages.get(number);
    if (page === undefined) {
      page = new Uint8Array(pageSize).fill(this.#fill);
      this.#pages.set(number, page);
    }
    return page;
  }
}

/** The word that bytes make up. */
export const wordFrom = (bytes: Uint8Array, endian: Endian): Value =>
  wordOf(endian === 'little' ? bytes : bytes.toReversed());

/** The bytes of a word; a `UserError` if it does not fit. */
export function wordBytes(value: Value, bytes: number, endian: Endian): Uint8Array {
  const word = BigInt(value);
  if (word < 0n || word >> BigInt(8 * bytes) !== 0n)
    throw new UserError(`${hex(value)} is not a word of ${bytes} bytes`);
  const little = bytesOf(word, bytes);
  return endian === 'little' ? little : little.toReversed();
}

const hex = (value: Address): string => `0x${BigInt(value).toString(16)}`;

function dumpLine(bytes: Uint8Array): string {
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  const letters = [...bytes].map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '.')).join('');
  return `${digits.padEnd(47)}  ${letters}`;
}
