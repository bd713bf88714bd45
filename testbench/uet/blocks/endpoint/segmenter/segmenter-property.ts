/** Messages and answers through the segmenter: all that it shows, in each clock. */
import assert from 'node:assert/strict';
import { type Body, type Dut, type NamedTest, named, type Random, reset, type TestContext } from '../../test-kit.ts';
import { codeOf } from '../pair/endpoint-ports.ts';
import { Group, hasFields, type Item, Offers, Takes } from '../sends/stream-ends.ts';
import { keptOf, type Packet, type Sent, sendOf } from './packet-words.ts';

/** Bytes of a packet and of a beat, and places of packets. */
export interface SegmentSizes {
  readonly mtu: number;
  readonly bytes: number;
  readonly places: number;
}

/** Packets of a kind that wait to be sent; with one less none begins, as one may be on its way. */
const waiting = 4;
const eager = 16;
/** Nominal bytes have 14 bits, and count its header. */
const longestAnswer = 2 ** 14 - 104;

const hostOps = [
  ...['write', 'send', 'read', 'atomic', 'fetching_atomic', 'deferrable_send', 'rtr', 'rendezvous_send'],
  ...['datagram', 'rudi_write', 'rudi_read'],
] as const;
const longOps = ['write', 'send', 'deferrable_send', 'rudi_write'] as const;
const single: readonly string[] = ['read', 'rudi_read', 'atomic', 'fetching_atomic', 'rtr', 'datagram'];

interface Chances {
  readonly message: number;
  readonly payload: number;
  readonly answer: number;
  readonly beat: number;
  readonly handle: number;
  readonly stored: number;
  readonly send: number;
  readonly answered: number;
  readonly room: number;
  readonly wrong: number;
}

/** A message by its last names. */
interface Under {
  readonly op: string;
  readonly message: Item;
  readonly id: number;
  readonly beats: number;
  at: number;
  isWrong: boolean;
}

/** Packets that wait to be sent: one is shown a clock after it has entered. */
class Line {
  readonly items: { readonly sent: Sent; readonly at: number }[] = [];

  shown(now: number): Sent | undefined {
    return this.items[0] !== undefined && this.items[0].at <= now ? this.items[0].sent : undefined;
  }

  /** Those that have entered. */
  hasRoom(now: number): boolean {
    return this.items.filter(({ at }) => at <= now).length < waiting - 1;
  }
}

class Bench {
  readonly seen = new Map<string, number>();
  readonly #dut: Dut;
  readonly #t: TestContext;
  readonly #random: Random;
  readonly #sizes: SegmentSizes;
  readonly #ops: ReadonlyMap<number, string>;
  readonly #messages: Offers;
  readonly #payload: Offers;
  readonly #handles: Offers;
  readonly #answer: Group;
  readonly #beat: Group;
  readonly #stored: Takes;
  readonly #send: Takes;
  readonly #kept: Group;
  readonly #backs: Group;
  readonly #answered: Group;
  /** The message of the host that is under way or comes next. */
  #host: Under | undefined;
  #next: Item | undefined;
  #answering: Under | undefined;
  #hasAnswer = false;
  #answerBeat: Item | undefined;
  /** A packet of that kind is under way, or its first beat has been offered; and whose turn it is. */
  #in: 'host' | 'answer' | undefined;
  #isAnswersTurn = false;
  readonly #lines = { host: new Line(), answer: new Line() };
  #ended: Packet | undefined;
  #now = 0;
  /** Of messages that are longer than a run: their lengths have that bit. */
  longBit: number | undefined;
  chances: Chances = {
    ...{ message: 1, payload: 1, answer: 1, beat: 1, handle: 1, stored: 1, send: 1, answered: 1, room: 1, wrong: 0 },
  };

  constructor(t: TestContext, sizes: SegmentSizes) {
    const { dut } = t;
    this.#t = t;
    this.#dut = dut;
    this.#random = t.random.fork('segments');
    this.#sizes = sizes;
    const states = dut.port('messages_payload_message_op').states!;
    this.#ops = new Map(states.map(({ name, value }) => [Number(value), name]));
    this.#messages = new Offers(t, 'messages');
    this.#payload = new Offers(t, 'payload');
    this.#handles = new Offers(t, 'handles');
    this.#answer = new Group(dut, 'answers_payload');
    this.#beat = new Group(dut, 'answer_beats_payload');
    this.#stored = new Takes(t, 'stored');
    this.#send = new Takes(t, 'send');
    this.#kept = new Group(dut, 'kept');
    this.#backs = new Group(dut, 'back');
    this.#answered = new Group(dut, 'answer_send_payload');
  }

