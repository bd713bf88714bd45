/** Progress of long work, for the person who waits: lines on standard error. */
import { styleText } from 'node:util';

/** Called with what is happening now. */
export type OnProgress = (text: string) => void;

/** Reports steps of known number; safe for steps that overlap. */
export class Progress {
  readonly #total: number;
  readonly #write: (line: string) => void;
  #done = 0;

  constructor(total: number, write: (line: string) => void = (line) => process.stderr.write(`${line}\n`)) {
    this.#total = total;
    this.#write = write;
  }

  /** Run one step: a line when it begins, and one with its time and result when it ends. */
  async step<T>(name: string, work: (onProgress: OnProgress) => Promise<T>, result?: (value: T) => string): Promise<T> {
    const started = performance.now();
    this.#line(' ', `${name} ...`, 'dim');
    try {
      const value = await work((text) => this.#line(' ', `${name}: ${text}`, 'dim'));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      this.#done++;
      this.#line(`${this.#done}/${this.#total}`, `${name}: ${result?.(value) ?? 'done'} (${seconds} s)`, 'green');
      return value;
    } catch (error) {
      this.#done++;
      this.#line(`${this.#done}/${this.#total}`, `${name}: failed`, 'red');
      throw error;
    }
  }

  #line(count: string, text: string, style: 'dim' | 'green' | 'red'): void {
    const head = count.padStart(`${this.#total}/${this.#total}`.length);
    this.#write(styleText(style, `[${head}] ${text}`, { stream: process.stderr }));
  }
}
