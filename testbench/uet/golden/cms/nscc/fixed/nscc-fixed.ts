/** NSCC of a context in the fixed point of the hardware. */
import { after, type FixedState, type Seen, saturated, shiftedRight, word32 } from './fixed-state.ts';
import { normalised, reciprocal } from './reciprocal.ts';
import type { NsccRegisters } from './registers.ts';

/** What happens to a context. Bytes are of 24 bits, of `idle` 32; RTTs of 24, `now` of 32, in ticks. */
export interface FixedEvent {
  readonly kind:
    | 'start'
    | 'sent'
    | 'ack'
    | 'probe_ack'
    | 'nack_trim'
    | 'nack_last_hop'
    | 'nack_other'
    | 'timeout'
    | 'inferred'
    | 'withdrawn'
    | 'readd'
    | 'credit'
    | 'idle';
  readonly bytes: number;
  readonly now: number;
  readonly ecn?: boolean;
  readonly rtt?: number | undefined;
  /** The RTT is not one of a full packet: it does not lower the base RTT. */
  readonly keepsBase?: boolean;
  /** rcv_cwnd_pend and rc of the ACK. */
  readonly penalty?: number;
  readonly restores?: boolean;
}

/** What it did. */
export interface FixedOutcome {
  readonly quadrant: 'PI' | 'FAST' | 'FI' | 'NOOP' | 'MD' | 'MDskip' | undefined;
  readonly quickAdapt: 'none' | 'window' | 'cut' | 'ignore';
  readonly fulfilled: boolean;
  readonly eta: boolean;
}

const nothing: FixedOutcome = { quadrant: undefined, quickAdapt: 'none', fulfilled: false, eta: false };

const isAck = ({ kind }: FixedEvent): boolean => kind === 'ack' || kind === 'probe_ack';
const isTrim = ({ kind }: FixedEvent): boolean => kind === 'nack_trim' || kind === 'nack_last_hop';
const removes = ({ kind }: FixedEvent): boolean =>
  ['ack', 'probe_ack', 'nack_trim', 'nack_last_hop', 'nack_other', 'timeout', 'inferred', 'withdrawn'].includes(kind);

/** The window becomes min(max(cwnd + change, least), most). */
interface Limits {
  readonly change: number;
  readonly least: number;
  readonly most: number;
}

/** What the parts of an event have decided, for the window. */
interface Decisions {
  readonly seen: Seen;
  /** Of a cut the window that it leaves. */
  readonly adapted: { readonly what: FixedOutcome['quickAdapt']; readonly cwnd: number };
  /** Of an ACK that quick adapt left alone: what is added at once, and what was gathered for the quotient. */
  readonly acked:
    | {
        readonly outcome: {
          readonly quadrant: FixedOutcome['quadrant'];
          readonly fulfilled: boolean;
          readonly eta: boolean;
        };
        readonly change: number;
        readonly inc: number;
      }
    | undefined;
  /** The window that comes back after a penalty. */
  readonly restored: number | undefined;
}

export class NsccFixed {
  readonly registers: NsccRegisters;
  readonly state: FixedState;

  constructor(registers: NsccRegisters) {
    this.registers = registers;
    this.state = {
      cwnd: this.#largest(registers.baseRtt),
      inFlight: 0,
      removed: 0,
      baseRtt: registers.baseRtt,
      avgDelay: 0,
      incBytes: 0,
      receivedBytes: 0,
      achievedBytes: 0,
      qaEnd: undefined,
      isTriggered: false,
      toIgnore: 0,
      fiCount: 0,
      isFast: false,
      lastAdjust: 0,
      lastDec: 0,
      isLimited: false,
      savedCwnd: 0,
    };
  }

