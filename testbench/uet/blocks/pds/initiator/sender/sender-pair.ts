/**
 * The PDS initiator's hardware and the PDS target's, with a network and SES between them, clock by clock. It holds what
 * happens to what must: each packet is delivered once, SES hears of each once, and of none before it came, packets in
 * order come in order, no PSN is used twice. Nothing is allocated for a packet, so that millions of them can pass.
 */
import assert from 'node:assert/strict';
import { pickLatency } from '../../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import { type Random, seededRandom } from '../../../../../../support/random.ts';
import type { PairOptions } from './pair-options.ts';
import {
  deliveryNames,
  deliveryWords,
  F,
  type Ports,
  packetWords,
  R,
  replyNames,
  senderPorts,
  targetPorts,
} from './pair-ports.ts';
import { setPair } from './pair-settings.ts';
import { Way } from './way.ts';

/** Clocks without an outcome after which a run is given up. */
const patience = 1_000_000;
/** A power of two above all delays. */
const horizon = 1 << 14;
const capacity = 1 << 16;

/** Made of a sender and a target that are through their reset. Registers on a bus are the caller's to write. */
export class SenderPair {
  now = 0;
  /** Packets that were given, delivered, told of; and what was seen, by name. */
  given = 0;
  delivered = 0;
  told = 0;
  readonly seen = {
    sent: 0,
    again: 0,
    lost: 0,
    trimmed: 0,
    copied: 0,
    acks: 0,
    failed: 0,
    opened: 0,
    closed: 0,
    syn: 0,
  };
  /** By how many packets that left later one was overtaken, at most. */
  overtaken = 0;
  /** Packets that may be given by now; whoever writes it has more of them sent. */
  wanted: number;
  /** In which clock the last outcome came. */
  lastTold = 0;
  readonly #options: PairOptions;
  readonly #random: Random;
  readonly #forward = new Way(packetWords, capacity, horizon);
  readonly #back = new Way(replyNames.length, capacity, horizon);
  readonly #ses = new Way(deliveryWords, capacity, horizon);
  readonly #picks = new Uint8Array(pickLatency);
  readonly #removed: Uint32Array;
  /** By handle: 1 delivered, 2 told, 4 its response is guaranteed. */
  readonly #facts: Uint8Array;
  readonly #flowOf: Uint8Array;
  readonly #lastOf: Int32Array;
  readonly #waiting: Int32Array;
  readonly #left: Int32Array;
  /** Of the PDC of each place: its PDCID, where its PSNs begin, the next new one. */
  readonly #pdcids: Int32Array;
  readonly #bases: Uint32Array;
  readonly #nexts: Uint32Array;
  /** Handles that the target was given, from the oldest whose verdict has not come; then of those to be delivered. */
  readonly #asked = new Int32Array(64);
  #askedHead = 0;
  #askedTail = 0;
  readonly #accepted = new Int32Array(64);
  #acceptedHead = 0;
  #acceptedTail = 0;
  #flow = 0;
  #offered = -1;
  #closeOf = -1;
  #lastPdcid = 0;
  /** Of which congestion control context the limit has changed. */
  #limitOf = -1;
  /** From when on the line takes another packet. */
  #lineFree = 0;
  readonly #sendings: Uint8Array;
  /** The latest packet that has arrived, by the order in which they left. */
  #newest = 0;
  readonly #s: ReturnType<typeof senderPorts>;
  readonly #t: ReturnType<typeof targetPorts>;

  constructor(sender: Ports, target: Ports, contexts: number, options: PairOptions) {
    this.#options = options;
    this.wanted = options.packets;
    this.#random = seededRandom(options.seed);
    this.#removed = new Uint32Array(contexts);
    this.#facts = new Uint8Array(options.packets);
    this.#flowOf = new Uint8Array(options.packets);
    this.#sendings = new Uint8Array(options.packets);
    const flows = options.flows.length;
    this.#lastOf = new Int32Array(flows).fill(-1);
    this.#waiting = new Int32Array(flows);
    this.#left = new Int32Array(flows);
    this.#pdcids = new Int32Array(contexts).fill(-1);
    this.#bases = new Uint32Array(contexts);
    this.#nexts = new Uint32Array(contexts);
    this.#s = senderPorts(sender, target);
    this.#t = targetPorts(target);
    setPair(sender, target, options);
  }

