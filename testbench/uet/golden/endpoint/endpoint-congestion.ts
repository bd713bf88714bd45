/**
 * Congestion control of an endpoint in software: NSCC and path selection as the hardware has them, each context from
 * what the initiator tells of it (cms.md 3 and 6).
 */
import { NsccFixed } from '../cms/nscc/fixed/nscc-fixed.ts';
import type { NsccRegisters } from '../cms/nscc/fixed/registers.ts';
import { PathContext, type PathSettings } from '../cms/paths/fixed/path-context.ts';
import type { CongestionEvent, Limit, PickRequest } from '../pds/initiator/index.ts';

/** What an endpoint asks. Times are those of its initiator. */
export interface EndpointCongestion {
  /** The limit of a context after an event of it. */
  next(event: CongestionEvent, now: number): Limit;
  /** The entropy value of a packet that leaves. */
  pick(asked: PickRequest, now: number): number;
  /** Limits that have changed with time alone, where some do. */
  turns?(now: number): Iterable<readonly [ccc: number, limit: Limit]>;
}

export interface NsccControlOptions {
  readonly registers: NsccRegisters;
  readonly paths: PathSettings;
  /** Bytes of a full packet, below which an RTT does not lower the base RTT. */
  readonly full: number;
  /** 32 random bits. */
  random(): number;
}

/** What path selection hears of an event; others say nothing of a path. */
const heardOf: Partial<Record<CongestionEvent['kind'], 'nack' | 'timeout'>> = {
  nack_trim: 'nack',
  nack_last_hop: 'nack',
  inferred: 'nack',
  timeout: 'timeout',
};

interface Context {
  readonly nscc: NsccFixed;
  readonly paths: PathContext;
}

export class NsccControl implements EndpointCongestion {
  readonly #options: NsccControlOptions;
  readonly #contexts = new Map<number, Context>();

  constructor(options: NsccControlOptions) {
    this.#options = options;
  }

  /** The window of a context in bytes; `undefined`: it has not begun. */
  windowOf(ccc: number): number | undefined {
    return this.#contexts.get(ccc)?.nscc.state.cwnd;
  }

  /** Contexts that have begun. */
  get contexts(): readonly number[] {
    return [...this.#contexts.keys()];
  }

  next(event: CongestionEvent, now: number): Limit {
    const { nscc, paths } = this.#contextOf(event.ccc, now);
    const { kind, bytes, ecn, rtt, rcvCwndPend, restoreCwnd } = event;
    nscc.take({
      kind,
      bytes,
      now,
      ecn,
      rtt,
      keepsBase: bytes < this.#options.full,
      penalty: rcvCwndPend ?? 0,
      restores: restoreCwnd ?? false,
    });
    const isAck = kind === 'ack' || kind === 'probe_ack';
    const heard = isAck ? (ecn ? 'ecn' : 'good') : heardOf[kind];
    if (heard !== undefined) paths.take(this.#drawn(heard, event.entropy, now));
    const { cwnd, removed } = nscc.state;
    return {
      window: (cwnd + removed) >>> 0,
      credit: undefined,
      cwnd,
      maxWindow: nscc.maxWindow,
      small: cwnd < this.#options.registers.ackTrigger,
    };
  }

  pick({ ccc }: PickRequest, now: number): number {
    return 0x8000 | this.#contextOf(ccc, now).paths.take(this.#drawn('pick', 0, now))!.entropy;
  }

  #contextOf(ccc: number, now: number): Context {
    const known = this.#contexts.get(ccc);
    if (known !== undefined) return known;
    const { registers, paths } = this.#options;
    const made = { nscc: new NsccFixed(registers), paths: new PathContext(paths) };
    made.nscc.take({ kind: 'start', bytes: 0, now });
    made.paths.take(this.#drawn('start', 0, now));
    this.#contexts.set(ccc, made);
    return made;
  }

  #drawn(kind: 'start' | 'pick' | 'good' | 'ecn' | 'nack' | 'timeout', entropy: number, now: number) {
    const [firstDraw, secondDraw] = [this.#options.random(), this.#options.random()];
    return { kind, entropy, now: now >>> 0, firstDraw, secondDraw };
  }
}
