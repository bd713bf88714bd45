/**
 * A link with both ends of CBFC in hardware: the wire, the buffers after it, and everything that goes wrong between.
 */

import { type Link, link } from '../../../../agents/link/link.ts';
import type { Fate } from '../../../../agents/link/link-options.ts';
import type { Payload } from '../../../../agents/payload.ts';
import { type CreditUnit, frameCost } from '../../../golden/cbfc/credits.ts';
import type { Agent, Random, TestContext } from '../../test-kit.ts';
import { pairOf } from './pair.ts';

/** Bytes of preamble and gap that a frame takes beside its own. */
const gap = 20;
const ccUpdateBytes = 64;

export interface LinkBenchOptions {
  readonly vcs: number;
  /** Credits of each channel's buffer; at the sender its limit. */
  readonly limit: number;
  readonly unit: CreditUnit;
  /** Clocks that frames and CC_Updates are on their way, and CF_Updates on theirs. */
  readonly latency: number;
  readonly controlJitter?: number;
  /** Bytes of line time a clock. */
  readonly lineBytes: number;
  readonly minimumSpacing: number;
  readonly maximumSpacing: number;
  /** Clocks from a CC_Update of all channels to the next. */
  readonly ccPeriod: number;
  /** Bytes that pass in a clock; default `lineBytes`. More than the port can say makes counters go round soon. */
  readonly wireBytes?: number;
  /**
   * What is lost: data frames (half of them come with a wrong FCS), CC_Updates, CF_Updates; CF_Updates that come twice.
   */
  readonly lose?: Readonly<Record<'frames' | 'ccUpdates' | 'cfUpdates' | 'cfCopies', number>>;
  /**
   * How many CF_Updates and CC_Updates come with a wrong bit that their check has not found. Buffers may then overflow.
   */
  readonly spoil?: number;
  /**
   * LLR is below: what is lost or damaged, and all after it, comes a round trip later, in order and once. CC_Updates
   * do so too, or are not under LLR: then they come at once, while the receiver is told that it is `recovering`.
   */
  readonly replays?: 'frames and updates' | 'frames';
  /** In so many clocks on average the link goes down for a while; both ends hold their counters or begin again. */
  readonly faults?: { readonly every: number; readonly then: 'hold' | 'reset' };
  /** The next frame, if any. */
  readonly next: (random: Random) => { readonly vc: number; readonly bytes: number } | undefined;
  /** Whether a buffer lets its oldest frame go in this clock. */
  readonly drains: (random: Random) => boolean;
}

/** What the sender grants, as agents give it. */
interface Grant {
  readonly kind: 'frame' | 'cc_update';
  readonly vc: number;
  readonly bytes: number;
}

/** What is on the wire. */
type OnWire =
  | { readonly kind: 'frame'; readonly vc: number; readonly bytes: number; fate: 'good' | 'bad' | 'lost' }
  | { readonly kind: 'cc_update'; content: Payload | undefined; readonly lost: boolean };

/**
 * Carries what the sender grants over a wire of `lineBytes` a clock to the receiver and into buffers, and CF_Updates
 * back. It holds the truth: what every buffer holds, in credits, which must never be more than `limit`, and what was
 * lost.
 */
