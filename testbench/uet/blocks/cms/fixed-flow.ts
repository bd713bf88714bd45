/** Recorded events of NSCC for the fixed point of the hardware, beside the model in the simulator's arithmetic. */
import { type NsccLink, nsccDefaults } from '../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import type { NsccConstants } from '../../golden/cms/nscc/constants.ts';
import type { FixedState } from '../../golden/cms/nscc/fixed/fixed-state.ts';
import type { FixedEvent } from '../../golden/cms/nscc/fixed/nscc-fixed.ts';
import type { NsccRegisters } from '../../golden/cms/nscc/fixed/registers.ts';
import { Nscc } from '../../golden/cms/nscc/nscc.ts';
import type { NsccState } from '../../golden/cms/nscc/state.ts';
import { type LogRow, LogSettings, logName, readLog } from '../../traces/cms/log.ts';
import { ackOf, nackOf, nsccColumns } from '../../traces/cms/nscc-events.ts';
import { nsccSettingsOf } from '../../traces/cms/nscc-fields.ts';
import { readFlow } from '../../traces/cms/replay-flow.ts';

/** One event, and what the model in the simulator's arithmetic had before and after it. */
export interface RecordedEvent {
  readonly event: FixedEvent;
  readonly place: string;
  readonly before: NsccState;
  readonly after: NsccState;
  /** Of ACKs and NACKs, as the model in the simulator's arithmetic says. */
  readonly quadrant: string | undefined;
  readonly quickAdapt: string | undefined;
  /** In ps, and the queueing delay that an ACK went by. */
  readonly time: number;
  readonly delay: number | undefined;
}

export interface RecordedEvents {
  readonly registers: NsccRegisters;
  /** In ns. */
  readonly tick: number;
  /** Of the model in the simulator's arithmetic. */
  readonly constants: NsccConstants;
  readonly events: readonly RecordedEvent[];
}

/** Reads a flow or a file of vectors; times are in ticks of so many ns. */
export async function readEvents(file: string, tick: number): Promise<RecordedEvents> {
  const isVectors = logName(file).kind === '';
  const rows = isVectors
    ? (await readLog(file, 'NSCC', [...nsccColumns, 'in_flight_upd'])).map((row) => ({ kind: 'cc' as const, row }))
    : (await readFlow(file)).rows;
  const log = new LogSettings(logName(file).settings);
  const start = rows.find(({ row }) => row.text('kind') === 'G')!.row;
  const model = new Nscc(nsccSettingsOf(log, start.number('cwnd')));
  const link: NsccLink = {
    linkRate: model.settings.linkRate,
    baseRtt: model.settings.networkRtt / 1000,
    tick,
    mtu: model.settings.mtu,
    mss: model.settings.mss,
    hasTrimming: model.settings.hasTrimming,
    hasCredit: log.flag('rccc'),
  };
  const target = Math.round(model.constants.target / 1000 / tick);
  const registers = { ...nsccDefaults(link), target, qaThreshold: 4 * target };
  const recorder = new Recorder(model, tick, link.hasCredit, isVectors);
  for (const { kind, row } of rows) recorder.take(kind, row);
  return { registers, tick, constants: model.constants, events: recorder.events };
}

class Recorder {
  readonly events: RecordedEvent[] = [];
  readonly #model: Nscc;
  readonly #tick: number;
  readonly #hasCredit: boolean;
  readonly #isVectors: boolean;
  #time = 0;

  constructor(model: Nscc, tick: number, hasCredit: boolean, isVectors: boolean) {
    this.#model = model;
    this.#tick = tick;
    this.#hasCredit = hasCredit;
    this.#isVectors = isVectors;
    this.#add('the start', { kind: 'start', bytes: 0, now: 0 }, () => ({}));
  }

