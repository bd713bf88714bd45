/** The table of messages under way, with those of the host and answers, and outcomes in any order: in each clock. */
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { assert, type Body, clearInputs, happened, type Random, type TestContext } from '../../test-kit.ts';
import { codeOf } from '../pair/endpoint-ports.ts';
import { Group, hasFields, type Item, Offers, Takes } from '../sends/stream-ends.ts';
import { MessageModel, type Names, type Sizes } from './message-model.ts';

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

class Bench {
  readonly seen = { messages: 0, answers: 0, back: 0, unanswered: 0, deferred: 0, refused: 0, failed: 0, full: 0 };
  readonly #t: TestContext;
  readonly #random: Random;
  readonly #sizes: Sizes;
  readonly #names: Names;
  readonly #messages: Offers;
  readonly #answer: Group;
  readonly #opened: Takes;
  readonly #openedAnswer: Group;
  readonly #completion: Takes;
  readonly #outcome: Group;
  /** The answer that is offered. */
  #offered: Item | undefined;
  #model: MessageModel;
  /** Ids with packets that have no outcome, by how many are left to be told. */
  readonly #waiting = new Map<number, number>();
  #long = 0;
  chances: Chances = { message: 1, answer: 1, opened: 1, taken: 1, outcome: 1, completion: 1 };

