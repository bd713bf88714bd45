/** A file that is written in pieces, without promises, and appears whole or not at all. */
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from './user-error.ts';
import { makeFolder } from './write-file.ts';

/** Characters gathered before they are written. */
const CHUNK = 1 << 16;

/**
 * Writes to a temporary file beside `path`; `close` renames it, `discard` removes it. Makes the folder. What goes wrong
 * with the disk is a `UserError`, after which the temporary file is gone and every further call throws it again.
 */
export class StreamedFile {
  readonly path: string;
  readonly #temporary: string;
  readonly #file: number;
  #pending: string[] = [];
  #pendingLength = 0;
  /** What went wrong first; nothing is written after it. */
  #broken: UserError | undefined;

  constructor(path: string) {
    this.path = path;
    this.#temporary = `${path}.${process.pid}.${++made}.tmp`;
    try {
      makeFolder(dirname(path));
      this.#file = openSync(this.#temporary, 'w');
    } catch (error) {
      throw cannotWrite(path, error);
    }
  }

  /** Append text, as UTF-8, or bytes. */
  write(piece: string | Uint8Array): void {
    if (typeof piece === 'string') {
      this.#pending.push(piece);
      this.#pendingLength += piece.length;
      if (this.#pendingLength >= CHUNK) this.#guard(() => this.#flush());
    } else {
      this.#guard(() => {
        this.#flush();
        this.#put(piece);
      });
    }
  }

  /** Replace bytes that have been written, from the given position on. */
  patch(position: number, bytes: Uint8Array): void {
    this.#guard(() => {
      this.#flush();
      this.#put(bytes, position);
    });
  }

  /** Write what is left and give the file its name. */
  close(): void {
    this.#guard(() => {
      this.#flush();
      closeSync(this.#file);
      renameSync(this.#temporary, this.path);
    });
  }

  /** Leave nothing behind. */
  discard(): void {
    try {
      closeSync(this.#file);
    } catch {
      // The failure that led here may have been that of closing it.
    }
    rmSync(this.#temporary, { force: true });
  }

  #flush(): void {
    const text = this.#pending.join('');
    this.#pending = [];
    this.#pendingLength = 0;
    if (text !== '') this.#put(Buffer.from(text));
  }

  /** At the end of the file, or at `position` without moving the end. */
  #put(bytes: Uint8Array, position: number | null = null): void {
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(this.#file, bytes, done, bytes.length - done, position === null ? null : position + done);
    }
  }

  #guard(action: () => void): void {
    if (this.#broken !== undefined) throw this.#broken;
    try {
      action();
    } catch (error) {
      this.#broken = cannotWrite(this.path, error);
      this.discard();
      throw this.#broken;
    }
  }
}

/** Makes temporary names unique within the process. */
let made = 0;

function cannotWrite(path: string, error: unknown): UserError {
  const reason = error instanceof Error ? error.message : String(error);
  return new UserError(`${path} could not be written (${reason}); check the folder's rights and the space on the disk`);
}
