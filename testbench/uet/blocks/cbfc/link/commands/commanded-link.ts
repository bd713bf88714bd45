/**
 * A link between both ends of CBFC on which nothing goes wrong but what it is told, and the truth about its buffers.
 */
import type { Payload } from '../../../../../agents/payload.ts';
import { type CreditUnit, frameCost } from '../../../../golden/cbfc/credits.ts';
import { type Agent, type PortValues, setPorts, type TestContext } from '../../../test-kit.ts';
import { ReceiverChecker } from '../../receiver-checker.ts';
import { SenderChecker } from '../../sender/sender-checker.ts';
import { endOf, endsOf } from './ends.ts';

/** Clocks that frames and CC_Updates are under way, and CF_Updates on their way back. */
export const latency = 7;
/** Clocks from a CC_Update to the next. */
export const ccPeriod = 150;
/** How frames are counted in all runs. */
export const unit: CreditUnit = { overhead: 4, size: 64 };

/**
 * What is made to happen to the next message of a kind: a frame is lost or damaged; a CC_Update is lost, or damaged so
 * that the check finds it; a CF_Update is lost or comes twice.
 */
export const mishaps = ['frameLost', 'frameDamaged', 'ccLost', 'ccDamaged', 'cfLost', 'cfTwice'] as const;
export type Mishap = (typeof mishaps)[number];

/** What is known of a channel from the commands, and from what the sender has granted since. */
export interface LinkChannel {
  up: boolean;
  limit: number;
  /** Tags of the frames that wait at the sender, in order. */
  readonly waiting: number[];
  /** Bytes of the frames in the buffer, in order. */
  readonly buffer: number[];
}

type OnWire =
  | { readonly kind: 'frame'; readonly vc: number; readonly bytes: number; readonly good: boolean }
  | { readonly kind: 'cc_update'; content: Payload | undefined; readonly damaged: boolean };

interface Due<T> {
  readonly at: number;
  readonly item: T;
}

/**
 * Hands on what the sender grants, in order, an item a clock, and CF_Updates back. Both ends are held against their
 * golden models at every port in every clock. Throws where a buffer holds more than its limit, and where frames of a
 * channel leave in another order than they came.
 */
export class CommandedLink implements Agent {
  readonly sender: SenderChecker;
  readonly receiver: ReceiverChecker;
  readonly frames;
  readonly #t: TestContext;
  readonly #channels: readonly LinkChannel[];
  readonly #commands;
  readonly #limits;
  readonly #arrivals;
  readonly #releases;
  readonly #far;
  readonly #near;
  readonly #mishaps = new Map<Mishap, number>();
  readonly #tokens: Extract<OnWire, { kind: 'cc_update' }>[] = [];
  readonly #contents: Payload[] = [];
  #wire: Due<OnWire>[] = [];
  #control: Due<Payload>[] = [];
  #isDown = false;
  #clock = 0;
  #enabled = 0;
  #tag = 0;
  /** Clocks by which CF_Updates are late, beside the latency. */
  delay = 0;
  /** Channels whose buffers let a frame go whenever they have one. */
  readonly #draining = new Set<number>();

