/**
 * Endpoints in hardware on a bad network, each sending to the next one; with one alone, to itself; or all to one. Every
 * byte has to be written once and be right, and each message to be completed once at both ends.
 */
import assert from 'node:assert/strict';
import type { NsccLink } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { seededRandom } from '../../../../../support/random.ts';
import type { PathSettings } from '../../../golden/cms/paths/fixed/path-context.ts';
import { sesOf, type WireSettings } from '../../../golden/wire/index.ts';
import { readAnnouncement } from './announced-plan.ts';
import type { PlannedAtomic } from './atomic-plan.ts';
import { badNetwork, decoded, type Weather } from './bad-network.ts';
import { EndpointEnd, type Willing } from './endpoint-end.ts';
import type { Ports } from './endpoint-ports.ts';
import { buffers, setEndpoint, setRegion } from './endpoint-settings.ts';
import { bytesOf, destinationOf, type Frame } from './frames.ts';
import { headerOf, isAtomic, isRead, isToldOf, type PlannedMessage } from './message-host.ts';
import type { MakeNetwork, Network } from './network.ts';
import { lateOf, planMessages } from './plan.ts';
import { fillRest } from './rendezvous-plan.ts';
import { receiveOf } from './semantic-setup.ts';
import { isNothing, stated, type UnderWay } from './under-way.ts';

/** Clocks without a completion after which a run is given up. */
const patience = 400_000;
/** And clocks without a frame: four times the longest timeout, after which nothing is sent again. */
const silence = 100_000;
/** Clocks after which what an endpoint does not show has gone through it, if nothing else is under way. */
const throughClocks = 300;

export interface WorldOptions {
  readonly seed: number;
  /** How many of the endpoints send. */
  readonly senders: number;
  /** The end that all others send to, where there is one. */
  readonly sink?: number;
  /** The network, where it is not one with `weather`. */
  readonly network?: MakeNetwork;
  /** Bytes of WRITEs that each of them sends. */
  readonly bytes: number;
  /** Lengths of WRITEs, one of which is drawn for each. */
  readonly lengths: readonly number[];
  /** Modes and lanes of the tuples that messages are drawn for. */
  readonly tuples: readonly { readonly mode: 'rud' | 'rod'; readonly lane: number }[];
  /** SENDs of each endpoint, of up to `mtu` bytes; and what the peer refuses: unknown keys, and longer SENDs. */
  readonly sends: number;
  /** Of endpoints with the whole semantic sublayer, which take longer SENDs: tagged SENDs. */
  readonly isWhole?: boolean;
  readonly tagged?: number;
  readonly refused: number;
  /** Of endpoints that have them: deferrable sends of each, whose receives are posted while they come. */
  readonly waits?: { readonly tagged: number; readonly sends: number };
  /** Of endpoints that keep unexpected messages: bytes of a buffer; SENDs of each, whose receives are posted late. */
  readonly keptBytes?: number;
  readonly unexpected?: { readonly tagged: number; readonly sends: number };
  /** Receives of tags are for one job; tagged SENDs of each end by another one, which are refused. */
  readonly hasJobs?: boolean;
  readonly strangers?: number;
  /** Of endpoints that have them: rendezvous sends of each, half of them tagged. */
  readonly rests?: number;
  /** And such whose receives are posted while they come, so that their targets keep their headers. */
  readonly lateRests?: number;
  /** Of endpoints that have them: datagrams of each, which may come never, or once for each copy of their frame. */
  readonly datagrams?: number;
  /** Of endpoints that have it: WRITEs of each by RUDI, which may be done again, and are not told to the other host. */
  readonly rudi?: number;
  /** And READs of each by it. */
  readonly rudiReads?: number;
  /** The share of WRITEs and SENDs with delivery complete; and clocks until a host has made bytes visible, at most. */
  readonly dc?: number;
  readonly visibleAfter?: number;
  /** WRITEs of each that the other end announces, in SENDs, of two ends. */
  readonly announced?: number;
  /** Of endpoints that have them: READs of each. */
  readonly reads?: number;
  /** Atomics of each, or those of the first one, in their order. */
  readonly atomics?: number | readonly PlannedAtomic[];
  readonly mtu: number;
  readonly weather: Weather;
  readonly willing: Willing;
  /** Probability that a MAC takes a good frame for a bad one. */
  readonly marked: number;
  readonly cwnd: number;
  readonly pdcsPerTuple: number;
  /** Max_RTO_Retx_Cnt; 15: no limit. With a limit all messages have to fail. */
  readonly maxRtoRetx: number;
  /** The share of messages that go by return spaces; without it none does. */
  readonly backs?: number;
  /** Messages of each end that the other one answers by return spaces. */
  readonly asks?: number;
  /** Nothing answers them. */
  readonly isSilent?: boolean;
  /** How often each end asks a PDC of the other one to close, in a return space. */
  readonly closes?: number;
  /** After so many clocks without work PDCs close; 0: never. */
  readonly idleTime?: number;
  /** As in `HostOptions`. */
  readonly pause?: number;
  /** As in `EndpointSettings`. */
  readonly link?: NsccLink;
  readonly paths?: PathSettings;
  /** Each frame that leaves is read by the codec. */
  readonly decodes: boolean;
  readonly wire: Partial<WireSettings>;
  /** Bytes a clock. */
  readonly size: number;
}

