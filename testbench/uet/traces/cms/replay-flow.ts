/** A recorded flow at its sender, through NSCC and the sending end of RCCC. */
import { existsSync } from 'node:fs';
import { UserError } from '../../../../support/user-error.ts';
import { bdpAtStart, maxWindowOf } from '../../golden/cms/nscc/constants.ts';
import { Nscc } from '../../golden/cms/nscc/nscc.ts';
import { RcccSource } from '../../golden/cms/rccc/source.ts';
import { Comparison, type ComparisonResult } from './comparison.ts';
import { type LogRow, LogSettings, logName, readLog } from './log.ts';
import { ackOf, compareAck, compareNack, nackOf, nsccColumns } from './nscc-events.ts';
import { compareConstants, compareState, nsccSettingsOf } from './nscc-fields.ts';

/** A row and the kind of the file that has it. */
export interface FlowRow {
  readonly kind: 'cc' | 'tx' | 'sleek';
  readonly row: LogRow;
}

/** What a flow did, from its files: `cc`, and beside it `tx` and, where losses were inferred, `sleek`. */
export interface FlowLog {
  readonly rows: readonly FlowRow[];
  readonly settings: LogSettings;
}

/** Reads the files of the flow that `file`, its `cc` or its `tx`, is one of; in one order by column `n`. */
export async function readFlow(file: string): Promise<FlowLog> {
  const name = logName(file);
  const rows: FlowRow[] = [];
  for (const kind of ['cc', 'tx', 'sleek'] as const) {
    const path = `${name.base}.${kind}${name.ending}`;
    if (!existsSync(path)) {
      if (kind === 'sleek') continue;
      const what = kind === 'cc' ? 'what came to its sender' : 'what it sent';
      throw new UserError(`${file}: of this flow ${what} is to stand in ${path}, which is not there.`);
    }
    rows.push(...(await readLog(path, 'a flow', columnsOf[kind])).map((row) => ({ kind, row })));
  }
  const order = (a: FlowRow, b: FlowRow): number => a.row.number('n') - b.row.number('n');
  return { rows: rows.sort(order), settings: new LogSettings(name.settings) };
}

const columnsOf = {
  cc: [...nsccColumns, 'psn', 'in_flight', 'in_flight_before', 'readd', 'pkt_size', 'credit', 'last_hop', 'found'],
  tx: ['n', 'kind', 'size', 'in_flight', 'cwnd', 'backlog', 'rtx_backlog', 'credit', 'pull_target', 'active_srcs'],
  sleek: ['n', 'kind', 'size', 'in_flight'],
};

class FlowReplay {
  readonly comparison = new Comparison();
  readonly #model: Nscc;
  readonly #source: RcccSource | undefined;
  readonly #hasWindow: boolean;
  readonly #isSleek: boolean;
  #backlog: number;
  #resendBacklog = 0;

  constructor(log: LogSettings, start: LogRow) {
    this.#hasWindow = log.flag('nscc');
    this.#isSleek = log.flag('sleek');
    this.#model = new Nscc(nsccSettingsOf(log, start.number('cwnd')), { hasWindow: this.#hasWindow });
    const { settings, constants } = this.#model;
    compareConstants(this.comparison, log, settings, constants);
    const maxWindow = maxWindowOf(bdpAtStart(settings.networkRtt, settings.linkRate));
    this.#source = log.flag('rccc') ? new RcccSource({ maxWindow, mtu: settings.mtu }) : undefined;
    this.#backlog = start.number('pkt_size');
  }

  take({ kind, row }: FlowRow): void {
    if (kind === 'cc') this.#came(row);
    else if (kind === 'tx') this.#sent(row);
    else if (row.text('kind') === 'L') this.#lost(row);
  }

