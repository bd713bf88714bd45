/** The common part of the sources of all media: a queue of frames. */
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { Wait } from '../../kernel/wait.ts';
import type { Begun } from '../begun.ts';
import { Outbox } from '../outbox.ts';
import { asFrame, type EthernetFrame, type FrameTimes, type WireFrame, wireFrame } from './frame.ts';

/** A frame that waits for the line. */
export interface Queued {
  readonly frame: EthernetFrame;
  readonly wire: WireFrame;
}

/**
 * Sends frames in order, each of them whole.
 * Guarantee: a frame that reset interrupts is sent again from its beginning. A frame queued before an edge begins after
 * it at the earliest.
 */
export abstract class FrameSource implements Agent {
  protected readonly host: AgentHost;
  protected readonly outbox: Outbox<Queued, FrameTimes>;
  #paused = false;

  constructor(name: string, host: AgentHost) {
    this.host = host;
    this.outbox = new Outbox(`the Ethernet source ${name}`, host);
  }

  /**
   * Queue a frame, or good frame's bytes, now. Awaiting the result waits until the design has taken its last octet, and
   * gives the edges. `UserError` for a frame that cannot be sent.
   */
  send(frame: EthernetFrame | Uint8Array): Begun<FrameTimes> {
    const full = asFrame(frame);
    const wire = wireFrame(full);
    this.check(full, wire);
    return this.outbox.push({ frame: full, wire });
  }

  /** Frames that are not through yet. */
  get queued(): number {
    return this.outbox.length;
  }

  /** Frames sent so far. */
  get sent(): number {
    return this.outbox.sent;
  }

  /** Whether all frames are through. */
  get idle(): boolean {
    return this.queued === 0;
  }

  /** Wait until all frames queued by then are through. */
  whenIdle(): Wait<void> {
    return this.outbox.whenIdle();
  }

  /** Begin no further frame until `resume`. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
  }

  /** Discard the queued frames, except one that has begun; the waits for the discarded ones fail. */
  clear(): void {
    this.outbox.cut(this.sending ? 1 : 0);
  }

  abstract drive(): void;

  /** Whether the oldest frame has begun. */
  protected abstract get sending(): boolean;

  /** Throws a `UserError` for what the medium cannot carry. */
  protected abstract check(frame: EthernetFrame, wire: WireFrame): void;

  /** The frame that may begin; undefined if there is none, or while paused. */
  protected get next(): Queued | undefined {
    return this.#paused || this.outbox.length === 0 ? undefined : this.outbox.first();
  }
}
