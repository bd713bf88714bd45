/**
 * The sending end of a flow under UET: what it has outstanding, when it sends, and when it takes a packet for lost
 * (cms.md 3 and 7). Window, credit, paths and recovery decide as the models of `testbench/uet/golden/cms` do.
 */

import type { NsccSettings } from '../../testbench/uet/golden/cms/nscc/constants.ts';
import { Nscc } from '../../testbench/uet/golden/cms/nscc/nscc.ts';
import type { PathBalancer } from '../../testbench/uet/golden/cms/paths/balancer.ts';
import { RcccSource } from '../../testbench/uet/golden/cms/rccc/source.ts';
import { probeTime, Sleek } from '../../testbench/uet/golden/cms/sleek/sleek.ts';
import type { EventQueue } from '../../testbench/uet/network/event-queue.ts';
import type { AckBody, Body, DataBody, NackBody, StudyPacket } from './bodies.ts';
import { controlPacket, headerBytes, mss, mtu } from './bodies.ts';
import type { FlowCounts, FlowSpec } from './flow.ts';
import type { Nic, PortUser } from './nic.ts';
import { Scoreboard, type SendRecord } from './scoreboard.ts';
import { Timer } from './timer.ts';

export interface UetOptions {
  readonly hasWindow: boolean;
  readonly hasCredit: boolean;
  readonly hasSleek: boolean;
  /** A timeout charges the path of the lost packet, else path 0. */
  readonly chargesOwnPath: boolean;
  readonly nscc: NsccSettings;
  /** How long the oldest outstanding packet may be without an answer, in ps. */
  readonly leastTimeout: number;
  /** 31 random bits. */
  readonly draw: () => number;
}

/** Between two probes without an answer, in base RTTs. */
const probeAgain = 5;

export class UetSender implements PortUser {
  isWaiting = false;
  readonly nscc: Nscc;
  readonly #flow: FlowSpec;
  readonly #events: EventQueue;
  readonly #nic: Nic;
  readonly #options: UetOptions;
  readonly #paths: PathBalancer;
  readonly #counts: FlowCounts;
  readonly #done: () => void;
  readonly #board = new Scoreboard();
  readonly #source: RcccSource | undefined;
  readonly #sleek: Sleek | undefined;
  readonly #timer: Timer;
  readonly #probeTimer: Timer;
  #backlog: number;
  #next = 0;
  #cumulative = 0;
  #received = 0;
  #target = 0;
  #lastRequest = Number.NEGATIVE_INFINITY;
  /** When the packet was sent for which the timer was set last. */
  #timedFor = -1;
  #isRearmed = false;
  #probes = 0;
  #probedAt = 0;
  #isDone = false;

  constructor(
    flow: FlowSpec,
    parts: {
      readonly events: EventQueue;
      readonly nic: Nic;
      readonly paths: PathBalancer;
      readonly counts: FlowCounts;
      readonly done: () => void;
    },
    options: UetOptions,
  ) {
    this.#flow = flow;
    this.#events = parts.events;
    this.#nic = parts.nic;
    this.#paths = parts.paths;
    this.#counts = parts.counts;
    this.#done = parts.done;
    this.#options = options;
    this.nscc = new Nscc(options.nscc, { hasWindow: options.hasWindow });
    const { maxwnd: maxWindow } = this.nscc.state;
    this.#source = options.hasCredit ? new RcccSource({ maxWindow, mtu }) : undefined;
    this.#sleek = options.hasSleek ? new Sleek(mss) : undefined;
    this.#timer = new Timer(this.#events, () => this.#timeout());
    this.#probeTimer = new Timer(this.#events, () => this.#probe());
    this.#backlog = Math.ceil(flow.size / mss) * headerBytes + flow.size;
  }

  start(): void {
    this.#nic.ask(this);
  }

