/** What Yosys prints, taken apart: its log, and what one command writes between two lines that mark it. */

/** A line of its own in the log; Yosys repeats the script, but never alone in a line. */
const MARK = 'gatewright-written';

/** The output of one run. */
export class YosysOutput {
  readonly #log: (text: string) => void;
  /** Of the last line, what has come of it so far. */
  #line = '';
  /** What came after the first mark. */
  #marked: string[] | undefined;

  /** `log` hears whole lines as they come. */
  constructor(log: (text: string) => void) {
    this.#log = log;
  }

  /** A command of the script whose output `end` gives; only one of them in a run. */
  around(command: string): string {
    return `log ${MARK}; ${command}; log ${MARK}`;
  }

  /**
   * Takes one of the two streams, in pieces; `null` ends it. Yosys writes in small pieces: lines keep the calls few.
   */
  sink(): (bytes: Uint8Array | null) => void {
    const decoder = new TextDecoder();
    return (bytes) => this.#take(bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true }));
  }

  #take(text: string): void {
    if (this.#marked !== undefined) {
      this.#marked.push(text);
      return;
    }
    this.#line += text;
    const end = this.#line.lastIndexOf('\n') + 1;
    if (end === 0) return;
    const lines = this.#line.slice(0, end);
    const rest = this.#line.slice(end);
    this.#line = '';
    const mark = new RegExp(`^${MARK}\\n`, 'm').exec(lines);
    if (mark === null) {
      this.#log(lines);
      this.#line = rest;
      return;
    }
    this.#log(lines.slice(0, mark.index));
    this.#marked = [lines.slice(mark.index + mark[0].length), rest];
  }

  /** What the marked command wrote, without the line in which Yosys says that it begins; empty where it did not end. */
  end(): string {
    const marked = (this.#marked ?? []).join('');
    const end = marked.lastIndexOf(`\n${MARK}\n`) + 1;
    this.#log(marked.slice(end) + this.#line);
    return marked.slice(0, end).replace(/^\n*\d[\d.]*\. Executing .*\n/, '');
  }
}
