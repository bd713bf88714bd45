/** The table of READs under way, with outcomes, bytes, ends and ticks in any order. */
import assert from 'node:assert/strict';
import { noAnswerCode, readTableLatency } from '../../../../../rtl-gen/uet/endpoint/transmit/read-table.ts';
import { failureCodes } from '../../../../../rtl-gen/uet/pds/initiator/records.ts';
import { responseOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../../../support/random.ts';
import type { Body, TestContext } from '../../../../bench/context.ts';
import type { PortHandle } from '../../../../engine/simulator.ts';
import { codeOf } from '../pair/endpoint-ports.ts';

const { ok, null: nothing, op_violation: opViolation } = returnCodes.code;

/** A code that refuses, any of those that six bits can have. */
const drawnRefusal = (random: Random): number =>
  random.pick([...Array(64).keys()].filter((code) => code !== ok && code !== nothing));

/** A message as its two halves see it. */
interface Message {
  readonly id: number;
  readonly reads: boolean;
  readonly address: bigint;
  readonly length: number;
  readonly place: number;
  readonly openedAt: number;
  /** The PDC by which its request goes, or the pkt_id and the addresses, and since when. */
  readonly pdcid: number;
  readonly rudi: RudiWay | undefined;
  leftAt: number;
  /** The outcome of its request, and whether bytes have come for it. */
  sent: 'waits' | 'fine' | 'over';
  isRefused: boolean;
  hit: boolean;
  /** Outcomes that it has had, and those that it will have. */
  outcomes: number;
}

/** How a READ by RUDI goes, and where its bytes come from. */
interface RudiWay {
  readonly pkt_id: number;
  readonly peer: bigint;
  readonly local: number;
}

/** Another one, in a bit of one of them. */
function otherWay(random: Random, way: RudiWay): RudiWay {
  const bit = random.below(32);
  return random.pick([
    { ...way, pkt_id: (way.pkt_id ^ (1 << bit)) >>> 0 },
    { ...way, peer: way.peer ^ (1n << BigInt(4 * bit)) },
    { ...way, local: way.local ^ (1 << (bit % 4)) },
  ]);
}

/** A word of any width. */
const wide = (random: Random, width: number): bigint =>
  BigInt.asUintN(
    width,
    Array.from({ length: Math.ceil(width / 32) }, () => BigInt(random.word())).reduce(
      (all, word) => (all << 32n) | word,
    ),
  );

/** PDCIDs of ours: nearly the same. */
const pdcids = [0x8003, 0x8103, 0x8001] as const;

/** Drives the table, and says of each outcome whose it is. */
export class TableBench {
  readonly messages = new Map<number, Message>();
  readonly seen = { twice: 0, late: 0, ended: 0, unknown: 0, wrong: 0, strange: 0, byRudi: 0, bare: 0 };
  readonly hasRudi: boolean;
  /** By places: answers that will not come, as they are told and as outcomes say. */
  readonly unanswered = { told: [0, 0, 0], expected: [0, 0, 0] };
  readonly #t: TestContext;
  readonly #random: Random;
  readonly #finds: {
    readonly id: number;
    readonly pdcid: number;
    readonly rudi: RudiWay | undefined;
    readonly length: number;
    readonly code: number;
    readonly at: number;
    age: number;
  }[] = [];
  readonly #placed: { readonly id: number; readonly code: number }[] = [];
  readonly #inputs: readonly PortHandle[];
  readonly #given: readonly PortHandle[];
  /** What the sender has said of requests, by clock, and of those that are over, by message. */
  readonly #told = new Map<number, ReadonlyMap<string, bigint>>();
  readonly #overs = new Map<number, ReadonlyMap<string, bigint>>();
  #now = 0;
  /** Messages whose response by RUDI has no bytes, until that is told. */
  readonly #bare = new Set<number>();
  /** The use of each entry that is the last one. */
  readonly #uses = new Map<number, number>();
  #offered = false;

  constructor(t: TestContext, random: Random) {
    this.#t = t;
    this.#random = random;
    this.#inputs = t.dut.ports.filter(({ direction, reset }) => direction === 'in' && reset === undefined);
    this.#given = this.#inputs.filter(({ name }) => name.startsWith('given_') && name !== 'given_valid');
    this.hasRudi = this.#inputs.some(({ name }) => name === 'rudi_left_valid');
    this.#scramble();
  }

  #get(name: string): number {
    return Number(this.#t.dut.port(name).get());
  }

  #set(prefix: string, values: Readonly<Record<string, number | bigint>>): void {
    for (const [name, value] of Object.entries(values)) this.#t.dut.port(`${prefix}_${name}`).set(value);
  }

  /** One clock with at most one event of each kind. */
  async clock(busy: boolean | 'unanswered', ticks = false): Promise<void> {
    this.#scramble();
    const random = this.#random;
    if (busy && this.messages.size < 60 && random.chance(0.3)) this.#open();
    if (busy && random.chance(0.4)) this.#leave();
    if (busy && random.chance(0.4)) this.#send();
    if (busy === true && random.chance(0.4)) this.#find();
    if (busy === true && (this.#now % 1500 === 700 || random.chance(0.0005))) this.#end();
    if (ticks) this.#t.dut.port('tick').set(1);
    this.#offer();
    this.#look();
    const isTaken = this.#offered && this.#get('answered_ready') === 1;
    await this.#t.rising();
    this.#now++;
    if (!isTaken) return;
    this.#placed.shift();
    this.#offered = false;
  }

  #open(): void {
    const random = this.#random;
    const used = new Set([...this.messages.keys()].map((id) => id % 256));
    const entry = random.pick([...Array(256).keys()].filter((i) => !used.has(i)));
    const use = ((this.#uses.get(entry) ?? 0) + 1) % 256;
    this.#uses.set(entry, use);
    const id = use * 256 + entry;
    const reads = random.chance(0.8);
    const [address, length] = [wide(random, 64), random.below(2 ** 14)];
    const place = random.below(3);
    const way = { pkt_id: random.word(), peer: wide(random, 128), local: random.below(16) };
    const rudi = this.hasRudi && random.chance(0.5) ? way : undefined;
    this.messages.set(id, {
      rudi,
      ...{ id, reads, address, length, place, openedAt: this.#now },
      ...{ pdcid: random.pick(pdcids), leftAt: Number.POSITIVE_INFINITY },
      sent: 'waits',
      isRefused: false,
      hit: false,
      outcomes: 0,
    });
    const of = this.hasRudi ? { rudi: Number(rudi !== undefined) } : {};
    this.#set('opened', { valid: 1, reads: Number(reads), id, address, length, ...of });
  }

  /** Messages that are not so new that nothing can have come of them. */
  #known(): Message[] {
    return [...this.messages.values()].filter(({ leftAt }) => this.#now - leftAt > 4);
  }

  /** A packet leaves: of a message that is new, or one more of another. */
  #leave(): void {
    const all = [...this.messages.values()].filter(({ openedAt }) => this.#now > openedAt);
    const fresh = all.filter(({ leftAt }) => leftAt > this.#now);
    const from = fresh.length > 0 && this.#random.chance(0.8) ? fresh : all;
    if (from.length === 0) return;
    const message = this.#random.pick(from);
    message.leftAt = Math.min(message.leftAt, this.#now);
    const { id, pdcid, rudi } = message;
    if (rudi === undefined) this.#set('left', { valid: 1, id, pdcid });
    else this.#set('rudi_left', { valid: 1, id, pkt_id: rudi.pkt_id, to_destination: rudi.peer, to_local: rudi.local });
  }

  /** Events of no kind, and anything beside them. */
  #scramble(): void {
    for (const port of this.#inputs) {
      if (port.name === 'tick' || port.name.endsWith('_valid')) port.set(0);
      else if (port.states !== undefined) port.set(Number(this.#random.pick(port.states).value));
      else port.set(port.width > 32 ? wide(this.#random, port.width) : this.#random.bits(port.width));
    }
  }

  /** The outcome of a request. */
  #send(): void {
    const waiting = this.#known().filter(({ sent }) => sent === 'waits');
    if (waiting.length === 0) return;
    const message = this.#random.pick(waiting);
    const what = this.#random.pick(['response', 'default_ok', 'refused', 'failed'] as const);
    if (this.hasRudi) this.#set('rudi', { of_none: Number(message.rudi !== undefined) });
    message.sent = what === 'response' || what === 'default_ok' ? 'fine' : 'over';
    message.isRefused = what === 'refused';
    const kind = codeOf(this.#t.dut, 'given_kind', what === 'refused' ? 'response' : what);
    const isOk = what !== 'refused' && (what === 'response' || this.#random.chance(0.5));
    const code = isOk ? this.#random.pick([ok, nothing]) : drawnRefusal(this.#random);
    this.#set('given', { valid: 1, message: message.id, place: message.place, kind, response_return_code: code });
    if (message.rudi !== undefined) {
      // What has no bytes and is no refusal is none to wait for.
      const withData = responseOpcodes.code.response_w_data;
      const opcode = this.#random.chance(0.8) ? withData : this.#random.below(64);
      this.#set('given', { response_opcode: opcode });
      if (message.sent === 'fine' && message.reads && opcode !== withData) this.#bare.add(message.id);
    }
    const told = new Map(this.#given.map((port) => [port.name.slice('given_'.length), BigInt(port.get())]));
    this.#told.set(this.#now, told);
    if (message.sent === 'over') this.#overs.set(message.id, told);
  }

  #find(): void {
    const random = this.#random;
    const known = random.chance(0.9) ? this.#known() : [...this.messages.values()];
    const message = known.length > 0 ? random.pick(known) : undefined;
    const id = message === undefined || random.chance(0.1) ? random.below(2 ** 16) : message.id;
    const length = message === undefined || random.chance(0.1) ? random.below(2 ** 14) : message.length;
    const code = random.chance(0.1) ? random.below(64) : ok;
    const pdcid = message === undefined || random.chance(0.1) ? random.pick(pdcids) : message.pdcid;
    const rudi = this.#wayOf(message);
    this.#finds.push({ id, pdcid, rudi, length, code, at: this.#now, age: 0 });
    this.#set('find', { valid: 1, id, pdcid, length, return_code: code });
    if (!this.hasRudi) return;
    const way = rudi ?? { pkt_id: random.word(), peer: 5n, local: 2 };
    const is = Number(rudi !== undefined);
    this.#set('find_rudi', { is, pkt_id: way.pkt_id, source: way.peer, local: way.local });
  }

  /** How bytes for a message come: as they should, from elsewhere, or not by RUDI as they should be, or by it. */
  #wayOf(message: Message | undefined): RudiWay | undefined {
    const random = this.#random;
    const way = message?.rudi;
    if (!this.hasRudi) return undefined;
    if (way === undefined)
      return random.chance(0.9) ? undefined : { pkt_id: random.word(), peer: wide(random, 128), local: 1 };
    if (random.chance(0.9)) return way;
    return random.chance(0.5) ? undefined : otherWay(random, way);
  }

  #end(): void {
    this.#set('ended', { valid: 1, place: this.#random.below(3) });
  }

  #offer(): void {
    const [next] = this.#placed;
    if (!this.#offered && next !== undefined && this.#random.chance(0.5)) this.#offered = true;
    this.#set('answered', { valid: Number(this.#offered) });
    if (this.#offered) this.#set('answered_payload', { id: next!.id, return_code: next!.code });
  }

  #look(): void {
    if (this.#get('found_valid') === 1) this.#found();
    if (this.#get('unanswered_enable') === 1) this.unanswered.told[this.#get('unanswered_place')]!++;
    assert(!this.#told.has(this.#now - 2) || this.#get('outcome_valid') === 1, 'an outcome of the sender is missing');
    if (this.#get('outcome_valid') === 1) this.#outcome();
    this.#told.delete(this.#now - 2);
    for (const find of this.#finds) assert(find.age++ <= readTableLatency, 'what is looked for has no answer');
  }

  #found(): void {
    const find = this.#finds.shift();
    assert(find !== undefined && find.age === readTableLatency);
    const message = this.messages.get(find.id);
    // From another PDC than its request has gone by, or before that has gone: by RUDI, when the table knows of it.
    const isEarly = message !== undefined && message.leftAt + Number(message.rudi !== undefined) >= find.at;
    const isStrange = message !== undefined && (!isOf(message, find) || isEarly);
    if (isStrange) {
      assert.equal(this.#get('found_hit'), 0, `bytes for message ${find.id} by another PDC`);
      if (message.reads && !message.hit && message.sent === 'waits') this.seen.strange++;
      return;
    }
    if (this.#get('found_hit') === 0) {
      // It has had its bytes, or they are not to come.
      assert(message === undefined || !message.reads || message.hit || message.outcomes > 0 || message.sent === 'over');
      this.seen.unknown++;
      return;
    }
    assert(message?.reads === true && !message.hit, `bytes for message ${find.id}, which does not wait for any`);
    message.hit = true;
    if (message.rudi !== undefined) this.seen.byRudi++;
    const code = find.code === ok && find.length !== message.length ? opViolation : find.code;
    if (code === opViolation) this.seen.wrong++;
    assert.equal(this.#get('found_return_code'), code);
    assert.equal(BigInt(this.#t.dut.port('found_address').get()), message.address);
    this.#placed.push({ id: find.id, code });
  }

  /** Of the sender, two clocks later; the same once more; or one of the table, which has no other fields. */
  #isOwn(id: number): boolean {
    const shown = (name: string): bigint => BigInt(this.#t.dut.port(`outcome_${name}`).get());
    const told = this.#told.get(this.#now - 2);
    const isAnswered = this.messages.get(id)?.hit === true;
    const expected = told ?? (isAnswered ? undefined : this.#overs.get(id));
    if (expected !== undefined && told !== undefined && this.#bare.delete(id) && shown('kind') === this.#failed) {
      // It waits for bytes, and none came: that is told twice.
      const { undeliverable } = failureCodes;
      this.seen.bare++;
      this.messages.get(id)!.sent = 'over';
      this.#overs.set(id, new Map([...expected, ['kind', this.#failed], ['code', BigInt(undeliverable)]]));
      return this.#isOwnAs(this.#overs.get(id)!);
    }
    if (expected !== undefined) {
      for (const [name, value] of expected) assert.equal(shown(name), value, `${name} of an outcome`);
      return false;
    }
    const isFailed = this.#get('outcome_kind') === codeOf(this.#t.dut, 'outcome_kind', 'failed');
    if (!isFailed) assert.equal(this.#get('outcome_kind'), codeOf(this.#t.dut, 'outcome_kind', 'response'));
    const own = ['message', 'kind', 'response_return_code', 'code'];
    for (const { name } of this.#given) {
      const field = name.slice('given_'.length);
      if (!own.includes(field)) assert.equal(shown(field), 0n, `${field} of an outcome of the table`);
    }
    return true;
  }

  get #failed(): bigint {
    return BigInt(codeOf(this.#t.dut, 'outcome_kind', 'failed'));
  }

  #isOwnAs(expected: ReadonlyMap<string, bigint>): false {
    for (const [name, value] of expected)
      assert.equal(BigInt(this.#t.dut.port(`outcome_${name}`).get()), value, `${name} of a failure`);
    return false;
  }

  #outcome(): void {
    const id = this.#get('outcome_message');
    const isOwn = this.#isOwn(id);
    const message = this.messages.get(id);
    assert(message !== undefined, `an outcome of message ${id}, which has had all of its own`);
    message.outcomes++;
    const isFailed = isOwn && this.#get('outcome_kind') === codeOf(this.#t.dut, 'outcome_kind', 'failed');
    const code = this.#get('outcome_code');
    if (isFailed && code === noAnswerCode) {
      this.seen.late++;
      if (message.rudi === undefined) this.unanswered.expected[message.place]!++;
    }
    if (isFailed && code === failureCodes.pdc_ended) {
      assert(message.rudi === undefined, 'a READ by RUDI ends with a PDC');
      this.seen.ended++;
    }
    const all = message.reads ? 2 : 1;
    if (message.reads && message.sent === 'over' && !message.hit) this.seen.twice++;
    if (message.outcomes !== all) return;
    // Who refuses sends no bytes; of a packet that has failed the PDC itself knows.
    if (message.rudi === undefined && message.reads && message.isRefused && !message.hit)
      this.unanswered.expected[message.place]!++;
    this.messages.delete(id);
    this.#overs.delete(id);
  }
}

/** Whether bytes come as those of a message do. */
const isOf = (message: Message, find: Pick<Message, 'pdcid' | 'rudi'>): boolean =>
  message.rudi === undefined
    ? find.rudi === undefined && message.pdcid === find.pdcid
    : find.rudi !== undefined &&
      (['pkt_id', 'peer', 'local'] as const).every((name) => find.rudi![name] === message.rudi![name]);

/** The table for about so many clocks, and then until each message is over. */
export const tableProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const bench = new TableBench(t, t.random.fork('read table'));
    for (let i = 0; i < clocks; i++) await bench.clock(true, i % 2000 === 1999);
    // All that has ended has been looked for before the last READs, which nothing ends.
    for (let i = 0; i < 3000; i++) await bench.clock(false);
    for (let i = 0; i < 100; i++) await bench.clock('unanswered');
    for (let i = 0; i < 600; i++) await bench.clock(false);
    // Requests that nothing answers are over at the second tick.
    for (let tick = 0; tick < 2; tick++) {
      await bench.clock(false, true);
      for (let i = 0; i < 6000; i++) await bench.clock(false);
    }
    const waiting = [...bench.messages.values()].filter(({ sent }) => sent !== 'waits');
    assert.deepEqual(waiting, [], 'messages that never end');
    const { told, expected } = bench.unanswered;
    assert.deepEqual(told, expected, 'answers that will not come');
    const { byRudi, bare, ...others } = bench.seen;
    const all = [...Object.values(others), ...(bench.hasRudi ? [byRudi, bare] : [])];
    if (clocks >= 4000)
      assert(
        all.every((count) => count > 0),
        JSON.stringify(bench.seen),
      );
  };