  constructor(t: TestContext, channels: readonly LinkChannel[]) {
    this.#t = t;
    this.#channels = channels;
    for (const port of t.dut.ports)
      if (port.direction === 'in' && port.reset === undefined && port.name !== 'clk') port.set(0);
    this.set({
      near: {
        settings: { unit: { overhead: unit.overhead, size: 1 } },
        updates: { clocks: 1, period: ccPeriod },
      },
      far: {
        unit: { overhead: unit.overhead, size: 1 },
        ...{ line_bytes: 64, minimum_spacing: 320, maximum_spacing: 16_384, urgent: 40 },
      },
    });
    this.sender = t.attach(new SenderChecker(endOf(t.dut, 'near'), { vcs: channels.length }));
    this.receiver = t.attach(new ReceiverChecker(endOf(t.dut, 'far'), channels.length, unit));
    this.frames = t.source('near_enqueue');
    this.#commands = t.source('near_command');
    this.#near = t.source('near_cf_update');
    this.#limits = t.source('far_set_limit');
    this.#arrivals = t.source('far_arrival');
    this.#releases = t.source('far_release');
    this.#far = t.source('far_cc_update');
    t.sink('near_grant', { keep: false, onItem: (item) => this.#grant(item as unknown as Granted) });
    t.sink('near_cc_update', {
      keep: false,
      onItem: (item) => {
        this.#contents.push(item);
        this.#join();
      },
    });
    t.sink('far_cf_update', { keep: false, onItem: (item) => this.#tell(item) });
    t.attach(this);
  }

  set(values: PortValues<ReturnType<typeof endsOf>>): void {
    setPorts(endsOf(this.#t), values);
  }

  /** A frame waits at the sender from now on. */
  send(vc: number, bytes: number): void {
    this.#channels[vc]!.waiting.push(this.#tag);
    this.frames.sendNow({ vc, bytes, tag: this.#tag });
    this.#tag = (this.#tag + 1) % 2 ** 16;
  }

  /** The next `count` messages of that kind meet with that. */
  strike(what: Mishap, count: number): void {
    this.#mishaps.set(what, count);
  }

  /** The buffer of a channel lets up to `count` frames go. */
  async release(vc: number, count: number): Promise<void> {
    for (let i = 0; i < count && this.#channels[vc]!.buffer.length > 0; i++) this.#release(vc);
    await this.#releases.whenIdle();
  }

  /** Steps 1 to 4 of link-layer.md B7. */
  async bringUp(vc: number, limit: number): Promise<void> {
    await this.#limits.send({ vc, limit });
    for (const [kind, value] of [
      [kinds.disable, 0],
      [kinds.zero, 0],
      [kinds.limit, limit],
      [kinds.lossless, 0],
    ] as const) {
      await this.#commands.send({ vc, kind, value });
    }
    await this.#enable(this.#enabled | (1 << vc));
    await this.#commands.send({ vc, kind: kinds.enable, value: 0 });
  }

  /** No one enqueues; the queue, the wire and the buffer run empty; then the channel goes off, the sender first. */
  async remove(vc: number): Promise<void> {
    await this.#empty([vc]);
    await this.#commands.send({ vc, kind: kinds.disable, value: 0 });
    await this.#commands.send({ vc, kind: kinds.limit, value: 0 });
    await this.#enable(this.#enabled & ~(1 << vc));
    // Nothing of it is on the link when it comes up again.
    await this.#passed();
  }

  /**
   * The link is down for so many clocks: what is on it is lost. Both ends hold their counters, or start again and so do
   * the buffers.
   */
  async breakDown(then: 'hold' | 'reset', clocks: number): Promise<void> {
    const resets = then === 'reset';
    this.set({ near: { settings: { on_fault: resets ? 'reset' : 'hold' } }, far: { fault_clears: Number(resets) } });
    await this.#t.cycles(4);
    this.#isDown = true;
    this.#wire = [];
    this.#control = [];
    this.set({ near: { link_fault: 1 }, far: { link_fault: 1 } });
    await this.#t.cycles(clocks);
    if (resets) for (const { buffer } of this.#channels) buffer.length = 0;
    this.set({ far: { link_fault: 0 } });
    await this.#t.cycles(12);
    await this.#awaitActive();
    this.#isDown = false;
    this.set({ near: { link_fault: 0 } });
    await this.#t.cycles(4);
  }

  /** Nothing more goes wrong, buffers let all go, and all that waits has left. */
  async settle(): Promise<void> {
    this.#mishaps.clear();
    this.delay = 0;
    await this.#empty([...this.#channels.keys()]);
    // A CC_Update within a period, the way there, its work, and CF_Updates of all channels on the way back.
    await this.#t.cycles(ccPeriod + 2 * latency + 80);
  }

  /** Waits until all that those channels have to send has gone through their buffers. */
  async #empty(vcs: readonly number[]): Promise<void> {
    for (const vc of vcs) this.#draining.add(vc);
    const isDone = (of: 'waiting' | 'buffer') => () => vcs.every((vc) => this.#channels[vc]![of].length === 0);
    await this.#t.until(isDone('waiting'), { timeout: 20_000 });
    await this.#passed();
    await this.#t.until(isDone('buffer'), { timeout: 1_000 });
    for (const vc of vcs) this.#draining.delete(vc);
  }

  /** Waits until what is on the link now has arrived, and counts. */
  async #passed(): Promise<void> {
    await this.#t.cycles(4);
    const last = Math.max(this.#clock, this.#wire.at(-1)?.at ?? 0, this.#control.at(-1)?.at ?? 0);
    await this.#t.cycles(last - this.#clock + 8);
  }

  drive(): void {
    this.#clock++;
    this.set({ far: { malformed: 0 } });
    for (; (this.#wire[0]?.at ?? Number.POSITIVE_INFINITY) <= this.#clock; ) this.#arrive(this.#wire.shift()!.item);
    for (; (this.#control[0]?.at ?? Number.POSITIVE_INFINITY) <= this.#clock; )
      this.#near.sendNow(this.#control.shift()!.item);
    this.set({ near: { status_vc: this.#clock % this.#channels.length } });
    if (this.#isDown || this.#releases.queued > 0) return;
    const vc = [...this.#draining].find((v) => this.#channels[v]!.buffer.length > 0);
    if (vc !== undefined) this.#release(vc);
  }

  #release(vc: number): void {
    this.#releases.sendNow({ vc, bytes: this.#channels[vc]!.buffer.shift()! });
  }

  async #enable(set: number): Promise<void> {
    this.#enabled = set;
    this.set({ far: { enable: set } });
    await this.#t.cycles(2);
    await this.#awaitActive();
  }

  async #awaitActive(): Promise<void> {
    const { active } = endsOf(this.#t).far_shows;
    await this.#t.until(() => active.get() === this.#enabled, { timeout: 200 });
  }

  /** Whether the next message meets with that. */
  #meets(what: Mishap): boolean {
    const left = this.#mishaps.get(what) ?? 0;
    this.#mishaps.set(what, Math.max(left - 1, 0));
    return left > 0;
  }

  #grant({ kind, vc, bytes, tag }: Granted): void {
    if (kind === 'cc_update') {
      const damaged = this.#meets('ccDamaged');
      const token = { kind, content: undefined, damaged };
      this.#tokens.push(token);
      this.#join();
      if (!this.#meets('ccLost')) this.#put(token);
      return;
    }
    const expected = this.#channels[vc]!.waiting.shift();
    if (expected !== tag) throw new Error(`channel ${vc} is granted frame ${tag}, its first one is ${expected}`);
    const good = !this.#meets('frameDamaged');
    if (!this.#meets('frameLost')) this.#put({ kind, vc, bytes, good });
  }

  #put(item: OnWire): void {
    if (!this.#isDown) this.#wire.push({ at: this.#clock + latency, item });
  }

  /** What a CC_Update says comes some clocks before its place among the grants or after it. */
  #join(): void {
    while (this.#tokens.length > 0 && this.#contents.length > 0) this.#tokens.shift()!.content = this.#contents.shift();
  }

  #arrive(item: OnWire): void {
    if (item.kind === 'cc_update') {
      if (item.damaged) this.set({ far: { malformed: 1 } });
      else this.#far.sendNow(item.content!);
      return;
    }
    const { vc, bytes, good } = item;
    this.#arrivals.sendNow({ vc, bytes, good: Number(good) });
    const { buffer, limit } = this.#channels[vc]!;
    if (!good) return;
    buffer.push(bytes);
    const held = buffer.reduce((sum, frame) => sum + frameCost(frame, unit), 0);
    if (held > limit) throw new Error(`clock ${this.#clock}: buffer ${vc} holds ${held} of ${limit} credits`);
  }

  #tell(item: Payload): void {
    const copies = this.#meets('cfLost') ? 0 : this.#meets('cfTwice') ? 2 : 1;
    for (let i = 0; i < copies && !this.#isDown; i++) {
      const last = this.#control.at(-1)?.at ?? 0;
      this.#control.push({ at: Math.max(last + 1, this.#clock + latency + this.delay), item });
    }
  }
}

interface Granted {
  readonly kind: 'frame' | 'cc_update';
  readonly vc: number;
  readonly bytes: number;
  readonly tag: number;
}

const kinds = { enable: 0, disable: 1, lossless: 2, zero: 4, limit: 5 } as const;
