/** The table of messages under way, with those of the host and answers, and outcomes in any order: in each clock. */
import { readingLayout } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { messageTable } from '../../../../../rtl-gen/uet/endpoint/transmit/message-table.ts';
import { OpenMessage, TxMessage } from '../../../../../rtl-gen/uet/endpoint/transmit/tx-records.ts';
import { Outcome } from '../../../../../rtl-gen/uet/pds/initiator/records.ts';
import { drawnOf } from '../../drawn-items.ts';
import { Offers, streamPorts, Takes } from '../../stream-ends.ts';
import {
  assert,
  type Body,
  clearInputs,
  happened,
  type NamedTest,
  named,
  portsOf,
  type Random,
  type TestContext,
} from '../../test-kit.ts';
import type { EndItem, MessageItem, OutcomeItem } from '../message-items.ts';
import { MessageModel, type Sizes } from './message-model.ts';

const Message = TxMessage(true, true, true);
const Told = Outcome(readingLayout);
const table = messageTable(readingLayout, { mtu: 1024, bytes: 64, tags: true, reads: true, defers: true });
const portsOfTable = portsOf(table);

/** Messages that are too long to end in a run, of which a few are under way. */
const mostLong = 12;

interface Chances {
  readonly message: number;
  readonly answer: number;
  readonly opened: number;
  readonly taken: number;
  readonly outcome: number;
  readonly completion: number;
}

const kinds = ['response', 'response', 'default_ok', 'default_ok', 'failed'] as const;

class Bench {
  readonly seen = { messages: 0, answers: 0, back: 0, unanswered: 0, deferred: 0, refused: 0, failed: 0, full: 0 };
  readonly #t: TestContext;
  readonly #random: Random;
  readonly #sizes: Sizes;
  readonly #io: ReturnType<typeof portsOfTable>;
  readonly #messages;
  readonly #answers;
  readonly #opened;
  readonly #openedAnswer;
  readonly #completion;
  /** The answer that is offered. */
  #offered: MessageItem | undefined;
  #model: MessageModel;
  #isAnswerTaken = false;
  /** Ids with packets that have no outcome, by how many are left to be told. */
  readonly #waiting = new Map<number, number>();
  #long = 0;
  chances: Chances = { message: 1, answer: 1, opened: 1, taken: 1, outcome: 1, completion: 1 };

  constructor(t: TestContext, sizes: Sizes) {
    const { dut } = t;
    this.#t = t;
    this.#random = t.random.fork('messages');
    this.#sizes = sizes;
    this.#io = portsOfTable(t);
    this.#messages = new Offers(this.#io.messages);
    this.#answers = streamPorts(dut, 'answers', Message);
    this.#opened = new Takes(this.#io.opened);
    this.#openedAnswer = streamPorts(dut, 'opened_answer', OpenMessage(true, true, true));
    this.#completion = new Takes(this.#io.completion);
    this.#model = new MessageModel(sizes);
  }

  async reset(): Promise<void> {
    this.#t.dut.port('rst').set(1);
    for (let i = 0; i < 2; i++) {
      this.#io.outcome.set({ ...drawnOf(Told, this.#random), valid: 1 });
      this.#messages.offer(this.#messages.drawn(this.#random));
      this.#completion.take(true);
      await this.#t.rising();
    }
    this.#t.dut.port('rst').set(0);
    this.#messages.withdraw(this.#random);
    this.#offered = undefined;
    this.#waiting.clear();
    this.#long = 0;
    this.#model = new MessageModel(this.#sizes);
  }

