/** `StreamedFile` of `streamed-file.ts` where there is no disk: the file appears in `memoryFiles`. */
import { memoryFiles } from './memory-files.ts';

/** As that of `streamed-file.ts`. */
export class StreamedFile {
  readonly path: string;
  #pieces: Uint8Array[] = [];

  constructor(path: string) {
    this.path = path;
  }

  write(piece: string | Uint8Array): void {
    this.#pieces.push(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece.slice());
  }

  patch(position: number, bytes: Uint8Array): void {
    const all = this.#whole();
    all.set(bytes, position);
    this.#pieces = [all];
  }

  close(): void {
    memoryFiles.set(this.path, this.#whole());
    this.#pieces = [];
  }

  discard(): void {
    this.#pieces = [];
  }

  #whole(): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(this.#pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of this.#pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }
}
