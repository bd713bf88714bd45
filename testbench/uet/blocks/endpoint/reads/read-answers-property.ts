/** What peers have read as messages, beside arrays. */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { RudiAsker, RudiEcho } from '../../../../../rtl-gen/uet/endpoint/receive/rudi-request.ts';
import { readTag } from '../../../../../rtl-gen/uet/endpoint/ses/records.ts';
import { readAnswers } from '../../../../../rtl-gen/uet/endpoint/transmit/read-answers.ts';
import { TxMessage } from '../../../../../rtl-gen/uet/endpoint/transmit/tx-records.ts';
import type { ReadAnswer } from '../../../../../rtl-gen/uet/ses/read-server/read-records.ts';
import type { Item } from '../../../../agents/item.ts';
import { bitsOf } from '../../../../agents/shape-payload.ts';
import { unpacked, zeroOf } from '../../drawn-items.ts';
import { hasFields, Offers, type Some, Takes } from '../../stream-ends.ts';
import { assert, type Body, dutOf, type Random } from '../../test-kit.ts';

const Message = TxMessage(true, true, true);
type Message = Item<ValueOf<typeof Message>>;
type Answer = Item<ValueOf<ReturnType<typeof ReadAnswer>>>;

/** What a tag that has who asks above that of a PDC makes of a message: for the PDC, or by RUDI. */
function wayOf({ in_ack: byRudi }: Answer, tag: bigint): Pick<Message, 'op' | 'destination' | 'local' | 'header_data'> {
  const { echo, to } = unpacked(RudiAsker, tag >> BigInt(readTag));
  return { op: byRudi === 1 ? 'rudi_answer' : 'answer', ...to, header_data: bitsOf(RudiEcho, echo, 'echo') };
}

/** The message of an answer; all that it does not name is 0. */
function messageOf(answer: Answer, hasRudi: boolean): Message {
  const tag = BigInt(answer.tag);
  return {
    ...{ ...zeroOf(Message), op: 'answer', job_id: answer.job_id, length: answer.payload_length },
    ...{ key: BigInt(answer.message_id * 64 + answer.return_code), initiator: answer.modified_length },
    ...{ offset: BigInt(answer.message_offset), wr_id: Number((tag >> 16n) & 0xffffn) },
    back: { enable: Number(!hasRudi || answer.in_ack === 0), pdcid: Number(tag & 0xffffn), close: 0 },
    ...(hasRudi && wayOf(answer, tag)),
  };
}

/** Offers the first of those that wait, if it is the turn; stays with what is offered. */
function drive<V>(side: Offers<V>, queue: readonly Item<V>[], random: Random, rate: number): void {
  if (side.item !== undefined) return;
  if (queue.length > 0 && random.chance(rate)) side.offer(queue[0]!);
  else side.withdraw(random);
}

/** Answers and their bytes come and go at random rates: each message and beat is the one that an array says. */
export const answersProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('answers');
    const hasRudi = t.dut.port('answers_payload_tag').width > readTag;
    const io = dutOf(t.dut, readAnswers({ bytes: 64, tags: true, rudi: hasRudi }));
    const [answers, data] = [new Offers(io.answers), new Offers(io.data)];
    const [out, bytes] = [new Takes(io.out), new Takes(io.bytes)];
    type Beat = Item<ValueOf<typeof io.data.shape>>;
    const waiting: { readonly answers: Answer[]; readonly data: Beat[] } = { answers: [], data: [] };
    const expected: { readonly messages: Message[]; readonly beats: Some<Beat>[] } = { messages: [], beats: [] };
    const isDone = () => [...Object.values(waiting), ...Object.values(expected)].every(({ length }) => length === 0);
    let seen = 0;
    for (let i = 0; i < clocks || !isDone(); i++) {
      assert(i < clocks + 1000, 'something never leaves');
      if (waiting.answers.length < 3 && i < clocks) {
        const length = random.pick([0, 1, random.below(2 ** 14)]);
        const answer = { ...answers.drawn(random), payload_length: length };
        waiting.answers.push(answer);
        expected.messages.push(messageOf(answer, hasRudi));
        const count = length === 0 ? 0 : random.int(1, 4);
        const beats = Array.from({ length: count }, (_, k) => ({
          ...data.drawn(random),
          last: Number(k === count - 1),
        }));
        waiting.data.push(...beats);
        expected.beats.push(...(count === 0 ? [{ keep: 0, last: 1 }] : beats));
      }
      const rate = random.pick([1, 0.5, 0.1]);
      drive(answers, waiting.answers, random, rate);
      drive(data, waiting.data, random, rate);
      for (const side of [out, bytes]) side.take(random.chance(rate));
      const check = <V>(side: Takes<V>, queue: Some<Item<V>>[], what: string): void => {
        if (side.taken === undefined) return;
        assert(queue.length > 0, `a ${what} of nothing`);
        hasFields<Item<V>>(side.taken, queue.shift()!, what);
        seen++;
      };
      check(out, expected.messages, 'message');
      check(bytes, expected.beats, 'beat');
      const passed = <V>(side: Offers<V>, queue: Item<V>[]): void => {
        if (side.taken === undefined) return;
        queue.shift();
        side.item = undefined;
      };
      passed(answers, waiting.answers);
      passed(data, waiting.data);
      await t.rising();
    }
    assert(seen > clocks / 10, 'too little happens');
  };
