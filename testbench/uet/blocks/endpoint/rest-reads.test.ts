/** READs for the rest of rendezvous sends beside messages of the host: turns, the order of bytes, and answers. */
import assert from 'node:assert/strict';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { restReads } from '../../../../rtl-gen/uet/endpoint/transmit/rest-reads.ts';
import { returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../bench/context.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { onEngine } from '../../../bench/verilog-once.ts';
import { setPort } from './pair/endpoint-ports.ts';
import { clearInputs } from './pair/endpoint-settings.ts';

const design = elaborate(restReads({ bytes: 64, tags: true, slots: 32 }));
/** The bit of a `wr_id` that only READs for rests have. */
const ofRest = 2 ** 31;
const clocks = 400;

const access = (t: TestContext) => ({
  get: (name: string): number => Number(t.dut.port(name).get()),
  set: (values: Readonly<Record<string, number | bigint | string>>): void => {
    for (const [name, value] of Object.entries(values)) setPort(t.dut, name, value);
  },
});

/** Both are offered in each clock, or now and then: each goes once and in its order, its bytes with it. */
const turns = (chance: number) => async (t: TestContext) => {
  const { get, set } = access(t);
  clearInputs(t.dut);
  let [rests, messages, beats] = [0, 0, 0];
  const [seenRests, seenMessages]: [number[], number[]] = [[], []];
  const order: string[] = [];
  const bytes: string[] = [];
  const takes = (): number => Number(t.random.chance(chance));
  set({ messages_payload_op: 'send', payload_payload_last: 1 });
  // What is offered stays until it is taken.
  const offers = { rests: 0, messages: 0, payload: 0 };
  for (let clock = 0; clock < clocks; clock++) {
    offers.rests ||= takes();
    offers.messages ||= takes();
    offers.payload ||= takes();
    set({ rests_valid: offers.rests, messages_valid: offers.messages, payload_valid: offers.payload });
    set({ rests_payload_slot: rests % 32, rests_payload_length: 100 + rests, messages_payload_wr_id: messages });
    set({ payload_payload_data: BigInt(beats), payload_payload_keep: 1n, out_ready: takes(), bytes_ready: takes() });
    if (get('out_valid') === 1 && get('out_ready') === 1) {
      const wrId = get('out_payload_wr_id');
      order.push(wrId >= ofRest ? 'rest' : 'message');
      if (wrId >= ofRest) {
        assert.equal(wrId - ofRest, seenRests.length % 32);
        seenRests.push(get('out_payload_length'));
      } else seenMessages.push(wrId);
    }
    if (get('bytes_valid') === 1 && get('bytes_ready') === 1) {
      assert.equal(get('bytes_payload_last'), 1);
      bytes.push(get('bytes_payload_keep') === 0 ? 'rest' : 'message');
    }
    rests += offers.rests & get('rests_ready');
    messages += offers.messages & get('messages_ready');
    beats += offers.payload & get('payload_ready');
    const taken = { rests: get('rests_ready'), messages: get('messages_ready'), payload: get('payload_ready') };
    await t.rising();
    if (taken.rests === 1) offers.rests = 0;
    if (taken.messages === 1) offers.messages = 0;
    if (taken.payload === 1) offers.payload = 0;
  }
  assert.deepEqual(
    seenRests,
    seenRests.map((_, i) => 100 + i),
  );
  assert.deepEqual(
    seenMessages,
    seenMessages.map((_, i) => i),
  );
  assert.ok(seenRests.length > 20 && bytes.length > 40);
  const length = Math.min(order.length, bytes.length);
  assert.deepEqual(bytes.slice(0, length), order.slice(0, length));
  // While both wait they take turns.
  if (chance === 1) assert.ok(Math.abs(seenRests.length - seenMessages.length) <= 1, order.join());
};

/** What becomes of a READ for a rest is told by its place alone, all else goes on. */
async function answers(t: TestContext): Promise<void> {
  const { get, set } = access(t);
  clearInputs(t.dut);
  const { code } = returnCodes;
  const told = async (wrId: number, op: string, result: string, ended: number) => {
    set({ ended_valid: 1, told_ready: 1, answers_ready: 1 });
    set({ ended_payload_wr_id: wrId, ended_payload_op: op, ended_payload_result: result, ended_payload_code: ended });
    const seen = { on: get('told_valid'), wrId: get('told_payload_wr_id') };
    assert.equal(get('ended_ready'), 1);
    await t.rising();
    set({ ended_valid: 0 });
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
}

for (const engine of ['wasm', 'yosys'] as const) {
  const how = { create: onEngine(engine, design), maxCycles: 2000 };
  hwTest(`READs for rests and messages take turns, on ${engine}`, how, turns(1));
  hwTest(`each goes once, its bytes in the same order, on ${engine}`, { ...how, seeds: 3 }, turns(0.6));
  hwTest(`what becomes of READs for rests is told by their places, on ${engine}`, how, answers);
}
