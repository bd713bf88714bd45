/** Deferrable sends of a host among other messages and RTRs, as peers make them wait and ask for them. */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import {
  deferredSends,
  hostDeferrals,
  noRtrCode,
} from '../../../../../rtl-gen/uet/endpoint/transmit/deferred-sends.ts';
import { Fetched } from '../../../../../rtl-gen/uet/endpoint/transmit/fetched-values.ts';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Item } from '../../../../agents/item.ts';
import { drawnOf, zeroOf } from '../../drawn-items.ts';
import { hasFields, Offers, type Some, Takes } from '../../stream-ends.ts';
import { assert, type Body, clearInputs, happened, portsOf, type TestContext } from '../../test-kit.ts';
import type { EndItem, MessageItem } from '../message-items.ts';

const portsOfSends = portsOf(deferredSends({ bytes: 64, tags: true }));
type Ports = ReturnType<typeof portsOfSends>;
type Choice = 'refuse' | 'from_start' | 'at_offset';
type Had = Item<ValueOf<typeof Fetched>>;
type Rtr = Item<ValueOf<Ports['rtrs']['shape']>>;
type Restart = ReturnType<Ports['restart']['payload']['get']>;

/** Messages whose bytes have not gone. */
const ahead = 16;
/** Clocks in which what can be told is, where its taker is ready; and those after which a token is free again. */
const enough = 60;
const settled = 8;
/** Ticks after which one that waits has failed: three whole ones and the one that had begun. */
const lastTick = 4;
/** Clocks from an RTR to its answer. */
const answerAfter = 3;

interface Sent {
  readonly token: bigint;
  readonly wrId: number;
  readonly length: number;
  readonly peer: number;
  /** Its packets are out; it waits; it goes on; it has come again by a token of the target; it has waited too long. */
  state: 'out' | 'waits' | 'goes' | 'late';
  isLast: boolean;
  ticks: number;
}

/** A message that leaves; `opens`: its token is not known yet. */
interface Leaving {
  readonly message: MessageItem;
  readonly opens: boolean;
}

const { ok, op_violation: opViolation } = returnCodes.code;
const low = (value: number | bigint, width: number): number => Number(BigInt.asUintN(width, BigInt(value)));
const peerOf = (destination: number | bigint): number =>
  Array.from({ length: 8 }, (_, i) => low(BigInt(destination) >> BigInt(16 * i), 16)).reduce((a, b) => a ^ b);

class Deferring {
  readonly counts = { given: 0, again: 0, told: 0, late: 0, full: 0, refused: 0, violations: 0, taken: 0 };
  /** The host gives deferrable sends alone. */
  isFilling = false;
  readonly #t: TestContext;
  readonly #io: Ports;
  readonly #in;
  readonly #out;
  readonly #open = new Map<bigint, Sent>();
  /** Messages to be given again, RTRs that are out, and what is to be told, in its order, but for what is late. */
  #again: MessageItem[] = [];
  #rtrs: number[] = [];
  #told: { readonly end: Some<EndItem>; readonly had: Had }[] = [];
  #restarts: Restart[] = [];
  #refused: number[] = [];
  #order: boolean[] = [];
  #leaving: Leaving | undefined;
  /** Whether an RTR goes first where both are there. */
  #isTurn = false;
  #isSecond = false;
  #quiet = 0;
  #sinceOpen = 0;
  #sinceLate = 0;
  #waits = { told: 0, restart: 0 };

