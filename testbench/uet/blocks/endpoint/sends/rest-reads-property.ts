/** READs for the rest of rendezvous sends beside messages of the host: turns, the order of bytes, and answers. */
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, type Body, clearInputs, happened, type NamedTest, named, type TestContext } from '../../test-kit.ts';
import { codeOf, setPort } from '../pair/endpoint-ports.ts';
import { hasFields, type Item, Offers, Takes } from './stream-ends.ts';

/** The bit of a `wr_id` that only READs for rests have. */
const ofRest = 2 ** 31;
/** Messages whose bytes have not gone. */
const ahead = 16;

/** Each stream in both directions, and what is known of what is inside. */
class RestReads {
  readonly #t: TestContext;
  readonly #in: Readonly<Record<'messages' | 'payload' | 'rests' | 'ended', Offers>>;
  readonly #out: Readonly<Record<'out' | 'bytes' | 'told' | 'answers', Takes>>;
  readonly counts = { rests: 0, messages: 0, bytes: 0, answers: 0, full: 0 };
  /** Whether a READ for a rest goes first where both are there. */
  #isTurn = false;
  #order: boolean[] = [];
  #leaving: Item | undefined;
  #answer: Item | undefined;

  constructor(t: TestContext) {
    this.#t = t;
    const into = (name: string) => new Offers(t, name);
    const from = (name: string) => new Takes(t, name);
    this.#in = { messages: into('messages'), payload: into('payload'), rests: into('rests'), ended: into('ended') };
    this.#out = { out: from('out'), bytes: from('bytes'), told: from('told'), answers: from('answers') };
  }

  reset(): void {
    this.#isTurn = false;
    this.#order = [];
    this.#leaving = undefined;
    this.#answer = undefined;
  }

  /** A READ for a rest as a message: what it does not say is 0. */
  #ofRest(rest: Item): Item {
    const none = Object.fromEntries(Object.keys(this.#in.messages.group.get()).map((field) => [field, 0]));
    const { slot, address, ...where } = rest;
    const op = codeOf(this.#t.dut, 'out_payload_op', 'read');
    return { ...none, ...where, op, header_data: address!, wr_id: ofRest + Number(slot), expects: 1 };
  }

  /** What has ended: one for a rest half of the time, or nearly so. */
  #end(): Item {
    const { random } = this.#t;
    const end = this.#in.ended.group.draw(random);
    const op = random.chance(0.7) ? codeOf(this.#t.dut, 'ended_payload_op', 'read') : end.op!;
    const wrId = random.chance(0.5) ? Number(end.wr_id) % 32 : Number(end.wr_id);
    return { ...end, op, wr_id: random.chance(0.7) ? ofRest + (wrId % ofRest) : wrId };
  }

  /** A clock; each stream moves with its chance. */
  async clock(chances: Readonly<Record<'in' | 'out' | 'bytes', number>>): Promise<void> {
    const { random, dut } = this.#t;
    for (const [name, stream] of Object.entries(this.#in))
      if (stream.item === undefined) {
        if (!random.chance(name === 'payload' ? chances.bytes : chances.in)) stream.withdraw(random);
        else stream.offer(name === 'ended' ? this.#end() : stream.group.draw(random));
      }
    for (const [name, stream] of Object.entries(this.#out))
      stream.take(random.chance(name === 'bytes' ? chances.bytes : chances.out));
    const wrong = random.below(2);
    dut.port('payload_wrong').set(wrong);
    this.#look(wrong);
    const taken = Object.values(this.#in).filter((stream) => stream.taken !== undefined);
    this.#count();
    await this.#t.rising();
    for (const stream of taken) stream.item = undefined;
  }

  #look(wrong: number): void {
    const { messages, payload, rests, ended } = this.#in;
    const { out, bytes, told, answers } = this.#out;
    const { dut } = this.#t;
    const get = (name: string) => Number(dut.port(name).get());
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
    assert.equal(get('wrong'), first === false ? wrong : 0, 'a beat is wrong');
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
    return item?.op === codeOf(this.#t.dut, 'ended_payload_op', 'read') && Number(item.wr_id) >= ofRest;
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
    for (const [stream, isRest] of [
      [messages, false],
      [rests, true],
    ] as const)
      if (stream.taken !== undefined) {
        this.#order.push(isRest);
        this.#leaving = isRest ? this.#ofRest(stream.taken) : stream.taken;
        this.#isTurn = !isRest;
        this.counts[isRest ? 'rests' : 'messages']++;
        if (this.#order.length === ahead) this.counts.full++;
      }
  }

  #answerTo({ wr_id, result, code }: Item): Item {
    const { ok, undeliverable } = returnCodes.code;
    const is = (name: string) => result === codeOf(this.#t.dut, 'ended_payload_result', name);
    const ends = is('refused') ? Number(code) % 64 : undeliverable;
    return { slot: Number(wr_id) % 32, return_code: is('ok') ? ok : ends };
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
    const { dut } = t;
    const get = (name: string): number => Number(dut.port(name).get());
    clearInputs(dut);
    const { code } = returnCodes;
    const told = async (wrId: number, op: string, result: string, ended: number) => {
      const end = { wr_id: wrId, op, result, code: ended };
      for (const [name, value] of Object.entries(end)) setPort(dut, `ended_payload_${name}`, value);
      for (const name of ['ended_valid', 'told_ready', 'answers_ready']) setPort(dut, name, 1);
      const seen = { on: get('told_valid'), wrId: get('told_payload_wr_id') };
      assert.equal(get('ended_ready'), 1);
      await t.rising();
      setPort(dut, 'ended_valid', 0);
      const answer = get('answers_valid') === 1 && {
        slot: get('answers_payload_slot'),
        code: get('answers_payload_return_code'),
      };
      await t.rising();
      return { ...seen, answer };
    };
    for (let slot = 0; slot < 32; slot++) {
      const wrId = ofRest + slot;
      const answer = async (result: string, ended: number) => {
        const { on, answer: given } = await told(wrId, 'read', result, ended);
        assert.equal(on, 0, 'the host hears of a READ that is not its own');
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