  async clock(): Promise<void> {
    const model = this.#model;
    const outcome = this.#drive();
    const goes = { message: this.#opened.isReady, answer: this.#isAnswerTaken };
    const offers = { message: this.#messages.item !== undefined, answer: this.#offered !== undefined };
    const kind = model.entering(offers, goes);
    const of = { message: this.#messages.item, answer: this.#offered };
    const entering = kind === undefined ? undefined : { kind, item: of[kind]! };
    this.#look(entering);
    for (const item of [goes.message ? model.opened : undefined, goes.answer ? model.openedAnswer : undefined])
      if (item !== undefined) this.#waiting.set(item.id, model.open.get(item.id)!.total);
    const isCompletionTaken = this.#completion.isReady;
    await this.#t.rising();
    model.edge({ enters: entering, goes, outcome, isCompletionTaken });
    if (kind === 'message') this.#messages.withdraw(this.#random);
    if (kind === 'answer') this.#offered = undefined;
    if (kind !== undefined) this.seen[kind === 'message' ? 'messages' : 'answers']++;
  }

  /** The outcome of this clock. */
  #drive(): OutcomeItem | undefined {
    const random = this.#random;
    const { chances } = this;
    const may = !this.#model.isFilling;
    if (may && this.#messages.item === undefined && random.chance(chances.message)) this.#messages.offer(this.#drawn());
    if (may && this.#offered === undefined && random.chance(chances.answer)) this.#offered = this.#drawn();
    this.#answers.valid.set(this.#offered === undefined ? 0 : 1);
    this.#answers.payload.set(this.#offered ?? drawnOf(Message, random));
    this.#opened.take(random.chance(chances.opened));
    this.#isAnswerTaken = random.chance(chances.taken);
    this.#openedAnswer.ready.set(this.#isAnswerTaken ? 1 : 0);
    this.#completion.take(random.chance(chances.completion));
    const drawn = drawnOf(Told, random);
    if (this.#waiting.size === 0 || !random.chance(chances.outcome)) {
      this.#io.outcome.set({ ...drawn, valid: 0 });
      return undefined;
    }
    const id = random.pick([...this.#waiting.keys()]);
    const left = this.#waiting.get(id)! - 1;
    if (left === 0) this.#waiting.delete(id);
    else this.#waiting.set(id, left);
    const outcome = {
      ...drawn,
      ...{ valid: 1, message: id, kind: random.pick(kinds) },
      response: {
        ...drawn.response,
        return_code: random.pick([0, 1, 1, 1, random.below(64)]),
        opcode: random.pick([0, random.below(64)]),
      },
    };
    this.#io.outcome.set(outcome);
    return outcome;
  }

  /** Of few packets, or too long to end: then of so many that a bit of their count is told from none. */
  #drawn(): MessageItem {
    const random = this.#random;
    const { mtu, bytes } = this.#sizes;
    const isLong = this.#long < mostLong && random.chance(0.02);
    const few = random.pick([0, mtu * random.int(1, 4), random.below(4 * mtu), bytes * random.below(40), 1]);
    const item = drawnOf(Message, random);
    const op = random.chance(0.3) ? random.pick(['read', 'rudi_read', 'deferrable_send'] as const) : item.op;
    const isRead = op === 'read' || op === 'rudi_read';
    if (isLong && !isRead) this.#long++;
    const length = isLong ? 2 ** random.int(13, 31) + random.below(3 * mtu) : few;
    return { ...item, op, length };
  }

  #look(entering: { readonly kind: 'message' | 'answer'; readonly item: MessageItem } | undefined): void {
    const model = this.#model;
    const { ready, messages, ...told } = this.#io;
    const asked = told.asked.get()!;
    assert.equal(ready.get(), Number(!model.isFilling), 'ready');
    assert.equal(messages.ready.get(), Number(entering?.kind === 'message'), 'a message is taken');
    assert.equal(this.#answers.ready.get(), Number(entering?.kind === 'answer'), 'an answer is taken');
    const back = entering?.item.back?.enable === 1;
    assert.equal(asked.enable, Number(back), 'asked');
    if (back) {
      assert.deepEqual(asked, entering!.item.back, 'what is asked');
      this.seen.back++;
    }
    assert.deepEqual(this.#opened.shown, model.opened, 'opened');
    assert.equal(this.#openedAnswer.valid.get(), Number(model.openedAnswer !== undefined), 'an answer is opened');
    if (model.openedAnswer !== undefined)
      assert.deepEqual(this.#openedAnswer.payload.get(), model.openedAnswer, 'opened answer');
    const { answered, unanswered } = model.over();
    const [itsAnswered, itsUnanswered] = [told.answered.get()!, told.unanswered.get()!];
    assert.equal(itsAnswered.enable, Number(answered !== undefined), 'answered');
    if (answered !== undefined) assert.equal(itsAnswered.pdcid, answered, 'answered: pdcid');
    assert.equal(itsUnanswered.enable, Number(unanswered !== undefined), 'unanswered');
    if (unanswered !== undefined) assert.equal(itsUnanswered.place, unanswered, 'unanswered: place');
    const completion = model.completions.shown(model.now);
    assert.deepEqual(this.#completion.shown, completion, 'completion');
    this.#count(completion, unanswered);
  }

  #count(completion: EndItem | undefined, unanswered: number | undefined): void {
    const { seen } = this;
    if (unanswered !== undefined) seen.unanswered++;
    if (this.#model.open.size >= this.#sizes.entries - 1) seen.full++;
    if (completion === undefined || !this.#completion.isReady) return;
    seen.deferred += Number(completion.deferred);
    seen.refused += Number(completion.result === 'refused');
    seen.failed += Number(completion.result === 'failed');
  }
}

/** Messages one after the other until each entry has had all uses that there are, and the first one again. */
export const everyUse = ({ entries }: Pick<Sizes, 'entries'>): NamedTest =>
  named('ids count the uses of each entry, round and round', async (t) => {
    const io = portsOfTable(t);
    clearInputs(t.dut);
    for (const { ready } of [io.opened, io.completion]) ready.set(1);
    io.outcome.kind.set('default_ok');
    const idOf = (message: number): number => (entries + message) % 2 ** 16;
    const all = 2 ** 16 + 2 * entries;
    let [opened, told] = [0, 0];
    for (let i = 0; io.ready.get() === 0; i++) {
      assert(i <= entries, 'entries are not ready after a reset');
      await t.rising();
    }
    io.messages.valid.set(1);
    for (let clock = 0; told < all; clock++) {
      assert(clock < 4 * all, `${told} of ${all} messages are told`);
      const isOpen = io.opened.valid.get() === 1;
      if (isOpen) assert.equal(io.opened.payload.id.get(), idOf(opened), `the id of message ${opened}`);
      io.outcome.valid.set(Number(isOpen));
      io.outcome.message.set(idOf(opened));
      if (isOpen) opened++;
      if (io.completion.valid.get() === 1)
        assert.equal(io.completion.payload.message_id.get(), idOf(told), `the end of message ${told++}`);
      await t.rising();
    }
  });

export const messageTableProperty =
  (sizes: Sizes, clocks: number): Body<void> =>
  async (t) => {
    const bench = new Bench(t, sizes);
    for (let clock = 0; clock < clocks; clock++) {
      const rate = (): number => t.random.pick([0.2, 0.7, 1]);
      if (clock % 150 === 0 && clock % 3_000 > 0)
        bench.chances = {
          ...{ message: t.random.pick([0, 0.5, 1]), answer: t.random.pick([0, 0.5, 1]), completion: rate() },
          ...{ opened: rate(), taken: rate(), outcome: t.random.pick([0.05, 1, 1]) },
        };
      if (clock % 3_000 === 2_999) await bench.reset();
      // Both wait for the first entry.
      if (clock % 3_000 === 2_999 || clock === 0) bench.chances = { ...bench.chances, message: 1, answer: 1 };
      await bench.clock();
    }
    if (clocks >= 5_000) happened(bench.seen);
  };
