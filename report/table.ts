/** Tables of plain text. */
import { groupDigits } from './digits.ts';

/** A column of a table over rows of one kind. */
export interface Column<Row> {
  readonly header: string;
  /** A number is shown as a rounded integer with grouped thousands, a text as it is. */
  readonly value: (row: Row) => string | number;
  /** Default: right where all values are numbers, else left. */
  readonly align?: 'left' | 'right';
  /** What several neighbouring columns have in common; only the page shows it. */
  readonly group?: string;
}

/** The cells of one column as text. */
export interface ColumnCells {
  readonly header: string;
  readonly align: 'left' | 'right';
  readonly cells: readonly string[];
}

/**
 * A table for the terminal: a line of headers, a rule, a line a row, in columns two spaces apart. No trailing blanks
 * and no final line break. Line breaks within a cell become spaces.
 */
export function textTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const all = tableCells(rows, columns);
  const rule = (width: number) => '-'.repeat(width);
  return lines(all, rule, (cells) => cells.join('  ').trimEnd());
}

/** The same table in Markdown, aligned in its source too; bars within a cell are escaped. No final line break. */
export function markdownTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const guard = (text: string) => text.replace(/[\\|]/g, '\\$&');
  const all = tableCells(rows, columns).map(({ header, align, cells }) => {
    return { header: guard(header), align, cells: cells.map(guard) };
  });
  const rule = (width: number, align: 'left' | 'right') =>
    align === 'left' ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;
  return lines(all, rule, (cells) => `| ${cells.join(' | ')} |`);
}

/** The text of every cell, column by column. */
export function tableCells<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): ColumnCells[] {
  return columns.map(({ header, value, align }) => {
    const values = rows.map(value);
    const isNumeric = values.length > 0 && values.every((v) => typeof v === 'number');
    return {
      header: oneLine(header),
      align: align ?? (isNumeric ? 'right' : 'left'),
      cells: values.map((v) => (typeof v === 'number' ? groupDigits(Math.round(v)) : oneLine(v))),
    };
  });
}

function lines(
  columns: readonly ColumnCells[],
  rule: (width: number, align: 'left' | 'right') => string,
  join: (cells: readonly string[]) => string,
): string {
  const padded = columns.map(({ header, align, cells }) => {
    // Three is the least that a Markdown rule needs.
    const width = Math.max(3, ...[header, ...cells].map(length));
    const pad = (text: string) => {
      const blanks = ' '.repeat(width - length(text));
      return align === 'left' ? text + blanks : blanks + text;
    };
    return [pad(header), rule(width, align), ...cells.map(pad)];
  });
  const count = padded[0]?.length ?? 0;
  return Array.from({ length: count }, (_, i) => join(padded.map((column) => column[i]!))).join('\n');
}

const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** Characters, not UTF-16 units. */
const length = (text: string): number => [...text].length;
