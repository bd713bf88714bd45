/** A process that sends and receives transfers: a host with its memory, an endpoint, and a socket. */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeWhole } from '../../../support/write-file.ts';
import type { NodeSent } from '../system/messages.ts';
import { type ControlMessage, controlBytes, controlOf, type Offer } from './control-message.ts';
import { HostMemory, type OpenRegion } from './host-memory.ts';
import { type Milliseconds, mostMessages, type PeerArrival, type PeerMessage, type PeerNode } from './node.ts';
import { type ReceivedTransfer, Receiving } from './receiving.ts';
import { type Cargo, Sending, type SentTransfer } from './sending.ts';
import { type HostPort, hostPortText } from './socket-address.ts';
import type { SocketLine } from './socket-line.ts';

export interface SessionOptions {
  readonly node: PeerNode;
  readonly line: SocketLine;
  /** What goes to each of the peers. */
  readonly cargo: Cargo | undefined;
  readonly peers: readonly HostPort[];
  /** It ends when so many have come; `undefined`: with its own, and if it has none when it is stopped. */
  readonly transfers: number | undefined;
  /** Where files are kept that come; `undefined`: they are checked alone. */
  readonly folder: string | undefined;
  /** Bytes of the longest transfer that is taken. */
  readonly mostBytes: number;
}

/** How far it is. */
export interface SessionProgress {
  readonly sent: number;
  readonly toSend: number;
  readonly received: number;
  readonly toReceive: number;
}

export interface SessionResult {
  readonly sent: readonly SentTransfer[];
  readonly received: readonly ReceivedTransfer[];
  /** SENDs, and WRITEs with header data, that belong to no transfer. */
  readonly others: number;
  readonly passed: boolean;
}

/** A transfer of which nothing is heard for so long has failed. */
const patience: Milliseconds = 15_000;
/** When all is done, what peers have sent again is still answered until it has been quiet for so long, or this long. */
const quiet: Milliseconds = 400;
const farewell: Milliseconds = 3_000;

type Over = (sent: NodeSent) => void;

export class Session {
  onReceived: (transfer: ReceivedTransfer) => void = () => {};
  readonly #options: SessionOptions;
  readonly #memory = new HostMemory();
  readonly #sendings = new Map<number, Sending>();
  readonly #receivings = new Map<number, Receiving>();
  readonly #received: ReceivedTransfer[] = [];
  readonly #queue: { readonly message: PeerMessage; readonly over: Over }[] = [];
  readonly #underWay = new Map<number, Over>();
  #nextWrId = 0;
  #others = 0;
  #timer: NodeJS.Timeout | NodeJS.Immediate | undefined;
  #doneAt: Milliseconds | undefined;
  #finish: { resolve(): void; reject(error: unknown): void } | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    const { node, line } = options;
    node.onFrame = (frame) => line.send(frame);
    node.onSent = (sent) => this.#isOver(sent);
    node.onArrival = (arrival) => this.#arrive(arrival);
    node.onPlaced = (address, bytes) => this.#memory.place(address, bytes);
    line.onFrame = (frame) => {
      node.receive(frame);
      this.#wake();
    };
    line.onError = (error) => this.#finish?.reject(error);
    for (const buffer of this.#memory.buffers) node.post(buffer);
  }

