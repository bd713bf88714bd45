/** The receiving end of a flow under UET: when ACKs leave and what they say, as in uet-htsim (cms.md 3.12). */
import { type AckBody, controlPacket, type DataBody, headerBytes, type StudyPacket } from './bodies.ts';
import type { FlowCounts, FlowSpec } from './flow.ts';

/** Bytes that are accepted without an ACK. */
const ackBytes = 16_384;

/** How far an ACK's bits reach. */
const sackBits = 64;

export interface ReceiverPort {
  control(packet: StudyPacket): void;
  /** A packet that carries a target of credit; `joins`: its source waits for credit even if the target is no news. */
  asked(flow: number, target: number, joins: boolean): void;
}

export class UetReceiver {
  readonly #flow: FlowSpec;
  readonly #port: ReceiverPort;
  readonly #counts: FlowCounts;
  readonly #beyond = new Set<number>();
  #expected = 0;
  #received = 0;
  #payload = 0;
  #sinceAck = 0;
  #isAsked = false;

  constructor(flow: FlowSpec, port: ReceiverPort, counts: FlowCounts) {
    this.#flow = flow;
    this.#port = port;
    this.#counts = counts;
  }

  receive(packet: StudyPacket, body: DataBody): void {
    if (packet.trimming !== 'whole') this.#trimmed(packet, body);
    else if (body.kind === 'probe') this.#acknowledge(packet, body, this.#baseOf(body.psn));
    else this.#data(packet, body);
  }

  #isHere(psn: number): boolean {
    return psn < this.#expected || this.#beyond.has(psn);
  }

  #data(packet: StudyPacket, body: DataBody): void {
    const isRequest = body.kind === 'request';
    if (!isRequest) this.#sinceAck += packet.size;
    this.#port.asked(body.flow, body.target, isRequest);
    const { isMarked } = packet;
    if (this.#isHere(body.psn)) {
      this.#counts.duplicates++;
      this.#sinceAck = 0;
      this.#acknowledge(packet, body, isMarked ? body.psn : this.#baseOf(body.psn));
      return;
    }
    let isForced = isRequest;
    if (!isRequest) {
      isForced = this.#payload === 0 || body.asksForAck;
      this.#payload += packet.size - headerBytes;
      this.#received += packet.size;
      this.#counts.delivered += body.payload;
      this.#isAsked ||= body.asksForAck;
    }
    if (body.psn === this.#expected) {
      do this.#expected++;
      while (this.#beyond.delete(this.#expected));
      if (this.#beyond.size === 0 && this.#isAsked) {
        this.#isAsked = false;
        isForced = true;
      }
    } else this.#beyond.add(body.psn);
    if (!isMarked && !isForced && this.#sinceAck < ackBytes) return;
    if (!isRequest) this.#sinceAck = 0;
    this.#acknowledge(packet, body, isMarked || body.asksForAck ? body.psn : this.#baseOf(body.psn));
  }

  #trimmed(packet: StudyPacket, body: DataBody): void {
    if (this.#isHere(body.psn)) {
      this.#acknowledge(packet, body, this.#baseOf(body.psn), false);
      return;
    }
    const { isMarked, entropy } = packet;
    const isLastHop = packet.trimming === 'trimmed_last_hop';
    this.#answer(entropy, { kind: 'nack', flow: body.flow, psn: body.psn, entropy, isMarked, isLastHop });
    this.#port.asked(body.flow, body.target, true);
  }

  #baseOf(psn: number): number {
    return Math.max(psn - sackBits + 1, this.#expected + 1);
  }

  #acknowledge(packet: StudyPacket, body: DataBody, base: number, isMarked = packet.isMarked): void {
    const sacked: number[] = [];
    if (this.#beyond.size > 0)
      for (let psn = base; psn < base + sackBits; psn++) if (this.#beyond.has(psn)) sacked.push(psn);
    const ack: AckBody = {
      kind: 'ack',
      flow: body.flow,
      psn: body.psn,
      expected: this.#expected,
      sacked,
      received: this.#received,
      outOfOrder: this.#beyond.size,
      entropy: packet.entropy,
      isMarked,
      isOfResend: body.isResend,
      answers: body.kind,
    };
    this.#answer(packet.entropy, ack);
  }

  #answer(entropy: number, body: Parameters<typeof controlPacket>[3]): void {
    const { source, destination } = this.#flow;
    this.#port.control(controlPacket(destination, source, entropy, body));
  }
}
