/** Two ends of LLR over two links, from event to event. Times are in bytes of line time. */
import { type LlrSettings, llrSettings } from '../settings.ts';
import type { ClientFrame } from '../transmit.ts';
import { LlrEnd, type Received } from './end.ts';
import { type LinkSettings, LlrLink } from './link.ts';
import { type ControlSpacing, defaultSpacing } from './spacing.ts';

export interface WorldOptions {
  /** Of both ends. */
  readonly settings?: Partial<LlrSettings>;
  readonly spacing?: Partial<ControlSpacing>;
  /** What the links do, from a to b and back; `delay` of both in nanoseconds. */
  readonly delayNs?: number;
  readonly forward?: Partial<LinkSettings>;
  readonly backward?: Partial<LinkSettings>;
  /** The number that frames of `a` begin with. */
  readonly firstSeq?: number;
}

/** A run that does not come to its end is given up after so many events. */
const MANY = 50_000_000;

/**
 * `a` sends to `b`, and `b` back, both under LLR from the beginning. What comes is kept unless `onReceived` takes it.
 */
export class LlrWorld {
  readonly settings: LlrSettings;
  readonly a: LlrEnd;
  readonly b: LlrEnd;
  readonly forward: LlrLink;
  readonly backward: LlrLink;
  /** What came at `b`, in order. */
  readonly received: Received[] = [];
  readonly receivedAtA: Received[] = [];
  onReceived: (frame: Received) => void = (frame) => void this.received.push(frame);
  now = 0;

  constructor(options: WorldOptions = {}) {
    this.settings = llrSettings(options.settings ?? {});
    const delay = (options.delayNs ?? 0) * this.settings.bytesPerNs;
    const spacing = { ...defaultSpacing, ...options.spacing };
    this.forward = new LlrLink({ delay, ...options.forward });
    this.backward = new LlrLink({ delay, ...options.backward });
    this.a = new LlrEnd(
      this.settings,
      spacing,
      (item, at) => this.forward.send(item, at),
      (frame) => this.receivedAtA.push(frame),
    );
    this.b = new LlrEnd(
      this.settings,
      spacing,
      (item, at) => this.backward.send(item, at),
      (frame) => this.onReceived(frame),
    );
    for (const end of [this.a, this.b]) {
      end.rx.setMode(true);
      end.tx.setMode(true, 0, options.firstSeq ?? 0);
    }
  }

  submit(...frames: readonly ClientFrame[]): void {
    for (const frame of frames) this.a.submit(frame);
  }

  /** Frames that were handed on at `b` without an error, check sequence included. */
  get delivered(): readonly Uint8Array[] {
    return this.received.filter(({ verdict }) => verdict === 'deliver').map(({ bytes }) => bytes);
  }

  /** Let so many nanoseconds pass. */
  runNs(ns: number): void {
    const until = this.now + ns * this.settings.bytesPerNs;
    this.#run(() => this.#next() > until);
    this.now = until;
  }

  /** Run until `condition` holds; throws where that takes longer than `limitNs`. */
  runUntil(condition: () => boolean, limitNs = 1e9): void {
    const limit = this.now + limitNs * this.settings.bytesPerNs;
    this.#run(() => condition() || this.now > limit);
    if (!condition()) throw new Error(`nothing of it has happened within ${limitNs} ns`);
  }

  /** Run until both ends are under LLR. */
  connect(): void {
    this.runUntil(() => this.a.tx.state === 'advance' && this.b.tx.state === 'advance');
  }

  /** Run until everything is delivered and acknowledged. */
  settle(): void {
    this.runUntil(() => this.a.idle && this.b.idle);
  }

  /** Both directions, and what both ends see of it. */
  setLink(up: boolean): void {
    for (const link of [this.forward, this.backward]) link.setUp(up);
    for (const end of [this.a, this.b]) end.pcs(up, this.now);
  }

  #next(): number {
    const { a, b, forward, backward, now } = this;
    return Math.min(a.nextTime(now), b.nextTime(now), forward.nextArrival(), backward.nextArrival());
  }

  #run(done: () => boolean): void {
    for (let events = 0; !done(); events++) {
      if (events > MANY) throw new Error('the two ends never come to rest');
      const next = this.#next();
      if (next === Number.POSITIVE_INFINITY) return;
      this.now = next;
      for (let item = this.forward.receive(next); item !== undefined; item = this.forward.receive(next)) {
        this.b.arrive(item, next);
      }
      for (let item = this.backward.receive(next); item !== undefined; item = this.backward.receive(next)) {
        this.a.arrive(item, next);
      }
      this.a.serve(next);
      this.b.serve(next);
    }
  }
}
