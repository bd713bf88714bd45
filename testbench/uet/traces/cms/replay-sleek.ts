/** Recorded decisions of SLEEK, through the model. */
import { nsccConstants } from '../../golden/cms/nscc/constants.ts';
import { probeTime, Sleek, type SleekAck } from '../../golden/cms/sleek/sleek.ts';
import { Comparison, type ComparisonResult } from './comparison.ts';
import type { LogRow, LogSettings } from './log.ts';
import { nsccSettingsOf } from './nscc-fields.ts';
import { type FlowRow, readFlow } from './replay-flow.ts';

class SleekReplay {
  readonly comparison = new Comparison();
  readonly #model: Sleek;
  readonly #target: number;
  #maxWindow = 0;
  #baseRtt = 0;
  #backlog = 0;
  /** What the next rows have to be after an evaluation, and what it was of. */
  #due: string[] = [];
  #ack: SleekAck | undefined;

  constructor(log: LogSettings) {
    const settings = nsccSettingsOf(log, 0);
    this.#model = new Sleek(settings.mss);
    this.#target = nsccConstants(settings).target;
  }

  take({ kind, row }: FlowRow): void {
    if (kind === 'sleek') this.#judged(row);
    else if (kind === 'tx' && row.has('backlog')) this.#backlog = row.number('backlog');
    else if (kind === 'cc') this.#came(row);
  }

  #came(row: LogRow): void {
    if (row.text('kind') === 'G') this.#backlog = row.number('pkt_size');
    if (row.has('maxwnd')) this.#maxWindow = row.number('maxwnd');
    if (row.has('base_rtt_ps')) this.#baseRtt = row.number('base_rtt_ps');
    const isHeld = row.text('kind') === 'T' && row.flag('sleek_held');
    if (isHeld && row.number('times_rtx') > 0) this.#model.heldTimeout(row.number('psn'));
  }

  #judged(row: LogRow): void {
    const kind = row.text('kind');
    switch (kind) {
      case 'K0':
        this.#evaluate(row);
        return;
      case 'KX':
      case 'KE':
        this.comparison.equal(row.place, 'kind', kind, this.#due.shift() ?? 'none');
        break;
      case 'KP':
        this.#model.probeAnswered(ackOf(row, this.#maxWindow));
        break;
      case 'L':
        this.#lost(row);
        return;
      default:
        row.refuse(`kind is ${JSON.stringify(kind)}; it must be K0, KX, KE, KP or L.`);
    }
    if (this.#due.length === 0) this.#compare(row);
  }

  /** The row has the state before the evaluation; what follows from it comes in rows of its own. */
  #evaluate(row: LogRow): void {
    this.comparison.equal(row.place, 'rows missing', 0, this.#due.length);
    const ack = ackOf(row, this.#maxWindow);
    this.#compare(row);
    this.#equal(row, 'threshold', this.#model.threshold(ack.cwnd, ack.maxWindow));
    const { left, entered } = this.#model.ack(ack);
    this.#due = [...(left ? ['KX'] : []), ...(entered ? ['KE'] : [])];
    this.#ack = ack;
    const probe = {
      isDone: ack.expected >= ack.highestSent,
      hasBacklog: this.#backlog > 0,
      baseRtt: this.#baseRtt,
      target: this.#target,
    };
    this.#equal(row, 'probe_when_ps', probeTime(row.number('time_ps'), probe));
  }

  #lost(row: LogRow): void {
    const psn = row.number('psn');
    const isJudged = this.#ack !== undefined && this.#model.judges(psn, this.#ack);
    this.comparison.equal(row.place, 'lost', 1, Number(isJudged));
    this.#model.lost(psn);
  }

  #compare(row: LogRow): void {
    this.#equal(row, 'recovery', Number(this.#model.isRecovering));
    this.#equal(row, 'recovery_psn', this.#model.recoveryPsn);
    this.#equal(row, 'highest_rtx', this.#model.judged);
  }

  #equal(row: LogRow, column: string, model: number): void {
    this.comparison.equal(row.place, column, row.number(column), model);
  }
}

const ackOf = (row: LogRow, maxWindow: number): SleekAck => ({
  expected: row.number('cum_ack'),
  outOfOrder: row.number('ooo'),
  cwnd: row.number('cwnd'),
  maxWindow,
  highestSent: row.number('highest_sent'),
  resendBacklog: row.number('rtx_backlog'),
});

/** Replays `NAME.fN.sleek.csv.gz`, beside which `cc` and `tx` of the flow stand. */
export async function replaySleek(file: string): Promise<ComparisonResult> {
  const { rows, settings } = await readFlow(file);
  const replay = new SleekReplay(settings);
  for (const row of rows) replay.take(row);
  return replay.comparison.result;
}