/** What one endpoint has sent to another. */
export interface FlowResult {
  readonly from: number;
  readonly to: number;
  readonly messages: number;
  /** Of WRITEs and SENDs that were completed. */
  readonly bytes: number;
  /** From the first message that was taken to the last completion. */
  readonly clocks: number;
  /** From the clock in which a message was taken to that of its completion: of all messages, and of the slowest. */
  readonly meanClocks: number;
  readonly mostClocks: number;
}

/** The links between endpoints and the network, where they have some. */
export interface Links {
  /** The other end of each endpoint's link. */
  readonly far: readonly Ports[];
  drive(): void;
  read(): void;
}

export interface WorldResult {
  readonly messages: number;
  readonly bytes: number;
  readonly bytesWrong: number;
  readonly lost: number;
  readonly duplicates: number;
  /** Datagrams that have come, each of their copies. */
  readonly datagrams: number;
  /** Bytes that RUDI has written more than once. */
  readonly again: number;
  readonly clocks: number;
}

export class EndpointWorld {
  now = 0;
  readonly ends: readonly EndpointEnd[];
  readonly network: Network;
  /** Every frame, as it leaves. */
  onFrame: ((frame: Uint8Array, from: number, now: number) => void) | undefined;
  readonly #ports: readonly Ports[];
  readonly #seesFrames: boolean;
  readonly #options: WorldOptions;
  readonly #links: Links | undefined;
  readonly #plans: PlannedMessage[][] = [];
  /** When the senders of messages heard that they are complete, and where SENDs lie at their receivers. */
  readonly #dcDone = new Map<PlannedMessage, number>();
  readonly #lies = new Map<PlannedMessage, number>();
  /** Messages that their receivers have to hear of and have not, by their header data. */
  readonly #due = new Map<bigint, string>();
  readonly #underWay: readonly UnderWay[];
  #lastBusy = 0;
  #lastProgress = 0;
  #progress = 0;
  #lastFrame = 0;
  #frames = 0;