  constructor(t: TestContext, sizes: Sizes) {
    const { dut } = t;
    this.#t = t;
    this.#random = t.random.fork('messages');
    this.#sizes = sizes;
    this.#names = {
      op: (name) => codeOf(dut, 'messages_payload_op', name),
      kind: (name) => codeOf(dut, 'outcome_kind', name),
      result: (name) => codeOf(dut, 'completion_payload_result', name),
    };
    this.#messages = new Offers(t, 'messages');
    this.#answer = new Group(dut, 'answers_payload');
    this.#opened = new Takes(t, 'opened');
    this.#openedAnswer = new Group(dut, 'opened_answer_payload');
    this.#completion = new Takes(t, 'completion');
    this.#outcome = new Group(dut, 'outcome');
    this.#model = new MessageModel(sizes, this.#names);
  }

  #get(name: string): number {
    return Number(this.#t.dut.port(name).get());
  }

  async reset(): Promise<void> {
    this.#t.dut.port('rst').set(1);
    for (let i = 0; i < 2; i++) {
      this.#outcome.set({ ...this.#outcome.draw(this.#random), valid: 1 });
      this.#messages.offer(this.#messages.group.draw(this.#random));
      this.#completion.take(true);
      await this.#t.rising();
    }
    this.#t.dut.port('rst').set(0);
    this.#messages.withdraw(this.#random);
    this.#offered = undefined;
    this.#waiting.clear();
    this.#long = 0;
    this.#model = new MessageModel(this.#sizes, this.#names);
  }

  async clock(): Promise<void> {
    const model = this.#model;
    const outcome = this.#drive();
    const goes = { message: this.#opened.isReady, answer: this.#get('opened_answer_ready') === 1 };
    const offers = { message: this.#messages.item !== undefined, answer: this.#offered !== undefined };
    const kind = model.entering(offers, goes);
    const of = { message: this.#messages.item, answer: this.#offered };
    const entering = kind === undefined ? undefined : { kind, item: of[kind]! };
    this.#look(entering);
    for (const item of [goes.message ? model.opened : undefined, goes.answer ? model.openedAnswer : undefined])
      if (item !== undefined) this.#waiting.set(Number(item.id), model.open.get(Number(item.id))!.total);
    const isCompletionTaken = this.#completion.isReady;
    await this.#t.rising();
    model.edge({ enters: entering, goes, outcome, isCompletionTaken });
    if (kind === 'message') this.#messages.withdraw(this.#random);
    if (kind === 'answer') this.#offered = undefined;
    if (kind !== undefined) this.seen[kind === 'message' ? 'messages' : 'answers']++;
  }

  /** The outcome of this clock. */
  #drive(): Item | undefined {
    const random = this.#random;
    const { chances } = this;
    const may = !this.#model.isFilling;
    if (may && this.#messages.item === undefined && random.chance(chances.message))
      this.#messages.offer(this.#drawn(this.#messages.group));
    if (may && this.#offered === undefined && random.chance(chances.answer)) this.#offered = this.#drawn(this.#answer);
    this.#t.dut.port('answers_valid').set(Number(this.#offered !== undefined));
    this.#answer.set(this.#offered ?? this.#answer.draw(random));
    this.#opened.take(random.chance(chances.opened));
    this.#t.dut.port('opened_answer_ready').set(Number(random.chance(chances.taken)));
    this.#completion.take(random.chance(chances.completion));
    const drawn = this.#outcome.draw(random);
    if (this.#waiting.size === 0 || !random.chance(chances.outcome)) {
      this.#outcome.set({ ...drawn, valid: 0 });
      return undefined;
    }
    const id = random.pick([...this.#waiting.keys()]);
    const left = this.#waiting.get(id)! - 1;
    if (left === 0) this.#waiting.delete(id);
    else this.#waiting.set(id, left);
    const outcome = {
      ...drawn,
      ...{ valid: 1, message: id, kind: random.pick(this.#kinds()) },
      response_return_code: random.pick([0, 1, 1, 1, random.below(64)]),
      response_opcode: random.pick([0, random.below(64)]),
    };
    this.#outcome.set(outcome);
    return outcome;
  }

  #kinds(): readonly number[] {
    return ['response', 'response', 'default_ok', 'default_ok', 'failed'].map((name) => this.#names.kind(name));
  }

  /** Of few packets, or too long to end: then of so many that a bit of their count is told from none. */
  #drawn(group: Group): Item {
    const random = this.#random;
    const { mtu, bytes } = this.#sizes;
    const isLong = this.#long < mostLong && random.chance(0.02);
    const few = random.pick([0, mtu * random.int(1, 4), random.below(4 * mtu), bytes * random.below(40), 1]);
    const item = group.draw(random);
    const op = random.chance(0.3) ? this.#names.op(random.pick(['read', 'rudi_read', 'deferrable_send'])) : item.op!;
    const isRead = ['read', 'rudi_read'].some((name) => op === this.#names.op(name));
    if (isLong && !isRead) this.#long++;
    const length = isLong ? 2 ** random.int(13, 31) + random.below(3 * mtu) : few;
    return { ...item, op, length };
  }

  #look(entering: { readonly kind: 'message' | 'answer'; readonly item: Item } | undefined): void {
    const model = this.#model;
    const is = (name: string, expected: number): void => assert.equal(this.#get(name), expected, name);
    is('ready', Number(!model.isFilling));
    is('messages_ready', Number(entering?.kind === 'message'));
    is('answers_ready', Number(entering?.kind === 'answer'));
    const back = entering?.item.back_enable === 1;
    is('asked_enable', Number(back));
    if (back) {
      is('asked_pdcid', Number(entering!.item.back_pdcid));
      is('asked_close', Number(entering!.item.back_close));
      this.seen.back++;
    }
    is('opened_valid', Number(model.opened !== undefined));
    if (model.opened !== undefined) hasFields(this.#opened.shown!, model.opened, 'opened');
    is('opened_answer_valid', Number(model.openedAnswer !== undefined));
    if (model.openedAnswer !== undefined) hasFields(this.#openedAnswer.get(), model.openedAnswer, 'opened answer');
    const { answered, unanswered } = model.over();
    is('answered_enable', Number(answered !== undefined));
    if (answered !== undefined) is('answered_pdcid', answered);
    is('unanswered_enable', Number(unanswered !== undefined));
    if (unanswered !== undefined) is('unanswered_place', unanswered);
    const completion = model.completions.shown(model.now);
    is('completion_valid', Number(completion !== undefined));
    if (completion !== undefined) hasFields(this.#completion.shown!, completion, 'completion');
    this.#count(completion, unanswered);
  }

  #count(completion: Item | undefined, unanswered: number | undefined): void {
    const { seen } = this;
    const { result } = this.#names;
    if (unanswered !== undefined) seen.unanswered++;
    if (this.#model.open.size >= this.#sizes.entries - 1) seen.full++;
    if (completion === undefined || !this.#completion.isReady) return;
    seen.deferred += Number(completion.deferred);
    seen.refused += Number(completion.result === result('refused'));
    seen.failed += Number(completion.result === result('failed'));
  }
}

/** Messages one after the other until each entry has had all uses that there are, and the first one again. */
export const everyUse = ({ entries }: Pick<Sizes, 'entries'>): NamedTest =>
  named('ids count the uses of each entry, round and round', async (t) => {
    const { dut } = t;
    const get = (name: string): number => Number(dut.port(name).get());
    clearInputs(dut);
    for (const name of ['opened_ready', 'completion_ready']) dut.port(name).set(1);
    dut.port('outcome_kind').set(codeOf(dut, 'outcome_kind', 'default_ok'));
    const idOf = (message: number): number => (entries + message) % 2 ** 16;
    const all = 2 ** 16 + 2 * entries;
    let [opened, told] = [0, 0];
    for (let i = 0; get('ready') === 0; i++) {
      assert(i <= entries, 'entries are not ready after a reset');
      await t.rising();
    }
    dut.port('messages_valid').set(1);
    for (let clock = 0; told < all; clock++) {
      assert(clock < 4 * all, `${told} of ${all} messages are told`);
      const isOpen = get('opened_valid') === 1;
      if (isOpen) assert.equal(get('opened_payload_id'), idOf(opened), `the id of message ${opened}`);
      dut.port('outcome_valid').set(Number(isOpen));
      dut.port('outcome_message').set(idOf(opened));
      if (isOpen) opened++;
      if (get('completion_valid') === 1)
        assert.equal(get('completion_payload_message_id'), idOf(told), `the end of message ${told++}`);
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