  get maySend(): boolean {
    const size = this.#nextSize;
    if (this.#isDone || size === 0 || this.#source?.maySend === false) return false;
    if (!this.#options.hasWindow) return true;
    const { cwnd, inFlight } = this.nscc.state;
    const isFree = this.#sleek?.isRecovering === true && this.#board.firstLost !== undefined;
    return isFree || cwnd >= inFlight + size;
  }

  get #nextSize(): number {
    return this.#board.firstLost?.size ?? Math.min(mtu, this.#backlog);
  }

  send(users: number): StudyPacket {
    const lost = this.#board.firstLost === undefined ? undefined : this.#board.takeLost();
    const size = lost?.size ?? Math.min(mtu, this.#backlog);
    const psn = lost?.psn ?? this.#next++;
    const isResend = lost !== undefined;
    this.#source?.spend(size);
    if (!isResend) this.#backlog -= size;
    this.nscc.sent(size);
    const { cwnd, inFlight } = this.nscc.state;
    const { hasWindow } = this.#options;
    const targetInputs = {
      backlog: this.#backlog,
      resendBacklog: this.#board.lostBytes,
      cwnd: hasWindow ? cwnd : undefined,
      activeSources: users,
    };
    this.#target = this.#source?.target(targetInputs) ?? 0;
    const asksForAck =
      isResend || this.#backlog === 0 || this.#source?.maySend === false || (hasWindow && inFlight + size >= cwnd);
    this.#counts[isResend ? 'resent' : 'sent']++;
    const payload = size - headerBytes;
    const body = {
      kind: 'data',
      flow: this.#flow.id,
      psn,
      payload,
      isResend,
      asksForAck,
      target: this.#target,
    } as const;
    const packet = this.#packet(body);
    this.#sent(psn, size, packet.entropy);
    return { ...packet, size, isControl: false, isTrimmable: true, isEcnCapable: true };
  }

  receive(body: Body): void {
    if (this.#isDone) return;
    if (body.kind === 'ack') this.#ack(body);
    else if (body.kind === 'nack') this.#nack(body);
    else if (body.kind === 'credit') {
      this.#source?.granted(body.granted);
      this.#nic.ask(this);
    }
  }

  #ack(ack: AckBody): void {
    const { now } = this.#events;
    const { nscc } = this;
    this.#counts.acks++;
    const newly = Math.max(0, ack.received - this.#received);
    this.#received += newly;
    const sample = this.#sampleOf(ack, now);
    this.#isRearmed = false;
    for (; this.#cumulative < ack.expected; this.#cumulative++) this.#arrived(this.#cumulative);
    for (const psn of ack.sacked) this.#arrived(psn);
    if (this.#isRearmed) this.#arm();
    this.#paths.hear(ack.isMarked ? 'ECN' : 'GOOD', ack.entropy, now, this.#options.draw);
    const { delay } = nscc.ack({ now, newly, ecn: ack.isMarked, sample });
    if (this.#sleek !== undefined) this.#recover(ack, delay, this.#sleek);
    this.#source?.stopSpeculating();
    if ((ack.expected - this.#counts.requests) * mss >= this.#flow.size) this.#finish();
    else this.#nic.ask(this);
  }

  #sampleOf(ack: AckBody, now: number) {
    if (ack.answers === 'probe')
      return ack.psn === this.#probes ? ({ rtt: now - this.#probedAt, kind: 'probe' } as const) : undefined;
    const record = this.#board.outstanding(ack.psn);
    if (record === undefined || this.#board.resends(ack.psn) !== Number(ack.isOfResend)) return undefined;
    return { rtt: now - record.sentAt, kind: ack.answers === 'request' ? 'data_late' : 'data' } as const;
  }

  #arrived(psn: number): void {
    // The next packet that the timer waits for may come with the same ACK.
    this.#isRearmed ||= this.#board.outstanding(psn)?.sentAt === this.#timedFor;
    const readded = this.#board.arrived(psn);
    if (readded > 0) this.nscc.readd(readded);
  }

  #nack(nack: NackBody): void {
    this.#counts.nacks++;
    const record = this.#board.outstanding(nack.psn);
    if (record === undefined) return;
    const { now } = this.#events;
    const keepsWindow = this.#options.hasCredit && nack.isLastHop;
    this.nscc.nack({ now, size: record.size, rtt: now - record.sentAt, keepsWindow });
    this.#source?.stopSpeculating();
    this.#lose(record);
    const whole = nack.isMarked ? 'ECN' : 'GOOD';
    this.#paths.hear(nack.isLastHop ? whole : 'NACK', nack.entropy, now, this.#options.draw);
    this.#nic.ask(this);
  }

  /** Into the resend list, and at once on the line if that is allowed. */
  #lose(record: SendRecord): void {
    this.#board.lose(record);
    if (this.#source?.isSpeculating !== true) this.#nic.ask(this);
    if (record.sentAt === this.#timedFor) this.#arm();
  }

  #timeout(): void {
    const record = this.#board.oldest;
    if (record === undefined) return;
    this.#counts.timeouts++;
    const { hasWindow, hasCredit, chargesOwnPath, draw } = this.#options;
    const { size } = record;
    // The simulator's timeouts carry no entropy value, which path 0 pays for.
    this.#paths.hear('TIMEOUT', chargesOwnPath ? record.entropy : 0, this.#events.now, draw);
    if (this.#sleek?.isRecovering === true) {
      record.isTimed = false;
      // Of a packet that was sent again the timer stays off until the next one leaves.
      if (this.#board.resends(record.psn) > 0) this.#sleek.heldTimeout(record.psn);
      else this.#arm();
      return;
    }
    this.#board.remove(record);
    this.nscc.timeout(size);
    this.#arm();
    const hadList = this.#board.firstLost !== undefined;
    if (hadList) this.#source?.stopSpeculating();
    this.#lose(record);
    const { cwnd, inFlight } = this.nscc.state;
    const isBlocked = (hasWindow && cwnd < size + inFlight) || this.#source?.maySend === false;
    if (hadList ? hasCredit : isBlocked) this.#request();
    else if (!hadList) this.#nic.ask(this);
  }

  /** Tells the receiver that something waits: no more than once an RTT where a window is. */
  #request(): void {
    const { now } = this.#events;
    if (this.#options.hasWindow && now - this.#lastRequest < this.#options.nscc.networkRtt) return;
    this.#lastRequest = now;
    this.#counts.requests++;
    const psn = this.#next++;
    const packet = this.#packet(this.#shortBody('request', psn));
    this.#sent(psn, headerBytes, packet.entropy);
    this.#nic.control(packet);
  }

  #probe(): void {
    const { now } = this.#events;
    this.#probes++;
    this.#probedAt = now;
    this.#nic.control(this.#packet(this.#shortBody('probe', this.#probes)));
    this.#probeTimer.set(now + probeAgain * this.nscc.state.baseRtt);
  }

  #recover(ack: AckBody, delay: number, sleek: Sleek): void {
    const { state, constants } = this.nscc;
    const { cwnd, maxwnd: maxWindow, baseRtt } = state;
    const { expected, outOfOrder } = ack;
    const isDone = expected >= this.#next;
    const at = probeTime(this.#events.now, {
      isDone,
      hasBacklog: this.#backlog > 0,
      baseRtt,
      target: constants.target,
    });
    this.#probeTimer.set(at === 0 ? undefined : at);
    const highestSent = this.#next;
    if (ack.answers === 'probe' && delay < constants.target) sleek.probeAnswered({ expected, highestSent });
    const resendBacklog = this.#board.lostBytes;
    const { entered } = sleek.ack({ expected, outOfOrder, cwnd, maxWindow, highestSent, resendBacklog });
    const isOver = outOfOrder >= Math.floor(sleek.threshold(cwnd, maxWindow) / mss);
    if (!sleek.isRecovering && !entered && !isOver) return;
    for (let psn = Math.max(expected, sleek.judged); sleek.judges(psn, { expected, cwnd }); psn++) {
      const record = this.#board.outstanding(psn);
      if (record === undefined) continue;
      this.nscc.inferred(record.size);
      sleek.lost(psn);
      this.#lose(record);
    }
  }

  #sent(psn: number, size: number, entropy: number): void {
    this.#board.sent({ psn, size, entropy }, this.#events.now);
    if (!this.#timer.isSet) this.#armFor(this.#events.now);
  }

  #arm(): void {
    const oldest = this.#board.oldest;
    if (oldest === undefined) this.#timer.set(undefined);
    else this.#armFor(oldest.sentAt);
  }

  #armFor(sentAt: number): void {
    this.#timedFor = sentAt;
    this.#timer.set(sentAt + this.#options.leastTimeout);
  }

  #finish(): void {
    this.#isDone = true;
    this.#timer.set(undefined);
    this.#probeTimer.set(undefined);
    this.#done();
  }

  #shortBody(kind: 'request' | 'probe', psn: number): DataBody {
    const { id: flow } = this.#flow;
    return { kind, flow, psn, payload: 0, isResend: false, asksForAck: true, target: this.#target };
  }

  #packet(body: DataBody): StudyPacket {
    const { source, destination } = this.#flow;
    const cwndPackets = Math.floor(this.nscc.state.cwnd / mss);
    const { entropy } = this.#paths.choose({ psn: this.#next, cwndPackets, draw: this.#options.draw });
    return controlPacket(source, destination, entropy, body);
  }
}
