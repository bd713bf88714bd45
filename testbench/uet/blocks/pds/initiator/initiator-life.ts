/**
 * A host whose PDS initiator is hardware, which sends to the golden targets through a network: what must hold is
 * checked as it happens. The host chooses places as simply as can be: a flow has one.
 */
import assert from 'node:assert/strict';
import type { Random } from '../../../../../support/random.ts';
import { PdsTarget, type PdsTargetOptions, type Reply } from '../../../golden/pds/index.ts';
import type { PdcPacket } from '../../../golden/pds/initiator/index.ts';
import { removedBy } from '../../../golden/pds/initiator/index.ts';
import { type PdsPacket, plenty, type Resources } from '../../../golden/pds/packet.ts';
import { arrivalOf } from '../../../golden/pds/peer/exchange.ts';
import { Link, type Weather } from '../../../golden/pds/peer/link.ts';
import { addPsn, psnDifference } from '../../../golden/serial.ts';
import type { Fields } from '../target-side/target-fields.ts';
import type { HardwareSend, InitiatorBench, InitiatorIn, InitiatorOut } from './initiator-bench.ts';
import type { ProgressWatch } from './progress-bound.ts';
import { packetOf } from './returns/hardware-packets.ts';

const HOST = 0xffff_c0a8_2a01n;

/** Addresses of targets, which of ours they are for, and the congestion control contexts of two PDCs each. */
const addresses = [0x5a3c_96e1_0f87_b42d_7788_1199_c3a5_6d0en, 0xa5c3_691e_f078_4bd2_8877_ee66_3c5a_92f1n];
const LOCAL = 9;
const cccs = [5, 2, 7, 0];

/** The PDCID of a place's PDC: all bits above those of the place are any, for each of a place's PDCs others. */
const pdcidOf = (placeBits: number, place: number, generation: number): number => {
  const bits = 15 - placeBits;
  const above = (generation * 1365 + 7 * place) & (2 ** bits - 1);
  return 0x8000 | (above << placeBits) | place;
};

export type FlowMode = 'rud' | 'rod' | 'roce';

/** Packets of one place, to one target. */
export interface Flow {
  readonly place: number;
  readonly mode: FlowMode;
  readonly target: number;
}

/** What has become of a packet; its handle is its index. */
interface Fact {
  readonly flow: number;
  readonly psn: number;
  delivered: boolean;
  guaranteed: boolean;
  outcome: string | undefined;
}

/** A PDC as the host sees it. */
interface Life {
  readonly flow: Flow;
  readonly startPsn: number;
  readonly pdcid: number;
  state: 'opening' | 'open' | 'quiesce' | 'failed';
  /** Packets sent to it, and slots that are free again. */
  given: number;
  retired: number;
  /** The next PSN that is new on the wire, by its offset; where Start_PSN is after it has moved. */
  next: number;
  base: number;
  /** Its Start_PSN has moved. */
  moved: boolean;
  /** Packets of the message that has begun. */
  left: number;
}

/** What else happens, as probabilities; may be written at any time. */
export interface Mishaps {
  trimmed: number;
  ce: number;
  guaranteed: number;
  /** SES takes up to so many clocks to respond. */
  sesDelay: number;
  /** The network does not take packets in such a share of clocks. */
  stall: number;
  /** The host closes a PDC, of those that have no message in its middle, in such a share of clocks. */
  close: number;
}

