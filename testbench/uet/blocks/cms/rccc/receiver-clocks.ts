/** A receiver of RCCC clock by clock: when turns begin, and what leaves. */
import { turnClock } from '../../../../../rtl-gen/uet/cms/rccc/rccc-receiver.ts';
import { ReceiverSource, type SourceChange, type SourceStep } from '../../../golden/cms/rccc/fixed/receiver-source.ts';
import type { ReceiverSettings, ShownReceiver, SourceEvent } from './receiver-ports.ts';

/** An access on its way. */
interface Access {
  readonly source: number;
  readonly step: SourceStep;
  readonly change: SourceChange;
}

/** Clocks from an access to its change, and to the end of a turn. */
const CHANGE = turnClock.grant - turnClock.access;
const END = turnClock.next - 1 - turnClock.access;

/** A clock, in the fixed point of times; how late a turn may be and make up for it. */
const CLOCK = 2 ** 12;
const LATEST = 256 * CLOCK;

export class ReceiverClocks {
  readonly #settings: ReceiverSettings;
  readonly #sources = new Map<number, ReceiverSource>();
  readonly #most: number;
  #waiting: number[] = [];
  #idle: number[] = [];
  #isRunning = false;
  /** Time until the next turn is due. */
  #due = 0;
  /** The turn that goes on: how many clocks it still takes to ask, and for whom. */
  #turn: { readonly source: number; readonly isGiving: boolean; clocks: number; isIssued: boolean } | undefined;
  /** Accesses by their age in clocks. */
  #pipe: (Access | undefined)[] = [];

  /** `sources`: how many the hardware has. */
  constructor(settings: ReceiverSettings, sources: number) {
    this.#settings = settings;
    this.#most = sources;
  }

  source(source: number): ReceiverSource {
    const known = this.#sources.get(source) ?? new ReceiverSource();
    this.#sources.set(source, known);
    return known;
  }

  /** What the ports show in this clock, before its edge. */
  get shown(): ShownReceiver {
    const access = this.#pipe[CHANGE - 1];
    const isTurn = access !== undefined && (access.step === 'serves' || access.step === 'gives');
    const grant = isTurn
      ? {
          source: access.source,
          credit: access.change.credit,
          quanta: access.change.quanta,
          isBackground: access.step === 'gives',
        }
      : undefined;
    return { grant, waiting: this.#waiting.length, idle: this.#idle.length, isRunning: this.#isRunning };
  }

  /** The edge of a clock with these inputs. */
  step(event: SourceEvent | undefined, room: boolean): void {
    const { timePerQuantum } = this.#settings;
    const wasRunning = this.#isRunning;
    const isFree = this.#turn === undefined;
    const begins = isFree && room && (wasRunning ? this.#due <= 0 : this.#waiting.length > 0);
    const changed = this.#pipe[CHANGE - 1];
    const ended = this.#pipe[END - 1];
    const access = this.#access(event);

    // The wait.
    const isEnd = ended !== undefined && (ended.step === 'serves' || ended.step === 'gives');
    if (begins && !wasRunning) this.#due = -CLOCK;
    else if (isEnd) this.#due += (ended.change.quanta === 0 ? 4 : ended.change.quanta) * timePerQuantum - CLOCK;
    else this.#due = Math.max(this.#due - CLOCK, -LATEST);
    if (isEnd) this.#turn = undefined;

    // Who is first leaves a list before who comes joins it, if that has room.
    const mayWait = this.#waiting.length < this.#most;
    const mayIdle = this.#idle.length < 2 * this.#most;
    if (begins) {
      const isGiving = this.#waiting.length === 0;
      const source = isGiving ? this.#idle.shift() : this.#waiting.shift();
      this.#isRunning = source !== undefined;
      if (source !== undefined) this.#turn = { source, isGiving, clocks: turnClock.access, isIssued: false };
    }
    if (changed?.change.waits === true && mayWait) this.#waiting.push(changed.source);
    if (changed?.change.idles === true && mayIdle) this.#idle.push(changed.source);
    if (this.#turn !== undefined && this.#turn.clocks > 0) this.#turn.clocks -= 1;
    this.#pipe = [access, ...this.#pipe.slice(0, END - 1)];
  }

  /** The access that begins in this clock: of an event, else of a turn that waits for a clock. */
  #access(event: SourceEvent | undefined): Access | undefined {
    const { background } = this.#settings;
    const of = (source: number, step: SourceStep, value: number): Access => ({
      source,
      step,
      change: this.source(source).take(step, value, background),
    });
    if (event !== undefined) return of(event.source, event.kind, event.target);
    const turn = this.#turn;
    if (turn === undefined || turn.isIssued || turn.clocks > 0) return undefined;
    turn.isIssued = true;
    return of(turn.source, turn.isGiving ? 'gives' : 'serves', 0);
  }
}
