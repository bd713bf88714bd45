/**
 * One end of a link: both halves of LLR behind a MAC, and the line that they share. Times are in bytes of line time.
 */
import { Ring } from '../../../../../support/ring.ts';
import type { ControlSet } from '../../wire/index.ts';
import { fcsStatus } from '../fcs.ts';
import { preambleOf, readPreamble } from '../preamble.ts';
import { LlrReceive, type Verdict } from '../receive.ts';
import type { LlrSettings } from '../settings.ts';
import { type ClientFrame, LlrTransmit } from '../transmit.ts';
import { Turn } from '../turn.ts';
import { CONTROL_BYTES, GAP_BYTES, type LineFrame, type LineItem, PREAMBLE_BYTES } from './link.ts';
import { type ControlSpacing, controlAllowedAt } from './spacing.ts';

/** A frame that has come, with what became of it. */
export interface Received {
  readonly seq: number | undefined;
  readonly verdict: Verdict;
  /** With check sequence. */
  readonly bytes: Uint8Array;
}

interface OnLine {
  readonly frame: LineFrame;
  readonly start: number;
  end: number;
  lastControl: number | undefined;
}

/**
 * Frames of each kind wait in a queue of their own; replayed, ineligible and new eligible ones share the line in turn.
 */
export class LlrEnd {
  readonly tx: LlrTransmit;
  readonly rx: LlrReceive;
  /** Frames that were dropped because their preamble was damaged. */
  preambleErrors = 0;
  readonly #settings: LlrSettings;
  readonly #spacing: ControlSpacing;
  readonly #send: (item: LineItem, at: number) => void;
  readonly #receive: (frame: Received) => void;
  readonly #eligible = new Ring<ClientFrame>();
  readonly #ineligible = new Ring<ClientFrame>();
  #ineligibleNext = false;
  #onLine: OnLine | undefined;
  #lineFree = 0;
  #lastControl = Number.NEGATIVE_INFINITY;
  #pcsUp = true;
  readonly #turn = new Turn<ControlSet['message']>();

  constructor(
    settings: LlrSettings,
    spacing: ControlSpacing,
    send: (item: LineItem, at: number) => void,
    receive: (frame: Received) => void,
  ) {
    this.tx = new LlrTransmit(settings);
    this.rx = new LlrReceive(settings);
    this.#settings = settings;
    this.#spacing = spacing;
    this.#send = send;
    this.#receive = receive;
  }

  submit(frame: ClientFrame): void {
    (frame.eligible ? this.#eligible : this.#ineligible).push(frame);
  }

  /** Frames that wait. */
  get waiting(): number {
    return this.#eligible.length + this.#ineligible.length;
  }

  /** Nothing waits, nothing is on the line, and all is acknowledged. */
  get idle(): boolean {
    return this.waiting === 0 && this.#onLine === undefined && this.tx.outstanding === 0;
  }

  /** The PCS has come up or gone down. While it is down no message leaves: what is due waits, or is withdrawn. */
  pcs(up: boolean, now: number): void {
    this.#pcsUp = up;
    this.tx.pcs(up, now);
  }

  arrive(item: LineItem, now: number): void {
    if (item.kind === 'frame') {
      const seq = readPreamble(item.preamble);
      if (seq === 'damaged') {
        this.preambleErrors++;
        return;
      }
      const verdict = this.rx.onFrame(seq, fcsStatus(item.bytes, this.#settings.poison));
      this.#receive({ seq, verdict, bytes: item.bytes });
      return;
    }
    const { set } = item;
    if (set.message === 'llr_ack') this.tx.onAck(set.seq, now);
    else if (set.message === 'llr_nack') this.tx.onNack(set.seq, now);
    else if (set.message === 'llr_init') this.rx.onInit(set.seq, set.init_data, now);
    else if (set.message === 'llr_init_echo') this.tx.onEcho(set, now);
  }

  /** When there may be something to do, if nothing arrives. */
  nextTime(now: number): number {
    const control = Math.min(this.tx.controlDue(), this.rx.controlDue());
    const insert = Math.max(now, control, this.#controlAllowed());
    const line = this.#onLine?.end ?? (this.#hasFrame() ? Math.max(now, this.#lineFree) : Number.POSITIVE_INFINITY);
    return Math.min(insert, line, Math.max(now, this.tx.deadline()));
  }

  /** Does what is due by `now`, which is `nextTime` or before it. */
  serve(now: number): void {
    this.tx.advance(now);
    this.#insertControl(now);
    const done = this.#onLine;
    if (done !== undefined && now >= done.end) {
      this.#send(done.frame, done.end);
      this.#lineFree = done.end + GAP_BYTES;
      this.#onLine = undefined;
    }
    if (this.#onLine === undefined && now >= this.#lineFree) this.#beginFrame(now);
  }

  #controlAllowed(): number {
    if (!this.#pcsUp) return Number.POSITIVE_INFINITY;
    return controlAllowedAt(this.#spacing, this.#lastControl, this.#onLine);
  }

  #insertControl(now: number): void {
    if (now < this.#controlAllowed()) return;
    const set = this.#takeControl(now);
    if (set === undefined) return;
    const end = now + CONTROL_BYTES;
    this.#send({ kind: 'control', set }, end);
    this.#lastControl = end;
    if (this.#onLine === undefined) this.#lineFree = Math.max(this.#lineFree, now) + CONTROL_BYTES;
    else {
      this.#onLine.lastControl = end;
      this.#onLine.end += CONTROL_BYTES;
    }
  }

  /** An INIT and the answers take turns: the directions are independent. */
  #takeControl(now: number): ControlSet | undefined {
    const init = this.tx.control(now);
    const answer = this.rx.control(now);
    if (init !== undefined && this.#turn.isOwn(answer?.message)) {
      this.tx.controlSent(now);
      this.#turn.own();
      return init;
    }
    if (answer === undefined) return undefined;
    this.rx.controlSent(answer, now);
    this.#turn.other(answer.message);
    return answer;
  }

  /** The queue whose first frame may leave. */
  #ready(queue: Ring<ClientFrame>): boolean {
    if (queue.length === 0) return false;
    const { eligible, bytes } = queue.first();
    return this.tx.canTake(eligible, bytes.length);
  }

  #hasFrame(): boolean {
    return this.tx.hasReplay || this.#ready(this.#eligible) || this.#ready(this.#ineligible);
  }

  #beginFrame(now: number): void {
    while (this.#hasFrame()) {
      const underLlr = this.tx.hasReplay || this.#ready(this.#eligible);
      const ineligible = this.#ready(this.#ineligible) && (this.#ineligibleNext || !underLlr);
      this.#ineligibleNext = !ineligible;
      const sent = ineligible
        ? this.tx.take(this.#ineligible.shift(), now)
        : this.tx.hasReplay
          ? this.tx.replay(now)
          : this.tx.take(this.#eligible.shift(), now);
      if (sent === undefined) continue;
      const frame: LineFrame = { kind: 'frame', preamble: preambleOf(sent.seq), bytes: sent.bytes };
      this.#onLine = { frame, start: now, end: now + PREAMBLE_BYTES + sent.bytes.length, lastControl: undefined };
      return;
    }
  }
}
