/** Reads a recorded sender: a file of what it sent, and beside it, where there are any, of what came to it. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { UserError } from '../../../support/user-error.ts';
import type { LostRow, SenderRow, SenderSettings, SenderTrace, SentRow } from './sender-trace.ts';
import { traceText } from './trace-text.ts';

type Cells = Readonly<Record<string, string>>;

/** Bytes of a packet of the recordings. */
const PACKET = 4160;

/**
 * Reads `NAME.tx.csv.gz`, or the same unpacked. Two forms are known: one file with all rows (`cum_ack` is among its
 * columns), and one with what was sent alone, beside which `NAME.cc.csv.gz` has what came, numbered in one order by
 * `n`, and the settings stand in a file of JSON.
 *
 * Throws a `UserError` of one sentence.
 */
export async function readSenderTrace(file: string): Promise<SenderTrace> {
  const sent = await cellsOf(file);
  const [first] = sent;
  if (first === undefined) throw new UserError(`${file} has a line of column names and nothing below it.`);
  if ('cum_ack' in first && 'sack_base' in first) {
    const rows = wholeRows(file, sent);
    const rto = rtoOf(rows);
    return { file, rows, settings: { ...wholeSettings, rto } };
  }
  const base = file.replace(/\.tx\.csv(\.gz)?$/, '');
  const ending = file.endsWith('.gz') ? '.csv.gz' : '.csv';
  if (base === file || !('n' in first)) {
    throw new UserError(`${file} is no trace of a sender: its columns are ${Object.keys(first).join(', ')}.`);
  }
  const come = `${base}.cc${ending}`;
  if (!existsSync(come)) throw new UserError(`${file} tells what was sent; what came to it is to stand in ${come}.`);
  const lost = `${base}.sleek${ending}`;
  const parts = [
    ...sent.map((cells, i) => ({ n: numberOf(file, cells, 'n'), rows: sentRow(file, cells, i + 2) })),
    ...(await cellsOf(come)).map((cells, i) => ({ n: numberOf(come, cells, 'n'), rows: comeRow(come, cells, i + 2) })),
    ...(existsSync(lost) ? await cellsOf(lost) : []).flatMap((cells, i) =>
      cells.kind === 'L' ? [{ n: numberOf(lost, cells, 'n'), rows: [lostRow(lost, cells, i + 2)] }] : [],
    ),
  ].sort((a, b) => a.n - b.n);
  return {
    file,
    rows: parts.flatMap(({ rows }) => rows),
    settings: settingsOf(`${base.replace(/\.[^.]*$/, '')}.json`),
  };
}

/** Those of recordings in one file: the one that is here, of which its page tells. */
const wholeSettings = { hasWindow: true, hasCredit: false, isSleek: false, linkRate: 400e9, targetDelay: undefined };

/** The settings of a recording, of which these are used; times are in ps. */
function settingsOf(file: string): SenderSettings {
  if (!existsSync(file))
    throw new UserError(`The settings of the recording are to stand in ${file}, which is not there.`);
  const { nscc, rccc, sleek, link_bps, min_rto_ps, nscc_params } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly nscc: boolean;
    readonly rccc: boolean;
    readonly sleek: boolean;
    readonly link_bps: number;
    readonly min_rto_ps: number;
    readonly nscc_params?: { readonly target_qdelay_ps: number };
  };
  const targetDelay = nscc_params?.target_qdelay_ps;
  return { hasWindow: nscc, hasCredit: rccc, isSleek: sleek, linkRate: link_bps, rto: min_rto_ps, targetDelay };
}

/** The retransmission timer: how long after its last sending a packet's first timeout came. */
function rtoOf(rows: readonly SenderRow[]): number | undefined {
  const sentAt = new Map<number, number>();
  for (const row of rows) {
    if (row.kind === 'data' || row.kind === 'resend' || row.kind === 'request') sentAt.set(row.psn, row.time);
    if (row.kind === 'timeout') return row.time - sentAt.get(row.psn)!;
  }
  return undefined;
}

async function cellsOf(file: string): Promise<Cells[]> {
  const text = await traceText(file);
  try {
    return parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true }) as Cells[];
  } catch (error) {
    throw new UserError(`${file} is not well-formed CSV: ${(error as Error).message}.`);
  }
}