  constructor(t: TestContext) {
    this.#t = t;
    this.#io = portsOfSends(t);
    const { messages, payload, rtrs, ended, out, bytes, told, restart, refused } = this.#io;
    this.#in = {
      ...{ messages: new Offers(messages), payload: new Offers(payload) },
      ...{ rtrs: new Offers(rtrs), ended: new Offers(ended) },
    };
    this.#out = {
      ...{ out: new Takes(out), bytes: new Takes(bytes), told: new Takes(told) },
      ...{ restart: new Takes(restart), refused: new Takes(refused) },
    };
  }

  /** A message: deferrable ones, those that are to come again, and others. */
  #message(isQuiet: boolean): MessageItem {
    const { random } = this.#t;
    const any = this.#in.messages.drawn(random);
    const kind = this.isFilling ? 'first' : random.pick(['first', 'again', 'other'] as const);
    if (kind === 'again' && this.#again.length > 0 && !isQuiet) return this.#again.shift()!;
    if (kind === 'first' && !isQuiet) return { ...any, op: 'deferrable_send', offset: 0n };
    return any.op === 'deferrable_send' || any.op === 'rtr' ? { ...any, op: 'send' } : any;
  }

  /** What has ended: a deferrable send, an RTR, or another message. */
  #end(): EndItem {
    const { random } = this.#t;
    const any = this.#in.ended.drawn(random);
    const out = [...this.#open.values()].filter(({ state }) => state === 'out');
    const kind = random.pick(['deferrable', 'deferrable', 'rtr', 'other'] as const);
    if (kind === 'deferrable' && out.length > 0) {
      const { token, isLast } = random.pick(out);
      const isGood = random.chance(0.8);
      const result = isGood ? 'ok' : any.result;
      return {
        ...{ ...any, op: 'deferrable_send', wr_id: Number(token), result },
        deferred: Number(!isLast && random.chance(0.6)),
      };
    }
    if (kind === 'rtr' && this.#rtrs.length > 0) {
      const [token] = this.#rtrs.splice(random.below(this.#rtrs.length), 1);
      return { ...any, op: 'rtr', wr_id: token! };
    }
    return any.op === 'deferrable_send' || any.op === 'rtr' ? { ...any, op: 'write' } : any;
  }

  /** A clock in which its streams move with their chances; `isQuiet`: no deferrable send moves. */
  async clock(
    chances: Readonly<Record<'in' | 'out' | 'bytes' | 'ended' | 'told' | 'restart', number>>,
    isQuiet = false,
  ): Promise<void> {
    const { random } = this.#t;
    const { messages, payload, rtrs, ended } = this.#in;
    const { out, bytes, told, restart, refused } = this.#out;
    const fill = <V>(stream: Offers<V>, chance: number, drawn = () => stream.drawn(random)): void => {
      if (stream.item !== undefined) return;
      if (random.chance(chance)) stream.offer(drawn());
      else stream.withdraw(random);
    };
    fill(messages, chances.in, () => this.#message(isQuiet));
    fill(payload, chances.bytes);
    fill(rtrs, chances.in / 2);
    fill(ended, isQuiet ? 0 : chances.ended, () => this.#end());
    out.take(random.chance(chances.out));
    bytes.take(random.chance(chances.bytes));
    told.take(random.chance(chances.told));
    refused.take(random.chance(chances.told));
    restart.take(random.chance(chances.restart));
    const had = drawnOf(Fetched, random);
    this.#io.had.set(had);
    const wrong = random.below(2);
    this.#io.payload_wrong.set(wrong);
    this.#lookAtMessages();
    this.#lookAtBytes(wrong);
    this.#lookAtEnds();
    const [given, rtr, end] = [messages.taken, rtrs.taken, ended.taken];
    this.#move(given, rtr);
    if (end !== undefined) this.#ends(end, had);
    // One that has no token waits, whatever the others do.
    const isHeld = this.#opens && this.#open.size === hostDeferrals;
    const moves = ended.item !== undefined || (messages.item?.op === 'deferrable_send' && !isHeld);
    this.#quiet = moves || restart.shown !== undefined ? 0 : this.#quiet + 1;
    const isSecond = end === undefined && this.#isWaiting(ended.item);
    await this.#t.rising();
    this.#isSecond = isSecond;
    if (given !== undefined) messages.item = undefined;
    if (rtr !== undefined) rtrs.item = undefined;
    if (end !== undefined) ended.item = undefined;
  }

  #isWaiting(end: EndItem | undefined): boolean {
    return end?.op === 'deferrable_send' && end.result === 'ok' && end.deferred === 1;
  }

  get #opens(): boolean {
    const { item } = this.#in.messages;
    return item?.op === 'deferrable_send' && item.offset === 0n;
  }

  /** Those that have their tokens: one that is late may have given its back before the host takes what is told. */
  get #held(): readonly Sent[] {
    return [...this.#open.values()].filter(({ state }) => state !== 'late');
  }

  #lookAtMessages(): void {
    const { messages, rtrs } = this.#in;
    const { out } = this.#out;
    const room = (this.#leaving === undefined || out.isReady) && this.#order.length < ahead;
    const [host, rtr] = [messages.isReady, rtrs.isReady];
    assert(!(host && rtr) && (room || !(host || rtr)), 'two messages leave, or one without room');
    assert(!host || messages.item !== undefined, 'a message is taken that is not there');
    assert(!rtr || rtrs.item !== undefined, 'an RTR is taken that is not there');
    // A token is there for sure, or for sure not.
    const mayOpen = this.#open.size < hostDeferrals && this.#sinceOpen > settled && this.#quiet > settled;
    const isSure = messages.item !== undefined && (!this.#opens || mayOpen);
    if (this.#opens && this.#held.length === hostDeferrals) {
      assert(!host, 'a deferrable send more than tokens');
      this.counts.full++;
    }
    if (room && rtrs.item !== undefined && this.#isTurn) assert(rtr, 'it is the turn of an RTR');
    if (room && isSure && !(this.#isTurn && rtrs.item !== undefined)) assert(host, 'it is the turn of a message');
    if (room && messages.item === undefined) assert.equal(rtr, rtrs.item !== undefined);
    assert.equal(out.shown !== undefined, this.#leaving !== undefined, 'a message leaves');
    if (this.#leaving !== undefined) this.#leaves(out.shown!, this.#leaving);
  }

  /** Checks what leaves; a message that opens has a token that no other one has. */
  #leaves(shown: MessageItem, { message, opens }: Leaving): void {
    if (!opens) {
      assert.deepEqual(shown, message, 'message');
      return;
    }
    const token = BigInt(shown.wr_id);
    assert(token !== 0n && !this.#open.has(token), 'its token is of another');
    const places = this.#held.map((one) => low(one.token, 6));
    assert(!places.includes(low(token, 6)), 'its place is of another');
    this.#leaving = { message: { ...message, wr_id: shown.wr_id, offset: token << 32n }, opens: false };
    assert.deepEqual(shown, this.#leaving.message, 'deferrable send');
    this.#open.set(token, {
      ...{ token, wrId: message.wr_id, length: shown.length, peer: peerOf(shown.destination) },
      ...{ state: 'out', isLast: false, ticks: 0 },
    });
    this.counts.given++;
  }

  #lookAtBytes(wrong: number): void {
    const { payload } = this.#in;
    const { bytes } = this.#out;
    const [first] = this.#order;
    const hasBytes = first === true || (first === false && payload.item !== undefined);
    assert.equal(bytes.shown !== undefined, hasBytes, 'bytes leave');
    if (hasBytes) hasFields(bytes.shown!, first ? { keep: 0, last: 1 } : payload.item!, 'bytes');
    assert.equal(payload.isReady, first === false && bytes.isReady);
    assert.equal(this.#io.wrong.get(), first === false ? wrong : 0, 'a beat is wrong');
    const taken = payload.taken !== undefined;
    if (bytes.taken !== undefined && (first || payload.item!.last === 1)) this.#order.shift();
    if (taken) payload.item = undefined;
  }

  #move(message: MessageItem | undefined, rtr: Rtr | undefined): void {
    const { out } = this.#out;
    if (out.taken !== undefined) this.#leaving = undefined;
    this.#sinceOpen++;
    if (rtr !== undefined) {
      const { local, destination, job_id, match_bits: key, buffer_offset: offset, token: wr_id } = rtr;
      const none = zeroOf(this.#io.messages.shape);
      this.#leaving = {
        message: { ...none, op: 'rtr', local, destination, job_id, key, offset, wr_id },
        opens: false,
      };
      this.#rtrs.push(wr_id);
      this.#order.push(true);
      this.#isTurn = false;
    } else if (message !== undefined) {
      this.#leaving = { message, opens: this.#opens };
      if (this.#opens) this.#sinceOpen = 0;
      else if (message.op === 'deferrable_send') {
        const token = message.offset >> 32n;
        this.#leaving = { message: { ...message, wr_id: Number(token) }, opens: false };
        this.#open.get(token)!.state = 'out';
        this.counts.again++;
      }
      if (message.op !== 'read' && message.op !== 'rudi_read') this.#order.push(false);
      this.#isTurn = true;
    }
  }

  #lookAtEnds(): void {
    const { ended } = this.#in;
    const { told, restart, refused } = this.#out;
    const { item } = ended;
    const waits = this.#isWaiting(item);
    const isRtr = item?.op === 'rtr';
    const isOk = item?.result === 'ok';
    // One that is late may come between.
    if (waits && this.#sinceLate > 2) assert.equal(ended.isReady, this.#isSecond, 'one that waits takes two clocks');
    this.#sinceLate = this.#lates > 0 ? 0 : this.#sinceLate + 1;
    if (isRtr && isOk) assert(ended.isReady || this.#lates > 0, 'an RTR that was answered is over');
    if (told.shown !== undefined) this.#isTold(told.shown, told.isReady);
    this.#waits.told = this.#told.length > 0 && told.shown === undefined ? this.#waits.told + 1 : 0;
    assert(this.#waits.told < 2, 'what has ended is not told');
    if (restart.shown !== undefined) this.#isRestart(restart.shown, restart.isReady);
    this.#waits.restart = this.#restarts.length > 0 && restart.shown === undefined ? this.#waits.restart + 1 : 0;
    assert(this.#waits.restart < enough, 'one that goes on is not told');
    const [first] = this.#refused;
    assert.equal(refused.shown !== undefined, first !== undefined, 'an RTR was refused');
    if (first !== undefined) assert.equal(refused.shown, first, 'token');
    if (refused.taken !== undefined) this.#refused.shift();
  }

  get #lates(): number {
    return [...this.#open.values()].filter(({ state }) => state === 'late').length;
  }

  #isTold(shown: EndItem, isTaken: boolean): void {
    const fetched = this.#io.fetched.get();
    const late = [...this.#open.values()].find(({ state, wrId }) => state === 'late' && wrId === shown.wr_id);
    if (late !== undefined && shown.code === noRtrCode) {
      hasFields(shown, { result: 'failed', bytes: late.length, message_id: 0, op: 'send' }, 'one that is late');
      assert.equal(fetched.valid, 0);
      if (isTaken) this.#open.delete(late.token);
      if (isTaken) this.counts.late++;
      return;
    }
    const [first] = this.#told;
    assert(first !== undefined, 'what has not ended is told');
    hasFields(shown, first.end, 'end');
    assert.equal(fetched.valid, first.had.valid, 'what was fetched');
    if (first.had.valid === 1) assert.equal(fetched.value, first.had.value);
    if (!isTaken) return;
    this.#told.shift();
    this.counts.told++;
  }

  #isRestart(shown: Restart, isTaken: boolean): void {
    const at = this.#restarts.findIndex(({ tokens }) => tokens === shown.tokens);
    assert(at >= 0, 'a message goes on for which no RTR has come');
    assert.deepEqual(shown, this.#restarts[at], 'restart');
    if (!isTaken) return;
    this.#restarts.splice(at, 1);
    const { random } = this.#t;
    const any = this.#in.messages.drawn(random);
    this.#again.push({ ...any, op: 'deferrable_send', offset: shown.tokens });
  }

  #ends(end: EndItem, had: Had): void {
    const isOk = end.result === 'ok';
    const { deferred: _, modified: __, ...others } = end;
    if (end.op === 'rtr') {
      if (!isOk) this.#refused.push(end.wr_id);
      if (!isOk) this.counts.refused++;
    } else if (end.op === 'deferrable_send') {
      const its = this.#open.get(BigInt(end.wr_id))!;
      if (this.#isWaiting(end)) {
        its.state = 'waits';
        its.ticks = 0;
        return;
      }
      this.#open.delete(its.token);
      this.#told.push({ end: { ...others, wr_id: its.wrId, op: 'send' }, had });
    } else this.#told.push({ end: others, had });
  }

  async #still(clocks: number): Promise<void> {
    const none = { in: 0.5, out: 0.8, bytes: 0.8, ended: 0, told: 0.8, restart: 0.8 };
    do await this.clock(none, true);
    while (this.#quiet < clocks);
  }

  /** An RTR, for one that waits or another, and its answer. */
  async rtr(choices: { readonly partial: Choice; readonly upper: boolean }): Promise<void> {
    const { random } = this.#t;
    const { arrived, answer } = this.#io;
    await this.#still(settled);
    const open = [...this.#open.values()];
    const its = open.length > 0 && random.chance(0.9) ? random.pick(open) : undefined;
    const waiting = open.filter(({ state }) => state === 'waits');
    const one = waiting.length > 0 && random.chance(0.7) ? random.pick(waiting) : its;
    const isRight = random.chance(0.8);
    const token =
      one === undefined ? BigInt(random.word()) : isRight ? one.token : one.token ^ (1n << BigInt(random.below(32)));
    const peer = one !== undefined && random.chance(0.9) ? one.peer : random.below(2 ** 16);
    const theirs = random.chance(0.2) ? 0n : BigInt(random.word());
    const most = one?.length ?? 0;
    const offset = random.pick([
      0n,
      0n,
      0n,
      BigInt(most),
      BigInt(random.below(most + 1)),
      BigInt(most) + 1n,
      1n << 32n,
    ]);
    const word = choices.upper ? (theirs << 32n) | token : (token << 32n) | theirs;
    const isIn = offset === 0n || (choices.partial !== 'refuse' && offset <= BigInt(most));
    const named = this.#open.get(token);
    const isTaken = named !== undefined && named === one && named.state === 'waits' && named.peer === peer && isIn;
    // One whose packets are out may be asked for before it is told to wait, which the table's own tests look at.
    if (named?.state === 'out' || named?.state === 'goes') return;
    arrived.set({ ...arrived.get(), valid: 1, peer, match_bits: word, buffer_offset: offset });
    const none = { in: 0.5, out: 0.8, bytes: 0.8, ended: 0, told: 0.8, restart: 0 };
    for (let clock = 0; clock < answerAfter; clock++) {
      assert.equal(answer.valid.get(), 0, 'an answer too early');
      if (clock === 1) arrived.valid.set(0);
      if (clock === answerAfter - 1 && isTaken) {
        this.#restarts.push({
          ...{ wr_id: named.wrId, tokens: (token << 32n) | theirs, length: named.length },
          at: choices.partial === 'at_offset' ? Number(offset) : 0,
        });
        named.state = 'goes';
        named.isLast = theirs !== 0n;
      }
      await this.clock(none, true);
    }
    assert.equal(answer.valid.get(), 1, 'no answer');
    assert.equal(answer.code.get(), isTaken ? ok : opViolation);
    this.counts[isTaken ? 'taken' : 'violations']++;
    await this.#still(1);
  }

  /** Ticks, in which no deferrable send moves. */
  async ticks(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      await this.#still(settled);
      this.#io.tick.set(1);
      for (const its of this.#open.values()) if (its.state === 'waits' && ++its.ticks === lastTick) its.state = 'late';
      await this.clock({ in: 0, out: 0, bytes: 0, ended: 0, told: 0, restart: 0 }, true);
      this.#io.tick.set(0);
    }
  }
}

/** Each message leaves once a time that it is given, and is told once; one that waits comes again when asked for. */
export const deferredSendsProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    clearInputs(t.dut);
    const { choices } = portsOfSends(t);
    const partial = random.pick(['refuse', 'from_start', 'at_offset'] as const);
    const upper = random.chance(0.5);
    choices.set({ partial, target_upper: Number(upper) });
    const desk = new Deferring(t);
    let chances = { in: 1, out: 1, bytes: 1, ended: 1, told: 1, restart: 1 };
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 100 === 0)
        chances = {
          ...{ in: random.pick([1, 0.5]), out: random.pick([1, 0.5]), bytes: random.pick([1, 0.8, 0.2]) },
          ...{ ended: random.pick([1, 0.3, 0]), told: random.pick([1, 0.5]), restart: random.pick([1, 0.3]) },
        };
      // From time to time until all tokens are out.
      desk.isFilling = clock % 2000 < 400;
      if (desk.isFilling) chances = { ...chances, in: 1, out: 1, bytes: 1, ended: 0, told: 1 };
      await desk.clock(chances);
      if (desk.isFilling) continue;
      if (random.chance(0.1)) await desk.rtr({ partial, upper });
      if (random.chance(0.02)) await desk.ticks(random.pick([1, 2, 4]));
    }
    if (clocks >= 5_000) happened(desk.counts, 3);
  };