  /** Of simulators whose inputs are not set yet; they go through their reset after it. */
  constructor(ports: readonly Ports[], options: WorldOptions, links?: Links) {
    this.#ports = ports;
    this.#links = links;
    this.#options = options;
    const random = seededRandom(options.seed);
    const { size, willing, marked, bytes } = options;
    const bad: MakeNetwork = (ends, its) => badNetwork(options, ends, its);
    this.network = (options.network ?? bad)(ports.length, random.fork('network'));
    const plans = ports.map((_, end) =>
      planMessages(options, this.#to(end), random.fork(`plan ${end}`), options.sink === undefined ? 0 : end * bytes),
    );
    const landingBytes = Math.max(...plans.map((each) => each.landingBytes));
    const regionBytes = Math.max(...plans.map((each) => each.regionBytes));
    const late = lateOf(options);
    this.ends = ports.map((each, end) => {
      setEndpoint(each, { ...options, end });
      return new EndpointEnd(
        each,
        {
          end,
          size,
          regionBytes,
          landingBytes,
          willing,
          marked,
          pause: options.pause,
          mtu: options.mtu,
          keptBytes: options.keptBytes,
          far: links?.far[end],
          late,
          visibleAfter: options.visibleAfter,
        },
        random.fork(`end ${end}`),
      );
    });
    this.#seesFrames = this.ends.every(({ seesFrames }) => seesFrames);
    this.ends.forEach((from, end) => {
      const plan = this.#sends(end) ? plans[end]!.plan : [];
      this.#plans.push(plan);
      for (const [index, message] of plan.entries()) {
        if (isToldOf(message)) this.#due.set(headerOf(end, index), `message ${index} of end ${end}`);
        if (message.rest !== undefined) fillRest(message, from.readable!.bytes, options.mtu);
        from.host.plan(message);
      }
      from.host.onDone = (message, now) => this.#dcDone.set(message, now);
      from.onFrame = (frame) => this.#leaves(frame, end);
      from.onDelivered = (header, wrId, at, pdcid) => {
        const message = this.#message(header);
        this.#due.delete(header);
        if (message.expects === true) from.host.asked.push(pdcid);
        this.#delivered(message, end, wrId, at);
      };
    });
    this.#underWay = [
      ...this.ends.flatMap(({ underWay }) => underWay),
      { what: 'a network with frames', count: () => Number(!this.network.isEmpty) },
      {
        what: 'messages that their receivers have not heard of',
        count: () => this.#due.size,
        which: () => [...this.#due.values()].slice(0, 4).join(', '),
      },
    ];
  }

  #to(end: number): number {
    return this.#options.sink ?? (end + 1) % this.#ports.length;
  }

