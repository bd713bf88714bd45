/** The agent that interleaves frames of AXI4-Stream. */
import type { Random } from '../../../support/random.ts';
import { Ring } from '../../../support/ring.ts';
import { UserError } from '../../../support/user-error.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import { nothingArmed } from '../../kernel/trigger.ts';
import type { Wait } from '../../kernel/wait.ts';
import { Waiters } from '../../kernel/waiters.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { checkedLimit } from '../limit.ts';
import { Operation } from '../operation.ts';
import { type PatternLike, startPattern } from '../patterns.ts';
import type { PayloadWriter } from '../payload.ts';
import { inReset, type SourcePorts, streamPorts } from '../stream-ports.ts';
import { StreamSource } from '../stream-source.ts';
import type { AxiStreamFormat } from './axi-stream-agents.ts';
import type { AxiFrame } from './axi-stream-frame.ts';
import { type AxiStreamPorts, axiStreamPorts } from './axi-stream-ports.ts';
import { AxiStreamWriter } from './axi-stream-writer.ts';

/** How frames are interleaved. */
export interface InterleaverOptions extends AxiStreamFormat {
  /** In which clocks it may begin to offer a beat. Default: in all. */
  readonly valid?: PatternLike;
  /** At which beats it may switch to another frame, asked once per beat. Default: at all. */
  readonly change?: PatternLike;
  /** How many frames may be in progress. Default: one for each pair of `tid` and `tdest`. */
  readonly open?: number;
  /** What the signals show while nothing is offered. Default `random`. */
  readonly idlePayload?: 'random' | 'hold';
}

/**
 * A source of frames on the AXI4-Stream interface `name` of the design, as `axiStreamSource`, that interleaves those
 * which differ in `id` or `dest`. A `UserError` if the stream has neither `tid` nor `tdest`.
 */
export function axiStreamInterleaver(
  t: AgentMaker,
  name: string,
  options: InterleaverOptions = {},
): AxiStreamInterleaver {
  const random = t.host.random.fork(`null bytes ${name}`);
  const ports = streamPorts(
    t.dut,
    name,
    'source',
    (dut) => new BeatWriter(axiStreamPorts(dut, name, options.user), random),
  );
  return t.attach(new AxiStreamInterleaver(ports, t.host, options));
}

/** A frame in progress. */
interface Sending {
  readonly frame: AxiFrame;
  readonly sent: Operation<number>;
  /** Bytes that have been given to the beats' source. */
  at: number;
}

interface Beat {
  readonly of: Sending;
  readonly start: number;
}

/** Writes single beats. */
class BeatWriter implements PayloadWriter<Beat> {
  readonly ports: AxiStreamPorts['ports'];
  readonly lanes: number;
  readonly #writer: AxiStreamWriter;

  constructor(signals: AxiStreamPorts, random: Random) {
    const { name, id, dest } = signals;
    if (id === undefined && dest === undefined)
      throw new UserError(`the stream ${name} has neither tid nor tdest, so its frames cannot be mixed`);
    this.ports = signals.ports;
    this.lanes = signals.lanes;
    this.#writer = new AxiStreamWriter(signals, random);
  }

  check(frame: AxiFrame): void {
    this.#writer.check(frame);
  }

  write({ of, start }: Beat): void {
    this.#writer.writeBeat(of.frame, start);
  }
}

/**
 * Sends frames of the same `id` and `dest` in order, one after another, and interleaves different ones beat by beat,
 * drawn at random (ARM IHI 0051, interleaving of packets). The next beat is chosen one beat ahead. A reset restarts
 * all frames that have not been sent completely.
 */
export class AxiStreamInterleaver implements Agent {
  readonly #beats: StreamSource<Beat>;
  readonly #writer: BeatWriter;
  readonly #host: AgentHost;
  readonly #random: Random;
  readonly #changes: () => boolean;
  readonly #open: number;
  /** By `id` and `dest`, in the order in which they were asked for; none is empty. */
  readonly #queues = new Map<string, Ring<Sending>>();
  readonly #idle = new Waiters<void>();
  /** The frame of the previous beat. */
  #last: string | undefined;
  #inReset = false;
  #sent = 0;
  #queued = 0;

