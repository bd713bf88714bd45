/** Drives the sender of RUDI one clock after the other, and holds each output in each of them against a model. */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { RudiPeer, rudiSends } from '../../../../../rtl-gen/uet/endpoint/transmit/rudi-sends.ts';
import type { Datagram } from '../../../../../rtl-gen/uet/pds/initiator/datagrams/datagram-records.ts';
import { SesKind } from '../../../../../rtl-gen/uet/wire/parser/ses-stage.ts';
import type { Item } from '../../../../agents/item.ts';
import { drawnOf } from '../../drawn-items.ts';
import { Offers, Takes } from '../../stream-ends.ts';
import { assert, portsOf, type Random, type TestContext } from '../../test-kit.ts';
import {
  countNames,
  type Given,
  type PeerItem,
  records,
  responseKinds,
  SendsModel,
  type SendsRegisters,
  type Sent,
  windows,
} from './rudi-sends-model.ts';

/** Outcomes that may wait to be told, in these runs: more than there are records. */
export const places = 320;

const portsOfSends = portsOf(rudiSends({ places, expects: true }));

/** Clocks after a reset until it is ready: one for each record, and those of the pipe. */
const readyAfter = 260;

/** Clocks from a count of a packet that leaves to the one whose `random` chooses its path. */
const pathAfter = 7;

/** Clocks until an event has had its turn, of those that wait in these runs. */
const turnAfter = 100;

/** Events of peers that wait; and those between the line and the counts. */
const waiting = 64;
const underWay = 12;

/** Chances of a clock: a packet is given, an event comes, a packet is taken, an outcome may be told. */
export interface Rates {
  readonly send: number;
  readonly peer: number;
  readonly ready: number;
  readonly ends: number;
}

const all: Rates = { send: 1, peer: 1, ready: 1, ends: 1 };

const calm: SendsRegisters = {
  ...{ rto: 1, rto_init: 2 ** 20, rto_max: 2 ** 24, max_rto_retx: 15, nack_retx: 2 ** 18, max_nack_retx: 31 },
};

/** What of a packet a test chooses. */
interface PacketFields {
  readonly destination?: bigint;
  readonly local?: number;
  readonly size?: number;
}

export class SendsBench {
  readonly random: Random;
  readonly sends: Given[] = [];
  readonly peers: PeerItem[] = [];
  model = new SendsModel(0);
  rates: Rates = all;
  registers: SendsRegisters = calm;
  now: number;
  cwnd = 2 ** 20;
  /** Packets that have left, in their order. */
  readonly left: Sent[] = [];
  readonly seen = { sent: 0, again: 0, told: 0, dropped: 0, resets: 0, stalls: 0 };
  /** Packets that were given before it was ready. */
  early = 0;
  /** Clocks since the reset. */
  clocks = 0;
  readonly #t: TestContext;
  readonly #io: ReturnType<typeof portsOfSends>;
  readonly #send;
  readonly #packet;
  readonly #randoms: number[] = [];
  /** Packets that have been counted and have not come out: whether again, and the clock of the path. */
  readonly #leaving: { readonly again: boolean; readonly at: number }[] = [];
  /** Windows may be those of before: the larger one. */
  #allowed = 2 ** 20;
  #counts: number[] = countNames.map(() => 0);
  #shown: Item<ValueOf<typeof Datagram>> | undefined;
  #handle: number;
  /** Clocks since an event has come; when one has come that changes nothing. */
  #isQuiet = 0;
  #unseenAt = Number.NEGATIVE_INFINITY;
  /** When something has come or left, or time has passed. */
  #changedAt = 0;

  constructor(t: TestContext) {
    this.#t = t;
    this.random = t.random.fork('sends');
    this.now = this.random.word();
    this.#handle = this.random.word();
    this.#io = portsOfSends(t);
    this.#send = new Offers(this.#io.send);
    this.#packet = new Takes(this.#io.packet);
  }

  /** A reset of so many clocks, and until it is ready again. */
  async begin(clocks = 1, base?: number): Promise<void> {
    const { dut } = this.#t;
    dut.port('rst').set(1);
    this.#setAll(undefined);
    for (let i = 0; i < clocks; i++) {
      this.#io.random.set(this.random.word());
      await this.#t.rising();
    }
    dut.port('rst').set(0);
    const word = base ?? this.random.word();
    this.model = new SendsModel(word);
    this.#randoms.length = 0;
    this.#randoms.push(word);
    this.#leaving.length = 0;
    this.#counts = countNames.map(() => 0);
    this.#shown = undefined;
    this.left.length = 0;
    this.sends.length = 0;
    this.peers.length = 0;
    this.clocks = 0;
    this.#unseenAt = Number.NEGATIVE_INFINITY;
    this.#changedAt = 0;
    this.#allowed = this.cwnd;
    this.seen.resets++;
    // Nothing is taken before the tables are empty.
    this.early = this.random.below(2);
    this.packets(this.early);
    while (this.clocks <= readyAfter) await this.clock();
  }

