/** A recorded receiver of RCCC, through the model: targets in, grants out. */
import { bdpAtStart, maxWindowOf } from '../../golden/cms/nscc/constants.ts';
import { RcccRate } from '../../golden/cms/rccc/rate-control.ts';
import { RcccReceiver, timePerQuantum } from '../../golden/cms/rccc/receiver.ts';
import { Comparison, type ComparisonResult } from './comparison.ts';
import { type LogRow, LogSettings, logName, readLog } from './log.ts';

/** The columns that a log of a receiver has. */
export const rcccColumns = [
  'n',
  'time_ps',
  'kind',
  'flow',
  'list',
  'pull_before',
  'pull_after',
  'target',
  'gap_ps',
  'pt',
];

class ReceiverReplay {
  readonly comparison = new Comparison();
  readonly #receiver: RcccReceiver;
  readonly #perQuantum: number;
  readonly #rate: RcccRate;
  /** The source whose target has just joined it, which the log then tells. */
  #joined: number | undefined;

  constructor(log: LogSettings) {
    const linkRate = log.number('link_bps');
    const maxWindow = maxWindowOf(bdpAtStart(log.number('network_rtt_ps'), linkRate));
    this.#perQuantum = timePerQuantum(linkRate, log.optional('rccc_params.pull_rate'));
    this.#receiver = new RcccReceiver({ maxWindow, timePerQuantum: this.#perQuantum });
    this.#rate = new RcccRate(log.optional('oversubscription') ?? 2);
  }

  take(row: LogRow): void {
    const kind = row.text('kind');
    if (this.#joined !== undefined && kind !== 'Q') this.comparison.equal(row.place, 'kind', kind, 'Q');
    switch (kind) {
      case 'W':
        this.#equal(row, 'ps_per_quantum', this.#receiver.timePerQuantum);
        break;
      case 'D':
        this.#target(row);
        break;
      case 'Q':
        this.#join(row);
        break;
      case 'K':
        this.#tick(row);
        break;
      case 'Z':
        this.comparison.equal(row.place, 'kind', kind, this.#receiver.tick() === undefined ? 'Z' : 'K');
        break;
      case 'O':
        this.#rates(row);
        break;
      case 'U':
        this.#equal(row, 'rate_after', this.#rate.rate);
        this.#equal(row, 'ps_per_quantum', this.#receiver.timePerQuantum);
        break;
      default:
        row.refuse(`kind is ${JSON.stringify(kind)}; it must be W, D, Q, K, Z, O or U.`);
    }
    if (kind !== 'D') this.#joined = undefined;
  }

  #target(row: LogRow): void {
    const source = row.number('flow');
    const peer = this.#receiver.peer(source);
    this.#equal(row, 'pull_before', peer.granted);
    this.#equal(row, 'target', peer.target);
    this.#equal(row, 'in_active', Number(peer.isActive));
    this.#equal(row, 'in_slow', Number(peer.isSlow));
    this.#joined = this.#receiver.targeted(source, row.number('pt')) ? source : undefined;
  }

  #join(row: LogRow): void {
    const source = row.number('flow');
    // Without a target just before it, a trimmed packet or a request came.
    if (this.#joined === undefined) this.comparison.equal(row.place, 'joins', 1, Number(this.#receiver.joins(source)));
    else this.#equal(row, 'flow', this.#joined);
    this.#equal(row, 'active_before', Number(this.#receiver.isRunning));
  }

  #tick(row: LogRow): void {
    const tick = this.#receiver.tick();
    if (tick === undefined) {
      this.comparison.equal(row.place, 'kind', 'K', 'Z');
      return;
    }
    const { source, list, before, after, target, gap } = tick;
    const peer = this.#receiver.peer(source);
    this.#equal(row, 'flow', source);
    this.comparison.equal(row.place, 'list', row.text('list'), list);
    this.#equal(row, 'pull_before', before);
    this.#equal(row, 'pull_after', after);
    this.#equal(row, 'target', target);
    this.#equal(row, 'extra', after - before);
    this.#equal(row, 'backlog_after', Math.max(target - after, 0));
    this.#equal(row, 'in_active', Number(peer.isActive));
    this.#equal(row, 'in_slow', Number(peer.isSlow));
    this.#equal(row, 'n_active', this.#receiver.activeCount);
    this.#equal(row, 'n_idle', this.#receiver.idleCount);
    this.#equal(row, 'gap_ps', gap);
  }

  #rates(row: LogRow): void {
    this.#equal(row, 'rate_before', this.#rate.rate);
    this.#equal(row, 'g_before', this.#rate.marks);
    this.#equal(row, 'inc_count', this.#rate.increases);
    this.#rate.update({
      packets: row.number('total_pkts'),
      marked: row.number('ecn_pkts'),
      trimmedLast: row.number('trim_last'),
      trimmedElsewhere: row.number('trim_other'),
    });
    this.#receiver.timePerQuantum = Math.trunc(this.#perQuantum / this.#rate.rate);
  }

  #equal(row: LogRow, column: string, model: number): void {
    this.comparison.equal(row.place, column, row.number(column), model);
  }
}

/** Replays `NAME.hN.rccc.csv.gz` with the settings in `NAME.json`. */
export async function replayReceiver(file: string): Promise<ComparisonResult> {
  const rows = await readLog(file, 'a receiver of credit', rcccColumns);
  const replay = new ReceiverReplay(new LogSettings(logName(file).settings));
  for (const row of rows) replay.take(row);
  return replay.comparison.result;
}