  #get(name: string): number {
    return Number(this.#dut.port(name).get());
  }

  async reset(): Promise<void> {
    await reset(this.#t);
    for (const side of [this.#messages, this.#payload, this.#handles]) side.withdraw(this.#random);
    this.#host = undefined;
    this.#answering = undefined;
    this.#hasAnswer = false;
    this.#answerBeat = undefined;
    this.#in = undefined;
    this.#isAnswersTurn = false;
    this.#lines.host.items.length = 0;
    this.#lines.answer.items.length = 0;
    this.#ended = undefined;
  }

  async clock(): Promise<void> {
    this.#drive();
    const { beatOf, moves, ends, has } = this.#choose();
    this.#look(beatOf, moves, ends, has);
    const packet = moves === undefined || !ends ? undefined : this.#packetOf(moves);
    const isSent = this.#send.isReady && this.#lines.host.shown(this.#now) !== undefined;
    const isAnswered = this.#get('answer_send_ready') === 1 && this.#lines.answer.shown(this.#now) !== undefined;
    const isWrong = this.#get('payload_wrong') === 1;
    await this.#t.rising();
    if (isSent) this.#lines.host.items.shift();
    if (isAnswered) this.#lines.answer.items.shift();
    if (this.#ended !== undefined) this.#push(this.#ended);
    this.#ended = packet;
    this.#now++;
    if (beatOf !== undefined) this.#in = moves !== undefined && ends ? undefined : beatOf;
    if (moves === undefined) return;
    if (ends) {
      this.#isAnswersTurn = moves === 'host';
      this.#handles.withdraw(this.#random);
    }
    this.#passed(moves, isWrong);
  }

  /** A beat has gone on. */
  #passed(of: 'host' | 'answer', isWrong: boolean): void {
    if (of === 'host') {
      const host = this.#host!;
      host.isWrong ||= isWrong;
      this.#payload.withdraw(this.#random);
      if (++host.at < host.beats) return;
      this.#host = undefined;
      this.#messages.withdraw(this.#random);
      return;
    }
    this.#answerBeat = undefined;
    if (++this.#answering!.at < this.#answering!.beats) return;
    this.#answering = undefined;
    this.#hasAnswer = false;
  }

  #push(packet: Packet): void {
    const sent = sendOf(packet, (kind) => codeOf(this.#dut, 'send_payload_packet_kind', kind));
    const isAnswer = packet.op === 'answer' || packet.op === 'rudi_answer';
    this.#lines[isAnswer ? 'answer' : 'host'].items.push({ sent, at: this.#now + 1 });
  }

  #drive(): void {
    const { chances } = this;
    const random = this.#random;
    if (this.#host === undefined) {
      this.#next = this.#drawn(this.#messages.group, random.pick(this.longBit === undefined ? hostOps : longOps));
      this.#host = this.#under(this.#next);
    }
    // Its bytes may be there before it is.
    if (this.#messages.item === undefined && random.chance(chances.message)) this.#messages.offer(this.#next!);
    if (this.#payload.item === undefined && random.chance(chances.payload))
      this.#payload.offer({
        ...this.#payload.group.draw(random),
        last: Number(this.#host.at === this.#host.beats - 1),
      });
    if (this.#handles.item === undefined && random.chance(chances.handle))
      this.#handles.offer(this.#handles.group.draw(random));
    this.#driveAnswer();
    const set = (name: string, value: number): void => this.#dut.port(name).set(value);
    for (const name of ['chain_first', 'chain_last']) set(name, random.bits(this.#dut.port(name).width) as number);
    set('payload_wrong', Number(random.chance(chances.wrong)));
    set('has_room', Number(random.chance(chances.room)));
    set('answer_send_ready', Number(random.chance(chances.answered)));
    this.#stored.take(random.chance(chances.stored));
    this.#send.take(random.chance(chances.send));
  }

  #driveAnswer(): void {
    const { chances } = this;
    const random = this.#random;
    if (this.#answering === undefined) {
      const item = this.#drawn(this.#answer, random.pick(['answer', 'rudi_answer']));
      this.#answering = { ...this.#under(item), beats: random.pick([1, 1, random.int(1, 5)]) };
      this.#answer.set(item);
    }
    this.#hasAnswer ||= random.chance(chances.answer);
    if (this.#answerBeat === undefined && random.chance(chances.beat)) {
      const last = Number(this.#answering.at === this.#answering.beats - 1);
      this.#answerBeat = { ...this.#beat.draw(random), last };
    }
    this.#beat.set(this.#answerBeat ?? this.#beat.draw(random));
    this.#dut.port('answers_valid').set(Number(this.#hasAnswer));
    this.#dut.port('answer_beats_valid').set(Number(this.#answerBeat !== undefined));
  }

  #under(item: Item): Under {
    const message = Object.fromEntries(
      Object.entries(item).flatMap(([name, value]) =>
        name.startsWith('message_') ? [[name.slice('message_'.length), value]] : [],
      ),
    );
    const op = this.#ops.get(Number(message.op))!;
    return { op, message, id: Number(item.id), beats: Number(item.beats), at: 0, isWrong: false };
  }

  /** A message with that operation, of bytes as it may have. */
  #drawn(group: Group, op: string): Item {
    const random = this.#random;
    const { mtu, bytes } = this.#sizes;
    const isClose = !single.includes(op) && op !== 'rendezvous_send' && !op.includes('answer') && random.chance(0.1);
    const length = isClose ? 0 : this.#drawnLength(op);
    const isRead = op === 'read' || op === 'rudi_read';
    const beats = isRead ? 1 : Math.max(1, Math.ceil(length / bytes));
    const isDatagram = op === 'datagram';
    const asked = isRead ? random.pick([mtu, random.int(1, mtu)]) : length;
    return {
      ...group.draw(random),
      ...{ message_op: codeOf(this.#dut, 'messages_payload_message_op', op), message_length: asked, beats },
      ...(isDatagram ? { message_back_enable: 0, message_expects: 0 } : {}),
      ...(isClose ? { message_back_enable: 1, message_back_close: 1 } : {}),
      ...(!isClose && !isDatagram ? { message_back_close: 0 } : {}),
    };
  }

  #drawnLength(op: string): number {
    const random = this.#random;
    const { mtu } = this.#sizes;
    if (op === 'rtr') return 0;
    if (op.includes('atomic')) return 4 + random.pick([4, 8, 16]);
    if (op.includes('answer')) return random.pick([0, random.below(mtu + 1), random.below(longestAnswer)]);
    if (single.includes(op)) return random.below(mtu + 1);
    if (op === 'rendezvous_send') {
      const packets = random.pick([1, random.int(1, eager), eager]);
      return (packets - 1) * mtu + random.int(24, mtu);
    }
    if (this.longBit !== undefined) return Math.min(2 ** this.longBit + random.below(4 * mtu), 2 ** 32 - 1);
    return random.pick([0, random.below(mtu), mtu, mtu * random.int(1, 6), random.below(8 * mtu), 40 * mtu]);
  }

  /** Whose beat is offered in this clock, whose goes on, and whether it is the last one of its packet. */
  #choose() {
    const { mtu, bytes } = this.#sizes;
    const hasHandle = this.#handles.item !== undefined;
    const hasHost = this.#messages.item !== undefined && this.#payload.item !== undefined && hasHandle;
    const hasAnswer = this.#hasAnswer && this.#answerBeat !== undefined && hasHandle;
    const mayHost = hasHost && this.#get('has_room') === 1 && this.#lines.host.hasRoom(this.#now);
    const mayAnswer = hasAnswer && this.#lines.answer.hasRoom(this.#now);
    const begins = mayAnswer && (this.#isAnswersTurn || !mayHost) ? 'answer' : mayHost ? 'host' : undefined;
    const has = (this.#in === 'host' && hasHost) || (this.#in === 'answer' && hasAnswer) ? this.#in : undefined;
    const beatOf = this.#in === undefined ? begins : has;
    const host = this.#host;
    const isFull = host !== undefined && (host.at + 1) % (mtu / bytes) === 0;
    const hostEnds = host !== undefined && (host.at === host.beats - 1 || isFull);
    const ends = beatOf === 'answer' ? this.#answerBeat!.last === 1 : hostEnds;
    const moves = beatOf !== undefined && this.#stored.isReady ? beatOf : undefined;
    return { beatOf, moves, ends, has: beatOf !== undefined };
  }

  #packetOf(of: 'host' | 'answer'): Packet {
    const { mtu, bytes } = this.#sizes;
    const { op, message, id, at, beats, isWrong } = of === 'host' ? this.#host! : this.#answering!;
    const chain = { first: this.#get('chain_first'), last: this.#get('chain_last') };
    const handle = Number(this.#handles.item!['']);
    if (of === 'answer')
      return { op, message, id, index: 0, isLast: true, length: Number(message.length), isWrong: false, chain, handle };
    const index = Math.floor(at / (mtu / bytes));
    const isLast = at === beats - 1;
    const isRead = op === 'read' || op === 'rudi_read';
    const length = isRead ? 0 : Math.min(mtu, Number(message.length) - index * mtu);
    const isBad = isWrong || this.#get('payload_wrong') === 1;
    return { op, message, id, index, isLast, length, isWrong: isBad, chain, handle };
  }

  #look(
    beatOf: 'host' | 'answer' | undefined,
    moves: 'host' | 'answer' | undefined,
    ends: boolean,
    has: boolean,
  ): void {
    const is = (name: string, expected: boolean): void => assert.equal(this.#get(name), Number(expected), name);
    const host = this.#host;
    is('messages_ready', moves === 'host' && host!.at === host!.beats - 1);
    is('payload_ready', moves === 'host');
    is('handles_ready', moves !== undefined && ends);
    is('answers_ready', moves === 'answer' && ends);
    is('answer_beats_ready', moves === 'answer');
    is('stored_valid', has);
    if (beatOf !== undefined) {
      const beat = beatOf === 'host' ? this.#payload.item! : this.#answerBeat!;
      hasFields(this.#stored.shown!, { ...beat, last: Number(ends) }, `a beat of the ${beatOf}`);
    }
    is('kept_valid', this.#ended !== undefined);
    if (this.#ended !== undefined) {
      const code = (kind: string) => codeOf(this.#dut, 'kept_packet_ses', kind);
      const { mtu, places } = this.#sizes;
      hasFields(this.#kept.get(), keptOf(this.#ended, mtu, places, code), `what is kept of a ${this.#ended.op}`);
      this.#count(this.#ended);
    }
    const sent = this.#lines.host.shown(this.#now);
    is('send_valid', sent !== undefined);
    if (sent !== undefined) {
      hasFields(this.#send.shown!, sent.send, 'a packet to send');
      hasFields(this.#backs.get(), sent.back, 'its return space');
      assert.deepEqual([this.#get('uud'), this.#get('rudi')], [sent.uud, sent.rudi]);
    }
    const answered = this.#lines.answer.shown(this.#now);
    is('answer_send_valid', answered !== undefined);
    if (answered === undefined) return;
    const prefixed = (prefix: string, item: Item): Item =>
      Object.fromEntries(Object.entries(item).map(([name, value]) => [`${prefix}_${name}`, value]));
    hasFields(
      this.#answered.get(),
      {
        ...{ ...prefixed('send', answered.send), ...prefixed('back', answered.back) },
        ...{ ...prefixed('served', answered.served), uud: answered.uud, rudi: answered.rudi },
      },
      'an answer to send',
    );
  }

  #count({ op, isWrong, index, message }: Packet): void {
    for (const [name, is] of [
      [op, true],
      ['wrong', isWrong],
      ['later', index > 4],
      ['close', message.back_close === 1 && message.back_enable === 1],
    ] as const)
      if (is) this.seen.set(name, (this.seen.get(name) ?? 0) + 1);
  }
}

/** Messages that a reset ends: each bit of a length is told from none, as too short a message would end before. */
export const longMessages = (sizes: SegmentSizes): NamedTest =>
  named('messages of up to 4 GiB go on', async (t) => {
    const bench = new Bench(t, sizes);
    for (let bit = 12; bit <= 32; bit++) {
      await bench.reset();
      bench.longBit = bit;
      for (let clock = 0; clock < 120; clock++) await bench.clock();
    }
  });

export const segmenterProperty =
  (sizes: SegmentSizes, clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const bench = new Bench(t, sizes);
    const rate = (): number => random.pick([0.2, 0.7, 1, 1]);
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 100 === 0)
        bench.chances = {
          ...{ message: rate(), payload: rate(), handle: rate(), stored: rate(), send: random.pick([0.05, 0.5, 1]) },
          ...{ answer: random.pick([0, 0.3, 1]), beat: rate(), answered: random.pick([0.05, 0.5, 1]), room: rate() },
          wrong: random.pick([0, 0, 0.05]),
        };
      if (clock % 900 === 899) await bench.reset();
      await bench.clock();
    }
    if (clocks < 5_000) return;
    for (const name of [...hostOps, 'answer', 'rudi_answer', 'wrong', 'later', 'close'])
      assert((bench.seen.get(name) ?? 0) > 0, `${name}: never`);
  };