export class LinkBench implements Agent {
  /** Bytes and frames that arrived whole, frames that were lost or damaged, and the fullest that a buffer was. */
  arrivedBytes = 0;
  arrived = 0;
  lostFrames = 0;
  fullest = 0;
  lostCcUpdates = 0;
  /** Times that the link went down, that LLR replayed, that a message was spoilt. */
  downs = 0;
  replays = 0;
  spoilt = 0;
  /** Credits of each channel that arrived and that were lost, and those lost while it was down. */
  readonly arrivedCredits: number[];
  readonly lostCredits: number[];
  /** Faults happen only while this is true. */
  faulty = true;
  /** Frames are sent only while this is true. */
  sending = true;
  readonly control: Link<Payload>;
  readonly #t: TestContext;
  readonly #dut;
  readonly #options: LinkBenchOptions;
  readonly #random: Random;
  readonly #wire: Link<OnWire>;
  readonly #held: number[];
  readonly #queues: number[][];
  readonly #tokens: Extract<OnWire, { kind: 'cc_update' }>[] = [];
  readonly #contents: Payload[] = [];
  readonly #frames;
  readonly #releases;
  readonly #arrivals;
  readonly #far;
  /** What LLR has not handed over yet, and from when on it does. */
  #backlog: OnWire[] = [];
  #framesOnWire = 0;
  #resumes = 0;
  /** The clock in which the link comes up again, if it is down. */
  #upAt: number | undefined;
  /** When the wire is free, in bytes of line time. */
  #free = 0;
  #clock = 0;
  #offered = 0;
  #granted = 0;
  #drains: LinkBenchOptions['drains'];

