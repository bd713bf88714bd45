/** READs for the rest of rendezvous sends beside messages of the host: turns, the order of bytes, and answers. */

import { restReads } from '../../../../../rtl-gen/uet/endpoint/transmit/rest-reads.ts';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { zeroOf } from '../../drawn-items.ts';
import { hasFields, Offers, Takes } from '../../stream-ends.ts';
import {
  assert,
  type Body,
  clearInputs,
  happened,
  type NamedTest,
  named,
  portsOf,
  type TestContext,
} from '../../test-kit.ts';
import type { EndItem, MessageItem } from '../message-items.ts';

const portsOfReads = portsOf(restReads({ bytes: 64, tags: true, slots: 32 }));
type Ports = ReturnType<typeof portsOfReads>;
type Rest = ReturnType<Ports['rests']['payload']['get']>;
type Answer = ReturnType<Ports['answers']['payload']['get']>;

/** The bit of a `wr_id` that only READs for rests have. */
const ofRest = 2 ** 31;
/** Messages whose bytes have not gone. */
const ahead = 16;

/** Each stream in both directions, and what is known of what is inside. */
class RestReads {
  readonly #t: TestContext;
  readonly #io: Ports;
  readonly #in;
  readonly #out;
  readonly counts = { rests: 0, messages: 0, bytes: 0, answers: 0, full: 0 };
  /** Whether a READ for a rest goes first where both are there. */
  #isTurn = false;
  #order: boolean[] = [];
  #leaving: MessageItem | undefined;
  #answer: Answer | undefined;