  /** Runs to its end, or until it is stopped. */
  async run(): Promise<SessionResult> {
    const { cargo, peers, line } = this.#options;
    for (const at of cargo === undefined ? [] : peers) {
      const peer = line.peerAt(at);
      if (peer === undefined) throw new RangeError('a line without room for a peer');
      const id = word();
      const to = hostPortText(at);
      this.#sendings.set(id, new Sending(id, { peer, to }, cargo!, this.#hostOf(peer)));
    }
    await new Promise<void>((resolve, reject) => {
      this.#finish = { resolve, reject };
      this.#wake();
    }).finally(() => this.#sleep());
    return this.#result();
  }

  /** Ends it at once; transfers that are not over have failed. */
  stop(why: string): void {
    for (const sending of this.#sendings.values()) sending.fail(why);
    for (const receiving of this.#receivings.values()) this.#end(receiving, { failure: why });
    this.#finish?.resolve();
  }

  progress(): SessionProgress {
    const sums = { sent: 0, toSend: 0, received: 0, toReceive: 0 };
    for (const { progress } of this.#sendings.values()) {
      sums.sent += progress[0];
      sums.toSend += progress[1];
    }
    for (const { bytes } of this.#received) {
      sums.received += bytes;
      sums.toReceive += bytes;
    }
    for (const { offer, heard } of this.#receivings.values()) {
      sums.received += heard;
      sums.toReceive += offer.bytes;
    }
    return sums;
  }

  #result(): SessionResult {
    const sent = [...this.#sendings.values()].flatMap(({ result }) => (result === undefined ? [] : [result]));
    const received = this.#received;
    return { sent, received, others: this.#others, passed: [...sent, ...received].every(({ passed }) => passed) };
  }

  #hostOf(peer: number) {
    return {
      write: (message: Pick<PeerMessage, 'mode' | 'bytes' | 'key' | 'offset' | 'headerData'>, over: Over) =>
        this.#post({ ...message, op: 'write', peer }, over),
      say: (message: ControlMessage, over: Over) => this.#say(peer, message, over),
    };
  }

  #say(peer: number, message: ControlMessage, over: Over): void {
    const bytes = controlBytes(message);
    this.#post({ op: 'send', mode: 'rud', peer, bytes, key: 0n, offset: 0, headerData: 0n }, over);
  }

  #post(message: Omit<PeerMessage, 'wrId'>, over: Over): void {
    this.#queue.push({ message: { ...message, wrId: this.#nextWrId }, over });
    this.#nextWrId = (this.#nextWrId + 1) % 2 ** 32;
    this.#give();
    this.#wake();
  }

  #give(): void {
    while (this.#queue.length > 0 && this.#underWay.size < mostMessages) {
      const { message, over } = this.#queue.shift()!;
      this.#underWay.set(message.wrId, over);
      this.#options.node.send(message);
    }
  }

