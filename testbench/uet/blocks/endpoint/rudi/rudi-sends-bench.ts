/** Drives the sender of RUDI one clock after the other, and holds each output in each of them against a model. */
import { assert, type Random, type TestContext } from '../../test-kit.ts';
import { Group, type Item, Offers, Takes } from '../sends/stream-ends.ts';
import { countNames, records, SendsModel, type SendsRegisters, type Sent, windows } from './rudi-sends-model.ts';

/** Outcomes that may wait to be told, in these runs: more than there are records. */
export const places = 320;

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

export class SendsBench {
  readonly random: Random;
  readonly sends: Item[] = [];
  readonly peers: Item[] = [];
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
  readonly #send: Offers;
  readonly #packet: Takes;
  readonly #peer: Group;
  readonly #ended: Group;
  readonly #registers: Group;
  readonly #randoms: number[] = [];
  /** Packets that have been counted and have not come out: whether again, and the clock of the path. */
  readonly #leaving: { readonly again: boolean; readonly at: number }[] = [];
  /** Windows may be those of before: the larger one. */
  #allowed = 2 ** 20;
  #counts: number[] = countNames.map(() => 0);
  #shown: Item | undefined;
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
    this.#send = new Offers(t, 'send');
    this.#packet = new Takes(t, 'packet');
    this.#peer = new Group(t.dut, 'peer');
    this.#ended = new Group(t.dut, 'ended');
    this.#registers = new Group(t.dut, 'registers_datagrams');
  }

  /** A reset of so many clocks, and until it is ready again. */
  async begin(clocks = 1, base?: number): Promise<void> {
    const { dut } = this.#t;
    dut.port('rst').set(1);
    this.#setAll(undefined);
    for (let i = 0; i < clocks; i++) {
      dut.port('random').set(this.random.word());
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
  packet(fields: Item = {}): Item {
    const { random } = this;
    this.#handle = (this.#handle + 1 + random.below(2 ** random.below(29))) >>> 0;
    const item = { ...this.#send.group.draw(random), packet_size: random.int(1, 16_383), ...fields };
    const packet = { ...item, packet_handle: this.#handle };
    this.sends.push(packet);
    return packet;
  }

  /** So many of them. */
  packets(count: number, fields: Item = {}): void {
    for (let i = 0; i < count; i++) this.packet(fields);
  }

  /** All packets that are there, in their order. */
  get live(): Sent[] {
    return [...this.model.live.values()];
  }

  /** What comes from a peer for a packet. `fields` change it. */
  event({ id, given }: Pick<Sent, 'id' | 'given'>, fields: Item = {}): Item {
    const { random } = this;
    const { event_kind: kind = 0, ...of } = fields;
    const header = BigInt(random.bits(352));
    // A response that says something, more often than one does by itself.
    const opcode = random.pick([1n, 2n, 2n, 3n, BigInt(random.below(64))]);
    const code = random.pick([1n, 1n, 0n, BigInt(random.below(64))]);
    const cleared = header & ~((0x3fn << 344n) | (0x3fn << 336n));
    return {
      ...this.#peer.draw(random),
      ...{ valid: 1, arrival_ses: random.pick([4, 5, 6, random.below(7)]) },
      arrival_ses_header: cleared | (opcode << 344n) | (code << 336n),
      ...{ arrival_event_nt: 1, arrival_event_kind: kind, arrival_event_psn: id },
      ...{ arrival_event_source: given.tuple_destination!, arrival_event_local: given.tuple_local! },
      ...Object.fromEntries(Object.entries(of).map(([name, value]) => [`arrival_${name}`, value])),
    };
  }

  /** A NACK of that code. */
  nack(of: Sent, code: number): Item {
    return this.event(of, { event_kind: this.random.pick([3, 4]), event_nack_code: code });
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

  get missing(): Item {
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

  #setAll(event: Item | undefined): void {
    const { dut } = this.#t;
    dut.port('now').set(this.now);
    this.#registers.set({ ...this.registers, service_required: this.random.below(2) });
    dut.port('registers_cwnd').set(this.cwnd);
    // What has been heard stays there at times, and is none.
    if (event !== undefined) this.#peer.set(event);
    else if (this.#isQuiet++ === 3) this.#peer.set(this.#peer.draw(this.random));
    if (event !== undefined) this.#isQuiet = 0;
    else dut.port('peer_valid').set(0);
    if (this.clocks === 0) this.#send.withdraw(this.random);
  }

  async clock(): Promise<void> {
    const { dut } = this.#t;
    const { random, rates } = this;
    const event = this.peers.length > 0 && random.chance(rates.peer) ? this.peers.shift() : undefined;
    this.#setAll(event);
    this.#randoms[this.clocks] ??= random.word();
    dut.port('random').set(this.#randoms[this.clocks]!);
    if (this.#send.item === undefined && this.sends.length > 0 && random.chance(rates.send))
      this.#send.offer(this.sends.shift()!);
    this.#packet.take(random.chance(rates.ready));
    const mayEnd = random.chance(rates.ends);
    dut.port('may_end').set(Number(mayEnd));
    const isReady = Number(dut.port('ready').get()) === 1;
    assert.equal(isReady, this.clocks >= readyAfter, `ready in clock ${this.clocks} after the reset`);
    this.#count();
    this.#packets();
    const ended = this.#ended.get();
    if (Number(ended.valid) === 1) {
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
    const isHeard = event !== undefined && Number(event.valid) === 1 && Number(event.arrival_event_nt) === 1;
    if (isHeard && !this.model.hear(shortened(event), this.now, this.registers)) this.#unseenAt = this.clocks;
  }

  /** Each is counted once in a clock at most, and no more often than it has happened. */
  #count(): void {
    const { model } = this;
    for (const [i, name] of countNames.entries()) {
      const value = Number(this.#t.dut.port(`counts_${name}`).get());
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
    assert.equal(Number(taken.retx), Number(next.again), 'it was counted as one that leaves again');
    const path = 0x8000 + Math.floor(this.#randoms[next.at]! / 2 ** 17);
    assert.equal(Number(taken.picked_entropy), path, 'its path');
    this.model.leave(taken, this.now, this.#allowed, this.registers);
    this.seen[next.again ? 'again' : 'sent']++;
    this.#changedAt = this.clocks;
    this.left.push(this.model.live.get(Number(taken.handle))!);
  }
}

/** An event without the first word of its names. */
const shortened = (event: Item): Item =>
  Object.fromEntries(Object.entries(event).map(([name, value]) => [name.replace('arrival_', ''), value]));
