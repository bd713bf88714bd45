/**
 * Both ends of a flow that has to arrive in order, as RoCEv2's and ROD's have: on one path, paced by a rate, and from a
 * gap on everything again.
 */
import type { EventQueue } from '../../testbench/uet/network/event-queue.ts';
import {
  type AckBody,
  type Body,
  controlPacket,
  type DataBody,
  headerBytes,
  mss,
  mtu,
  type NackBody,
  type StudyPacket,
} from './bodies.ts';
import type { FlowCounts, FlowSpec } from './flow.ts';
import type { Nic, PortUser } from './nic.ts';
import type { RateControl } from './rate-control.ts';
import { Timer } from './timer.ts';

export interface OrderedOptions {
  readonly control: RateControl;
  readonly entropy: number;
  /** How long the oldest outstanding packet may be without an answer, in ps. */
  readonly leastTimeout: number;
  /** A packet that finds no room is trimmed, and its receiver asks for it at once. */
  readonly isTrimmable: boolean;
}

export class OrderedSender implements PortUser {
  isWaiting = false;
  readonly #flow: FlowSpec;
  readonly #events: EventQueue;
  readonly #nic: Nic;
  readonly #counts: FlowCounts;
  readonly #options: OrderedOptions;
  readonly #done: () => void;
  readonly #timeout: Timer;
  readonly #pace: Timer;
  readonly #packets: number;
  /** When each packet left for the first time. */
  readonly #sentAt: number[] = [];
  #acknowledged = 0;
  #next = 0;
  #highest = 0;
  /** When the pace permits the next packet, in ps. */
  #paceAt = 0;
  #isDone = false;

  constructor(
    flow: FlowSpec,
    parts: {
      readonly events: EventQueue;
      readonly nic: Nic;
      readonly counts: FlowCounts;
      readonly done: () => void;
    },
    options: OrderedOptions,
  ) {
    this.#flow = flow;
    this.#events = parts.events;
    this.#nic = parts.nic;
    this.#counts = parts.counts;
    this.#done = parts.done;
    this.#options = options;
    this.#packets = Math.ceil(flow.size / mss);
    this.#timeout = new Timer(this.#events, () => {
      this.#counts.timeouts++;
      this.#goBack(this.#acknowledged);
    });
    this.#pace = new Timer(this.#events, () => this.#nic.ask(this));
  }

  start(): void {
    this.#nic.ask(this);
  }

  get maySend(): boolean {
    if (this.#isDone || this.#next >= this.#packets) return false;
    const out = (this.#next - this.#acknowledged) * mtu;
    const hasWindow = out === 0 || out + mtu <= this.#options.control.window;
    return hasWindow && this.#events.now >= this.#paceAt;
  }

  send(): StudyPacket {
    const { now } = this.#events;
    const { control, entropy, isTrimmable } = this.#options;
    const psn = this.#next++;
    const payload = Math.min(mss, this.#flow.size - psn * mss);
    const size = payload + headerBytes;
    const isResend = psn < this.#highest;
    this.#highest = Math.max(this.#highest, this.#next);
    this.#counts[isResend ? 'resent' : 'sent']++;
    if (!isResend) this.#sentAt[psn] = now;
    this.#paceAt = Math.max(this.#paceAt, now) + Math.ceil((size * 8e12) / control.rate);
    this.#pace.set(this.#paceAt);
    if (!this.#timeout.isSet) this.#arm();
    const { id, source, destination } = this.#flow;
    const body = { kind: 'data', flow: id, psn, payload, isResend, asksForAck: true, target: 0 } as const;
    const packet = controlPacket(source, destination, entropy, body);
    const samples = control.wantsSamples ? { samples: [] } : {};
    return { ...packet, ...samples, size, isControl: false, isTrimmable, isEcnCapable: true };
  }

  receive(body: Body): void {
    if (this.#isDone || (body.kind !== 'ack' && body.kind !== 'nack')) return;
    const { control } = this.#options;
    const expected = body.kind === 'ack' ? body.expected : body.psn;
    if (body.kind === 'nack') this.#counts.nacks++;
    else this.#counts.acks++;
    const { now } = this.#events;
    const newly = Math.max(0, expected - this.#acknowledged) * mtu;
    this.#acknowledged = Math.max(this.#acknowledged, expected);
    // What went out again before a late answer of the first time came is not to go a third time.
    this.#next = Math.max(this.#next, this.#acknowledged);
    const { isMarked, samples } = body;
    const sentAt = body.kind === 'ack' && !body.isOfResend ? this.#sentAt[body.psn] : undefined;
    control.heard({
      now,
      newly,
      lost: body.kind === 'nack' ? mtu : 0,
      rtt: sentAt === undefined ? undefined : now - sentAt,
      inFlight: (this.#next - this.#acknowledged) * mtu,
      isMarked,
      samples,
      acknowledged: this.#acknowledged * mss,
      nextToSend: this.#next * mss,
    });
    if (this.#acknowledged >= this.#packets) {
      this.#finish();
      return;
    }
    if (body.kind === 'nack' && expected >= this.#acknowledged) this.#goBack(expected);
    else if (newly > 0) this.#arm();
    this.#nic.ask(this);
  }

  #goBack(psn: number): void {
    this.#next = psn;
    this.#arm();
    this.#nic.ask(this);
  }

  #arm(): void {
    this.#timeout.set(this.#events.now + this.#options.leastTimeout);
  }

  #finish(): void {
    this.#isDone = true;
    this.#timeout.set(undefined);
    this.#pace.set(undefined);
    this.#options.control.stop();
    this.#done();
  }
}

/** Takes the PSN that is next, answers each, and asks once for each gap. */
export class OrderedReceiver {
  readonly #flow: FlowSpec;
  readonly #control: (packet: StudyPacket) => void;
  readonly #counts: FlowCounts;
  #expected = 0;
  #askedFor = -1;
  #received = 0;

  constructor(flow: FlowSpec, control: (packet: StudyPacket) => void, counts: FlowCounts) {
    this.#flow = flow;
    this.#control = control;
    this.#counts = counts;
  }

  receive(packet: StudyPacket, body: DataBody): void {
    const { source, destination } = this.#flow;
    const isWhole = packet.trimming === 'whole';
    if (isWhole && body.psn === this.#expected) {
      this.#expected++;
      this.#received += packet.size;
      this.#counts.delivered += body.payload;
    } else {
      if (isWhole) this.#counts.duplicates++;
      if (body.psn >= this.#expected) {
        if (this.#askedFor === this.#expected && !body.isResend) return;
        this.#askedFor = this.#expected;
        this.#control(controlPacket(destination, source, packet.entropy, this.#nack(packet)));
        return;
      }
    }
    this.#control(controlPacket(destination, source, packet.entropy, this.#ack(packet, body)));
  }

  #nack({ entropy, isMarked, trimming, samples }: StudyPacket): NackBody {
    const isLastHop = trimming === 'trimmed_last_hop';
    return { kind: 'nack', flow: this.#flow.id, psn: this.#expected, entropy, isMarked, isLastHop, samples };
  }

  #ack({ entropy, isMarked, samples }: StudyPacket, { psn, isResend }: DataBody): AckBody {
    return {
      kind: 'ack',
      flow: this.#flow.id,
      psn,
      expected: this.#expected,
      sacked: [],
      received: this.#received,
      outOfOrder: 0,
      entropy,
      isMarked,
      isOfResend: isResend,
      answers: 'data',
      samples,
    };
  }
}
