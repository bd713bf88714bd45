/** Rendezvous sends of a host among other messages, as their parts end in any order and time runs. */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { Fetched } from '../../../../../rtl-gen/uet/endpoint/transmit/fetched-values.ts';
import {
  hostRendezvous,
  rendezvousSends,
  unreadCode,
} from '../../../../../rtl-gen/uet/endpoint/transmit/rendezvous-sends.ts';
import type { Item } from '../../../../agents/item.ts';
import { drawnOf } from '../../drawn-items.ts';
import { hasFields, Offers, Takes } from '../../stream-ends.ts';
import { assert, type Body, clearInputs, happened, portsOf, reset, type TestContext } from '../../test-kit.ts';
import type { EndItem, MessageItem } from '../message-items.ts';
import { extension } from './rendezvous-host.ts';

/** Bytes of a packet with its extension header. */
const mtu = 1024;
const portsOfSends = portsOf(rendezvousSends({ tags: true, mtu }));
/** Clocks in which what can be taken or told is, where its taker is ready. */
const enough = 60;
/** Clocks after an end until it counts. */
const settled = 8;
/** Ticks after which a message has failed: three whole ones and the one that had begun. */
const lastTick = 4;

interface Sent {
  readonly place: number;
  readonly message: MessageItem;
  readonly key: number;
  readonly eager: number;
  readonly total: number;
  /** Bytes that are to be read yet. */
  left: number;
  /** What has become of its eager part. */
  ended: EndItem | undefined;
  ticks: number;
}

const low = (value: number | bigint, width: number): number => Number(BigInt.asUintN(width, BigInt(value)));

/** What is told of one, which says nothing else of it. */
const ownFields = ['wr_id', 'bytes', 'message_id', 'result', 'code'] as const;

class Sends {
  readonly counts = { told: 0, late: 0, refused: 0, cut: 0, kept: 0, full: 0 };
  readonly #t: TestContext;
  readonly #io: ReturnType<typeof portsOfSends>;
  readonly #in;
  readonly #out;
  /** Under way; and what is to be told of those that are over. */
  readonly #open = new Map<number, Sent>();
  #over: { readonly key: number; readonly end: Pick<EndItem, (typeof ownFields)[number]> }[] = [];
  #quiet = 0;
  #waits = { messages: 0, ended: 0, told: 0 };
  #last: EndItem | undefined;

  constructor(t: TestContext) {
    this.#t = t;
    this.#io = portsOfSends(t);
    const { messages, ended, out, told } = this.#io;
    this.#in = { messages: new Offers(messages), ended: new Offers(ended) };
    this.#out = { out: new Takes(out), told: new Takes(told) };
  }

