/** The log of a run as a file. */
import { Ring } from '../../support/ring.ts';
import { StreamedFile } from '../../support/streamed-file.ts';

/** What was written. */
export interface WrittenLog {
  readonly path: string;
  readonly lines: number;
  /** The last of them. */
  readonly tail: readonly string[];
}

/** Lines that a report shows. */
const TAIL = 8;

/**
 * Writes lines to a file, which appears when it is closed, and only if there is a line. What goes wrong with the disk
 * does not disturb the run: it ends the log.
 */
export class LogFile {
  readonly #path: string;
  readonly #tail = new Ring<string>();
  #lines = 0;
  #file: StreamedFile | undefined;
  #broken = false;

  constructor(path: string) {
    this.#path = path;
  }

  write(line: string): void {
    this.#lines++;
    this.#tail.push(line);
    if (this.#tail.length > TAIL) this.#tail.shift();
    this.#attempt(() => {
      this.#file ??= new StreamedFile(this.#path);
      this.#file.write(`${line}\n`);
    });
  }

  /** What was written; undefined if that is nothing, or could not be. */
  close(): WrittenLog | undefined {
    this.#attempt(() => this.#file?.close());
    if (this.#broken || this.#lines === 0) return undefined;
    return { path: this.#path, lines: this.#lines, tail: [...this.#tail] };
  }

  #attempt(action: () => void): void {
    if (this.#broken) return;
    try {
      action();
    } catch {
      // Nothing is left of the file, and the failure that the run is repeated for is more important.
      this.#broken = true;
    }
  }
}
