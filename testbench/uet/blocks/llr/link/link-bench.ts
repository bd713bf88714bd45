/** Two ends of LLR in hardware over the links of the golden model, which lose, damage and delay. */

import type { TransmitOptions } from '../../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { type ClientFrame, type LlrSettings, llrSettings } from '../../../golden/llr/index.ts';
import type { Received } from '../../../golden/llr/peer/end.ts';
import { type LineErrors, type LinkSettings, LlrLink, PREAMBLE_BYTES } from '../../../golden/llr/peer/link.ts';
import { type ControlSpacing, defaultSpacing } from '../../../golden/llr/peer/spacing.ts';
import type { Agent, TestContext } from '../../test-kit.ts';
import { Delivery } from './delivery.ts';
import { EndBench, type EndSetup } from './end-bench.ts';

export interface LinkBenchOptions {
  readonly options: TransmitOptions;
  /** Of both ends; a nanosecond is a clock. */
  readonly settings?: Partial<LlrSettings>;
  readonly spacing?: Partial<ControlSpacing>;
  readonly firstSeq?: number;
  /** Clocks that everything is on its way, both ways. */
  readonly delay?: number;
  /** What the links do besides, from a to b and back. */
  readonly forward?: Partial<LinkSettings>;
  readonly backward?: Partial<LinkSettings>;
}

/** Clocks after which all that an end does is counted. */
const countedClocks = 100;

/**
 * A link between `a` and `b` of `llrPair`. What arrives is held against what was sent: eligible frames exactly once, in
 * order, byte-identical; frames beside LLR at most once and in order.
 */
export class LlrLinkBench implements Agent {
  readonly a: EndBench;
  readonly b: EndBench;
  readonly forward: LlrLink;
  readonly backward: LlrLink;
  /** What arrives at `b`, and at `a`. */
  readonly there = new Delivery();
  readonly back = new Delivery();
  readonly setup: EndSetup;
  /** Called for each frame that comes at `b`. */
  onReceived: ((frame: Received) => void) | undefined;
  readonly #t: TestContext;

  constructor(t: TestContext, given: LinkBenchOptions) {
    const { options, delay = 0, firstSeq = 0 } = given;
    const { size, longest } = options;
    this.#t = t;
    this.setup = {
      options,
      settings: llrSettings({
        initBehaviour: 'block',
        flushBehaviour: 'block',
        replayCountMax: 255,
        outstandingDataMax: 2 ** 31 - 1,
        longestFrame: size * longest,
        ...given.settings,
        bytesPerNs: size,
      }),
      spacing: { ...defaultSpacing, ...given.spacing },
      firstSeq,
    };
    const link = (settings: Partial<LinkSettings> = {}) => {
      const { errors } = settings;
      return new LlrLink({ delay: delay * size, ...settings, ...(errors && { errors: this.errors(errors) }) });
    };
    this.forward = link(given.forward);
    this.backward = link(given.backward);
    this.a = new EndBench(t.dut, 'a', this.setup, this.forward, this.backward);
    this.b = new EndBench(t.dut, 'b', this.setup, this.backward, this.forward);
    this.#watch(this.a, this.b, this.there, (frame) => this.onReceived?.(frame));
    this.#watch(this.b, this.a, this.back);
    t.attach(this);
  }

  /** Both ends on, until both are under LLR. */
  async connect(): Promise<void> {
    for (const end of [this.a, this.b]) end.enable(true, true);
    await this.#t.until(() => this.a.state === 'advance' && this.b.state === 'advance', { timeout: 100_000 });
  }

  /** Frames from a to b. */
  submit(...frames: readonly ClientFrame[]): void {
    for (const frame of frames) this.send('a', frame);
  }

  send(from: 'a' | 'b', frame: ClientFrame): void {
    const [end, delivery] = from === 'a' ? [this.a, this.there] : [this.b, this.back];
    delivery.submit(frame);
    end.submit(frame);
  }

  /** Both directions, and what both ends see of it. */
  setLink(up: boolean): void {
    for (const link of [this.forward, this.backward]) link.setUp(up);
    for (const end of [this.a, this.b]) end.pcs(up);
  }

  /** Nothing is left to be delivered or acknowledged. */
  get idle(): boolean {
    return this.there.due === 0 && this.back.due === 0 && this.a.idle && this.b.idle;
  }

  /** Runs until all is delivered, acknowledged and counted. */
  async settle(timeout = 100_000): Promise<void> {
    await this.#t.until(() => this.idle, { timeout });
    await this.#t.cycles(countedClocks);
    for (const { tx } of [this.a, this.b]) tx.checkEnd();
  }

  sample(): void {
    this.a.sample();
    this.b.sample();
  }

  drive(): void {
    this.a.send();
    this.b.send();
    this.a.arrive();
    this.b.arrive();
  }

  /**
   * Errors of which those in a preamble are known: its block is no start of a frame any more. The check sequence does
   * not cover it, so an error that makes another number of it goes unnoticed where nothing below LLR marks the block.
   */
  errors(errors: LineErrors): LineErrors {
    const startBits = 8 * PREAMBLE_BYTES;
    return (bits) => {
      const wrong = errors(bits);
      const isKnown = bits > startBits && wrong.some((bit) => bit < startBits);
      if (!isKnown) return wrong;
      // The last byte of the preamble is another one.
      return [startBits - 1, ...wrong.filter((bit) => bit >= startBits)];
    };
  }

  #watch(from: EndBench, to: EndBench, delivery: Delivery, receive?: (frame: Received) => void): void {
    from.tx.onBegin = (_, as) => delivery.begin(as);
    from.tx.onGiveUp = () => delivery.giveUp();
    to.rx.onFrame = (seq, verdict, bytes) => {
      delivery.receive(seq, verdict, bytes);
      receive?.({ seq, verdict, bytes });
    };
  }
}