  constructor(t: TestContext, options: LinkBenchOptions) {
    const { vcs, latency, lose, unit, controlJitter = 0 } = options;
    this.#t = t;
    this.#options = options;
    this.#drains = options.drains;
    this.#random = t.random.fork('link bench');
    const none = (): number[] => Array.from({ length: vcs }, () => 0);
    this.#held = none();
    this.arrivedCredits = none();
    this.lostCredits = none();
    this.#queues = Array.from({ length: vcs }, () => []);
    const dut = pairOf(t);
    this.#dut = dut;
    const then = options.faults?.then;
    dut.settings.set({
      ...{ mode: 'per_channel', limit: 0, largest_frame: 0, alpha: 0, weighted: 0 },
      on_fault: then ?? 'ignore',
      unit: { overhead: unit.overhead, size: Math.log2(unit.size / 32) },
    });
    for (const port of [dut.force_update, dut.hold_update, dut.link_fault, dut.far_link_fault, dut.recovering])
      port.set(0);
    dut.fault_clears.set(Number(then === 'reset'));
    dut.updates.set({ clocks: 1, period: options.ccPeriod });
    dut.status_vc.set(0);
    dut.line_bytes.set(options.lineBytes);
    dut.minimum_spacing.set(options.minimumSpacing);
    dut.maximum_spacing.set(options.maximumSpacing);
    dut.urgent.set(Math.ceil(options.limit / 2));
    dut.enable.set(2 ** vcs - 1);
    const fate = (what: string, probability = 0): Fate => {
      const random = t.random.fork(what);
      return () => this.faulty && random.chance(probability);
    };
    this.#frames = t.source('enqueue');
    this.#releases = t.source('far_release');
    this.#arrivals = t.source('far_arrival');
    this.#far = t.source('far_cc_update');
    const near = t.source('cf_update');
    this.#wire = link<OnWire>(t, 'wire', {
      latency,
      to: (item) => {
        if (item.kind === 'frame') this.#framesOnWire--;
        if (options.replays === undefined) this.#hand(item);
        else this.#order(item);
      },
    });
    this.control = link<Payload>(t, 'control', {
      latency,
      jitter: controlJitter,
      drop: fate('drop', lose?.cfUpdates),
      duplicate: fate('duplicate', lose?.cfCopies),
      to: (item) => near.sendNow(this.#spoil(item)),
    });
    t.sink('far_cf_update', { keep: false, onItem: (item) => this.control.send(item) });
    t.sink('cc_update', {
      keep: false,
      onItem: (item) => {
        this.#contents.push(item);
        this.#join();
      },
    });
    t.sink('grant', {
      keep: false,
      // The wire takes the next one a little before it is free, so that no byte of line time is lost.
      ready: () => () => this.#free <= (this.#clock + 2) * this.#wireBytes,
      onItem: (item) => this.#grant(item as unknown as Grant),
    });
    t.attach(this);
  }

  /** Switches all channels on, the receiver's first. */
  async start(): Promise<void> {
    const t = this.#t;
    const { vcs, limit } = this.#options;
    const commands = t.source('command');
    const limits = t.source('far_set_limit');
    for (let vc = 0; vc < vcs; vc++) limits.sendNow({ vc, limit });
    await t.until(() => Number(this.#dut.active.get()) === 2 ** vcs - 1, { timeout: 4 * vcs + 20 });
    // lossless, limit, enable
    for (let vc = 0; vc < vcs; vc++) {
      for (const [kind, value] of [
        [2, 0],
        [5, limit],
        [0, 0],
      ] as const) {
        commands.sendNow({ vc, kind, value });
      }
    }
    await commands.whenIdle();
  }

  /** Credits that the sender has in use, channel by channel. */
  async used(): Promise<readonly number[]> {
    const used: number[] = [];
    for (let vc = 0; vc < this.#options.vcs; vc++) {
      this.#dut.status_vc.set(vc);
      await this.#t.cycles(2);
      used.push(this.#dut.used.get());
    }
    return used;
  }

  /** From now on buffers let a frame go in every clock. */
  drainAll(): void {
    this.#drains = () => true;
  }

  /** Nothing waits at the sender, is on the wire, or in a buffer. */
  get isEmpty(): boolean {
    return (
      this.#frames.idle &&
      this.#granted === this.#offered &&
      this.#framesOnWire === 0 &&
      this.#backlog.length === 0 &&
      this.#upAt === undefined &&
      this.#held.every((held) => held === 0)
    );
  }

  drive(): void {
    this.#clock++;
    const { next } = this.#options;
    const drains = this.#drains;
    this.#breakDown();
    if (this.#backlog.length > 0 && this.#clock >= this.#resumes) this.#replay();
    if (this.sending && this.#frames.queued < 2) {
      const frame = next(this.#random);
      if (frame !== undefined) {
        this.#frames.sendNow({ ...frame, tag: 0 });
        this.#offered++;
      }
    }
    if (!drains(this.#random)) return;
    const full = this.#queues.flatMap((queue, vc) => (queue.length > 0 ? [vc] : []));
    if (full.length > 0) this.#release(this.#random.pick(full));
  }

  get #wireBytes(): number {
    return this.#options.wireBytes ?? this.#options.lineBytes;
  }

  /** What comes at the receiver. */
  #hand(item: OnWire): void {
    if (item.kind === 'cc_update') {
      if (!item.lost) this.#far.sendNow(this.#spoil(item.content!));
      return;
    }
    const { vc, bytes, fate } = item;
    this.#arrive(item);
    if (fate !== 'good') this.lostCredits[vc]! += frameCost(bytes, this.#options.unit);
    if (fate !== 'lost') this.#arrivals.sendNow({ vc, bytes, good: Number(fate === 'good') });
  }

  /** With LLR: from the first one that is missing on, everything waits for the replay. */
  #order(item: OnWire): void {
    const isMissing = item.kind === 'frame' ? item.fate !== 'good' : item.lost;
    const isBeside = item.kind === 'cc_update' && this.#options.replays === 'frames';
    if (isBeside || (this.#backlog.length === 0 && !isMissing)) {
      this.#hand(item);
      return;
    }
    if (this.#backlog.length === 0) {
      this.replays++;
      this.#resumes = this.#clock + 2 * this.#options.latency;
      this.#recovering(true);
    }
    this.#backlog.push(item);
  }

  /** The next one of the replay, which nothing is lost of. */
  #replay(): void {
    const item = this.#backlog.shift()!;
    if (this.#backlog.length === 0) this.#recovering(false);
    this.#hand(item.kind === 'frame' ? { ...item, fate: 'good' } : { ...item, lost: false });
  }

  /** CC_Updates that wait in their places need not be dropped; the sender then puts no new ones after the replay. */
  #recovering(on: boolean): void {
    this.#dut[this.#options.replays === 'frames' ? 'recovering' : 'hold_update'].set(Number(on));
  }

  /** The link goes down and comes up again. The receiver is ready before the sender sends (link-layer.md B7). */
  #breakDown(): void {
    const { faults, vcs, latency } = this.#options;
    const { link_fault, far_link_fault } = this.#dut;
    if (faults !== undefined && this.faulty && this.#upAt === undefined && this.#random.chance(1 / faults.every)) {
      this.downs++;
      this.#upAt = this.#clock + this.#random.int(20, 4 * latency);
      this.#wire.down();
      this.#framesOnWire = 0;
      this.control.down();
      link_fault.set(1);
      far_link_fault.set(1);
      if (faults.then === 'reset') {
        for (const queue of this.#queues) queue.length = 0;
        this.#held.fill(0);
      }
    }
    if (this.#upAt === this.#clock) {
      far_link_fault.set(0);
      this.#wire.up();
      this.control.up();
    }
    if (this.#upAt !== undefined && this.#clock === this.#upAt + 2 * vcs + 8) {
      link_fault.set(0);
      this.#upAt = undefined;
    }
  }

  /** The message, or one of which a bit is wrong. */
  #spoil(item: Payload): Payload {
    const { spoil = 0 } = this.#options;
    if (!this.faulty || !this.#random.chance(spoil)) return item;
    this.spoilt++;
    const fields = Object.entries(item as Readonly<Record<string, unknown>>);
    const [name, value] = this.#random.pick(fields);
    const flip = (word: unknown): number => Number(word) ^ (2 ** this.#random.below(name.startsWith('vc') ? 2 : 15));
    if (!Array.isArray(value))
      return { ...Object.fromEntries(fields), [name]: name === 'half' ? 0 : flip(value) } as Payload;
    const at = this.#random.below(value.length);
    return { ...Object.fromEntries(fields), [name]: value.map((word, i) => (i === at ? flip(word) : word)) } as Payload;
  }

  #release(vc: number): void {
    const bytes = this.#queues[vc]!.shift()!;
    this.#held[vc]! -= frameCost(bytes, this.#options.unit);
    this.#releases.sendNow({ vc, bytes });
  }

  #grant({ kind, vc, bytes }: Grant): void {
    const { lose } = this.#options;
    const size = kind === 'cc_update' ? ccUpdateBytes : bytes;
    this.#free = Math.max(this.#free, this.#clock * this.#wireBytes) + size + gap;
    const strikes = (probability = 0): boolean => this.faulty && this.#random.chance(probability);
    if (kind === 'cc_update') {
      const token = { kind: 'cc_update' as const, content: undefined, lost: strikes(lose?.ccUpdates) };
      if (token.lost) this.lostCcUpdates++;
      this.#tokens.push(token);
      this.#join();
      this.#wire.send(token);
      return;
    }
    this.#granted++;
    const isLost = strikes(lose?.frames);
    if (isLost) this.lostFrames++;
    if (this.#upAt !== undefined) return;
    const fate = isLost ? this.#random.pick(['bad', 'lost'] as const) : 'good';
    this.#framesOnWire++;
    this.#wire.send({ kind: 'frame', vc, bytes, fate });
  }

  /** What a CC_Update says comes some clocks before its place on the wire or after it. */
  #join(): void {
    while (this.#tokens.length > 0 && this.#contents.length > 0) this.#tokens.shift()!.content = this.#contents.shift();
  }

  #arrive({ vc, bytes, fate }: Extract<OnWire, { kind: 'frame' }>): void {
    if (fate !== 'good') return;
    const { unit, limit } = this.#options;
    this.arrived++;
    this.arrivedBytes += bytes;
    this.arrivedCredits[vc]! += frameCost(bytes, unit);
    this.#queues[vc]!.push(bytes);
    this.#held[vc]! += frameCost(bytes, unit);
    this.fullest = Math.max(this.fullest, this.#held[vc]!);
    if (this.#held[vc]! > limit && this.#options.spoil === undefined) {
      throw new Error(`clock ${this.#clock}: the buffer of channel ${vc} holds ${this.#held[vc]} of ${limit} credits`);
    }
  }
}
