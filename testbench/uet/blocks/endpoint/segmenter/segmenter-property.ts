/** Messages and answers through the segmenter: all that it shows, in each clock. */
import { bit, record, type ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { RudiServed } from '../../../../../rtl-gen/uet/endpoint/transmit/segmenter.ts';
import { Back, OpenMessage } from '../../../../../rtl-gen/uet/endpoint/transmit/tx-records.ts';
import type { Item } from '../../../../agents/item.ts';
import { drawnOf } from '../../drawn-items.ts';
import { Offers, streamPorts, Takes } from '../../stream-ends.ts';
import {
  assert,
  type Body,
  type NamedTest,
  named,
  portsOf,
  type Random,
  reset,
  type TestContext,
  type Value,
} from '../../test-kit.ts';
import type { MessageItem, OpenedItem } from '../message-items.ts';
import { hostOps, keptOf, type Op, type Packet, type Sent, sendOf } from './packet-words.ts';
import { segmenting } from './segmenter-design.ts';

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

const portsOfSegmenter = portsOf(segmenting);
type Ports = ReturnType<typeof portsOfSegmenter>;
type Beat = Item<ValueOf<Ports['payload']['shape']>>;
const Opened = OpenMessage(true, true, true);

const longOps = ['write', 'send', 'deferrable_send', 'rudi_write'] as const;
const single: readonly Op[] = ['read', 'rudi_read', 'atomic', 'fetching_atomic', 'rtr', 'datagram'];

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

interface Under {
  readonly op: Op;
  readonly message: MessageItem;
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
  readonly #io: Ports;
  readonly #t: TestContext;
  readonly #random: Random;
  readonly #sizes: SegmentSizes;
  readonly #messages;
  readonly #payload;
  readonly #handles;
  readonly #answers;
  readonly #beats;
  readonly #stored;
  readonly #send;
  readonly #answered;
  /** The message of the host that is under way or comes next. */
  #host: Under | undefined;
  #next: OpenedItem | undefined;
  #answering: Under | undefined;
  #hasAnswer = false;
  #answerBeat: Beat | undefined;
  /** A packet of that kind is under way, or its first beat has been offered; and whose turn it is. */
  #in: 'host' | 'answer' | undefined;
  #isAnswersTurn = false;
  readonly #lines = { host: new Line(), answer: new Line() };
  #ended: Packet | undefined;
  /** What is driven in this clock. */
  #chain: ReturnType<Ports['chain']['get']> | undefined;
  #isWrong = false;
  #hasRoom = false;
  #isAnswerTaken = false;
  #now = 0;
  /** Of messages that are longer than a run: their lengths have that bit. */
  longBit: number | undefined;
  chances: Chances = {
    ...{ message: 1, payload: 1, answer: 1, beat: 1, handle: 1, stored: 1, send: 1, answered: 1, room: 1, wrong: 0 },
  };

  constructor(t: TestContext, sizes: SegmentSizes) {
    const io = portsOfSegmenter(t);
    this.#t = t;
    this.#io = io;
    this.#random = t.random.fork('segments');
    this.#sizes = sizes;
    this.#messages = new Offers(io.messages);
    this.#payload = new Offers(io.payload);
    this.#handles = new Offers(io.handles);
    this.#answers = streamPorts(t.dut, 'answers', Opened);
    this.#beats = streamPorts(t.dut, 'answer_beats', io.payload.shape);
    this.#stored = new Takes(io.stored);
    this.#send = new Takes(io.send);
    this.#answered = streamPorts(
      t.dut,
      'answer_send',
      record({ send: io.send.shape, back: Back, uud: bit, rudi: bit, served: RudiServed }),
    );
  }

  async reset(): Promise<void> {
    await reset(this.#t);
    this.#messages.withdraw(this.#random);
    this.#payload.withdraw(this.#random);
    this.#handles.withdraw(this.#random);
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
    const isAnswered = this.#isAnswerTaken && this.#lines.answer.shown(this.#now) !== undefined;
    const isWrong = this.#isWrong;
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
    const sent = sendOf(packet);
    const isAnswer = packet.op === 'answer' || packet.op === 'rudi_answer';
    this.#lines[isAnswer ? 'answer' : 'host'].items.push({ sent, at: this.#now + 1 });
  }

  #drive(): void {
    const { chances } = this;
    const random = this.#random;
    if (this.#host === undefined) {
      this.#next = this.#drawn(random.pick(this.longBit === undefined ? hostOps : longOps));
      this.#host = this.#under(this.#next);
    }
    // Its bytes may be there before it is.
    if (this.#messages.item === undefined && random.chance(chances.message)) this.#messages.offer(this.#next!);
    if (this.#payload.item === undefined && random.chance(chances.payload))
      this.#payload.offer({
        ...this.#payload.drawn(random),
        last: Number(this.#host.at === this.#host.beats - 1),
      });
    if (this.#handles.item === undefined && random.chance(chances.handle))
      this.#handles.offer(this.#handles.drawn(random));
    this.#driveAnswer();
    const { chain, payload_wrong: wrong } = this.#io;
    this.#chain = drawnOf(segmenting.ports.in!.chain, random);
    chain.set(this.#chain);
    this.#isWrong = random.chance(chances.wrong);
    wrong.set(Number(this.#isWrong));
    this.#hasRoom = random.chance(chances.room);
    this.#t.dut.port('has_room').set(Number(this.#hasRoom));
    this.#isAnswerTaken = random.chance(chances.answered);
    this.#answered.ready.set(this.#isAnswerTaken ? 1 : 0);
    this.#stored.take(random.chance(chances.stored));
    this.#send.take(random.chance(chances.send));
  }

  #driveAnswer(): void {
    const { chances } = this;
    const random = this.#random;
    if (this.#answering === undefined) {
      const item = this.#drawn(random.pick(['answer', 'rudi_answer'] as const));
      this.#answering = { ...this.#under(item), beats: random.pick([1, 1, random.int(1, 5)]) };
      this.#answers.payload.set(item);
    }
    this.#hasAnswer ||= random.chance(chances.answer);
    if (this.#answerBeat === undefined && random.chance(chances.beat)) {
      const last = Number(this.#answering.at === this.#answering.beats - 1);
      this.#answerBeat = { ...drawnOf(this.#beats.shape, random), last };
    }
    this.#beats.payload.set(this.#answerBeat ?? drawnOf(this.#beats.shape, random));
    this.#answers.valid.set(this.#hasAnswer ? 1 : 0);
    this.#beats.valid.set(this.#answerBeat === undefined ? 0 : 1);
  }

  #under({ message, id, beats }: OpenedItem): Under {
    return { op: message.op as Op, message, id, beats, at: 0, isWrong: false };
  }

  /** A message with that operation, of bytes as it may have. */
  #drawn(op: Op): OpenedItem {
    const random = this.#random;
    const { mtu, bytes } = this.#sizes;
    const isClose = !single.includes(op) && op !== 'rendezvous_send' && !op.includes('answer') && random.chance(0.1);
    const length = isClose ? 0 : this.#drawnLength(op);
    const isRead = op === 'read' || op === 'rudi_read';
    const beats = isRead ? 1 : Math.max(1, Math.ceil(length / bytes));
    const isDatagram = op === 'datagram';
    const asked = isRead ? random.pick([mtu, random.int(1, mtu)]) : length;
    const { message, id } = drawnOf(Opened, random);
    const chosen = isDatagram ? { enable: 0 } : isClose ? { enable: 1, close: 1 } : { close: 0 };
    const back = { ...message.back!, ...chosen };
    const expects = isDatagram ? 0 : message.expects;
    return { message: { ...message, op, length: asked, back, expects }, id, beats };
  }

  #drawnLength(op: Op): number {
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
    const mayHost = hasHost && this.#hasRoom && this.#lines.host.hasRoom(this.#now);
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
    const chain = this.#chain!;
    const handle = this.#handles.item!;
    if (of === 'answer')
      return { op, message, id, index: 0, isLast: true, length: message.length, isWrong: false, chain, handle };
    const index = Math.floor(at / (mtu / bytes));
    const isLast = at === beats - 1;
    const isRead = op === 'read' || op === 'rudi_read';
    const length = isRead ? 0 : Math.min(mtu, message.length - index * mtu);
    const isBad = isWrong || this.#isWrong;
    return { op, message, id, index, isLast, length, isWrong: isBad, chain, handle };
  }

  #look(
    beatOf: 'host' | 'answer' | undefined,
    moves: 'host' | 'answer' | undefined,
    ends: boolean,
    has: boolean,
  ): void {
    const is = ({ get }: { get(): Value }, expected: boolean, what: string): void =>
      assert.equal(get(), Number(expected), what);
    const { messages, payload, handles, stored, kept, send, back, uud, rudi } = this.#io;
    const host = this.#host;
    is(messages.ready, moves === 'host' && host!.at === host!.beats - 1, 'a message is taken');
    is(payload.ready, moves === 'host', 'a beat is taken');
    is(handles.ready, moves !== undefined && ends, 'a handle is taken');
    is(this.#answers.ready, moves === 'answer' && ends, 'an answer is taken');
    is(this.#beats.ready, moves === 'answer', 'a beat of an answer is taken');
    is(stored.valid, has, 'a beat is stored');
    if (beatOf !== undefined) {
      const beat = beatOf === 'host' ? this.#payload.item! : this.#answerBeat!;
      assert.deepEqual(this.#stored.shown, { ...beat, last: Number(ends) }, `a beat of the ${beatOf}`);
    }
    is(kept.valid, this.#ended !== undefined, 'a header is kept');
    if (this.#ended !== undefined) {
      const { mtu, places } = this.#sizes;
      assert.deepEqual(kept.get(), keptOf(this.#ended, mtu, places), `what is kept of a ${this.#ended.op}`);
      this.#count(this.#ended);
    }
    const sent = this.#lines.host.shown(this.#now);
    is(send.valid, sent !== undefined, 'a packet is sent');
    if (sent !== undefined) {
      assert.deepEqual(this.#send.shown, sent.send, 'a packet to send');
      assert.deepEqual(back.get(), sent.back, 'its return space');
      assert.deepEqual([uud.get(), rudi.get()], [sent.uud, sent.rudi]);
    }
    const answered = this.#lines.answer.shown(this.#now);
    is(this.#answered.valid, answered !== undefined, 'an answer is sent');
    if (answered !== undefined) assert.deepEqual(this.#answered.payload.get(), answered, 'an answer to send');
  }

  #count({ op, isWrong, index, message }: Packet): void {
    for (const [name, is] of [
      [op, true],
      ['wrong', isWrong],
      ['later', index > 4],
      ['close', message.back?.close === 1 && message.back.enable === 1],
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