  constructor(t: TestContext) {
    this.#t = t;
    this.#io = portsOfReads(t);
    const { messages, payload, rests, ended, out, bytes, told, answers } = this.#io;
    this.#in = {
      ...{ messages: new Offers(messages), payload: new Offers(payload) },
      ...{ rests: new Offers(rests), ended: new Offers(ended) },
    };
    this.#out = {
      ...{ out: new Takes(out), bytes: new Takes(bytes) },
      ...{ told: new Takes(told), answers: new Takes(answers) },
    };
  }

  reset(): void {
    this.#isTurn = false;
    this.#order = [];
    this.#leaving = undefined;
    this.#answer = undefined;
  }

  /** A READ for a rest as a message: what it does not say is 0. */
  #ofRest(rest: Rest): MessageItem {
    const { slot, address, ...where } = rest;
    const none = zeroOf(this.#io.messages.shape);
    return { ...none, ...where, op: 'read', header_data: address, wr_id: ofRest + Number(slot), expects: 1 };
  }

  /** What has ended: one for a rest half of the time, or nearly so. */
  #end(): EndItem {
    const { random } = this.#t;
    const end = this.#in.ended.drawn(random);
    const op = random.chance(0.7) ? 'read' : end.op;
    const wrId = random.chance(0.5) ? end.wr_id % 32 : end.wr_id;
    return { ...end, op, wr_id: random.chance(0.7) ? ofRest + (wrId % ofRest) : wrId };
  }

  /** A clock; each stream moves with its chance. */
  async clock(chances: Readonly<Record<'in' | 'out' | 'bytes', number>>): Promise<void> {
    const { random } = this.#t;
    const fill = <V>(stream: Offers<V>, chance: number, drawn = () => stream.drawn(random)): void => {
      if (stream.item !== undefined) return;
      if (random.chance(chance)) stream.offer(drawn());
      else stream.withdraw(random);
    };
    const { messages, payload, rests, ended } = this.#in;
    fill(messages, chances.in);
    fill(payload, chances.bytes);
    fill(rests, chances.in);
    fill(ended, chances.in, () => this.#end());
    for (const [name, stream] of Object.entries(this.#out))
      stream.take(random.chance(name === 'bytes' ? chances.bytes : chances.out));
    const wrong = random.below(2);
    this.#io.payload_wrong.set(wrong);
    this.#look(wrong);
    const taken = Object.values(this.#in).filter((stream) => stream.taken !== undefined);
    this.#count();
    await this.#t.rising();
    for (const stream of taken) stream.item = undefined;
  }

  #look(wrong: number): void {
    const { messages, payload, rests, ended } = this.#in;
    const { out, bytes, told, answers } = this.#out;
    const isRest = rests.item !== undefined && (this.#isTurn || messages.item === undefined);
    const isThere = rests.item !== undefined || messages.item !== undefined;
    const moves = isThere && (this.#leaving === undefined || out.isReady) && this.#order.length < ahead;
    assert.deepEqual([messages.isReady, rests.isReady], [moves && !isRest, moves && isRest], 'which message goes');
    assert.equal(out.shown !== undefined, this.#leaving !== undefined, 'a message leaves');
    if (this.#leaving !== undefined) hasFields(out.shown!, this.#leaving, 'message');
    const [first] = this.#order;
    const hasBytes = first === true || (first === false && payload.item !== undefined);
    assert.equal(bytes.shown !== undefined, hasBytes, 'bytes leave');
    if (hasBytes) hasFields(bytes.shown!, first ? { keep: 0, last: 1 } : payload.item!, 'bytes');
    assert.equal(payload.isReady, first === false && bytes.isReady);
    assert.equal(this.#io.wrong.get(), first === false ? wrong : 0, 'a beat is wrong');
    const isAnswer = this.#isAnswer;
    assert.equal(told.shown !== undefined, ended.item !== undefined && !isAnswer, 'what has ended is told');
    if (told.shown !== undefined) hasFields(told.shown, ended.item!, 'end');
    if (ended.item !== undefined)
      assert.equal(ended.isReady, isAnswer ? this.#answer === undefined || answers.isReady : told.isReady);
    assert.equal(answers.shown !== undefined, this.#answer !== undefined, 'an answer');
    if (this.#answer !== undefined) hasFields(answers.shown!, this.#answer, 'answer');
  }

  get #isAnswer(): boolean {
    const { item } = this.#in.ended;
    return item?.op === 'read' && item.wr_id >= ofRest;
  }

  #count(): void {
    const { messages, payload, rests, ended } = this.#in;
    const { out, bytes, answers } = this.#out;
    if (out.taken !== undefined) this.#leaving = undefined;
    if (answers.taken !== undefined) this.#answer = undefined;
    if (bytes.taken !== undefined && (this.#order[0] || payload.item!.last === 1)) {
      this.#order.shift();
      this.counts.bytes++;
    }
    if (ended.taken !== undefined && this.#isAnswer) {
      this.#answer = this.#answerTo(ended.taken);
      this.counts.answers++;
    }
    const { taken } = rests;
    if (taken !== undefined) this.#goes(this.#ofRest(taken), true);
    else if (messages.taken !== undefined) this.#goes(messages.taken, false);
  }

  #goes(message: MessageItem, isRest: boolean): void {
    this.#order.push(isRest);
    this.#leaving = message;
    this.#isTurn = !isRest;
    this.counts[isRest ? 'rests' : 'messages']++;
    if (this.#order.length === ahead) this.counts.full++;
  }

  #answerTo({ wr_id, result, code }: EndItem): Answer {
    const { ok, undeliverable } = returnCodes.code;
    const ends = result === 'refused' ? code % 64 : undeliverable;
    return { slot: wr_id % 32, return_code: result === 'ok' ? ok : ends };
  }
}

/** All streams move at random, and each that leaves is what has come, in its order; resets now and then. */
export const restReadsProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const { random, dut } = t;
    const desk = new RestReads(t);
    let chances = { in: 1, out: 1, bytes: 1 };
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 100 === 0)
        chances = { in: random.pick([1, 0.6]), out: random.pick([1, 0.6, 0.2]), bytes: random.pick([1, 0.6, 0.1]) };
      await desk.clock(chances);
      if (clock % 500 !== 499) continue;
      dut.port('rst').set(1);
      for (let i = random.int(1, 3); i > 0; i--) await t.rising();
      dut.port('rst').set(0);
      desk.reset();
    }
    if (clocks >= 1_000) happened(desk.counts, 3);
  };

export const restReadsDirected: readonly NamedTest[] = [
  named('what becomes of a READ for a rest is told by its place, all else goes on', async (t) => {
    const { ended, told: on, answers } = portsOfReads(t);
    clearInputs(t.dut);
    const { code } = returnCodes;
    on.ready.set(1);
    answers.ready.set(1);
    const told = async (wr_id: number, op: 'read' | 'send', result: 'ok' | 'refused' | 'failed', its: number) => {
      ended.payload.set({ ...ended.payload.get(), wr_id, op, result, code: its });
      ended.valid.set(1);
      const seen = { on: on.valid.get(), wrId: on.payload.wr_id.get() };
      assert.equal(ended.ready.get(), 1);
      await t.rising();
      ended.valid.set(0);
      const { slot, return_code } = answers.payload.get();
      const answer = answers.valid.get() === 1 && { slot, code: return_code };
      await t.rising();
      return { ...seen, answer };
    };
    for (let slot = 0; slot < 32; slot++) {
      const wrId = ofRest + slot;
      const answer = async (result: 'ok' | 'refused' | 'failed', its: number) => {
        const { on: isTold, answer: given } = await told(wrId, 'read', result, its);
        assert.equal(isTold, 0, 'the host hears of a READ that is not its own');
        return given;
      };
      assert.deepEqual(await answer('ok', 0), { slot, code: code.ok });
      assert.deepEqual(await answer('refused', 2 * slot + 1), { slot, code: 2 * slot + 1 });
      assert.deepEqual(await answer('failed', code.ok), { slot, code: code.undeliverable });
      assert.deepEqual(await told(slot, 'read', 'ok', 0), { on: 1, wrId: slot, answer: false });
      assert.deepEqual(await told(wrId, 'send', 'ok', 0), { on: 1, wrId, answer: false });
    }
  }),
];
