/** The table of READs under way, with outcomes, bytes, ends and ticks in any order: what it shows in each clock. */
import { bit, record, type ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { readingLayout } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { noAnswerCode, readTable, readTableLatency } from '../../../../../rtl-gen/uet/endpoint/transmit/read-table.ts';
import { RudiLeft } from '../../../../../rtl-gen/uet/endpoint/transmit/rudi-requests.ts';
import { failureCodes, Outcome } from '../../../../../rtl-gen/uet/pds/initiator/records.ts';
import { responseOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Item } from '../../../../agents/item.ts';
import { drawnOf, zeroOf } from '../../drawn-items.ts';
import { assert, type Body, dutOf, type PortHandle, type Random, shapePort, type TestContext } from '../../test-kit.ts';
import type { OutcomeItem } from '../message-items.ts';
import { isOf, type Message, otherWay, type RudiWay, wide } from './table-messages.ts';

const { ok, null: nothing, op_violation: opViolation } = returnCodes.code;

/** A code that refuses, any of those that six bits can have. */
const drawnRefusal = (random: Random): number =>
  random.pick([...Array(64).keys()].filter((code) => code !== ok && code !== nothing));

/** PDCIDs of ours: nearly the same. */
const pdcids = [0x8003, 0x8103, 0x8001] as const;

type Told = OutcomeItem;
const Given = Outcome(readingLayout);
const ByRudi = record({ left: RudiLeft, of_none: bit });

/** What the table shows in a clock, but for where bytes go: it is looked at when it is known which have come then. */
interface Shown {
  readonly clock: number;
  /** An outcome. */
  readonly outcome: Told | undefined;
  /** The place that waits for an answer less. */
  readonly unanswered: number | undefined;
  /** Bytes that have been placed are offered, and are taken. */
  readonly offered: { readonly id: number; readonly code: number } | undefined;
  readonly isTaken: boolean;
}

/** Drives the table, and knows of each clock what it has to show, but for when READs that wait too long are found. */
export class TableBench {
  readonly messages = new Map<number, Message>();
  readonly seen = { twice: 0, late: 0, ended: 0, unknown: 0, wrong: 0, strange: 0, byRudi: 0, bare: 0 };
  readonly hasRudi: boolean;
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
  readonly #io;
  readonly #inputs: readonly PortHandle[];
  /** Where there is RUDI. */
  readonly #rudi;
  /** What the sender has said of requests, by clock; and outcomes that are to come once more, the oldest first. */
  readonly #told = new Map<number, Told>();
  readonly #again: Told[] = [];
  #shown: Shown | undefined;
  /** Places of PDCs, of any bits. */
  readonly #places: readonly number[];
  #now = 0;
  /** Messages whose response by RUDI has no bytes, until that is told. */
  readonly #bare = new Set<number>();
  /** The use of each entry that is the last one. */
  readonly #uses = new Map<number, number>();
  #offered = false;

  constructor(t: TestContext, random: Random) {
    this.#t = t;
    this.#random = random;
    this.hasRudi = t.dut.ports.some(({ name }) => name === 'rudi_left_valid');
    this.#inputs = t.dut.ports.filter(({ direction, reset }) => direction === 'in' && reset === undefined);
    this.#io = dutOf(t.dut, readTable(readingLayout, this.hasRudi));
    this.#rudi = this.hasRudi ? shapePort(t.dut, 'rudi', ByRudi) : undefined;
    const last = readingLayout.contexts - 1;
    const place = random.below(last + 1);
    this.#places = [place, last - place, place ^ 1];
    this.#scramble();
  }

  /** One clock with at most one event of each kind. */
  async clock(busy: boolean | 'unanswered', ticks = false): Promise<void> {
    this.#scramble();
    const random = this.#random;
    if (busy && this.messages.size < 60 && random.chance(0.3)) this.#open();
    if (busy && random.chance(0.4)) this.#leave();
    if (busy && random.chance(0.4)) this.#send();
    // After the end of a PDC few bytes come until the table has looked for READs that waited for its own.
    const sinceEnd = (this.#now % 1500) - 700;
    if (busy === true && random.chance(sinceEnd >= 0 && sinceEnd < 600 ? 0.02 : 0.4)) this.#find();
    if (busy === true && (sinceEnd === 0 || random.chance(0.0005))) this.#end();
    if (ticks) this.#io.tick.set(1);
    this.#offer();
    this.#look();
    const isTaken = this.#offered && this.#io.answered.ready.get() === 1;
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
    const use = ((this.#uses.get(entry) ?? random.below(255)) + 1) % 256;
    this.#uses.set(entry, use);
    const id = use * 256 + entry;
    const reads = random.chance(0.8);
    const [address, length] = [wide(random, 64), random.below(2 ** 14)];
    const place = random.pick(this.#places);
    const way = { pkt_id: random.word(), peer: wide(random, 128), local: random.below(16) };
    const rudi = this.hasRudi && random.chance(0.5) ? way : undefined;
    this.messages.set(id, {
      rudi,
      ...{ id, reads, address, length, place, openedAt: this.#now },
      ...{ pdcid: random.pick(pdcids), leftAt: Number.POSITIVE_INFINITY },
      sent: 'waits',
      isRefused: false,
      hit: false,
      closedAt: undefined,
      outcomes: 0,
    });
    const of = this.hasRudi ? { rudi: Number(rudi !== undefined) } : {};
    this.#io.opened.set({ valid: 1, reads: Number(reads), id, address, length, ...of });
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
    if (rudi === undefined) this.#io.left.set({ valid: 1, id, pdcid });
    else {
      const { pkt_id, peer: destination, local } = rudi;
      this.#setRudi({ left: { valid: 1, id, pkt_id, to: { destination, local } } });
    }
  }

  /** Events of no kind, and anything beside them. */
  #scramble(): void {
    for (const port of this.#inputs) {
      if (port.name === 'tick' || port.name.endsWith('_valid')) port.set(0);
      else if (port.states !== undefined) port.set(Number(this.#random.pick(port.states).value));
      else port.set(this.#random.bits(port.width));
    }
  }

  #setRudi(of: Partial<Item<ValueOf<typeof ByRudi>>>): void {
    if (this.#rudi !== undefined) this.#rudi.set({ ...this.#rudi.get(), ...of });
  }

  /** The outcome of a request. */
  #send(): void {
    const waiting = this.#known().filter(({ sent }) => sent === 'waits');
    if (waiting.length === 0) return;
    const message = this.#random.pick(waiting);
    const what = this.#random.pick(['response', 'default_ok', 'refused', 'failed'] as const);
    this.#setRudi({ of_none: Number(message.rudi !== undefined) });
    message.sent = what === 'response' || what === 'default_ok' ? 'fine' : 'over';
    message.isRefused = what === 'refused';
    const kind = what === 'refused' ? 'response' : what;
    const isOk = what !== 'refused' && (what === 'response' || this.#random.chance(0.5));
    const return_code = isOk ? this.#random.pick([ok, nothing]) : drawnRefusal(this.#random);
    const any = drawnOf(Given, this.#random);
    let { opcode } = any.response;
    if (message.rudi !== undefined) {
      // What has no bytes and is no refusal is none to wait for.
      const withData = responseOpcodes.code.response_w_data;
      opcode = this.#random.chance(0.8) ? withData : this.#random.below(64);
      if (message.sent === 'fine' && message.reads && opcode !== withData) this.#bare.add(message.id);
    }
    const response = { ...any.response, return_code, opcode };
    const told = { ...any, valid: 1, message: message.id, place: message.place, kind, response };
    this.#io.given.set(told);
    this.#told.set(this.#now, told);
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
    const way = rudi ?? { pkt_id: random.word(), peer: 5n, local: 2 };
    const of = { is: Number(rudi !== undefined), pkt_id: way.pkt_id, source: way.peer, local: way.local };
    const bytes = { valid: 1, id, pdcid, length, return_code: code };
    this.#io.find.set({ ...bytes, ...(this.hasRudi && { rudi: of }) });
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
    const waiting = [...this.messages.values()].filter(
      ({ reads, rudi, sent, hit }) => reads && rudi === undefined && sent === 'fine' && !hit,
    );
    const places = waiting.length > 0 && this.#random.chance(0.8) ? waiting.map(({ place }) => place) : this.#places;
    this.#io.ended.set({ valid: 1, place: this.#random.pick(places) });
  }

  #offer(): void {
    const [next] = this.#placed;
    if (!this.#offered && next !== undefined && this.#random.chance(0.5)) this.#offered = true;
    const { valid, payload } = this.#io.answered;
    valid.set(Number(this.#offered));
    if (this.#offered) payload.set({ id: next!.id, return_code: next!.code });
  }

  #look(): void {
    const { found, outcome, unanswered, answered } = this.#io;
    if (found.valid.get() === 1) this.#found();
    for (const find of this.#finds) assert(find.age++ <= readTableLatency, 'what is looked for has no answer');
    if (this.#shown !== undefined) this.#judge(this.#shown);
    this.#shown = {
      clock: this.#now,
      outcome: outcome.valid.get() === 1 ? outcome.get() : undefined,
      unanswered: unanswered.enable.get() === 1 ? Number(unanswered.place.get()) : undefined,
      offered: this.#offered ? this.#placed[0] : undefined,
      isTaken: answered.ready.get() === 1,
    };
  }

  #found(): void {
    const find = this.#finds.shift();
    assert(find !== undefined && find.age === readTableLatency);
    const message = this.messages.get(find.id);
    // From another PDC than its request has gone by, or before that has gone: by RUDI, when the table knows of it.
    const isEarly = message !== undefined && message.leftAt + Number(message.rudi !== undefined) >= find.at;
    const isStrange = message !== undefined && (!isOf(message, find) || isEarly);
    if (isStrange && message.reads && !message.hit && message.sent === 'waits') this.seen.strange++;
    // Bytes that come in the clock in which it is over are its own.
    const isOpen = message?.reads === true && !message.hit && (message.closedAt ?? find.at + 2) >= find.at + 2;
    const hits = isOpen && !isStrange;
    if (!hits) this.seen.unknown++;
    const found = this.#io.found.get();
    assert.equal(found.hit, Number(hits), `bytes for message ${find.id}`);
    if (!hits) return;
    message.hit = true;
    if (message.rudi !== undefined) this.seen.byRudi++;
    const code = find.code === ok && find.length !== message.length ? opViolation : find.code;
    if (code === opViolation) this.seen.wrong++;
    assert.deepEqual(
      [found.return_code, found.address, found.length],
      [code, message.address, find.length],
      'where bytes belong',
    );
    this.#placed.push({ id: find.id, code });
  }

  /** What was shown in the clock before: of which messages bytes had come by then is known now. */
  #judge(shown: Shown): void {
    const told = this.#told.get(shown.clock - 2);
    this.#told.delete(shown.clock - 2);
    const due = told ?? this.#again[0];
    const message = this.#messageOf(due ?? shown.outcome);
    let unanswered: number | undefined;
    if (told !== undefined) unanswered = this.#ofSender(told, shown, message);
    else if (due !== undefined) isOutcome(shown, this.#again.shift()!);
    else if (isFailure(shown.outcome)) unanswered = this.#fails(shown.outcome, shown.clock, message);
    else if (shown.offered === undefined) assert.equal(shown.outcome, undefined, 'an outcome of nothing');
    else this.#placedBytes(shown);
    if (told !== undefined || due !== undefined || isFailure(shown.outcome))
      assert(!shown.isTaken || shown.offered === undefined, 'bytes are taken in the clock of another outcome');
    assert.equal(shown.unanswered, unanswered, 'a place that waits for an answer less');
    if (message === undefined) return;
    message.outcomes++;
    if (message.outcomes === (message.reads ? 2 : 1)) this.messages.delete(message.id);
  }

  #messageOf(told: Told | undefined): Message | undefined {
    if (told === undefined) return undefined;
    const id = told.message;
    const message = this.messages.get(id);
    assert(message !== undefined, `an outcome of message ${id}, which has had all of its own`);
    return message;
  }

  /** One of the sender, two clocks later. The place that no answer comes to: who refuses sends no bytes. */
  #ofSender(told: Told, shown: Shown, message: Message | undefined): number | undefined {
    const { id, reads, hit, sent, rudi, isRefused, place } = message!;
    const isBare = this.#bare.delete(id);
    const waits = reads && !hit;
    // It waits for bytes, and none came: that is told twice.
    const isGone = waits && isBare;
    const failed: Told = { ...told, kind: 'failed', code: failureCodes.undeliverable };
    isOutcome(shown, isGone ? failed : told);
    if (isGone) this.seen.bare++;
    if (!waits || !(isGone || sent === 'over')) return undefined;
    message!.closedAt = shown.clock;
    this.#again.push(isGone ? failed : told);
    this.seen.twice++;
    // Of a packet that has failed the PDC itself knows.
    return isRefused && rudi === undefined ? place : undefined;
  }

  /** A READ whose bytes have not come in time, or whose PDC has ended; the place that waits for an answer less. */
  #fails(told: Told, clock: number, message: Message | undefined): number | undefined {
    const { id, reads, hit, sent, closedAt, rudi, place } = message!;
    assert(reads && !hit && closedAt === undefined && sent === 'fine', `READ ${id} fails`);
    isBlank(told);
    message!.closedAt = clock;
    const { code } = told;
    if (code === failureCodes.pdc_ended) {
      assert(rudi === undefined, 'a READ by RUDI ends with a PDC');
      this.seen.ended++;
      return undefined;
    }
    assert.equal(code, noAnswerCode);
    this.seen.late++;
    return rudi === undefined ? place : undefined;
  }

  /** Bytes are where they belong, which is told at once. */
  #placedBytes({ outcome, offered, isTaken }: Shown): void {
    assert(outcome !== undefined && isTaken, 'bytes that have been placed are not told');
    isBlank(outcome);
    const { message, kind, response } = outcome;
    assert.deepEqual([message, kind, response.return_code], [offered!.id, 'response', offered!.code]);
  }
}

const isFailure = (outcome: Told | undefined): outcome is Told => outcome?.kind === 'failed';

/** It is shown, in all its fields. */
function isOutcome({ outcome, clock }: Shown, expected: Told): void {
  assert(outcome !== undefined, `an outcome is missing in clock ${clock}`);
  assert.deepEqual(outcome, expected, 'an outcome');
}

/** One of the table has no other fields. */
function isBlank(outcome: Told): void {
  const { message, kind, code, response } = outcome;
  const none = zeroOf(Given);
  const its = { valid: 1, message, kind, code, response: { ...none.response, return_code: response.return_code } };
  assert.deepEqual(outcome, { ...none, ...its }, 'an outcome of the table');
}

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
    const { byRudi, bare, ...others } = bench.seen;
    const all = [...Object.values(others), ...(bench.hasRudi ? [byRudi, bare] : [])];
    if (clocks >= 4000)
      assert(
        all.every((count) => count > 0),
        JSON.stringify(bench.seen),
      );
  };