  /** The largest window at this base RTT, in bytes. */
  #largest(baseRtt: number): number {
    const { windowPerTick, minWindow } = this.registers;
    return Math.max(saturated(shiftedRight(baseRtt * windowPerTick, 8), 24), minWindow);
  }

  get maxWindow(): number {
    return this.#largest(this.state.baseRtt);
  }

  /** An event. `seen` is the state that it multiplies with; default the present one. */
  take(event: FixedEvent, seen: Seen = { ...this.state }): FixedOutcome {
    if (event.kind === 'start') this.#start(event);
    const { state } = this;
    const inFlight = this.#fly(event);
    const sample = this.#sample(event);
    const { delay } = this.#filter(event, sample, seen);
    const adapted = this.#quickAdapt(event, delay, inFlight);
    const isHandled = adapted.what === 'cut' || adapted.what === 'ignore';
    const restored = this.#limit(event, seen);
    const acked = isAck(event) && !isHandled ? this.#acked(event, delay, seen) : undefined;
    if (isHandled) {
      state.incBytes = 0;
      state.receivedBytes = 0;
    }
    this.#change(event, { seen, adapted, acked, restored });
    return { ...nothing, quickAdapt: adapted.what, ...acked?.outcome };
  }

  /** As a context begins, whatever it was before. */
  #start({ now, bytes }: FixedEvent): void {
    const fresh = new NsccFixed(this.registers).state;
    Object.assign(this.state, fresh, { lastAdjust: now, lastDec: now, removed: bytes });
  }

  /** The flight, and what quick adapt sees of it: that of a trimmed packet still has the packet. */
  #fly(event: FixedEvent): number {
    const { state } = this;
    const before = state.inFlight;
    const sign = event.kind === 'sent' || event.kind === 'readd' ? 1 : removes(event) ? -1 : 0;
    const bytes = event.bytes % 2 ** 24;
    state.inFlight = event.kind === 'idle' ? 0 : ((before + sign * bytes + 2 ** 25) & (2 ** 26 - 1)) - 2 ** 25;
    if (event.kind === 'idle') state.removed = event.bytes;
    else if (event.kind !== 'sent') state.removed = word32(state.removed - sign * bytes);
    return isTrim(event) ? before : state.inFlight;
  }

  /** The queueing delay that was measured; a lower RTT is the new base. */
  #sample(event: FixedEvent): { readonly delay: number; readonly kind: 'filter' | 'low_probe' | 'none' } {
    const { state } = this;
    const isSampled = event.rtt !== undefined && (isAck(event) || isTrim(event));
    const rtt = saturated(event.rtt ?? 0, 20);
    const lowers = isSampled && event.kind !== 'probe_ack' && event.keepsBase !== true;
    if (lowers) state.baseRtt = Math.min(state.baseRtt, rtt);
    if (!isSampled || !isAck(event)) return { delay: 0, kind: 'none' };
    if (rtt >= state.baseRtt) return { delay: rtt - state.baseRtt, kind: 'filter' };
    return { delay: 0, kind: event.kind === 'probe_ack' ? 'low_probe' : 'none' };
  }

  /** The delay's average, and the delay that the event goes by. */
  #filter(
    event: FixedEvent,
    sample: { readonly delay: number; readonly kind: 'filter' | 'low_probe' | 'none' },
    seen: Seen,
  ): { readonly delay: number } {
    const { state, registers } = this;
    const average = shiftedRight(state.avgDelay, 6);
    const isTrusted = event.ecn === true || sample.delay <= registers.target;
    const input = isTrim(event) ? registers.baseRtt : isTrusted ? sample.delay : shiftedRight(state.baseRtt, 2);
    if (isTrim(event) || sample.kind === 'filter') {
      const step = shiftedRight((input * 64 - seen.avgDelay) * registers.gain + 2 ** 13, 14);
      state.avgDelay = Math.max(state.avgDelay + step, 0);
    }
    if (sample.kind === 'filter') return { delay: sample.delay };
    return { delay: sample.kind === 'low_probe' ? 0 : average };
  }

  #quickAdapt(
    event: FixedEvent,
    delay: number,
    inFlight: number,
  ): { readonly what: FixedOutcome['quickAdapt']; readonly cwnd: number } {
    const { state, registers } = this;
    if (event.kind === 'idle') Object.assign(state, { qaEnd: undefined, lastAdjust: undefined, lastDec: undefined });
    if (!isAck(event) && !isTrim(event)) return { what: 'none', cwnd: 0 };
    const bytes = event.bytes % 2 ** 24;
    const isNack = isTrim(event);
    if (isNack) state.isTriggered = true;
    else state.achievedBytes = saturated(state.achievedBytes + bytes, 24);
    state.toIgnore = Math.max(state.toIgnore - bytes, 0);
    if (state.toIgnore > 0 && (isNack || event.ecn === true)) return { what: 'ignore', cwnd: 0 };
    const isOpen = state.qaEnd !== undefined;
    if (isOpen && after(state.qaEnd!, event.now) >= 0) return { what: 'none', cwnd: 0 };
    const isAsked = state.isTriggered || (!isNack && delay > registers.qaThreshold);
    const achieved = state.achievedBytes;
    const isCut = isOpen && isAsked && achieved < shiftedRight(this.maxWindow, registers.qaGate);
    if (isCut) {
      state.toIgnore = Math.max(inFlight, 0);
      state.isTriggered = false;
    }
    state.achievedBytes = 0;
    state.qaEnd = word32(event.now + state.baseRtt + registers.target);
    return { what: isCut ? 'cut' : 'window', cwnd: achieved };
  }

  /** Destination flow control: the receiver's penalty, and its end. What it returns is the window that comes back. */
  #limit(event: FixedEvent, seen: Seen): number | undefined {
    const { state } = this;
    if (!isAck(event)) return undefined;
    if ((event.penalty ?? 0) > 0) {
      if (!state.isLimited) state.savedCwnd = seen.cwnd;
      state.isLimited = true;
      return undefined;
    }
    if (event.restores !== true || !state.isLimited) return undefined;
    state.isLimited = false;
    return state.savedCwnd;
  }

  /** The quadrant and the fulfil adjustment of an ACK that quick adapt left alone. */
  #acked(event: FixedEvent, delay: number, seen: Seen): NonNullable<Decisions['acked']> {
    const { state, registers } = this;
    const newly = event.bytes % 2 ** 24;
    let add = 0;
    let fast = 0;
    let isDecrease = false;
    const inside = (): NonNullable<FixedOutcome['quadrant']> => {
      if (delay >= registers.target) {
        if (event.ecn === true) {
          state.isFast = false;
          state.fiCount = 0;
          isDecrease = state.avgDelay > registers.target * 64 && isBeyond(state.lastDec, event.now - state.baseRtt);
          if (isDecrease) state.lastDec = event.now;
          return isDecrease ? 'MD' : 'MDskip';
        }
        add = shiftedRight(registers.fairIncrease * newly, 8);
        return 'FI';
      }
      if (event.ecn === true) return 'NOOP';
      if (delay < registers.fastDelay && !state.isLimited) {
        state.isFast ||= state.fiCount + newly > seen.cwnd;
        state.fiCount = saturated(state.fiCount + newly, 24);
        if (state.isFast) {
          fast = shiftedRight(newly * registers.fastScale, 12);
          return 'FAST';
        }
      } else {
        state.fiCount = 0;
        state.isFast = false;
      }
      const coefficient = saturated(shiftedRight(registers.alpha * (registers.target - delay), 12), 20);
      add = shiftedRight(coefficient * newly, 8);
      return 'PI';
    };
    const quadrant = inside();
    if (state.isLimited) add = 0;
    const inc = saturated(state.incBytes + add, 32);
    const received = saturated(state.receivedBytes + newly, 24);
    const since = event.now - registers.adjustPeriod;
    const fulfilled = received > registers.adjustBytes || isBeyond(state.lastAdjust, since);
    const isPeriod = state.lastAdjust === undefined || after(since, state.lastAdjust) >= 0;
    const eta = fulfilled && isPeriod;
    state.incBytes = fulfilled ? 0 : inc;
    state.receivedBytes = fulfilled ? 0 : received;
    if (eta) state.lastAdjust = event.now;
    const decrease = isDecrease ? this.#decrease(seen.cwnd) : 0;
    return { outcome: { quadrant, fulfilled, eta }, change: fast - decrease, inc: fulfilled ? inc : 0 };
  }

  /** How much a multiplicative decrease takes off the window. */
  #decrease(cwnd: number): number {
    const { gamma, mostDecrease, target } = this.registers;
    const { avgDelay } = this.state;
    const { mantissa, shift } = normalised(avgDelay, 26);
    const over = shiftedRight((avgDelay - target * 64) * 2 ** shift, 9);
    const ratio = shiftedRight(over * reciprocal(mantissa, 26), 17);
    const part = Math.min(shiftedRight(ratio * gamma, 10), mostDecrease * 64);
    return shiftedRight(cwnd * part, 16);
  }

  /** The window after the event. */
  #change(event: FixedEvent, { seen, adapted, acked, restored }: Decisions): void {
    const { state, registers, maxWindow } = this;
    const { minWindow } = registers;
    const within = (cwnd: number): number => Math.max(Math.min(cwnd, maxWindow), minWindow);
    const bytes = event.bytes % 2 ** 24;
    const limits = (): Limits => {
      const to = (cwnd: number): Limits => ({ change: 0, least: within(cwnd), most: within(cwnd) });
      if (event.kind === 'start') return to(maxWindow);
      if (adapted.what === 'cut') return to(adapted.cwnd);
      if (restored !== undefined) return to(restored);
      if (isAck(event)) {
        const penalty = event.penalty ?? 0;
        const change = (acked?.change ?? 0) - shiftedRight(penalty * bytes, 7);
        // What was gathered is divided by the window as this event leaves it.
        const quotient = quotientOf(acked?.inc ?? 0, within(seen.cwnd + change));
        const eta = acked?.outcome.eta === true && !state.isLimited ? registers.eta : 0;
        const increase = quotient + eta;
        const most = penalty > 0 ? within(state.inFlight + change) : maxWindow;
        return { change: change + increase, least: Math.min(minWindow + increase, most), most };
      }
      const isKept = event.kind === 'nack_last_hop' && registers.hasCredit;
      const isLost = (isTrim(event) && adapted.what !== 'ignore' && !isKept) || event.kind === 'timeout';
      return { change: isLost ? -bytes : 0, least: minWindow, most: maxWindow };
    };
    const { change, least, most } = limits();
    state.cwnd = Math.min(Math.max(state.cwnd + change, least), most);
  }
}

/** Whether a time lies before another one. */
const isBeyond = (time: number | undefined, since: number): boolean => time === undefined || after(time, since) < 0;

/** inc / cwnd: units of 256 byte^2 by bytes, by the reciprocal. */
export function quotientOf(inc: number, cwnd: number): number {
  const { mantissa, shift } = normalised(cwnd, 24);
  return saturated(Math.floor(inc * reciprocal(mantissa, 24) * 2 ** (shift - 32)), 24);
}
