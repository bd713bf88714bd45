/**
 * Which place of the source each line of Verilog is of. Lines are marked as they are printed, with what no Verilog has;
 * at the end the marks are taken out again. So the text is the same with and without.
 */
import type { Location } from '../ir/location.ts';

/** What printers of lines are given. */
export interface LineMarker {
  /** The text, which ends a line, as what was written at that place; of several lines each. */
  mark(text: string, at: Location | undefined): string;
}

/** Leaves all as it is: for whoever wants the text alone. */
export const noMarks: LineMarker = { mark: (text) => text };

/** Two characters of private use, with the number of the place between them, at the end of a line. */
const marks = /\uE000(\d+)\uE001$/;
const everyMark = /\uE000\d+\uE001$/gm;

/** The places of one file. */
export class LinePlaces implements LineMarker {
  readonly #places: Location[] = [];

  mark(text: string, at: Location | undefined): string {
    if (at === undefined) return text;
    const mark = `\uE000${this.#places.push(at) - 1}\uE001`;
    // The inner place stays: it says more.
    return text
      .split('\n')
      .map((line) => (marks.test(line) ? line : line + mark))
      .join('\n');
  }

  /** The text without marks, and of each of its lines the place, where there is one. */
  take(text: string): { readonly text: string; readonly places: readonly (Location | undefined)[] } {
    const places = text.split('\n').map((line) => {
      const number = marks.exec(line)?.[1];
      return number === undefined ? undefined : this.#places[Number(number)];
    });
    return { text: text.replaceAll(everyMark, ''), places };
  }
}