  /** All packets were given, and SES has heard of all of them. */
  get isDone(): boolean {
    return this.told === this.#options.packets;
  }

  get isReady(): boolean {
    return this.#s.ready() === 1 && this.#t.ready() === 1;
  }

  get isStuck(): boolean {
    return this.now - this.lastTold > patience;
  }

  /** How far it is, for a failure's message. */
  describe(): string {
    const { now, given, delivered, told, seen } = this;
    const waiting = this.#facts.subarray(0, given).findIndex((fact) => (fact & 2) === 0);
    const waits = [...this.#waiting];
    return JSON.stringify({ now, given, delivered, told, first: waiting, waits, overtaken: this.overtaken, ...seen });
  }

  /** What is wrong at the end, if anything. */
  check(): void {
    assert.equal(this.delivered, this.#options.packets, 'not every packet was delivered');
    assert.equal(this.seen.failed, 0, 'packets failed');
    for (let handle = 0; handle < this.#options.packets; handle++) {
      assert.equal(this.#facts[handle]! & 3, 3, `packet ${handle} was not delivered and told`);
    }
  }

  /** The target asks for the close of the PDC that it has delivered of last, if there is one. */
  closeByTarget(): void {
    if (this.#closeOf < 0 && this.#lastPdcid !== 0) this.#closeOf = this.#lastPdcid;
  }

  /** Nothing leaves for so many clocks. */
  stall(clocks: number): void {
    this.#lineFree = this.now + clocks;
  }

  /** One clock of both, up to its edge, which whoever owns them passes. */
  clock(): void {
    const { now } = this;
    this.#s.now(now >>> 0);
    this.#s.units(Math.floor(now / 40) & 0x1_ffff);
    this.#s.random(this.#random.word());
    this.#t.now(Math.floor(now / 40) & 0x1_ffff);
    // All that is set comes before all that is read: what is read is settled once.
    this.#driveTarget(now);
    this.#driveSender(now);
    this.#readTarget(now);
    this.#readSender(now);
    this.now++;
  }

  #driveTarget(now: number): void {
    const t = this.#t;
    const forward = this.#forward;
    forward.advance(now);
    const packet = forward.head;
    t.requestValid(packet >= 0 ? 1 : 0);
    if (packet >= 0) {
      const { words } = forward;
      const base = forward.base(packet);
      t.kind(words[base + F.kind]!);
      t.rod(words[base + F.rod]!);
      t.retx(words[base + F.retx]!);
      t.ar(words[base + F.ar]!);
      t.syn(words[base + F.syn]!);
      t.psn(words[base + F.psn]!);
      t.clearOffset(words[base + F.clear_offset]!);
      t.opaque(words[base + F.opaque]!);
      t.payload(words[base + F.payload]!);
      t.spdcid(words[base + F.spdcid]!);
      t.dpdcid(words[base + F.dpdcid]!);
      t.length(words[base + F.length]!);
      t.size(words[base + F.size]!);
      t.message(words[base + F.message]!);
      t.entropy(words[base + F.entropy]!);
      t.trimmed(words[base + F.trimmed]!);
      const isRequest = words[base + F.kind] === t.request;
      this.#asked[this.#askedTail++ & 63] = isRequest ? words[base + F.handle]! : -1;
      const sentAs = words[base + F.order]!;
      if (this.#newest - sentAs > this.overtaken) this.overtaken = this.#newest - sentAs;
      if (sentAs > this.#newest) this.#newest = sentAs;
      forward.drop();
    }
    const ses = this.#ses;
    ses.advance(now);
    const response = ses.head;
    t.responseValid(response >= 0 ? 1 : 0);
    if (response >= 0) {
      const base = ses.base(response);
      const { words } = ses;
      for (let i = 0; i < deliveryNames.length; i++) t.response[i]!(words[base + i]!);
      const isGuaranteed = words[base + deliveryNames.length]! === 1;
      t.guaranteed(isGuaranteed ? 1 : 0);
      t.plainOk(isGuaranteed ? 0 : 1);
      t.handle(words[base + deliveryNames.length + 1]!);
      t.nextHdr(isGuaranteed ? 5 : 4);
    }
    if (this.#closeOf < 0 && this.#lastPdcid !== 0 && this.#random.chance(this.#options.closes)) {
      this.#closeOf = this.#lastPdcid;
    }
    t.commandValid(this.#closeOf >= 0 ? 1 : 0);
    if (this.#closeOf >= 0) t.commandPdcid(this.#closeOf);
  }

  #readTarget(now: number): void {
    const t = this.#t;
    if (this.#ses.head >= 0 && t.responseReady() === 1) this.#ses.drop();
    if (this.#closeOf >= 0 && t.commandReady() === 1) this.#closeOf = -1;
    if (t.verdictValid() === 1) {
      const handle = this.#asked[this.#askedHead++ & 63]!;
      const verdict = t.verdict();
      if (handle >= 0 && (verdict === t.created || verdict === t.accepted)) {
        this.#accepted[this.#acceptedTail++ & 63] = handle;
      }
    }
    if (t.deliverValid() === 1) {
      assert(this.#acceptedHead !== this.#acceptedTail, 'a packet is delivered that was not accepted');
      const handle = this.#accepted[this.#acceptedHead++ & 63]!;
      this.#deliver(handle, now);
    }
    if (t.replyValid() === 0) return;
    if (this.#random.chance(this.#options.ackLoss)) return;
    const back = this.#back;
    const reply = back.take();
    const base = back.base(reply);
    for (let i = 0; i < replyNames.length; i++) back.words[base + i] = t.reply[i]!();
    back.wide[reply] = BigInt(t.bitmap.get());
    const { delay, ackSpread, copies } = this.#options;
    if (copies > 0 && this.#random.chance(copies)) this.#late(back, back.copy(reply), now + delay, ackSpread);
    this.#late(back, reply, now + delay, ackSpread);
  }

  #late(way: Way, packet: number, at: number, spread: number): void {
    way.put(packet, spread === 0 ? at : at + this.#random.below(spread + 1));
  }

  #deliver(handle: number, now: number): void {
    const fact = this.#facts[handle]!;
    assert((fact & 1) === 0, `packet ${handle} is delivered twice`);
    assert((fact & 2) === 0, `SES has heard of packet ${handle} before it came`);
    const flow = this.#flowOf[handle]!;
    if (this.#options.flows[flow] !== 'rud') {
      assert(handle > this.#lastOf[flow]!, `packet ${handle} comes after ${this.#lastOf[flow]} of the same order`);
      this.#lastOf[flow] = handle;
    }
    this.delivered++;
    const isGuaranteed = this.#random.chance(this.#options.guaranteed);
    this.#facts[handle] = fact | (isGuaranteed ? 5 : 1);
    const { deliver } = this.#t;
    const ses = this.#ses;
    const delivery = ses.take();
    const base = ses.base(delivery);
    for (let i = 0; i < deliveryNames.length; i++) ses.words[base + i] = deliver[i]!();
    ses.words[base + deliveryNames.length] = isGuaranteed ? 1 : 0;
    ses.words[base + deliveryNames.length + 1] = handle;
    this.#lastPdcid = ses.words[base]!;
    this.#late(ses, delivery, now + 1, this.#options.sesDelay);
  }

  #driveSender(now: number): void {
    const s = this.#s;
    this.#offer();
    s.packetReady(this.#lineFree <= now ? 1 : 0);
    s.picked(this.#picks[now % pickLatency]!);
    s.limitValid(this.#limitOf >= 0 ? 1 : 0);
    if (this.#limitOf >= 0) {
      const { cwnd } = this.#options;
      s.limitCcc(this.#limitOf);
      s.limitWindow((cwnd + this.#removed[this.#limitOf]!) >>> 0);
      s.limitCwnd(cwnd);
      s.limitMax(cwnd);
    }
    const back = this.#back;
    back.advance(now);
    const reply = back.head;
    s.peerValid(reply >= 0 ? 1 : 0);
    if (reply < 0) return;
    const { words } = back;
    const base = back.base(reply);
    const type = words[base + R.type]!;
    const t = this.#t;
    const isState = type === t.ackCc;
    const isNack = type === t.nack;
    const isControl = type === t.cp;
    s.kind(isNack ? s.nack : isControl ? (words[base + R.control] === t.clearReq ? s.clearReq : s.closeReq) : s.ack);
    s.entropy(words[base + R.entropy]!);
    s.spdcid(words[base + R.spdcid]!);
    s.dpdcid(words[base + R.dpdcid]!);
    s.m(words[base + R.m]!);
    s.retx(words[base + R.retx]!);
    s.req(words[base + R.req]!);
    s.probe(words[base + R.p]!);
    s.offset(words[base + R.ack_psn_offset]!);
    s.psn(words[base + (isNack ? R.psn : R.cack_psn)]!);
    s.nackCode(words[base + R.nack_code]!);
    s.payload(words[base + R.payload]!);
    s.hasState(isState ? 1 : 0);
    s.hasNscc(isState ? 1 : 0);
    s.mpr(words[base + R.mpr]!);
    s.sackOffset(words[base + R.sack_psn_offset]!);
    s.bitmap.set(back.wide[reply]!);
    s.oooCount(words[base + R.ooo_count]!);
    s.serviceTime(words[base + R.service_time]!);
    s.restoreCwnd(words[base + R.restore_cwnd]!);
    s.rcvCwndPend(words[base + R.rcv_cwnd_pend]!);
    s.rcvdBytes(words[base + R.rcvd_bytes]!);
    const response = words[base + R.response]!;
    const isSes = response === t.ses;
    s.present(response === t.noResponse ? 0 : 1);
    s.opcode(isSes ? words[base + R.next_hdr]! : 0);
    s.messageId(isSes ? 0 : words[base + R.message_id]!);
    s.modifiedLength(isSes ? words[base + R.handle]! : 0);
    back.drop();
    this.seen.acks++;
  }

  /** A packet of the next flow that may send one; it stays offered until it is taken. */
  #offer(): void {
    const { flows, longest, waiting, length } = this.#options;
    if (this.#offered < 0 && this.given < this.wanted) {
      for (let i = 0; i < flows.length; i++) {
        const flow = (this.#flow + i) % flows.length;
        if (this.#waiting[flow]! >= waiting) continue;
        this.#flow = (flow + 1) % flows.length;
        this.#offered = flow;
        const s = this.#s;
        const first = this.#left[flow] === 0;
        if (first) this.#left[flow] = 1 + (longest > 1 ? this.#random.below(longest) : 0);
        const bytes = length === 0 ? this.#random.below(4097) : length;
        s.mode(s.modes[flows[flow]!]);
        s.lane(flow);
        s.sendMessage(this.given & 0xffff);
        s.first(first ? 1 : 0);
        s.last(this.#left[flow] === 1 ? 1 : 0);
        s.sendLength(bytes);
        s.sendSize(bytes + 92);
        s.sendHandle(this.given);
        break;
      }
    }
    this.#s.sendValid(this.#offered >= 0 ? 1 : 0);
  }

  #readSender(now: number): void {
    const s = this.#s;
    if (this.#offered >= 0 && s.sendReady() === 1) {
      const flow = this.#offered;
      this.#flowOf[this.given++] = flow;
      this.#waiting[flow]!++;
      this.#left[flow]!--;
      this.#offered = -1;
    }
    if (s.leftValid() === 1) this.#waiting[this.#flowOf[s.leftHandle()]!]!--;
    if (s.outcomeValid() === 1) this.#hear(s.outcomeHandle(), s.outcomeKind(), now);
    if (this.#lineFree <= now && s.packetValid() === 1) this.#send(now);
    this.#limitOf = s.congestionValid() === 1 ? s.congestionCcc() : -1;
    if (this.#limitOf >= 0) {
      const bytes = s.removes[s.congestionKind()]! * s.congestionBytes();
      this.#removed[this.#limitOf] = this.#removed[this.#limitOf]! + bytes;
    }
    this.#picks[now % pickLatency] = s.pickValid() === 1 ? this.#random.below(16) : 0;
    if (s.eventValid() === 1) {
      if (s.eventOpened() === 1) this.seen.opened++;
      if (s.eventClosed() === 1) this.seen.closed++;
      assert.equal(s.eventFailed(), 0, 'a PDC fails');
    }
  }

  #hear(handle: number, kind: number, now: number): void {
    const s = this.#s;
    const fact = this.#facts[handle]!;
    assert((fact & 2) === 0, `SES hears of packet ${handle} twice`);
    this.#facts[handle] = fact | 2;
    this.told++;
    this.lastTold = now;
    if (kind === s.failed) {
      this.seen.failed++;
      return;
    }
    assert((fact & 1) !== 0, `SES hears of packet ${handle}, which was not delivered`);
    const isSes = kind === s.response && s.outcomeOpcode() !== 0;
    if (!isSes && (fact & 4) === 0) return;
    assert(isSes, `the guaranteed response of packet ${handle} did not come`);
    assert.equal(s.outcomeLength(), handle, 'the response is of another packet');
  }

  #send(now: number): void {
    const s = this.#s;
    const forward = this.#forward;
    const kind = s.packet[F.kind]!();
    const isRequest = kind === s.request;
    this.seen.sent++;
    if (isRequest || s.isNumbered[kind] === 1) this.#number(kind);
    if (this.#isLost(isRequest, now)) {
      if (isRequest) this.seen.lost++;
      return;
    }
    const packet = forward.take();
    const base = forward.base(packet);
    const { words } = forward;
    for (let i = 0; i < s.packet.length; i++) words[base + i] = s.packet[i]!();
    words[base + F.kind] = s.kinds[kind]!;
    const isTrimmed = isRequest && this.#random.chance(this.#options.trims);
    words[base + F.trimmed] = isTrimmed ? 1 : 0;
    words[base + F.order] = this.seen.sent;
    if (isTrimmed) this.seen.trimmed++;
    const { delay, spread, copies } = this.#options;
    // Packets in order have one path.
    const varies = words[base + F.rod] === 1 ? 0 : spread;
    if (copies > 0 && this.#random.chance(copies)) {
      this.seen.copied++;
      this.#late(forward, forward.copy(packet), now + delay, varies);
    }
    this.#late(forward, packet, now + delay, varies);
  }

  /** Whether a packet that leaves now is lost; it takes its time on the line. */
  #isLost(isRequest: boolean, now: number): boolean {
    const { line = 0, loss, isLost } = this.#options;
    if (isRequest) this.#lineFree = now + line;
    if (isLost === undefined) return this.#random.chance(loss);
    if (!isRequest) return false;
    const handle = this.#s.packet[F.handle]!();
    const sending = this.#sendings[handle]! + 1;
    this.#sendings[handle] = sending;
    return isLost(handle, sending);
  }

  /** New packets have the PSNs one after the other, and no other. */
  #number(kind: number): void {
    const s = this.#s;
    const place = s.packet[F.place]!();
    const pdcid = s.packet[F.spdcid]!();
    const psn = s.packet[F.psn]!();
    const isSyn = s.packet[F.syn]!() === 1;
    if (this.#pdcids[place] !== pdcid) {
      assert(isSyn, `PDC ${pdcid} begins with a packet of kind ${kind} that has no SYN`);
      this.#pdcids[place] = pdcid;
      this.#nexts[place] = 0;
    }
    if (isSyn) {
      this.seen.syn++;
      this.#bases[place] = (psn - (s.packet[F.dpdcid]!() & 0xfff)) >>> 0;
    }
    const offset = (psn - this.#bases[place]!) >>> 0;
    const next = this.#nexts[place]!;
    if (s.packet[F.retx]!() === 1) {
      this.seen.again++;
      assert(offset < next, `PSN ${psn} of PDC ${pdcid} goes again and was not sent`);
    } else {
      assert.equal(offset, next, `PSN ${psn} of PDC ${pdcid} is new, and ${next} PSNs were used`);
      this.#nexts[place] = next + 1;
    }
  }
}
