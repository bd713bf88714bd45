/** `ByteFile` of `byte-file.ts` where there is no disk: of `memoryFiles`. */
import { memoryFiles } from '../../../support/memory-files.ts';
import { UserError } from '../../../support/user-error.ts';

/** As that of `byte-file.ts`. */
export class ByteFile {
  readonly path: string;
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(path: string) {
    this.path = path;
    const bytes = memoryFiles.get(path);
    if (bytes === undefined) throw new UserError(`cannot read ${path} (it is not in this page): give a capture file`);
    this.#bytes = bytes;
  }

  close(): void {
    this.#at = this.#bytes.length;
  }

  take(count: number): Uint8Array {
    const bytes = this.#bytes.subarray(this.#at, this.#at + count);
    this.#at += bytes.length;
    return bytes;
  }
}
