/** What Yosys says is wrong with a design. */
import { UserError } from '../user-error.ts';

/** Yosys reported an error: the message has its first error line, `log` all that it printed. */
export class YosysError extends UserError {
  // Private, so that an error that is printed does not bring thousands of lines.
  readonly #log: string;

  constructor(message: string, log: string) {
    super(message);
    this.#log = log;
  }

  get log(): string {
    return this.#log;
  }

  /** That of a log, if Yosys has said so. */
  static of(log: string): YosysError | undefined {
    const line = /^(.*)ERROR: (.*)$/m.exec(log);
    return line === null ? undefined : new YosysError(`Yosys does not accept the design: ${line[1]}${line[2]}`, log);
  }
}
