/** One row of a trace file: from cells to values, with the check of each cell. */
import { UserError } from '../../../support/user-error.ts';
import { isPsn } from '../golden/serial.ts';
import type { Arrival } from './trace.ts';

/** A row as it stands in the file, with the rows that are no arrivals of data. */
export interface TraceRow extends Omit<Arrival, 'kind'> {
  /** As in `Arrival`; P is a probe, whose psn is a count of its own. */
  readonly kind?: 'D' | 'R' | 'P';
  /** Only the header of the packet arrived. */
  readonly trimmed?: boolean;
}

/** Turns the cells of a line into a row. Throws a `UserError` that names file and line. */
export type RowReader = (cells: readonly string[], line: number) => TraceRow;

/**
 * The reader for rows below this header, which stands in line `at`. Columns it does not know are left alone; those it
 * knows may not be empty. Throws a `UserError` where there is no column psn, or a column is there twice.
 */
export function rowReader(file: string, header: readonly string[], at: number): RowReader {
  const twice = header.find((name, i) => isColumn(name) && header.indexOf(name) !== i);
  if (twice !== undefined) throw new UserError(`${file}:${at}: there are two columns ${twice}; remove one.`);
  if (!header.includes('psn')) {
    throw new UserError(`${file}:${at}: there is no column psn; that line names these columns: ${list(header)}.`);
  }

  return (cells, line) => {
    if (cells.length !== header.length) {
      throw new UserError(`${file}:${line}: the line has ${columns(cells.length)}; line ${at} names ${header.length}.`);
    }
    const row: MutableRow = { line, psn: 0 };
    header.forEach((name, i) => {
      if (!isColumn(name)) return;
      const complaint = COLUMNS[name](row, cells[i]!);
      if (complaint !== undefined) {
        throw new UserError(`${file}:${line}: ${name} is ${quote(cells[i]!)}; it must be ${complaint}.`);
      }
    });
    return row;
  };
}

/** Cells as found, for a message: the first dozen, each quoted and shortened where it is not a plain short word. */
export function list(cells: readonly string[]): string {
  const shown = cells.slice(0, 12).map((cell) => (/^[\w.+-]{1,30}$/.test(cell) ? cell : quote(cell)));
  return cells.length > shown.length ? `${shown.join(', ')} and ${cells.length - shown.length} more` : shown.join(', ');
}

/** `1 column`, `2 columns`. */
export function columns(count: number): string {
  return count === 1 ? '1 column' : `${count} columns`;
}

type MutableRow = { -readonly [K in keyof TraceRow]: TraceRow[K] };
type NumberKey = 'psn' | 'timeNs' | 'flow' | 'expectedAfter' | 'oooAfter' | 'ev' | 'size';
type FlagKey = 'dup' | 'trimmed' | 'ecn' | 'rtx';

/** Puts a cell into the row, or says what it should have been. */
type Column = (row: MutableRow, cell: string) => string | undefined;

const COLUMNS = {
  psn: psn('psn'),
  time_ns: nanoseconds,
  flow: count('flow'),
  kind,
  trimmed: flag('trimmed'),
  dup: flag('dup'),
  expected_after: psn('expectedAfter'),
  ooo_after: count('oooAfter'),
  ev: count('ev'),
  ecn: flag('ecn'),
  rtx: flag('rtx'),
  size: count('size'),
} satisfies Record<string, Column>;

function isColumn(name: string): name is keyof typeof COLUMNS {
  return Object.hasOwn(COLUMNS, name);
}

function psn(key: NumberKey): Column {
  return (row, cell) => {
    if (!/^\d+$/.test(cell) || !isPsn(Number(cell))) return 'an integer from 0 to 4294967295';
    row[key] = Number(cell);
  };
}

function count(key: NumberKey): Column {
  return (row, cell) => {
    if (!/^\d+$/.test(cell) || !Number.isSafeInteger(Number(cell))) return 'an integer from 0 to 2^53 - 1';
    row[key] = Number(cell);
  };
}

function nanoseconds(row: MutableRow, cell: string): string | undefined {
  if (!/^\d+(\.\d+)?$/.test(cell)) return 'a number of nanoseconds from 0, such as 3632.8';
  row.timeNs = Number(cell);
}

function flag(key: FlagKey): Column {
  return (row, cell) => {
    if (cell !== '0' && cell !== '1') return '0 or 1';
    row[key] = cell === '1';
  };
}

function kind(row: MutableRow, cell: string): string | undefined {
  if (cell !== 'D' && cell !== 'R' && cell !== 'P') return 'D, R or P, as in a receiver (rx) trace';
  row.kind = cell;
}

function quote(cell: string): string {
  if (cell === '') return 'empty';
  return JSON.stringify(cell.length > 30 ? `${cell.slice(0, 30)}...` : cell);
}