  /** A reset, and the clocks until it is ready again. */
  async reset(): Promise<void> {
    for (const stream of Object.values(this.#in)) stream.withdraw(this.#t.random);
    this.#io.tick.set(0);
    await reset(this.#t);
    this.#open.clear();
    this.#over = [];
    this.#last = undefined;
    let clocks = 0;
    while (this.#io.ready.get() === 0) {
      assert(clocks++ < 2 * hostRendezvous, 'it does not get ready');
      await this.#t.rising();
    }
    assert(clocks >= hostRendezvous, 'it is ready before its places are free');
  }

  /** A message: a rendezvous send most of the time, with a key that no other one has. */
  #message(): MessageItem {
    const { random } = this.#t;
    const any = this.#in.messages.drawn(random);
    if (random.chance(0.3)) return any.op === 'rendezvous_send' ? { ...any, op: 'send' } : any;
    const most = 16 * (mtu - extension);
    const eager = random.pick([0, 1, 999, 1000, 1001, 2000, most, random.below(most + 1)]);
    const total = eager + random.pick([0, 1, 500, random.below(4096), random.below(2 ** 31)]);
    const keys = new Set([...[...this.#open.values()].map(({ key }) => key), ...this.#over.map(({ key }) => key)]);
    let key = random.below(2 ** 16);
    // Keys that are nearly another's.
    if (keys.size > 0 && random.chance(0.7)) key = random.pick([...keys]) ^ (1 << random.below(16));
    while (keys.has(key)) key = random.below(2 ** 16);
    const length = eager + extension * Math.max(1, Math.ceil(eager / (mtu - extension)));
    const offset = (BigInt(random.below(2 ** 16)) << 48n) | (BigInt(key) << 32n) | BigInt(total);
    return { ...any, op: 'rendezvous_send', length, offset };
  }

  /** What has ended: an eager part, bytes that were read, or another message. */
  #end(): EndItem {
    const { random } = this.#t;
    const any = this.#in.ended.drawn(random);
    const open = [...this.#open.values()];
    const waiting = open.filter(({ ended }) => ended === undefined);
    const kind = random.pick(['eager', 'read', 'read', 'read', 'other'] as const);
    // More of one that is over, which is told once all the same.
    if (this.#over.length > 0 && random.chance(0.3)) {
      const result = 'ok';
      return { ...any, op: 'answer', wr_id: random.pick(this.#over).key, bytes: random.below(100), result };
    }
    if (kind === 'eager' && waiting.length > 0) {
      const { place, eager, total } = random.pick(waiting);
      const length = random.pick([0, 1, eager, random.below(eager + 1), total, random.below(total + 1), 2 ** 32 - 1]);
      const result = random.chance(0.8) ? 'ok' : any.result;
      const deferred = Number(random.chance(0.3));
      const wrId = place + 16 * random.below(2 ** 28);
      return { ...any, op: 'rendezvous_send', wr_id: wrId, result, deferred, modified: { ...any.modified!, length } };
    }
    if (kind !== 'other' && open.length > 0) {
      const { key, left } = random.pick(open);
      const most = Math.max(1, left);
      const bytes = random.pick([1, most, most, Math.min(most, 8192), random.int(1, most), Math.max(1, most - 1)]);
      const its = random.chance(0.9) ? key : low(any.wr_id, 16);
      const result = random.chance(0.9) ? 'ok' : any.result;
      return { ...any, op: 'answer', wr_id: its + 2 ** 16 * random.below(2 ** 16), bytes, result };
    }
    const isOwn = any.op === 'rendezvous_send' || any.op === 'answer';
    return isOwn ? { ...any, op: 'write' } : any;
  }

  /** A clock in which its streams move with their chances. */
  async clock(chances: Readonly<Record<'messages' | 'ended' | 'out' | 'told', number>>, mayEnd = true): Promise<void> {
    const { random } = this.#t;
    const { messages, ended } = this.#in;
    const { out, told } = this.#out;
    if (messages.item === undefined && random.chance(chances.messages)) messages.offer(this.#message());
    else if (messages.item === undefined) messages.withdraw(random);
    if (ended.item === undefined && mayEnd && random.chance(chances.ended)) ended.offer(this.#end());
    else if (ended.item === undefined) ended.withdraw(random);
    out.take(random.chance(chances.out));
    told.take(random.chance(chances.told));
    const had = drawnOf(Fetched, random);
    this.#io.had.set(had);
    this.#lookAtMessages();
    this.#lookAtEnds(had);
    const [given, end] = [messages.taken, ended.taken];
    if (given !== undefined) this.#goes(given);
    if (end !== undefined) this.#ends(end);
    this.#quiet = end === undefined && ended.item === undefined ? this.#quiet + 1 : 0;
    await this.#t.rising();
    if (given !== undefined) messages.item = undefined;
    if (end !== undefined) ended.item = undefined;
  }

  #lookAtMessages(): void {
    const { messages } = this.#in;
    const { out } = this.#out;
    const { item } = messages;
    const { shown } = out;
    const isOne = item?.op === 'rendezvous_send';
    if (item === undefined) assert(shown === undefined, 'a message that was not given');
    else if (!isOne) hasFields(shown!, item, 'message');
    else if (this.#open.size === hostRendezvous) assert(shown === undefined, 'a message more than places');
    else if (shown !== undefined) {
      assert(!this.#open.has(Number(shown.wr_id)) && Number(shown.wr_id) < hostRendezvous, 'its place is taken');
      hasFields(shown, { ...item, wr_id: shown.wr_id }, 'message');
    }
    const hasRoom = this.#open.size < hostRendezvous && this.#over.length === 0;
    this.#waits.messages = hasRoom && isOne && shown === undefined ? this.#waits.messages + 1 : 0;
    assert(this.#waits.messages < enough, 'a place does not come back');
    if (this.#open.size === hostRendezvous) this.counts.full++;
    if (item !== undefined) assert.equal(messages.isReady, shown !== undefined && out.isReady, 'a message is taken');
  }

  #goes(item: MessageItem): void {
    if (item.op !== 'rendezvous_send') return;
    const place = Number(this.#out.out.shown!.wr_id);
    const total = low(item.offset, 32);
    const { length } = item;
    const eager = length - extension * Math.ceil(length / mtu);
    const key = low(item.offset >> 32n, 16);
    const left = total - eager;
    this.#open.set(place, { place, message: item, key, eager, total, left, ended: undefined, ticks: 0 });
  }

  #lookAtEnds(had: Item<ValueOf<typeof Fetched>>): void {
    const { ended } = this.#in;
    const { told } = this.#out;
    const { shown } = told;
    const isOwn = ended.item?.op === 'rendezvous_send' || ended.item?.op === 'answer';
    const passes = ended.item !== undefined && !isOwn;
    if (this.#last !== undefined) assert.deepEqual(shown, this.#last, 'what is told stays');
    this.#last = shown !== undefined && !told.isReady ? shown : undefined;
    const isIts = shown?.op === 'rendezvous_send';
    if (isIts) this.#isTold(shown, told.isReady);
    else {
      assert.equal(shown !== undefined, passes, 'the end of another message');
      if (passes) hasFields(shown!, ended.item!, 'end');
    }
    const fetched = this.#io.fetched.get();
    assert.equal(fetched.valid, isIts ? 0 : had.valid, 'what was fetched');
    if (fetched.valid === 1) assert.equal(fetched.value, had.value);
    if (passes) assert.equal(ended.isReady, !isIts && told.isReady, 'the end of another message is taken');
    this.#waits.ended =
      ended.item !== undefined && !ended.isReady && (isOwn || told.isReady) ? this.#waits.ended + 1 : 0;
    assert(this.#waits.ended < enough, 'an end is not taken');
    this.#waits.told = this.#over.length > 0 && ended.item === undefined && !isIts ? this.#waits.told + 1 : 0;
    assert(this.#waits.told < enough, 'one that is over is not told');
  }

  #isTold(shown: EndItem, isTaken: boolean): void {
    const { deferred, modified } = shown;
    const isBare = deferred === 0 && modified!.valid === 0 && modified!.length === 0;
    const at = this.#over.findIndex(({ end }) => isBare && ownFields.every((field) => shown[field] === end[field]));
    assert(at >= 0, `one is told that is not over so: ${JSON.stringify(shown, (_, v) => String(v))}`);
    if (!isTaken) return;
    this.#over.splice(at, 1);
    this.counts.told++;
  }

  #ends(end: EndItem): void {
    const isOk = end.result === 'ok';
    if (end.op === 'answer') {
      const key = low(end.wr_id, 16);
      const its = [...this.#open.values()].find((one) => one.key === key);
      if (its === undefined || !isOk) return;
      its.left -= end.bytes;
      its.ticks = 0;
      if (its.ended !== undefined && its.left <= 0) this.#isOver(its, its.ended);
    } else if (end.op === 'rendezvous_send') {
      const its = this.#open.get(low(end.wr_id, 4))!;
      its.ended = end;
      const { length: modified, valid } = end.modified!;
      const isSaid = valid === 1;
      if (end.deferred === 1) {
        if (isSaid) its.left += Math.max(0, its.eager - modified);
        this.counts.kept++;
      } else if (isSaid) {
        its.left -= Math.max(0, its.total - modified);
        this.counts.cut++;
      }
      if (!isOk) this.counts.refused++;
      if (!isOk || its.left <= 0) this.#isOver(its, end);
    }
  }

  #isOver({ place, key, message }: Sent, { result, code, message_id }: EndItem): void {
    this.#open.delete(place);
    const { wr_id, length: bytes } = message;
    this.#over.push({ key, end: { wr_id, bytes, message_id, result, code } });
  }

  /** Ticks, when no end is on its way. */
  async ticks(count: number): Promise<void> {
    const none = { messages: 0.3, ended: 0, out: 0.8, told: 0.8 };
    for (let i = 0; i < count; i++) {
      while (this.#quiet < settled) await this.clock(none, false);
      this.#io.tick.set(1);
      for (const its of [...this.#open.values()]) {
        if (its.ended === undefined || ++its.ticks < lastTick) continue;
        this.#isOver(its, { ...its.ended, result: 'failed', code: unreadCode });
        this.counts.late++;
      }
      await this.clock(none, false);
      this.#io.tick.set(0);
    }
  }
}

/** Each is told once, when its eager part is answered and all that its target gets has been read, or with its error. */
export const rendezvousSendsProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    clearInputs(t.dut);
    const sends = new Sends(t);
    await sends.reset();
    let chances = { messages: 1, ended: 1, out: 1, told: 1 };
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 100 === 0)
        chances = {
          ...{ messages: random.pick([1, 0.5, 0.05]), ended: random.pick([1, 0.5, 0.1]) },
          ...{ out: random.pick([1, 0.5]), told: random.pick([1, 0.5, 0.2]) },
        };
      await sends.clock(chances);
      if (random.chance(0.02)) await sends.ticks(random.int(1, 2));
      if (clock % 1500 === 1499) await sends.reset();
    }
    if (clocks >= 5_000) happened(sends.counts, 3);
  };