  #sends(end: number): boolean {
    const { senders, sink } = this.#options;
    return sink === undefined ? end < senders : end !== sink;
  }

  #message(header: bigint): PlannedMessage {
    return this.#plans[Number(header >> 32n)]![Number(header & 0xffff_ffffn)]!;
  }

  /** Bytes a clock. */
  get size(): number {
    return this.#options.size;
  }

  /** Receive contexts that software has set up, where there are any. */
  set contexts(contexts: readonly [send: number, tagged: number] | undefined) {
    if (contexts !== undefined) for (const { late } of this.ends) late.contexts = contexts;
  }

  get isReady(): boolean {
    return this.ends.every(({ isReady }) => isReady);
  }

  /**
   * Every message has its completions at both ends, and nothing is under way: neither what hosts wait for, nor frames,
   * nor what endpoints show to be in them, READs of rendezvous sends that wait for their timeouts among it.
   */
  get isDone(): boolean {
    return this.now - this.#lastBusy > throughClocks;
  }

  /** Sets the regions, in the first clock after reset. */
  setRegions(on: boolean): void {
    for (const [end, ports] of this.#ports.entries()) setRegion(ports, on ? this.ends[end]!.memory.length : 'off');
  }

  /** One clock up to its edge, which whoever owns the simulators passes. */
  clock(): void {
    this.network.clock?.(this.now);
    for (const [i, end] of this.ends.entries()) {
      if (end.takesFrame) {
        const frame = this.network.arrival(i, this.now);
        if (frame !== undefined) end.arrive(frame);
      }
      end.drive(this.now);
    }
    this.#links?.drive();
    for (const end of this.ends) end.read(this.now);
    this.#links?.read();
    this.now++;
    const isBusy = !isNothing(this.#underWay);
    if (isBusy) this.#lastBusy = this.now;
    const progress = this.ends.reduce((sum, { seen, host }) => sum + host.completed + seen.placed, 0);
    if (progress !== this.#progress) this.#lastProgress = this.now;
    this.#progress = progress;
    const frames = this.ends.reduce((sum, { seen }) => sum + seen.sent + seen.arrived, 0);
    if (frames !== this.#frames || !this.network.isEmpty) this.#lastFrame = this.now;
    this.#frames = frames;
    const isSilent = this.#seesFrames && this.now - this.#lastFrame > silence;
    if (this.now - this.#lastProgress > patience) this.#fail(`nothing was completed for ${patience} clocks`);
    if (isBusy && isSilent) this.#fail(`no frame has left or come for ${silence} clocks`);
  }

  #fail(why: string): never {
    assert.fail(`${why}, and still under way are ${stated(this.#underWay)}: ${this.describe()}`);
  }

  describe(): string {
    return JSON.stringify({ now: this.now, ...this.network.seen, ends: this.ends.map((end) => end.describe()) });
  }

  /** What has come of it; throws where a message has not been completed once at both ends. */
  result(): WorldResult {
    let [messages, bytes, bytesWrong, lost, duplicates, datagrams, again] = [0, 0, 0, 0, 0, 0, 0];
    this.#plans.forEach((plan, from) => {
      const receiver = this.ends[this.#to(from)]!;
      for (const [index, message] of plan.entries()) {
        const { op, length, source, at, offset, code } = message;
        messages++;
        if (isRead(message)) {
          const read = this.#read(message, from, receiver);
          bytes += read.bytes;
          bytesWrong += read.wrong;
          duplicates += read.twice;
          continue;
        }
        if (isAtomic(message)) continue;
        const heard = receiver.heard.get(headerOf(from, index)) ?? 0;
        if (op === 'datagram') {
          datagrams += heard;
          continue;
        }
        assert(heard <= 1, `the receiver heard ${heard} times of message ${index}`);
        if (code !== 'ok') {
          assert.equal(heard, 0, `message ${index} was to be refused`);
          continue;
        }
        const isOnce = isToldOf(message);
        if (!isOnce) assert.equal(heard, 0, `the host was told of message ${index}, which came by RUDI`);
        else if (heard === 0) lost++;
        if (op === 'send') continue;
        bytes += length;
        for (let i = 0; i < length; i++) {
          const writes = receiver.writes[offset + i]!;
          if (writes > 1) isOnce ? duplicates++ : again++;
          if (writes === 0 || receiver.memory[offset + i] !== source[at + i]) bytesWrong++;
        }
      }
    });
    return { messages, bytes, bytesWrong, lost, duplicates, datagrams, again, clocks: this.now };
  }

  /**
   * The bytes of a READ: each once at its place, or, where it was to be refused, none of what its peer may not show.
   */
  #read({ length, offset, code, lands }: PlannedMessage, from: number, peer: EndpointEnd) {
    const { landed, landings } = this.ends[from]!;
    let [wrong, twice] = [0, 0];
    for (let i = 0; i < length; i++) {
      const times = landings[lands! + i]!;
      if (times > 1) twice++;
      const isRight = times > 0 && landed[lands! + i] === peer.readable!.bytes[offset + i];
      if (code === 'ok' ? !isRight : times > 0 && !isRight) wrong++;
    }
    return { bytes: code === 'ok' ? length : 0, wrong, twice };
  }

  /** Messages that were delivery complete; throws where a sender heard of one whose bytes were not visible yet. */
  deliveryComplete(): number {
    let messages = 0;
    this.#plans.forEach((plan, from) => {
      const { visibleAt } = this.ends[this.#to(from)]!;
      for (const message of plan) {
        // The host copies what was unexpected, and says nothing of that.
        if (message.dc !== true || message.code !== 'ok' || message.isUnexpected === true) continue;
        messages++;
        const isSend = message.op === 'send';
        const of = isSend ? visibleAt!.buffers : visibleAt!.region;
        const at = isSend ? this.#lies.get(message)! : message.offset;
        const length = Math.min(message.length, message.room ?? message.length);
        const last = of.subarray(at, at + length).reduce((a, b) => Math.max(a, b), 0);
        assert(
          last < this.#dcDone.get(message)!,
          `bytes at ${at} are visible in clock ${last}, after their completion`,
        );
      }
    });
    return messages;
  }

  /** What each endpoint has sent, when all is done. */
  flows(): FlowResult[] {
    return this.ends.map(({ host }, from) => {
      const { given, lastDone } = host;
      const times = given.map(({ at, doneAt }) => doneAt - at);
      return {
        from,
        to: this.#to(from),
        messages: given.length,
        bytes: given.reduce((sum, { message }) => sum + message.length, 0),
        clocks: lastDone - (given[0]?.at ?? lastDone),
        meanClocks: times.reduce((a, b) => a + b, 0) / Math.max(1, times.length),
        mostClocks: times.reduce((a, b) => Math.max(a, b), 0),
      };
    });
  }

  #leaves(frame: Frame, end: number): void {
    const { size, decodes } = this.#options;
    if (decodes) this.#check(frame, end);
    this.onFrame?.(bytesOf(frame, size), end, this.now);
    this.network.send(frame, destinationOf(frame, size), this.now);
  }

  /** The frame is a good one, and its payload that of the message which its SES header names. */
  #check(frame: Frame, end: number): void {
    const { kind, layers } = decoded(frame, this.#options);
    assert.equal(kind, 'uet', 'a frame that the codec does not take');
    const ses = sesOf(layers);
    if (ses?.name !== 'ses_standard') return;
    const { fields } = ses;
    const { code } = opcodes;
    const isUud = layers.some(({ name }) => name === 'uud_req');
    assert.equal(isUud, fields.opcode === code.datagram_send, `a frame with operation ${fields.opcode}, UUD: ${isUud}`);
    const isRudi = layers.some(({ name }) => name === 'rudi_req');
    if (isUud) assert.equal('message_id' in fields && fields.message_id, 0, 'a datagram with the id of a message');
    if ([code.read, code.atomic, code.fetching_atomic, code.deferrable_rtr].includes(fields.opcode)) return;
    const rest = layers.find(({ name }) => name === 'payload');
    const payload = rest === undefined ? new Uint8Array() : (rest.fields as { readonly bytes: Uint8Array }).bytes;
    const offset = 'message_offset' in fields ? fields.message_offset : 0;
    // Messages that are the same for the wire may be several: one of them has to have these bytes.
    const key = 'key' in fields ? fields.key : 0n;
    // Deferrable sends have their tokens there.
    const from = 'buffer_offset' in fields ? fields.buffer_offset : 0n;
    const fits = this.#plans[end]!.some(
      (message) =>
        message.key === key &&
        (message.op === 'rudi_write') === isRudi &&
        BigInt(message.offset) === from &&
        message.length === fields.request_length &&
        Buffer.from(payload).equals(message.source.subarray(message.at + offset, message.at + offset + payload.length)),
    );
    assert(fits, `a frame of message ${fields.message_id} has bytes that are none of it at ${offset}`);
  }

  #delivered(message: PlannedMessage, end: number, wrId: number, from: number): void {
    if (message.op !== 'send' && message.op !== 'datagram') return;
    const { source, at, room, key } = message;
    this.#lies.set(message, from);
    const length = Math.min(message.length, room ?? buffers.bytes);
    if (room !== undefined) assert.equal(wrId, receiveOf(key), `the receive of tag ${key}`);
    const { received, arrivals, hasParts } = this.ends[end]!;
    const found = received.subarray(from, from + buffers.bytes);
    const times = arrivals.subarray(from, from + buffers.bytes);
    assert(
      Buffer.from(found.subarray(0, length)).equals(source.subarray(at, at + length)),
      `bytes of a SEND in buffer ${wrId}`,
    );
    assert(
      times.subarray(0, length).every((count) => count === 1),
      `a byte of a SEND has not come once in buffer ${wrId}`,
    );
    // Nothing beyond the receive, nor beyond the message; other parts of a receive for several messages may follow.
    assert(
      hasParts || found.subarray(length).every((byte) => byte === 0),
      `bytes after those of a SEND in buffer ${wrId}`,
    );
    if (message.announces !== undefined) this.ends[end]!.host.announce(readAnnouncement(found));
  }
}