  /** Something came, or a timer expired. */
  #came(row: LogRow): void {
    const { comparison } = this;
    const { state } = this.#model;
    if (row.has('in_flight_before')) this.#equal(row, 'in_flight_before', state.inFlight);
    if (row.has('cwnd_before')) this.#equal(row, 'cwnd_before', state.cwnd);
    const kind = row.text('kind');
    switch (kind) {
      case 'G':
        break;
      case 'A': {
        const readd = row.number('readd');
        this.#model.readd(readd);
        this.#resendBacklog -= readd;
        compareAck(comparison, row, this.#model, ackOf(row, row.flag('is_rts')));
        break;
      }
      case 'N':
        if (row.flag('found')) this.#trimmed(row);
        break;
      case 'T':
        if (row.flag('sleek_held')) break;
        this.#model.timeout(row.number('pkt_size'));
        this.#resendBacklog += row.number('pkt_size');
        break;
      case 'P':
        this.#source?.granted(row.number('pull'));
        break;
      case 'E':
        break;
      default:
        row.refuse(`kind is ${JSON.stringify(kind)}; it must be G, A, N, T, P or E.`);
    }
    if (row.has('in_flight')) this.#equal(row, 'in_flight', state.inFlight);
    if (row.has('cwnd')) compareState(comparison, row, state);
    if (this.#source !== undefined && row.has('credit')) this.#equal(row, 'credit', this.#source.credit);
    if (kind === 'A' || kind === 'E' || (kind === 'N' && row.flag('found'))) this.#source?.stopSpeculating();
  }

  #trimmed(row: LogRow): void {
    const size = row.number('pkt_size');
    const keeps = this.#source !== undefined && row.flag('last_hop');
    compareNack(this.comparison, row, this.#model, nackOf(row, size, keeps));
    this.#resendBacklog += size;
  }

  #sent(row: LogRow): void {
    const kind = row.text('kind');
    if (kind === 'S' || kind === 'X') this.#data(row, kind === 'X');
    else if (kind !== 'R' && kind !== 'B') row.refuse(`kind is ${JSON.stringify(kind)}; it must be S, X, R or B.`);
    if (row.has('in_flight')) this.#equal(row, 'in_flight', this.#model.state.inFlight);
    if (row.has('cwnd')) this.#equal(row, 'cwnd', this.#model.state.cwnd);
  }

  /** A data packet, for the first time or again: the window and the credit have to permit it. */
  #data(row: LogRow, isResend: boolean): void {
    const size = row.number('size');
    const { state } = this.#model;
    const source = this.#source;
    // In recovery what is sent again needs no window.
    const hasRoom = state.cwnd >= state.inFlight + size || (isResend && this.#isSleek) || !this.#hasWindow;
    this.comparison.equal(row.place, 'permitted', 1, Number(hasRoom && (source?.maySend ?? true)));
    this.#model.sent(size);
    if (isResend) this.#resendBacklog -= size;
    else this.#backlog -= size;
    this.#equal(row, 'backlog', this.#backlog);
    this.#equal(row, 'rtx_backlog', this.#resendBacklog);
    if (source === undefined) return;
    const type = source.typeOf(isResend);
    source.spend(size);
    this.comparison.equal(row.place, 'ptype', row.text('ptype'), type);
    this.#equal(row, 'credit', source.credit);
    const inputs = {
      backlog: this.#backlog,
      resendBacklog: this.#resendBacklog,
      cwnd: this.#hasWindow ? this.#model.state.cwnd : undefined,
      activeSources: row.number('active_srcs'),
    };
    this.#equal(row, 'pull_target', source.target(inputs));
    this.#equal(row, 'pull', source.pull);
  }

  /** A loss that was inferred. */
  #lost(row: LogRow): void {
    const size = row.number('size');
    this.#model.inferred(size);
    this.#resendBacklog += size;
    this.#equal(row, 'in_flight', this.#model.state.inFlight);
  }

  #equal(row: LogRow, column: string, model: number): void {
    this.comparison.equal(row.place, column, row.number(column), model);
  }
}

/** Replays the flow that `NAME.fN.cc.csv.gz` or its `tx` is of, with the settings in `NAME.json`. */
export async function replayFlow(file: string): Promise<ComparisonResult> {
  const { rows, settings } = await readFlow(file);
  const start = rows.find(({ kind, row }) => kind === 'cc' && row.text('kind') === 'G')?.row;
  if (start === undefined) throw new UserError(`${file}: no row is of kind G, with which a flow starts.`);
  const replay = new FlowReplay(settings, start);
  for (const row of rows) replay.take(row);
  return replay.comparison.result;
}