  /** A packet of a handle of its own, anything else as it is drawn; its bytes are at least 1. */
  packet({ destination, local, size }: PacketFields = {}): Given {
    const { random } = this;
    this.#handle = (this.#handle + 1 + random.below(2 ** random.below(29))) >>> 0;
    const { tuple, packet } = this.#send.drawn(random);
    const length = random.int(1, 16_383);
    const given = {
      tuple: { ...tuple, destination: destination ?? tuple.destination, local: local ?? tuple.local },
      packet: { ...packet, size: size ?? length, handle: this.#handle },
    };
    this.sends.push(given);
    return given;
  }

  /** So many of them. */
  packets(count: number, fields: PacketFields = {}): void {
    for (let i = 0; i < count; i++) this.packet(fields);
  }

  /** All packets that are there, in their order. */
  get live(): Sent[] {
    return [...this.model.live.values()];
  }

  /** What comes from a peer for a packet. `fields` change it. */
  event({ id, given }: Pick<Sent, 'id' | 'given'>, fields: Partial<PeerItem['arrival']['event']> = {}): PeerItem {
    const { random } = this;
    const header = BigInt(random.bits(352));
    // A response that says something, more often than one does by itself.
    const opcode = random.pick([1n, 2n, 2n, 3n, BigInt(random.below(64))]);
    const code = random.pick([1n, 1n, 0n, BigInt(random.below(64))]);
    const cleared = header & ~((0x3fn << 344n) | (0x3fn << 336n));
    const { event } = drawnOf(RudiPeer, random).arrival;
    const { destination: source, local } = given.tuple;
    return {
      valid: 1,
      arrival: {
        event: { ...event, nt: 1, kind: 'ack', psn: id, source, local, ...fields },
        ses: random.pick([...responseKinds, drawnOf(SesKind, random)]),
        ses_header: cleared | (opcode << 344n) | (code << 336n),
      },
    };
  }

  /** A NACK of that code. */
  nack(of: Sent, nack_code: number): PeerItem {
    return this.event(of, { kind: this.random.pick(['nack', 'nack_ccx']), nack_code });
  }

  async wait(clocks: number): Promise<void> {
    for (let i = 0; i < clocks; i++) await this.clock();
  }

  async setRegisters(fields: Partial<SendsRegisters>): Promise<void> {
    await this.settle();
    this.registers = { ...this.registers, ...fields };
    this.#changedAt = this.clocks;
    this.model.tick(this.now, this.registers);
    // The table of RTOs is worked out one in a clock.
    await this.wait(40);
    await this.settle();
  }

  async setWindow(cwnd: number): Promise<void> {
    await this.settle();
    this.#allowed = Math.max(this.cwnd, cwnd);
    this.cwnd = cwnd;
    this.#changedAt = this.clocks;
  }

  /**
   * Time goes on by so much, and then stands again, until all timers that have run out were looked at. Returns how many
   * have.
   */
  async pass(time: number, rates: Partial<Rates> = {}): Promise<number> {
    await this.settle();
    this.now = (this.now + time) >>> 0;
    this.#changedAt = this.clocks;
    const expired = this.model.tick(this.now, this.registers);
    await this.settle(rates);
    return expired;
  }

  /** Until all is done that has to be: each packet that may leave has left, and each outcome is told. */
  async settle(rates: Partial<Rates> = {}): Promise<void> {
    const before = this.rates;
    this.rates = { ...all, ...rates };
    const limit = this.clocks + 12_000;
    while (!this.isSettled) {
      assert(this.clocks < limit, `it does not come to rest: ${JSON.stringify(this.missing)}`);
      await this.clock();
    }
    this.rates = before;
    // The window of each peer is that of now.
    if (this.#allowed === this.cwnd) return;
    await this.wait(24);
    this.#allowed = this.cwnd;
    await this.settle(rates);
  }

  get missing(): Readonly<Record<string, number>> {
    const counts = countNames.map((name, i) => [name, this.model.counts[name] - this.#counts[i]!] as const);
    return {
      ...Object.fromEntries(counts.filter(([, value]) => value !== 0)),
      ...{ sends: this.sends.length + Number(this.#send.item !== undefined), peers: this.peers.length },
      ...{ leaving: this.#leaving.length, outcomes: this.model.outcomes.length, moves: Number(this.#moves) },
      unseen: Number(this.clocks - this.#unseenAt < turnAfter),
    };
  }

  get isSettled(): boolean {
    if (this.#leaving.length > 0 || this.model.outcomes.length > 0) return false;
    return Object.values(this.missing).every((value) => value === 0);
  }

  /** A packet has to leave, or may, and has not had two turns since something has changed. */
  get #moves(): boolean {
    for (let window = 0; window < windows; window++) {
      const { count, isSure } = this.model.next(window, this.cwnd);
      if (count > 0 && (isSure || this.clocks - this.#changedAt < turnAfter + 4 * this.model.live.size)) return true;
    }
    return false;
  }

  #setAll(event: PeerItem | undefined): void {
    const { now, registers, peer } = this.#io;
    now.set(this.now);
    registers.set({ datagrams: { ...this.registers, service_required: this.random.below(2) }, cwnd: this.cwnd });
    // What has been heard stays there at times, and is none.
    if (event !== undefined) peer.set(event);
    else if (this.#isQuiet++ === 3) peer.set(drawnOf(RudiPeer, this.random));
    if (event !== undefined) this.#isQuiet = 0;
    else peer.valid.set(0);
    if (this.clocks === 0) this.#send.withdraw(this.random);
  }

  async clock(): Promise<void> {
    const io = this.#io;
    const { random, rates } = this;
    const event = this.peers.length > 0 && random.chance(rates.peer) ? this.peers.shift() : undefined;
    this.#setAll(event);
    this.#randoms[this.clocks] ??= random.word();
    io.random.set(this.#randoms[this.clocks]!);
    if (this.#send.item === undefined && this.sends.length > 0 && random.chance(rates.send))
      this.#send.offer(this.sends.shift()!);
    this.#packet.take(random.chance(rates.ready));
    const mayEnd = random.chance(rates.ends);
    io.may_end.set(Number(mayEnd));
    const isReady = io.ready.get() === 1;
    assert.equal(isReady, this.clocks >= readyAfter, `ready in clock ${this.clocks} after the reset`);
    this.#count();
    this.#packets();
    const ended = io.ended.get();
    if (ended.valid === 1) {
      assert(mayEnd, 'an outcome is told in a clock in which none may be');
      this.model.told(ended);
      this.seen.told++;
    }
    const accepted = this.#send.taken;
    if (accepted !== undefined) {
      assert(this.clocks >= records, 'a packet is taken before the tables are empty');
      this.model.accept(accepted);
    }
    await this.#t.rising();
    this.clocks++;
    if (accepted !== undefined) this.#send.withdraw(random);
    if (event !== undefined || accepted !== undefined) this.#changedAt = this.clocks;
    const isHeard = event?.valid === 1 && event.arrival.event.nt === 1;
    if (isHeard && !this.model.hear(event.arrival, this.now, this.registers)) this.#unseenAt = this.clocks;
  }

  /** Each is counted once in a clock at most, and no more often than it has happened. */
  #count(): void {
    const { model } = this;
    const counts = this.#io.counts.get();
    for (const [i, name] of countNames.entries()) {
      const value = counts[name];
      const more = value - this.#counts[i]!;
      assert(more === 0 || more === 1, `${name} was ${this.#counts[i]}, and is ${value}`);
      this.#counts[i] = value;
      if (more === 0) continue;
      if (name === 'datagram_sent' || name === 'retransmitted') {
        this.#leaving.push({ again: name === 'retransmitted', at: this.clocks + pathAfter });
        model.counts[name]++;
      } else if (name === 'peer_dropped') {
        assert(this.#waiting >= waiting, `an event is dropped while ${this.#waiting} wait`);
        // In these runs only those are dropped that are of no packet.
        model.counts.peer_dropped++;
        model.counts.pkt_id_unknown--;
        this.seen.dropped++;
      } else assert(value <= model.counts[name], `${name}: ${value} of ${model.counts[name]}`);
    }
    assert(this.#waiting <= waiting + underWay, `${this.#waiting} events wait`);
  }

  /** Events of no packet that have come, and are not counted. */
  get #waiting(): number {
    return this.model.counts.pkt_id_unknown - this.#counts[countNames.indexOf('pkt_id_unknown')]!;
  }

  #packets(): void {
    const item = this.#packet.shown;
    if (this.#shown !== undefined) assert.deepEqual(item, this.#shown, 'a packet that is not taken stays');
    const taken = this.#packet.taken;
    this.#shown = taken === undefined ? item : undefined;
    if (item !== undefined && taken === undefined) this.seen.stalls++;
    if (taken === undefined) return;
    const next = this.#leaving.shift();
    assert(next !== undefined, 'a packet leaves that was not counted');
    assert.equal(taken.retx, Number(next.again), 'it was counted as one that leaves again');
    const path = 0x8000 + Math.floor(this.#randoms[next.at]! / 2 ** 17);
    assert.equal(taken.picked.entropy, path, 'its path');
    this.model.leave(taken, this.now, this.#allowed, this.registers);
    this.seen[next.again ? 'again' : 'sent']++;
    this.#changedAt = this.clocks;
    this.left.push(this.model.live.get(taken.handle)!);
  }
}