export class InitiatorLife {
  readonly targets: readonly PdsTarget[];
  readonly weather: Weather = { loss: 0, copies: 0, minDelay: 10, maxDelay: 60 };
  readonly mishaps: Mishaps = { trimmed: 0, ce: 0, guaranteed: 0.2, sesDelay: 20, stall: 0, close: 0 };
  lacking: Partial<Resources> = {};
  /** No Start_PSN of a new PDC may be below this (uet-wire.md 8.9). */
  floor: number | undefined;
  readonly facts: Fact[] = [];
  /** Asserts that something happens to each packet within a bound. */
  progress: ProgressWatch | undefined;
  /** Bytes in flight of each congestion control context, by what it has heard. */
  readonly flight = new Map<number, number>();
  /** Bytes of all its sendings that it has heard of. */
  readonly #sent = new Map<number, number>();
  /** How often each kind of packet left, and what PDCs did. */
  readonly seen = new Map<string, number>();
  readonly #bench: InitiatorBench;
  readonly #random: Random;
  readonly #window: number;
  readonly #flows: readonly Flow[];
  readonly #forward: Link<{ readonly to: number; readonly packet: PdsPacket }>;
  readonly #back: Link<{ readonly from: number; readonly reply: Reply }>;
  #ses: { readonly at: number; readonly target: number; readonly delivery: PdsDelivery; readonly handle: number }[] =
    [];
  readonly #lives = new Map<number, Life>();
  readonly #generations = new Map<number, number>();
  readonly #lastOf = new Map<number, number>();
  #arrivals: { readonly from: number; readonly reply: Reply }[] = [];
  #sending: { readonly life: Life; readonly send: HardwareSend } | undefined;
  #opening: Life | undefined;
  #closing: Life | undefined;
  /** Packets that are still to be submitted, by flow. */
  readonly #wanted: number[];
  #turn = 0;

