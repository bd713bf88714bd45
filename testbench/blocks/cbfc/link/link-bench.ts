/** A link with both ends of CBFC in hardware: the wire, the buffers behind it, and everything that goes wrong between. */
import type { Random } from '../../../../support/random.ts';
import { type Link, link } from '../../../agents/link/link.ts';
import type { Fate } from '../../../agents/link/link-options.ts';
import type { Payload } from '../../../agents/payload.ts';
import type { TestContext } from '../../../bench/context.ts';
import { type CreditUnit, frameCost } from '../../../golden/cbfc/credits.ts';
import type { Agent } from '../../../kernel/kernel.ts';

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
  /** What is lost: data frames (half of them come with a wrong FCS), CC_Updates, CF_Updates; CF_Updates that come twice. */
  readonly lose?: Readonly<Record<'frames' | 'ccUpdates' | 'cfUpdates' | 'cfCopies', number>>;
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
 * Carries what the sender grants over a wire of `lineBytes` a clock to the receiver and into buffers, and CF_Updates back. It holds the
 * truth: what every buffer holds, in credits, which must never be more than `limit`, and what was lost.
 */
export class LinkBench implements Agent {
  /** Bytes and frames that arrived whole, frames that were lost or damaged, and the fullest that a buffer was. */
  arrivedBytes = 0;
  arrived = 0;
  lostFrames = 0;
  fullest = 0;
  lostCcUpdates = 0;
  /** Faults happen only while this is true. */
  faulty = true;
  /** Frames are sent only while this is true. */
  sending = true;
  readonly control: Link<Payload>;
  readonly #t: TestContext;
  readonly #options: LinkBenchOptions;
  readonly #random: Random;
  readonly #wire: Link<OnWire>;
  readonly #held: number[];
  readonly #queues: number[][];
  readonly #tokens: Extract<OnWire, { kind: 'cc_update' }>[] = [];
  readonly #contents: Payload[] = [];
  readonly #frames;
  readonly #releases;
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
    this.#held = Array.from({ length: vcs }, () => 0);
    this.#queues = Array.from({ length: vcs }, () => []);
    const set = (name: string, value: number): void => t.dut.port(name).set(value);
    for (const name of ['mode', 'limit', 'dearest', 'alpha', 'weighted', 'on_fault']) set(`settings_${name}`, 0);
    set('settings_unit_overhead', unit.overhead & 0xff);
    set('settings_unit_size', Math.log2(unit.size / 32));
    set('update_clocks', 1);
    set('update_period', options.ccPeriod);
    set('status_vc', 0);
    set('line_bytes', options.lineBytes);
    set('minimum_spacing', options.minimumSpacing);
    set('maximum_spacing', options.maximumSpacing);
    set('urgent', Math.ceil(options.limit / 2));
    set('enable', 2 ** vcs - 1);
    const fate = (what: string, probability = 0): Fate => {
      const random = t.random.fork(what);
      return () => this.faulty && random.chance(probability);
    };
    this.#frames = t.source('enqueue');
    this.#releases = t.source('far_release');
    const arrivals = t.source('far_arrival');
    const far = t.source('far_cc_update');
    const near = t.source('cf_update');
    this.#wire = link<OnWire>(t, 'wire', {
      latency,
      to: (item) => {
        if (item.kind === 'frame') {
          this.#arrive(item);
          if (item.fate !== 'lost')
            arrivals.sendNow({ vc: item.vc, bytes: item.bytes, good: Number(item.fate === 'good') });
        } else if (!item.lost) far.sendNow(item.content!);
      },
    });
    this.control = link<Payload>(t, 'control', {
      latency,
      jitter: controlJitter,
      drop: fate('drop', lose?.cfUpdates),
      duplicate: fate('duplicate', lose?.cfCopies),
      to: (item) => near.sendNow(item),
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
      ready: () => () => this.#free <= (this.#clock + 2) * options.lineBytes,
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
    await t.until(() => Number(t.dut.port('active').get()) === 2 ** vcs - 1, { timeout: 4 * vcs + 20 });
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
      this.#t.dut.port('status_vc').set(vc);
      await this.#t.cycles(2);
      used.push(Number(this.#t.dut.port('used').get()));
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
      this.#wire.inFlight === 0 &&
      this.#held.every((held) => held === 0)
    );
  }

  drive(): void {
    this.#clock++;
    const { next } = this.#options;
    const drains = this.#drains;
    if (this.sending && this.#frames.queued < 2) {
      const frame = next(this.#random);
      if (frame !== undefined) {
        this.#frames.sendNow({ ...frame, tag: 0 });
        this.#offered++;
      }
    }
    const full = this.#queues.flatMap((queue, vc) => (queue.length > 0 ? [vc] : []));
    if (full.length > 0 && drains(this.#random)) this.#release(this.#random.pick(full));
  }

  #release(vc: number): void {
    const bytes = this.#queues[vc]!.shift()!;
    this.#held[vc]! -= frameCost(bytes, this.#options.unit);
    this.#releases.sendNow({ vc, bytes });
  }

  #grant({ kind, vc, bytes }: Grant): void {
    const { lineBytes, lose } = this.#options;
    const size = kind === 'cc_update' ? ccUpdateBytes : bytes;
    this.#free = Math.max(this.#free, this.#clock * lineBytes) + size + gap;
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
    const fate = isLost ? this.#random.pick(['bad', 'lost'] as const) : 'good';
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
    this.#queues[vc]!.push(bytes);
    this.#held[vc]! += frameCost(bytes, unit);
    this.fullest = Math.max(this.fullest, this.#held[vc]!);
    if (this.#held[vc]! > limit) {
      throw new Error(`clock ${this.#clock}: the buffer of channel ${vc} holds ${this.#held[vc]} of ${limit} credits`);
    }
  }
}
