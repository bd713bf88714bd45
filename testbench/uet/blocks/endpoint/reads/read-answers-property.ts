/** What peers have read as messages, beside arrays. */
import { assert, type Body, type Random, type TestContext } from '../../test-kit.ts';
import { codeOf } from '../pair/endpoint-ports.ts';
import { Group, hasFields, type Item, Offers, Takes } from '../sends/stream-ends.ts';

/** What lies above the lower 32 bits of a tag, from the top: of whom who asks by RUDI, and what its request said. */
const askerFields = [
  ...([
    ['pkt_id', 32],
    ['entropy', 16],
    ['retx', 1],
    ['m', 1],
  ] as const),
  ...([
    ['destination', 128],
    ['local', 4],
  ] as const),
] as const;
const askerBits = askerFields.reduce((sum, [, width]) => sum + width, 0);

function askerOf(tag: bigint): Readonly<Record<(typeof askerFields)[number][0], bigint>> {
  let left = 32 + askerBits;
  const fields = askerFields.map(([name, width]) => {
    left -= width;
    return [name, BigInt.asUintN(width, tag >> BigInt(left))] as const;
  });
  return Object.fromEntries(fields) as ReturnType<typeof askerOf>;
}

/** What a tag that has that makes of a message: for the PDC that it names, or by RUDI. */
function wayOf({ dut }: TestContext, answer: Item, tag: bigint): Item {
  const { pkt_id, entropy, retx, m, destination, local } = askerOf(tag);
  const echo = (((pkt_id << 16n) | entropy) << 2n) | (retx << 1n) | m;
  const byRudi = Number(answer.in_ack) === 1;
  const op = codeOf(dut, 'out_payload_op', byRudi ? 'rudi_answer' : 'answer');
  return { op, back_enable: Number(!byRudi), destination, local, header_data: echo };
}

/** The message of an answer; all that it does not name is 0. */
function messageOf(t: TestContext, answer: Item): Item {
  const { dut } = t;
  const tag = BigInt(answer.tag!);
  const zero = Object.keys(new Group(dut, 'out_payload').get()).map((field) => [field, 0]);
  const of = (field: string): bigint => BigInt(answer[field]!);
  return {
    ...Object.fromEntries(zero),
    ...{ op: codeOf(dut, 'out_payload_op', 'answer'), job_id: of('job_id'), length: of('payload_length') },
    ...{ key: (of('message_id') << 6n) | of('return_code'), initiator: of('modified_length') },
    ...{ offset: of('message_offset'), wr_id: (tag >> 16n) & 0xffffn },
    ...{ back_enable: 1, back_pdcid: tag & 0xffffn },
    ...(dut.port('answers_payload_tag').width > 32 ? wayOf(t, answer, tag) : {}),
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
