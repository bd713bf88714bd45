/** What peers have read as messages, beside arrays. */
import assert from 'node:assert/strict';
import type { Random } from '../../../../../support/random.ts';
import type { Body, TestContext } from '../../../../bench/context.ts';
import { codeOf } from '../pair/endpoint-ports.ts';

type Values = Readonly<Record<string, bigint>>;

const drawn = (random: Random, width: number): bigint => {
  let value = 0n;
  for (let i = 0; i < width; i += 32) value = (value << 32n) | BigInt(random.bits(32));
  return BigInt.asUintN(width, value);
};

/** What goes through one side of a stream in a clock; offers stay until they are taken. */
function exchange(t: TestContext, name: string, queue: Values[], offers: boolean): boolean {
  const [head] = queue;
  const isOffered = offers && head !== undefined;
  t.dut.port(`${name}_valid`).set(Number(isOffered));
  for (const [field, value] of Object.entries(head ?? {})) {
    const port = t.dut.port(`${name}_payload_${field}`);
    port.set(port.width > 32 ? value : Number(value));
  }
  return isOffered;
}

const fieldsOf = (t: TestContext, prefix: string): readonly string[] =>
  t.dut.ports.flatMap(({ name }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));

/** Answers and their bytes come and go at random rates: each message and beat is the one that an array says. */
export const answersProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('answers');
    const [names, shown] = [fieldsOf(t, 'answers_payload_'), fieldsOf(t, 'out_payload_')];
    const width = (name: string): number => t.dut.port(name).width;
    const [answers, data]: [Values[], Values[]] = [[], []];
    const [messages, beats]: [Values[], Values[]] = [[], []];
    const offers = { answers: false, data: false };
    let seen = 0;
    const isDone = () => [answers, data, messages, beats].every(({ length }) => length === 0);
    for (let i = 0; i < clocks || !isDone(); i++) {
      assert(i < clocks + 1000, 'something never leaves');
      if (answers.length < 3 && i < clocks) {
        const fields = Object.fromEntries(names.map((name) => [name, drawn(random, width(`answers_payload_${name}`))]));
        const length = random.pick([0n, 1n, BigInt(random.below(2 ** 14))]);
        const answer: Values = { ...fields, payload_length: length };
        answers.push(answer);
        const zero = Object.fromEntries(shown.map((name) => [name, 0n]));
        messages.push({
          ...zero,
          ...{ op: BigInt(codeOf(t.dut, 'out_payload_op', 'answer')), job_id: answer.job_id!, length },
          ...{ key: (answer.message_id! << 6n) | answer.return_code!, initiator: answer.modified_length! },
          ...{ offset: answer.message_offset!, wr_id: answer.tag! >> 16n },
          ...{ back_enable: 1n, back_pdcid: answer.tag! & 0xffffn },
        });
        const count = random.int(1, 4);
        for (let k = 0; length > 0n && k < count; k++)
          data.push({
            ...{ data: drawn(random, width('data_payload_data')), keep: drawn(random, width('data_payload_keep')) },
            last: BigInt(k === count - 1),
          });
        beats.push(...(length > 0n ? data.slice(-count) : [{ keep: 0n, last: 1n }]));
      }
      const rate = random.pick([1, 0.5, 0.1]);
      for (const name of ['answers', 'data'] as const) {
        offers[name] ||= random.chance(rate);
        offers[name] = exchange(t, name, name === 'answers' ? answers : data, offers[name]);
      }
      const takes = { out: random.chance(rate), bytes: random.chance(rate) };
      for (const [name, ready] of Object.entries(takes)) t.dut.port(`${name}_ready`).set(Number(ready));
      for (const [name, queue] of [
        ['out', messages],
        ['bytes', beats],
      ] as const) {
        if (t.dut.port(`${name}_valid`).get() !== 1 || !takes[name]) continue;
        const expected = queue.shift();
        assert(expected !== undefined, `${name} of nothing`);
        const found = Object.keys(expected).map((field) => [
          field,
          BigInt(t.dut.port(`${name}_payload_${field}`).get()),
        ]);
        assert.deepEqual(Object.fromEntries(found), expected, name);
        seen++;
      }
      for (const name of ['answers', 'data'] as const) {
        if (!offers[name] || t.dut.port(`${name}_ready`).get() !== 1) continue;
        (name === 'answers' ? answers : data).shift();
        offers[name] = false;
      }
      await t.rising();
    }
    assert(seen > clocks / 10, 'too little happens');
  };
