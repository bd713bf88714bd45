/** One end of a link in hardware: clients, line, and the golden models of both halves beside it. */
import type { TransmitOptions } from '../../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import type { txStates } from '../../../../../rtl-gen/uet/llr/transmit/transmit-control.ts';
import { type ClientFrame, type LlrSettings, type RxCounter, rxCounters } from '../../../golden/llr/index.ts';
import type { LlrLink } from '../../../golden/llr/peer/link.ts';
import type { ControlSpacing } from '../../../golden/llr/peer/spacing.ts';
import { assert, type Dut, dutOf } from '../../test-kit.ts';
import { ReceiveChecker } from '../receive-checker.ts';
import { setReceiverSettings } from '../receive-stimulus.ts';
import { TransmitChecker } from '../transmit-checker.ts';
import { type TransmitCounter, transmitCounters } from '../transmit-ports.ts';
import { setSenderSettings } from '../transmit-stimulus.ts';
import { ArrivingLine } from './arriving-line.ts';
import { FrameClient } from './client.ts';
import { endPorts } from './end-ports.ts';
import { type EndName, llrPair } from './pair.ts';
import { SendingLine } from './sending-line.ts';

/** What both ends of a link have in common. */
export interface EndSetup {
  readonly options: TransmitOptions;
  /** Of both halves; a nanosecond is a clock. They may change while both halves are off. */
  readonly settings: LlrSettings;
  readonly spacing: ControlSpacing;
  readonly firstSeq: number;
}

/**
 * An end of `llrPair` between the links `out` and `into`. Its halves are held against the golden model at every port in
 * every clock, but for what a half offers while the other one's message stands before it. `sample` before each edge,
 * `send` and `arrive` after it, by its owner: all ends send before any has something arrive.
 */
export class EndBench {
  readonly tx: TransmitChecker;
  readonly rx: ReceiveChecker;
  readonly sending: SendingLine;
  readonly arriving: ArrivingLine;
  readonly #clients: Readonly<Record<'eligible' | 'beside', FrameClient>>;
  readonly #setup: EndSetup;
  readonly #ports;
  readonly #status;
  readonly #offers;
  readonly #sampleTurn: () => void;

  constructor(dut: Dut, name: EndName, setup: EndSetup, out: LlrLink, into: LlrLink) {
    const { options, settings, spacing } = setup;
    const { size } = options;
    const { transmit, receive, readTransmit, readReceive, sample } = endPorts(dut, name);
    this.#sampleTurn = sample;
    this.#setup = setup;
    const pair = dutOf(dut, llrPair(options));
    this.#ports = pair[name];
    this.#status = pair[`${name}_shows`].transmit_status;
    const [down, control, message] = [pair[`${name}_down`], pair[`${name}_control`], pair[`${name}_message`]];
    const [eligible, beside] = [pair[`${name}_eligible`], pair[`${name}_beside`]];
    this.#offers = control.valid;
    this.tx = new TransmitChecker(transmit, setup, readTransmit);
    this.rx = new ReceiveChecker(receive, size, settings, size, readReceive);
    this.sending = new SendingLine({ down, control }, size, out, spacing);
    this.arriving = new ArrivingLine({ ...this.#ports, message }, size, into);
    this.#clients = {
      eligible: new FrameClient(eligible, size),
      beside: new FrameClient(beside, size),
    };
    this.tx.onFrame = (seq, bytes) => this.sending.frame(seq, bytes);
    const { clear_error, inject_error } = this.#ports.transmit;
    const streams = [eligible.valid, beside.valid, message.valid, down.ready, control.ready];
    for (const port of [clear_error, inject_error, this.#ports.valid, this.#ports.error, ...streams]) port.set(0);
    this.enable(false, false);
    this.reInit(false);
    this.#ports.pcs_up.set(1);
    this.configure();
  }

  /** Writes the settings of both halves, as the setup has them now. */
  configure(): void {
    const { settings, options } = this.#setup;
    setSenderSettings(this.#ports.transmit.settings, this.#setup);
    setReceiverSettings(this.#ports.receive.settings, settings, options.size);
  }

  /** llr_mode_remote and llr_mode_local. */
  enable(transmit: boolean, receive: boolean): void {
    this.#ports.transmit.enable.set(Number(transmit));
    this.#ports.receive.enable.set(Number(receive));
  }

  /** Management starts again after a flush while this is true. */
  reInit(on: boolean): void {
    this.#ports.transmit.re_init.set(Number(on));
  }

  pcs(up: boolean): void {
    this.#ports.pcs_up.set(Number(up));
    if (!up) this.sending.cut();
  }

  submit(frame: ClientFrame): void {
    this.tx.expect(frame);
    this.#clients[frame.eligible ? 'eligible' : 'beside'].push(frame);
  }

  /** Frames that clients have and that have not begun to leave. */
  get waiting(): number {
    return this.#clients.eligible.waiting + this.#clients.beside.waiting;
  }

  waitingFor(client: 'eligible' | 'beside'): number {
    return this.#clients[client].waiting;
  }

  /** Nothing waits, is on the line, or is not acknowledged. */
  get idle(): boolean {
    return (
      this.waiting === 0 &&
      this.tx.waiting === 0 &&
      this.tx.golden.outstanding === 0 &&
      this.sending.idle &&
      this.arriving.idle
    );
  }

  get state(): (typeof txStates)[number] {
    return this.#status.state.get() as (typeof txStates)[number];
  }

  /** A flush has dropped what no one acknowledged. */
  get error(): boolean {
    return this.#status.error.get() === 1;
  }

  /** The counters of the hardware as they are. */
  get txCounts(): Readonly<Record<TransmitCounter, number>> {
    return named(transmitCounters, this.tx.counts);
  }

  get rxCounts(): Readonly<Record<RxCounter, number>> {
    return named(rxCounters, this.rx.counts);
  }

  sample(): void {
    assert.ok(this.#ports.pcs_up.get() === 1 || this.#offers.get() === 0, 'a message is offered while the PCS is down');
    // What leaves whole is told before the line takes its last beat.
    this.tx.sample();
    this.rx.sample();
    this.#sampleTurn();
    this.sending.sample();
    this.arriving.sample();
    for (const client of [this.#clients.eligible, this.#clients.beside]) client.sample();
  }

  send(): void {
    this.sending.drive();
    for (const client of [this.#clients.eligible, this.#clients.beside]) client.drive();
  }

  arrive(): void {
    this.arriving.drive();
  }
}

const named = <Name extends string>(
  names: readonly Name[],
  counts: readonly number[],
): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, i) => [name, counts[i]!])) as Record<Name, number>;
