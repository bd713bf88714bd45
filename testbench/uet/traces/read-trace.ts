/** Reads a recorded arrival trace: CSV, plain or packed with gzip, with a line of column names. */
import { CsvError, parse } from 'csv-parse/sync';
import { UserError } from '../../../support/user-error.ts';
import type { Arrival, Trace } from './trace.ts';
import { columns, list, type RowReader, rowReader, type TraceRow } from './trace-row.ts';
import { traceText } from './trace-text.ts';

export interface ReadTraceOptions {
  /** The flow to read; needed where the file has several. */
  readonly flow?: number | undefined;
}

/**
 * Read the arrivals of one flow from a file.
 *
 * Column psn is needed. Used where present: time_ns, flow, kind, trimmed, dup, expected_after, ooo_after, ev, ecn, rtx,
 * size; others are passed over. Probes (kind P) and trimmed packets brought no data: they are counted and left out.
 *
 * A file that was cut off is told apart from a whole one as far as its content allows. Gzip tells always. A plain file
 * that was cut within a line ends without a line break, which many hand-made files do as well, so such a file is
 * refused only if its last line has too few columns or an empty one, or if expected_after + ooo_after, which counts the
 * PSNs received, does not follow from the line before (see `continues`). That catches every cut within a line of a file
 * whose last column is ooo_after or expected_after, except the loss of the line break alone. A cut between two lines of
 * a plain file leaves a shorter, whole file and cannot be told.
 *
 * Throws a `UserError` of one sentence, with the file and the line where there is one.
 */
export async function readTrace(file: string, { flow }: ReadTraceOptions = {}): Promise<Trace> {
  const rows = readRows(file, await traceText(file));
  const flows = [...new Set(rows.flatMap((row) => row.flow ?? []))].sort((a, b) => a - b);
  const chosen = chooseFlow(file, flows, flow);
  const own = rows.filter((row) => row.flow === chosen);
  const arrivals = own.filter(isArrival);
  const probes = own.filter((row) => row.kind === 'P').length;
  const skipped = { probes, trimmed: own.length - arrivals.length - probes };
  if (arrivals.length === 0) {
    throw new UserError(
      `${file} has no arrivals of data${flow === undefined ? '' : ` in flow ${flow}`} (probes: ${probes}, trimmed packets: ${skipped.trimmed}); choose another trace.`,
    );
  }
  return { file, arrivals: arrivals.map(toArrival), flow: chosen, flows, skipped };
}

/** All rows, checked one by one. */
function readRows(file: string, text: string): TraceRow[] {
  const rows: TraceRow[] = [];
  const endsOpen = !/[\r\n]$/.test(text);
  const lastLine = endsOpen ? text.split(/\r\n|\n|\r/).length : undefined;
  let header: readonly string[] | undefined;
  let read: RowReader | undefined;
  parseCsv(file, text, (cells, line) => {
    if (header === undefined || read === undefined) {
      header = cells;
      read = rowReader(file, cells, line);
      return;
    }
    const isCut = line === lastLine && (cells.length < header.length || cells.at(-1) === '');
    if (isCut) {
      const missing =
        cells.length < header.length ? `after ${columns(cells.length)} of ${header.length}` : 'before its last value';
      throw new UserError(`${file}:${line}: the file is cut off: its last line ends ${missing}; copy the file again.`);
    }
    rows.push(read(cells, line));
  });

  const last = rows.at(-1);
  if (last === undefined) {
    throw new UserError(`${file} has a line of column names and nothing below it; give a trace with packets.`);
  }
  const previous = rows.findLast((row) => row !== last && row.flow === last.flow);
  if (endsOpen && previous !== undefined && !continues(previous, last)) {
    throw new UserError(
      `${file}:${last.line}: the file is cut off: its last line has no line break, and its expected_after and ooo_after do not follow from line ${previous.line}; copy the file again.`,
    );
  }
  return rows;
}

/**
 * Whether the receiver's state in a row can follow that of the row before it in the same flow. expected_after +
 * ooo_after - Start_PSN is the number of different PSNs received, so it grows by 1 with a packet that is new and stays
 * with any other.
 */
function continues(previous: TraceRow, row: TraceRow): boolean {
  if (row.expectedAfter === undefined || row.oooAfter === undefined) return true;
  const growth = row.expectedAfter + row.oooAfter - (previous.expectedAfter! + previous.oooAfter!);
  const received = ((growth % 2 ** 32) + 2 ** 32) % 2 ** 32;
  if (!isArrival(row) || row.dup === true) return received === 0;
  return received === 1 || (received === 0 && row.dup === undefined);
}

/** Every line's cells, with its number; blank lines are passed over. */
function parseCsv(file: string, text: string, each: (cells: readonly string[], line: number) => void): void {
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        each(cells, lines);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const complaint =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'the file ends within a quoted cell; close the quote, or copy the file again if it was cut off'
        : `this is not well-formed CSV (${error.code}); check the quotes`;
    throw new UserError(`${file}:${String(error.lines)}: ${complaint}.`);
  }
}

function chooseFlow(file: string, flows: readonly number[], flow: number | undefined): number | undefined {
  const these = list(flows.map(String));
  if (flow === undefined) {
    if (flows.length <= 1) return flows[0];
    throw new UserError(
      `${file} holds ${flows.length} flows (${these}); choose one with --flow, such as --flow ${flows[0]}.`,
    );
  }
  if (flows.includes(flow)) return flow;
  throw new UserError(
    flows.length === 0
      ? `${file} has no column flow, so --flow ${flow} cannot choose from it; leave --flow out.`
      : `${file} has no flow ${flow}; it holds ${these}.`,
  );
}

function isArrival(row: TraceRow): row is TraceRow & Arrival {
  return row.kind !== 'P' && row.trimmed !== true;
}

function toArrival({ trimmed: _, ...arrival }: TraceRow & Arrival): Arrival {
  return arrival;
}
