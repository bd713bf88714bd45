/** Answers of a read server field by field, and what it asks memory for, without a memory. */
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { PortHost } from '../../port-host.ts';
import { assert, type NamedTest, named, namedWith, type TestContext } from '../../test-kit.ts';
import { runReads } from './read-bench.ts';

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

class Asker extends PortHost {
  constructor(t: TestContext) {
    super(t);
    this.set({ m_axi_arready: 1, answer_ready: 1, beats_ready: 1 });
  }

  /** Gives a request. */
  async ask(fields: Fields, length = 0, address = 0n): Promise<void> {
    await this.offer('up', { ...fields, payload_length: length, address }, soon);
  }

  /** Waits for the answer to one of so many bytes, and checks it. */
  async answers(fields: Fields, inAck: boolean, length = 0, failed = false): Promise<void> {
    await this.until('answer_valid', soon);
    const { tag, request_length: all, job_id, message_id, message_offset, small, psn } = fields;
    const expected = {
      ...{ tag, job_id, message_id, message_offset, small, in_ack: Number(inAck) },
      ...{ return_code: failed ? unsuccessful : ok, payload_length: failed ? 0 : length },
      ...{ modified_length: failed || small === 1 ? 0 : all, original_request_psn: small === 1 ? psn : 0 },
    };
    for (const [name, value] of Object.entries(expected)) assert.equal(this.get(`answer_payload_${name}`), value, name);
    await this.clock();
  }

  /** Waits for the burst of a request of one beat, and gives that beat. */
  async burst(address: bigint, isBad: boolean): Promise<void> {
    await this.until('m_axi_arvalid', soon);
    assert.equal(this.wide('m_axi_araddr'), address, 'address');
    const burst = this.t.dut.port('m_axi_arburst').states?.find(({ name }) => name === 'incr')?.value ?? 1;
    const expected = { arid: 1, arlen: 0, arsize: 3, arburst: Number(burst), arlock: 0, arcache: 3, arprot: 2 };
    for (const [name, value] of Object.entries(expected)) assert.equal(this.get(`m_axi_${name}`), value, name);
    await this.clock();
    this.set({ m_axi_rid: 1, m_axi_rresp: isBad ? 2 : 0, m_axi_rlast: 1, m_axi_rvalid: 1 });
    await this.until('m_axi_rready', soon);
    await this.clock();
    this.set({ m_axi_rvalid: 0 });
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
      asker.set({ max_ack_data: most });
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
      asker.set({ answer_ready: 0 });
      await asker.ask(first!);
      await asker.ask(second!, 1, 64n);
      await asker.burst(64n, isBad);
      await asker.ask(third!);
      for (let i = 0; i < 20; i++) {
        await t.rising();
        assert.equal(asker.get('answer_payload_tag'), 1);
      }
      asker.set({ answer_ready: 1 });
      await asker.answers(first!, false);
      await asker.answers(second!, false, 1, isBad);
      await asker.answers(third!, false);
    }
  }),
  asking('requests without bytes are taken while memory takes no burst', async (asker, t) => {
    asker.set({ m_axi_arready: 0 });
    asker.set({ up_payload_payload_length: 1 });
    asker.set({ up_valid: 1 });
    let taken = 0;
    while (asker.get('up_ready') === 1) {
      taken++;
      await t.rising();
    }
    assert(taken < 4, 'memory takes bursts');
    asker.set({ up_payload_payload_length: 0 });
    assert.equal(asker.get('up_ready'), 1);
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