  #isOver(sent: NodeSent): void {
    const over = this.#underWay.get(sent.wrId);
    if (over === undefined) throw new RangeError(`message ${sent.wrId} is over twice`);
    this.#underWay.delete(sent.wrId);
    over(sent);
    this.#give();
  }

  #arrive({ op, bytes, initiator, headerData, buffer }: PeerArrival): void {
    if (op === 'send') {
      const message = controlOf(this.#memory.bufferOf(buffer, bytes));
      this.#options.node.post(this.#memory.buffers[buffer]!);
      const peer = this.#options.line.peerOfInitiator(initiator);
      if (message === undefined || peer === undefined) this.#others++;
      else this.#hear(message, peer);
      return;
    }
    if (headerData === undefined) return;
    const receiving = this.#receivings.get(Number(headerData >> 32n));
    if (receiving?.hear(Number(headerData & 0xffff_ffffn), bytes) !== true) this.#others++;
  }

  #hear(message: ControlMessage, peer: number): void {
    const { transfer } = message;
    if (message.kind === 'offer') this.#take(message, peer);
    else if (message.kind === 'done') {
      const receiving = this.#receivings.get(transfer);
      if (receiving?.peer !== peer) this.#others++;
      else this.#finishReceiving(receiving);
    } else {
      const sending = this.#sendings.get(transfer);
      if (sending?.peer !== peer) this.#others++;
      else sending.hear(message);
    }
  }

  #take(offer: Offer, peer: number): void {
    const { line, mostBytes } = this.#options;
    const why =
      offer.bytes > mostBytes
        ? `it has ${offer.bytes} bytes, and ${mostBytes} are taken at most`
        : this.#receivings.has(offer.transfer)
          ? 'it is under way'
          : this.#whyNotKept(offer.name);
    const region = why === undefined ? this.#open(offer.bytes) : undefined;
    const { transfer } = offer;
    if (region === undefined) {
      const refusal = { kind: 'refusal', transfer, why: why ?? 'too many transfers are under way' } as const;
      this.#say(peer, refusal, () => {});
      return;
    }
    const from = line.flows[peer]!.peer;
    this.#receivings.set(transfer, new Receiving(offer, { peer, from }, region));
    this.#say(peer, { kind: 'grant', transfer, key: region.key.toString(16) }, () => {});
  }

  /** Memory of its own that peers may write to; `undefined` where there is no room for it. */
  #open(bytes: number): OpenRegion | undefined {
    const region = this.#memory.open(bytes, word());
    if (region === undefined || this.#options.node.setRegion(region.slot, region)) return region;
    this.#memory.close(region);
    return undefined;
  }

  /** Why there is no file of that name to be written; `undefined` where there is. */
  #whyNotKept(name: string): string | undefined {
    const file = this.#fileOf(name);
    if (file === undefined) return undefined;
    if (name !== basename(name) || name === '.' || name === '..') return `${JSON.stringify(name)} is no name of a file`;
    return existsSync(file) ? `${name} is there already` : undefined;
  }

  #fileOf(name: string): string | undefined {
    const { folder } = this.#options;
    return folder === undefined ? undefined : join(folder, name);
  }

  #finishReceiving(receiving: Receiving): void {
    const verdict = receiving.verdict();
    this.#say(receiving.peer, verdict, () => {});
    const { bytes } = receiving.region;
    const file = this.#fileOf(receiving.offer.name);
    if (file !== undefined && verdict.hashIsRight) writeWhole(file, bytes);
    this.#end(receiving, file !== undefined && verdict.hashIsRight ? { file } : {});
  }

  #end(receiving: Receiving, end: { readonly file?: string; readonly failure?: string }): void {
    const result = receiving.result(end);
    this.#receivings.delete(receiving.offer.transfer);
    this.#memory.close(receiving.region);
    this.#options.node.setRegion(receiving.region.slot, undefined);
    this.#received.push(result);
    this.onReceived(result);
  }

  #wake(): void {
    if (this.#timer !== undefined && this.#isSoon) return;
    this.#sleep();
    this.#isSoon = true;
    this.#timer = setImmediate(() => this.#step());
  }

  #isSoon = false;

  #sleep(): void {
    clearTimeout(this.#timer as NodeJS.Timeout | undefined);
    clearImmediate(this.#timer as NodeJS.Immediate | undefined);
    this.#timer = undefined;
    this.#isSoon = false;
  }

  #step(): void {
    this.#sleep();
    try {
      const now = performance.now();
      const wait = Math.min(this.#options.node.run(now), watchMs);
      this.#giveUp(now);
      if (this.#isDone(now)) this.#finish!.resolve();
      else if (this.#timer === undefined && wait > 0) this.#timer = setTimeout(() => this.#step(), wait);
      else this.#wake();
    } catch (error) {
      this.#finish!.reject(error);
    }
  }

  #giveUp(now: Milliseconds): void {
    for (const sending of this.#sendings.values())
      if (sending.result === undefined && now - sending.heardAt > patience)
        sending.fail(`nothing has been heard of it for ${patience / 1000} s: is a gatewright peer there?`);
    for (const receiving of this.#receivings.values())
      if (now - receiving.heardAt > patience)
        this.#end(receiving, { failure: `nothing has been heard of it for ${patience / 1000} s` });
  }

  #isDone(now: Milliseconds): boolean {
    const { transfers, cargo, line } = this.#options;
    const isOver = [...this.#sendings.values()].every(({ result }) => result !== undefined);
    const isWaiting = transfers === undefined ? cargo === undefined : this.#received.length < transfers;
    if (!isOver || isWaiting) return false;
    this.#doneAt ??= now;
    const isQuiet = this.#underWay.size === 0 && now - Math.max(line.lastRequest, this.#doneAt) > quiet;
    return isQuiet || now - this.#doneAt > farewell;
  }
}

/** How often it looks whether transfers go on. */
const watchMs: Milliseconds = 100;

/** What tells processes, transfers and regions apart: of no seed, which several processes may share. */
const word = (): number => randomInt(2 ** 32);