  constructor(
    bench: InitiatorBench,
    random: Random,
    window: number,
    flows: readonly Flow[],
    targets: readonly PdsTargetOptions[],
  ) {
    this.#bench = bench;
    this.#random = random;
    this.#window = window;
    this.#flows = flows;
    this.#wanted = flows.map(() => 0);
    this.targets = targets.map((options) => new PdsTarget(options));
    this.#forward = new Link(this.weather, random.fork('forward'), ({ to, packet }) => ({
      to,
      packet: this.#onTheWay(packet),
    }));
    this.#back = new Link(this.weather, random.fork('back'));
  }

  /** So many more packets of each flow. */
  want(packets: number): void {
    for (let i = 0; i < this.#wanted.length; i++) this.#wanted[i]! += packets;
  }

  async run(clocks: number): Promise<void> {
    for (let i = 0; i < clocks; i++) await this.#step();
  }

  /** All that was wanted is submitted, and fair weather until it has its outcomes; an error if those do not come. */
  async settle(bound: number): Promise<void> {
    for (let clocks = 0; this.#wanted.some((left) => left > 0) || this.#sending !== undefined; clocks++) {
      assert(clocks < bound, 'not every packet is taken');
      await this.#step();
    }
    this.#clear();
    for (let clocks = 0; this.facts.some(({ outcome }) => outcome === undefined) || this.#ses.length > 0; clocks++) {
      if (clocks >= bound) {
        const open = this.facts.flatMap(({ outcome, flow, psn }, i) =>
          outcome === undefined ? [`${i}:f${flow} ${psn}`] : [],
        );
        assert.fail(`${open.length} packets have no outcome: ${open.slice(0, 5).join(', ')}`);
      }
      await this.#step();
    }
  }

  /** All PDCs close, and nothing is in flight. */
  async close(bound: number): Promise<void> {
    this.#clear();
    await this.closeByHost();
    for (let clocks = 0; this.#lives.size > 0; clocks++) {
      assert(clocks < bound, 'a PDC does not close');
      await this.#step();
    }
    await this.run(200);
    for (const [ccc, bytes] of this.flight) assert.equal(bytes, 0, `context ${ccc} is left with bytes in flight`);
  }

  /** Targets ask for the close of all PDCs that they have. */
  closeByTargets(): void {
    for (const [from, target] of this.targets.entries()) {
      for (const { pdcid } of target.pdcs()) {
        const reply = target.command({ kind: 'close', pdcid });
        if (reply !== undefined) this.#back.send({ from, reply }, this.#bench.now);
      }
    }
  }

  /** The host closes all PDCs that it has open. */
  async closeByHost(): Promise<void> {
    for (const life of this.#lives.values()) {
      if (life.state !== 'open') continue;
      this.#closing = life;
      while (this.#closing !== undefined) await this.#step();
    }
  }

  /** Nothing comes through any more; each packet is reported within a bound. */
  async fail(bound: number): Promise<void> {
    Object.assign(this.weather, { loss: 1 });
    for (let i = 0; i < this.#wanted.length; i++) this.#wanted[i] = 0;
    for (let clocks = 0; this.facts.some(({ outcome }) => outcome === undefined) || this.#lives.size > 0; clocks++) {
      assert(clocks < bound, 'not every packet is reported');
      await this.#step();
    }
  }

  /** Every packet was delivered, and has the outcome that says so. */
  checkAllDelivered(): void {
    this.facts.forEach(({ delivered, outcome }, handle) => {
      assert(
        delivered && outcome !== undefined && outcome !== 'failed',
        `packet ${handle} was not delivered: ${outcome}`,
      );
    });
  }

  #clear(): void {
    Object.assign(this.weather, { loss: 0, copies: 0 });
    Object.assign(this.mishaps, { trimmed: 0, close: 0 });
    this.lacking = {};
  }

  async #step(): Promise<void> {
    const { now } = this.#bench;
    for (const target of this.targets) {
      target.tick();
      target.advance(now);
    }
    for (const { to, packet } of this.#forward.arrivals(now)) this.#arrive(to, packet);
    const due = this.#ses.filter(({ at }) => at <= now);
    if (due.length > 0) {
      this.#ses = this.#ses.filter(({ at }) => at > now);
      for (const { target, delivery, handle } of due) this.#respond(target, delivery, handle);
    }
    this.#arrivals.push(...this.#back.arrivals(now));
    const next = this.#arrivals.shift();
    this.#choose();
    this.#mayClose();
    const inputs: InitiatorIn = {
      open: this.#opening && {
        place: this.#opening.flow.place,
        pdcid: this.#opening.pdcid,
        rod: this.#opening.flow.mode === 'rod',
        roce: this.#opening.flow.mode === 'roce',
        ccc: cccs[(this.#opening.flow.place >> 1) & 3]!,
        starts: true,
        startPsn: this.#opening.startPsn,
        destination: addresses[this.#opening.flow.target]!,
        local: LOCAL,
      },
      send: this.#sending?.send,
      close: this.#closing?.flow.place,
      peer: next && { ...arrivalOf(next.reply, addresses[next.from]!), local: LOCAL },
      ready: !this.#random.chance(this.mishaps.stall),
    };
    this.#take(await this.#bench.clock(inputs), now);
  }

  /** What is offered next: a PDC for a flow that has none, or a packet. */
  #choose(): void {
    if (this.#sending !== undefined || this.#opening !== undefined) return;
    for (let i = 0; i < this.#flows.length; i++) {
      const index = (this.#turn + i) % this.#flows.length;
      const flow = this.#flows[index]!;
      if (this.#wanted[index]! === 0) continue;
      const life = this.#lives.get(flow.place);
      if (life === undefined) {
        this.#opening = this.#begin(flow);
        return;
      }
      const mayBegin = life.state === 'open' || life.state === 'opening';
      if (life.state === 'failed' || (life.left === 0 && !mayBegin)) continue;
      if (life.given - life.retired >= this.#window) continue;
      this.#turn = (index + 1) % this.#flows.length;
      this.#sending = { life, send: this.#packetOf(life, index) };
      return;
    }
  }

  #mayClose(): void {
    if (this.#closing !== undefined || !this.#random.chance(this.mishaps.close)) return;
    const open = [...this.#lives.values()].filter(({ state, left }) => state === 'open' && left === 0);
    if (open.length > 0) this.#closing = this.#random.pick(open);
  }

  #begin(flow: Flow): Life {
    const generation = this.#generations.get(flow.place) ?? 0;
    this.#generations.set(flow.place, generation + 1);
    const pdcid = pdcidOf(this.#bench.placeBits, flow.place, generation);
    const startPsn = this.#random.chance(0.3) ? addPsn(0, -this.#random.int(1, 200)) : this.#random.word();
    const life: Life = {
      flow,
      startPsn,
      pdcid,
      state: 'opening',
      given: 0,
      retired: 0,
      next: 0,
      base: startPsn,
      moved: false,
      left: 0,
    };
    this.#lives.set(flow.place, life);
    return life;
  }

  #packetOf(life: Life, index: number): HardwareSend {
    const first = life.left === 0;
    if (first) life.left = this.#random.pick([1, 1, 2, 5]);
    life.left--;
    const handle = this.facts.length;
    const length = this.#random.int(0, 4096);
    this.facts.push({ flow: index, psn: life.given, delivered: false, guaranteed: false, outcome: undefined });
    const ends = { first, last: life.left === 0 };
    return {
      place: life.flow.place,
      kind: 'request',
      handle,
      message: handle & 0xffff,
      ...ends,
      length,
      size: length + 92,
    };
  }

  #take(out: InitiatorOut, now: number): void {
    if (out.openTaken) {
      this.#opening!.state = 'open';
      this.#opening = undefined;
    }
    if (out.sendTaken) {
      const { life } = this.#sending!;
      life.given++;
      this.#wanted[this.facts.at(-1)!.flow]!--;
      // The last message ends with the packets that are wanted.
      this.#sending = undefined;
      if (life.left > 0) this.#wanted[this.facts.at(-1)!.flow] = Math.max(this.#wanted[this.facts.at(-1)!.flow]!, 1);
    }
    if (out.closeTaken) this.#closing = undefined;
    if (out.retired !== undefined) {
      const life = this.#lives.get(out.retired)!;
      life.retired++;
      assert(life.retired <= life.given + 1, 'more slots are free than were used');
    }
    if (out.outcome !== undefined) {
      this.#finish(out.outcome);
      this.progress?.ends(Number(out.outcome.handle), now, this.#bench.count('held_timeout'));
    }
    if (out.packet !== undefined) this.#send(out.packet, now);
    if (out.congestion !== undefined) this.#hear(out.congestion);
    if (out.pdc !== undefined) this.#follow(out.pdc);
  }

  #count(name: string): void {
    this.seen.set(name, (this.seen.get(name) ?? 0) + 1);
  }

  #hear({ ccc, kind, bytes }: Fields): void {
    const event = { ccc, kind, bytes, entropy: 0, ecn: false } as Parameters<typeof removedBy>[0];
    const sent = event.kind === 'sent' ? event.bytes : 0;
    this.flight.set(event.ccc, (this.flight.get(event.ccc) ?? 0) + sent - removedBy(event));
    this.#sent.set(event.ccc, (this.#sent.get(event.ccc) ?? 0) + sent);
    if (event.kind === 'idle') {
      assert.equal(this.flight.get(event.ccc), 0, `context ${event.ccc} is idle with bytes in flight`);
      assert.equal(event.bytes, this.#sent.get(event.ccc), `what context ${event.ccc} has sent`);
    }
    this.#count(`cc ${kind}`);
  }

  #follow(pdc: Fields): void {
    const life = this.#lives.get(Number(pdc.place));
    assert(life !== undefined, 'a place without a PDC tells of one');
    assert.equal(pdc.pdcid, life.pdcid);
    for (const name of ['opened', 'established', 'moved', 'quiesce', 'failed', 'closed', 'ended']) {
      if (pdc[name] === true) this.#count(name);
    }
    if (pdc.moved === true) life.moved = true;
    if (pdc.quiesce === true) life.state = 'quiesce';
    if (pdc.failed === true) {
      life.state = 'failed';
      // What is offered has not been taken.
      if (this.#sending?.life === life) {
        this.#sending = undefined;
        this.facts.pop();
      }
    }
    if (pdc.closed === true || pdc.ended === true) {
      assert.equal(
        this.facts.findIndex(({ flow, outcome }) => this.#flows[flow] === life.flow && outcome === undefined),
        -1,
      );
      this.#lives.delete(life.flow.place);
      if (this.#closing === life) this.#closing = undefined;
    }
  }

  #finish(outcome: Fields): void {
    const handle = Number(outcome.handle);
    const fact = this.facts[handle];
    assert(fact !== undefined, `an outcome is of packet ${handle}, which there is not`);
    assert(fact.outcome === undefined, `packet ${handle} has two outcomes`);
    assert.equal(outcome.message, handle & 0xffff);
    fact.outcome = String(outcome.kind);
    if (fact.outcome === 'failed') return;
    assert(fact.delivered, `packet ${handle} is done and was not delivered`);
    const isSes = fact.outcome === 'response' && Number(outcome.response_opcode) !== 0;
    if (isSes || fact.guaranteed) {
      assert(isSes, `the guaranteed response of packet ${handle} did not come`);
      assert.equal(outcome.response_modified_length, handle, 'the response is its own');
    }
  }

  #send(packet: Fields, now: number): void {
    const place = Number(packet.place);
    const life = this.#lives.get(place);
    const kind = String(packet.kind) as Exclude<PdcPacket['type'], 'credit_req'>;
    this.#count(kind);
    if (kind === 'request' || kind === 'ack_req') {
      this.progress?.goes(Number(packet.handle), now, this.#bench.count('held_timeout'));
    }
    // What a PDC sent before it failed may leave later.
    if (life === undefined || packet.spdcid !== life.pdcid) return;
    const psn = Number(packet.psn);
    const isNumbered = kind === 'request' || kind === 'close_cmd';
    if (isNumbered) {
      if (packet.syn === true) {
        const start = addPsn(psn, -Number(packet.dpdcid));
        assert(life.moved || start === life.startPsn, 'psn_offset tells Start_PSN');
        life.base = start;
      }
      const offset = psnDifference(psn, life.base);
      assert(offset <= life.next, `PSN ${offset} leaves before ${life.next}`);
      assert.equal(packet.retx, offset < life.next, 'a packet is new or is not');
      if (packet.retx === true) this.#count('retx');
      else life.next++;
    }
    const request = { ...packetOf(packet, HOST), kind };
    this.#forward.send({ to: life.flow.target, packet: request }, now);
  }

  #onTheWay(packet: PdsPacket): PdsPacket {
    const isTrimmed = packet.kind === 'request' && this.#random.chance(this.mishaps.trimmed);
    return { ...packet, ce: this.#random.chance(this.mishaps.ce), trimmed: isTrimmed ? 'trimmed' : 'none' };
  }

  #arrive(to: number, packet: PdsPacket): void {
    const { deliver, reply, verdict } = this.targets[to]!.receive({
      ...packet,
      resources: { ...plenty, ...this.lacking },
      tss: { method: this.floor === undefined ? 'none' : 'expected_0rtt', startPsn: this.floor ?? 0 },
    });
    this.#count(`target ${verdict}`);
    if (deliver !== undefined) {
      const handle = packet.jobId;
      const fact = this.facts[handle]!;
      assert(!fact.delivered, `packet ${handle} is delivered twice`);
      fact.delivered = true;
      if (this.#flows[fact.flow]!.mode !== 'rud') {
        assert(handle > (this.#lastOf.get(fact.flow) ?? -1), `packet ${handle} is delivered out of order`);
        this.#lastOf.set(fact.flow, handle);
      }
      const at = this.#bench.now + this.#random.int(0, this.mishaps.sesDelay);
      this.#ses.push({ at, target: to, delivery: deliver, handle });
    }
    if (reply !== undefined) this.#back.send({ from: to, reply }, this.#bench.now);
  }

  #respond(target: number, delivery: PdsDelivery, handle: number): void {
    const guaranteed = this.#random.chance(this.mishaps.guaranteed);
    if (guaranteed) this.facts[handle]!.guaranteed = true;
    const nextHdr = guaranteed ? 5 : 4;
    const reply = this.targets[target]!.respond({ ...delivery, guaranteed, plainOk: !guaranteed, handle, nextHdr });
    if (reply !== undefined) this.#back.send({ from: target, reply }, this.#bench.now);
  }
}

type PdsDelivery = NonNullable<ReturnType<PdsTarget['receive']>['deliver']>;