/** The form of one file; times are in ns. */
function wholeRows(file: string, all: readonly Cells[]): SenderRow[] {
  return all.map((cells, i): SenderRow => {
    const line = i + 2;
    const number = (name: string): number => numberOf(file, cells, name, line);
    const time = Math.round(number('time_ns') * 1000);
    // Of a timeout the window is that before it: the reaction is that of cms.md 3.10.
    const isTimeout = cells.kind === 'T';
    const cwnd = isTimeout ? Math.max(number('cwnd') - PACKET, PACKET) : number('cwnd');
    const row = { line, time, cwnd, inFlight: isTimeout ? undefined : number('in_flight'), credit: undefined };
    const psn = number('psn');
    switch (cells.kind) {
      case 'S':
        return { ...row, kind: cells.rtx === '1' ? 'resend' : 'data', psn, size: number('bytes'), ar: undefined };
      case 'R':
        return { ...row, kind: 'request', psn, size: number('bytes'), ar: undefined };
      case 'A': {
        const rtt = cells.rtt_ns === '' ? undefined : Math.round(number('rtt_ns') * 1000);
        const echo = { entropy: number('ev'), ecn: cells.ecn === '1', retx: cells.rtx === '1' };
        const sack = { sackBase: number('sack_base'), sackBitmap: BigInt(`0x${cells.sack_bitmap}`) };
        const counts = { outOfOrder: number('ooo'), received: number('bytes'), expected: number('cum_ack') };
        return { ...row, kind: 'ack', psn, isProbe: false, ...sack, ...echo, ...counts, rtt, baseRtt: undefined };
      }
      case 'N':
        return { ...row, kind: 'nack', psn, entropy: number('ev'), ecn: cells.ecn === '1', isLastHop: false };
      case 'T':
        return { ...row, kind: 'timeout', psn, isHeld: false };
      default:
        throw new UserError(`${file}:${line}: kind is ${JSON.stringify(cells.kind)}; it must be S, R, A, N or T.`);
    }
  });
}

function sentRow(file: string, cells: Cells, line: number): SentRow[] {
  const number = (name: string): number => numberOf(file, cells, name, line);
  const kind = ({ S: 'data', X: 'resend', R: 'request', B: 'probe' } as const)[cells.kind ?? ''];
  if (kind === undefined) {
    throw new UserError(`${file}:${line}: kind is ${JSON.stringify(cells.kind)}; it must be S, X, R or B.`);
  }
  return [
    {
      line,
      kind,
      time: number('time_ps'),
      psn: number('psn'),
      size: kind === 'data' || kind === 'resend' ? number('size') : 64,
      ar: cells.ar === '' ? undefined : cells.ar === '1',
      cwnd: optional(cells.cwnd),
      inFlight: optional(cells.in_flight),
      credit: optional(cells.credit),
    },
  ];
}

function lostRow(file: string, cells: Cells, line: number): LostRow {
  const number = (name: string): number => numberOf(file, cells, name, line);
  const row = { line, time: number('time_ps'), cwnd: undefined, inFlight: number('in_flight'), credit: undefined };
  return { ...row, kind: 'lost', psn: number('psn') };
}

/** What came; the start and the end of a flow say nothing to its sender. */
function comeRow(file: string, cells: Cells, line: number): SenderRow[] {
  const number = (name: string): number => numberOf(file, cells, name, line);
  const [cwnd, inFlight, credit] = [optional(cells.cwnd), optional(cells.in_flight), optional(cells.credit)];
  const row = { line, time: number('time_ps'), cwnd, inFlight, credit };
  switch (cells.kind) {
    case 'G':
    case 'P':
      return [{ ...row, kind: 'credit' }];
    case 'E':
      return [];
    case 'A':
      return [
        {
          ...row,
          kind: 'ack',
          psn: number('psn'),
          isProbe: cells.is_probe === '1',
          expected: number('cum_ack'),
          sackBase: number('sack_base'),
          sackBitmap: BigInt(`0x${cells.sack_bitmap}`),
          entropy: number('ev'),
          ecn: cells.ecn === '1',
          retx: cells.rtx_echo === '1',
          outOfOrder: number('ooo'),
          received: number('rcvd_bytes'),
          rtt: cells.rtt_valid === '0' ? undefined : number('rtt_ps'),
          baseRtt: optional(cells.base_rtt_ps),
        },
      ];
    case 'N':
      return [
        {
          ...row,
          kind: 'nack',
          psn: number('psn'),
          entropy: number('ev'),
          ecn: cells.ecn === '1',
          isLastHop: cells.last_hop === '1',
        },
      ];
    case 'T':
      return [{ ...row, kind: 'timeout', psn: number('psn'), isHeld: cells.sleek_held === '1' }];
    default:
      throw new UserError(`${file}:${line}: kind is ${JSON.stringify(cells.kind)}; it must be G, A, N, T, P or E.`);
  }
}

const optional = (cell: string | undefined): number | undefined =>
  cell === undefined || cell === '' ? undefined : Number(cell);

function numberOf(file: string, cells: Cells, name: string, line?: number): number {
  const cell = cells[name];
  const value = Number(cell);
  if (cell === undefined || cell === '' || !Number.isFinite(value)) {
    const place = line === undefined ? file : `${file}:${line}`;
    throw new UserError(
      `${place}: ${name} is ${cell === undefined ? 'missing' : JSON.stringify(cell)}; it must be a number.`,
    );
  }
  return value;
}