  take(file: 'cc' | 'tx' | 'sleek', row: LogRow): void {
    const kind = row.text('kind');
    this.#time = row.number('time_ps');
    const now = this.#ticks(row.number('time_ps'));
    const { state } = this.#model;
    if (file === 'tx') {
      if (kind === 'S' || kind === 'X') this.#sent(row, now, row.number('size'));
    } else if (file === 'sleek') {
      if (kind !== 'L') return;
      const bytes = row.number('size');
      this.#silent(row.place, { kind: 'inferred', bytes, now }, () => this.#model.inferred(bytes));
    } else if (kind === 'A') this.#acked(row, now);
    else if (kind === 'N' && (this.#isVectors || row.flag('found'))) this.#trimmed(row, now);
    else if (kind === 'T' && (this.#isVectors || !row.flag('sleek_held'))) {
      const bytes = row.number(this.#isVectors ? 'newly' : 'pkt_size');
      if (this.#isVectors) this.#flight(row, now, state.inFlight);
      this.#silent(row.place, { kind: 'timeout', bytes, now }, () => this.#model.timeout(bytes));
    }
  }

  #acked(row: LogRow, now: number): void {
    const ack = ackOf(row, !this.#isVectors && row.flag('is_rts'));
    const readd = this.#isVectors ? 0 : row.number('readd');
    if (readd > 0) this.#silent(row.place, { kind: 'readd', bytes: readd, now }, () => this.#model.readd(readd));
    if (this.#isVectors) this.#flight(row, now, row.number('in_flight_upd') + ack.newly);
    const { sample } = ack;
    const event: FixedEvent = {
      kind: sample?.kind === 'probe' ? 'probe_ack' : 'ack',
      bytes: ack.newly,
      now,
      ecn: ack.ecn,
      rtt: sample === undefined ? undefined : this.#ticks(sample.rtt),
      keepsBase: sample?.kind === 'data_late',
    };
    this.#add(row.place, event, () => this.#model.ack(ack));
  }

  #trimmed(row: LogRow, now: number): void {
    const bytes = row.number(this.#isVectors ? 'newly' : 'pkt_size');
    const isLast = row.has('last_hop') && row.flag('last_hop');
    if (this.#isVectors) this.#flight(row, now, row.number('in_flight_upd'));
    const nack = nackOf(row, bytes, this.#hasCredit && isLast);
    const kind = isLast ? 'nack_last_hop' : 'nack_trim';
    this.#add(row.place, { kind, bytes, now, rtt: this.#ticks(nack.rtt) }, () => this.#model.nack(nack));
  }

  /** Of vectors the flight is an input: what is missing was sent, what is too much was withdrawn. */
  #flight(row: LogRow, now: number, wanted: number): void {
    let rest = wanted - this.#model.state.inFlight;
    while (rest !== 0) {
      const bytes = Math.min(Math.abs(rest), 2 ** 20 - 1);
      if (rest > 0) this.#sent(row, now, bytes);
      else this.#silent(row.place, { kind: 'withdrawn', bytes, now }, () => this.#model.inferred(bytes));
      rest -= Math.sign(rest) * bytes;
    }
  }

  #sent(row: LogRow, now: number, bytes: number): void {
    this.#silent(row.place, { kind: 'sent', bytes, now }, () => this.#model.sent(bytes));
  }

  #add(
    place: string,
    event: FixedEvent,
    apply: () => Partial<Pick<RecordedEvent, 'quadrant' | 'quickAdapt' | 'delay'>>,
  ): void {
    const before = { ...this.#model.state };
    const { quadrant, quickAdapt, delay } = apply();
    const after = { ...this.#model.state };
    this.events.push({ event, place, before, after, quadrant, quickAdapt, time: this.#time, delay });
  }

  /** An event of which the log tells no decision. */
  #silent(place: string, event: FixedEvent, apply: () => void): void {
    this.#add(place, event, () => {
      apply();
      return {};
    });
  }

  #ticks(ps: number): number {
    return ticksOf(ps, this.#tick);
  }
}

const ticksOf = (ps: number, tick: number): number => Math.round(ps / 1000 / tick);

/** A state of the simulator's arithmetic in fixed point, as near as it can hold it. */
export function fixedStateOf(state: NsccState, tick: number): Omit<FixedState, 'removed' | 'isLimited' | 'savedCwnd'> {
  const ignored = state.bytesToIgnore - state.bytesIgnored;
  return {
    cwnd: state.cwnd,
    inFlight: state.inFlight,
    baseRtt: ticksOf(state.baseRtt, tick),
    avgDelay: Math.round((state.avgDelay / 1000 / tick) * 64),
    incBytes: Math.floor(state.incBytes / 256),
    receivedBytes: state.receivedBytes,
    achievedBytes: state.achievedBytes,
    qaEnd: state.qaEnd === 0 ? undefined : ticksOf(state.qaEnd, tick),
    isTriggered: state.isTriggered,
    toIgnore: Math.min(Math.max(ignored, 0), 2 ** 25 - 1),
    fiCount: state.fiCount,
    isFast: state.isFast,
    lastAdjust: ticksOf(state.lastAdjust, tick),
    lastDec: ticksOf(state.lastDec, tick),
  };
}
