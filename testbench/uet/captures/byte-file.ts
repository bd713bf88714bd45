/** A file that is read from front to back, a piece at a time, in constant memory. */
import { closeSync, openSync, readSync } from 'node:fs';
import { UserError } from '../../../support/user-error.ts';

/** Bytes read from the disk at once. */
const CHUNK = 1 << 20;

export class ByteFile {
  readonly path: string;
  readonly #file: number;
  #buffer = new Uint8Array(CHUNK);
  /** What is left of the buffer. */
  #from = 0;
  #to = 0;

  /** Opens a file; one that cannot be read is a `UserError`. */
  constructor(path: string) {
    this.path = path;
    try {
      this.#file = openSync(path, 'r');
    } catch (error) {
      throw this.#cannotRead(error);
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  /** The next `count` bytes, or as many as there are; they hold until the next call. */
  take(count: number): Uint8Array {
    if (this.#to - this.#from < count) this.#fill(count);
    const end = Math.min(this.#from + count, this.#to);
    const bytes = this.#buffer.subarray(this.#from, end);
    this.#from = end;
    return bytes;
  }

  #fill(count: number): void {
    const rest = this.#buffer.subarray(this.#from, this.#to);
    // What is left moves to the front, into a larger buffer if the next piece is longer than this one.
    if (count > this.#buffer.length) {
      const larger = new Uint8Array(count);
      larger.set(rest);
      this.#buffer = larger;
    } else {
      this.#buffer.copyWithin(0, this.#from, this.#to);
    }
    this.#from = 0;
    this.#to = rest.length;
    while (this.#to < count) {
      const read = this.#read();
      if (read === 0) return;
      this.#to += read;
    }
  }

  #read(): number {
    try {
      return readSync(this.#file, this.#buffer, this.#to, this.#buffer.length - this.#to, null);
    } catch (error) {
      throw this.#cannotRead(error);
    }
  }

  #cannotRead(error: unknown): UserError {
    const reason = error instanceof Error ? error.message : String(error);
    return new UserError(`cannot read ${this.path} (${reason}): give a capture file`);
  }
}