  constructor(
    ports: SourcePorts<Beat> & { readonly payload: BeatWriter },
    host: AgentHost,
    { valid = true, change = true, open, idlePayload = 'random' }: InterleaverOptions = {},
  ) {
    this.#host = host;
    this.#writer = ports.payload;
    this.#random = host.random.fork(`interleaver ${ports.name}`);
    this.#changes = startPattern(change, this.#random);
    this.#open = checkedLimit(open, `the interleaver ${ports.name}`);
    this.#beats = new StreamSource<Beat>(ports, host, {
      valid,
      idlePayload,
      limit: 2,
      atReset: 'clear',
      onItem: (beat, cycle) => this.#accepted(beat, cycle),
    });
  }

  /** Frames that have not been sent completely. */
  get queued(): number {
    return this.#queued;
  }

  /** Frames sent so far. */
  get sent(): number {
    return this.#sent;
  }

  get idle(): boolean {
    return this.#queued === 0;
  }

  /** Queue a frame, now. Awaiting the result waits for the edge at which its last beat was accepted, and gives that. */
  send(frame: AxiFrame): Wait<number> {
    return this.#host.wait(this.#queue(frame).sent);
  }

  /** Queue a frame without asking when it is accepted. */
  sendNow(frame: AxiFrame): void {
    this.#queue(frame);
  }

  /** Wait until all frames queued by then have been sent. */
  whenIdle(): Wait<void> {
    return this.#host.wait({
      describe: () => `the interleaver ${this.#beats.ports.name} to be idle`,
      arm: (listener) => {
        if (!this.idle) return this.#idle.add(listener);
        listener.fire();
        return nothingArmed;
      },
    });
  }

  sample(): void {
    this.#inReset = inReset(this.#beats.ports);
    if (this.#inReset) for (const queue of this.#queues.values()) for (const sending of queue) sending.at = 0;
    this.#beats.sample();
  }

  drive(): void {
    if (!this.#inReset) while (!this.#beats.full && this.#offerNext());
    this.#beats.drive();
  }

  #queue(frame: AxiFrame): Sending {
    this.#writer.check(frame);
    const sending = {
      frame,
      sent: new Operation<number>(`a frame to be accepted on ${this.#beats.ports.name}`),
      at: 0,
    };
    const key = keyOf(frame);
    const queue = this.#queues.get(key) ?? new Ring<Sending>();
    queue.push(sending);
    this.#queues.set(key, queue);
    this.#queued++;
    return sending;
  }

  /** Whether a frame had a beat left to offer. */
  #offerNext(): boolean {
    const next = [...this.#queues].flatMap(([key, queue]) => {
      const sending = [...queue].find((one) => !this.#isGiven(one));
      return sending === undefined ? [] : [{ key, sending }];
    });
    if (next.length === 0) return false;
    const begun = next.filter(({ sending }) => sending.at > 0);
    const same = begun.find(({ key }) => key === this.#last);
    const stays = same !== undefined && !this.#changes();
    const { key, sending } = stays ? same : this.#random.pick(begun.length >= this.#open ? begun : next);
    this.#last = key;
    const start = sending.at;
    sending.at += this.#writer.lanes;
    this.#beats.sendNow({ of: sending, start });
    return true;
  }

  /** All beats of it have been given to the source of beats; one at least. */
  #isGiven({ frame, at }: Sending): boolean {
    return at > 0 && at >= frame.bytes.length;
  }

  #accepted({ of, start }: Beat, cycle: number): void {
    if (start + this.#writer.lanes < of.frame.bytes.length) return;
    const key = keyOf(of.frame);
    const queue = this.#queues.get(key)!;
    queue.shift();
    if (queue.length === 0) this.#queues.delete(key);
    this.#queued--;
    this.#sent++;
    of.sent.complete(cycle);
    if (this.idle) this.#idle.fire();
  }
}

const keyOf = ({ id = 0, dest = 0 }: AxiFrame): string => `${id} ${dest}`;
