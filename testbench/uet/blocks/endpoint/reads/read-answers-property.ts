/** What peers have read as messages, beside arrays. */
import assert from 'node:assert/strict';
import type { Random } from '../../../../../support/random.ts';
import type { Body, TestContext } from '../../../../bench/context.ts';
import { codeOf } from '../pair/endpoint-ports.ts';
import { Group, hasFields, type Item, Offers, Takes } from '../sends/stream-ends.ts';

/** The message of an answer; all that it does not name is 0. */
function messageOf({ dut }: TestContext, answer: Item): Item {
  const zero = Object.keys(new Group(dut, 'out_payload').get()).map((field) => [field, 0]);
  const of = (field: string): bigint => BigInt(answer[field]!);
  return {
    ...Object.fromEntries(zero),
    ...{ op: codeOf(dut, 'out_payload_op', 'answer'), job_id: of('job_id'), length: of('payload_length') },
    ...{ key: (of('message_id') << 6n) | of('return_code'), initiator: of('modified_length') },
    ...{ offset: of('message_offset'), wr_id: of('tag') >> 16n },
    ...{ back_enable: 1, back_pdcid: of('tag') & 0xffffn },
  };
}

/** Offers the first of those that wait, if it is the turn; stays with what is offered. */
function drive(side: Offers, queue: readonly Item[], random: Random, rate: number): void {
  if (side.item !== undefined) return;
  if (queue.length > 0 && random.chance(rate)) side.offer(queue[0]!);
  else side.withdraw(random);
}

/** Answers and their bytes come and go at random rates: each message and beat is the one that an array says. */
export const answersProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('answers');
    const [answers, data] = [new Offers(t, 'answers'), new Offers(t, 'data')];
    const [out, bytes] = [new Takes(t, 'out'), new Takes(t, 'bytes')];
    const waiting: { readonly answers: Item[]; readonly data: Item[] } = { answers: [], data: [] };
    const expected: { readonly messages: Item[]; readonly beats: Item[] } = { messages: [], beats: [] };
    const isDone = () => [...Object.values(waiting), ...Object.values(expected)].every(({ length }) => length === 0);
    let seen = 0;
    for (let i = 0; i < clocks || !isDone(); i++) {
      assert(i < clocks + 1000, 'something never leaves');
      if (waiting.answers.length < 3 && i < clocks) {
        const length = random.pick([0, 1, random.below(2 ** 14)]);
        const answer = { ...answers.group.draw(random), payload_length: length };
        waiting.answers.push(answer);
        expected.messages.push(messageOf(t, answer));
        const count = length === 0 ? 0 : random.int(1, 4);
        const beats = Array.from({ length: count }, (_, k) => ({
          ...data.group.draw(random),
          last: Number(k === count - 1),
        }));
        waiting.data.push(...beats);
        expected.beats.push(...(count === 0 ? [{ keep: 0, last: 1 }] : beats));
      }
      const rate = random.pick([1, 0.5, 0.1]);
      drive(answers, waiting.answers, random, rate);
      drive(data, waiting.data, random, rate);
      for (const side of [out, bytes]) side.take(random.chance(rate));
      const check = (side: Takes, queue: Item[], what: string): void => {
        if (side.taken === undefined) return;
        assert(queue.length > 0, `a ${what} of nothing`);
        hasFields(side.taken, queue.shift()!, what);
        seen++;
      };
      check(out, expected.messages, 'message');
      check(bytes, expected.beats, 'beat');
      for (const [side, queue] of [
        [answers, waiting.answers],
        [data, waiting.data],
      ] as const) {
        if (side.taken === undefined) continue;
        queue.shift();
        side.item = undefined;
      }
      await t.rising();
    }
    assert(seen > clocks / 10, 'too little happens');
  };
