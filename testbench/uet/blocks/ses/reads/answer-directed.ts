/** Answers of a read server field by field, and what it asks memory for, without a memory. */
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, clearInputs, type NamedTest, named, namedWith, type TestContext } from '../../test-kit.ts';
import { readPorts, runReads } from './read-bench.ts';

const { ok, host_unsuccess_cmpl: unsuccessful } = returnCodes.code;

/** What a request has beside its bytes. */
const widths = {
  ...{ tag: 16, request_length: 32, message_offset: 32, job_id: 24, message_id: 16 },
  ...{ small: 1, psn: 32, rudi: 1 },
} as const;
type Fields = { readonly [K in keyof typeof widths]: number };
const none: Fields = {
  ...{ tag: 0, request_length: 0, message_offset: 0, job_id: 0, message_id: 0 },
  ...{ small: 0, psn: 0, rudi: 0 },
};

/** Clocks in which anything comes. */
const soon = 20;

class Asker {
  readonly dut: ReturnType<typeof readPorts>;
  readonly #t: TestContext;

  constructor(t: TestContext) {
    this.#t = t;
    clearInputs(t.dut);
    this.dut = readPorts(t);
    const { m_axi_ar, answer, beats } = this.dut;
    for (const { ready } of [m_axi_ar, answer, beats]) ready.set(1);
  }

  /** Gives a request. */
  async ask(fields: Fields, length = 0, address = 0n): Promise<void> {
    const { up } = this.dut;
    up.payload.set({ ...fields, payload_length: length, address });
    up.valid.set(1);
    await this.#until(up.ready);
    await this.#t.rising();
    up.valid.set(0);
  }

  /** Waits for the answer to one of so many bytes, and checks it. */
  async answers(fields: Fields, inAck: boolean, length = 0, failed = false): Promise<void> {
    const { valid, payload } = this.dut.answer;
    await this.#until(valid);
    const { tag, request_length: all, job_id, message_id, message_offset, small, psn } = fields;
    const expected = {
      ...{ tag, job_id, message_id, message_offset, small, in_ack: Number(inAck) },
      ...{ return_code: failed ? unsuccessful : ok, payload_length: failed ? 0 : length },
      ...{ modified_length: failed || small === 1 ? 0 : all, original_request_psn: small === 1 ? psn : 0 },
    };
    assert.deepEqual(payload.get(), expected);
    await this.#t.rising();
  }

  /** Waits for the burst of a request of one beat, and gives that beat. */
  async burst(address: bigint, isBad: boolean): Promise<void> {
    const { m_axi_ar: asked, m_axi_r: given } = this.dut;
    await this.#until(asked.valid);
    const burst = { id: 1, addr: address, len: 0, size: 3, burst: 1, lock: 0, cache: 3, prot: 2 };
    assert.deepEqual(asked.payload.get(), burst);
    await this.#t.rising();
    given.payload.set({ id: 1, data: 0, resp: isBad ? 2 : 0, last: 1 });
    given.valid.set(1);
    await this.#until(given.ready);
    await this.#t.rising();
    given.valid.set(0);
  }

  async #until(port: { get(): number }): Promise<void> {
    for (let i = 0; port.get() === 0; i++) {
      assert(i < soon, `${port} does not come`);
      await this.#t.rising();
    }
  }
}

const oneBits = (width: number): readonly number[] => Array.from({ length: width }, (_, bit) => 2 ** bit);

const asking = namedWith((t) => new Asker(t));

/** Of a server of beats of 8 bytes, whose id is 1. */
export const answerDirected: readonly NamedTest[] = [
  asking('each bit of a request is in its answer', async (asker) => {
    for (const [name, width] of Object.entries(widths))
      for (const value of oneBits(width))
        for (const small of [0, 1]) {
          const fields = { ...none, small, [name]: value };
          await asker.ask(fields);
          await asker.answers(fields, fields.rudi === 1 || fields.request_length === 0);
        }
  }),
  asking('each bit of a length counts, of a READ and of what an ACK may have', async (asker) => {
    for (const most of [0, ...oneBits(14)]) {
      asker.dut.max_ack_data.set(most);
      for (const request_length of [most, most + 1, Math.max(0, most - 1), ...oneBits(32)]) {
        const fields = { ...none, request_length };
        await asker.ask(fields);
        await asker.answers(fields, request_length <= most);
      }
    }
  }),
  asking('each bit of an address is asked for, and a beat that fails leaves nothing of the length', async (asker) => {
    for (const bit of Array(64).keys())
      for (const isBad of [false, true]) {
        const address = 1n << BigInt(bit);
        const fields = { ...none, request_length: 2 ** (bit % 32) };
        await asker.ask(fields, 1, address);
        await asker.burst(address, isBad);
        await asker.answers(fields, fields.request_length === 0, 1, isBad);
      }
  }),
  asking('an answer stays until it is taken, and those after it keep what has become of them', async (asker, t) => {
    const [first, second, third] = [1, 2, 3].map((tag) => ({ ...none, tag, request_length: 9 }));
    for (const isBad of [false, true]) {
      asker.dut.answer.ready.set(0);
      await asker.ask(first!);
      await asker.ask(second!, 1, 64n);
      await asker.burst(64n, isBad);
      await asker.ask(third!);
      for (let i = 0; i < 20; i++) {
        await t.rising();
        assert.equal(Number(asker.dut.answer.payload.tag.get()), 1);
      }
      asker.dut.answer.ready.set(1);
      await asker.answers(first!, false);
      await asker.answers(second!, false, 1, isBad);
      await asker.answers(third!, false);
    }
  }),
  asking('requests without bytes are taken while memory takes no burst', async (asker, t) => {
    const { up, m_axi_ar } = asker.dut;
    m_axi_ar.ready.set(0);
    up.payload.payload_length.set(1);
    up.valid.set(1);
    let taken = 0;
    while (up.ready.get() === 1) {
      taken++;
      await t.rising();
    }
    assert(taken < 4, 'memory takes bursts');
    up.payload.payload_length.set(0);
    assert.equal(up.ready.get(), 1);
  }),
  named('each bit of a number of bytes is in its answer', async (t) => {
    const rates = { requests: 1, addresses: 1, memory: 1, answers: 0.5, beats: 1, latency: 3 };
    const reads = [...oneBits(12), 4095].map((length, i) => ({
      ...{ ...none, tag: i, request_length: length },
      ...{ payload_length: length, address: BigInt(0x10000 + 0x4000 * i) },
    }));
    await runReads(t, { bytes: 8, maxAckData: 16, rates, badPages: new Set() }, reads);
  }),
];
