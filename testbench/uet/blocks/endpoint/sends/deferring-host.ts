/** A host, its deferrable sends step by step, and peers that ask for them. */
import assert from 'node:assert/strict';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { clearInputs } from '../../ports.ts';
import { codeOf, setPort } from '../pair/endpoint-ports.ts';

const { ok } = returnCodes.code;
/** What the host knows its message by, and the bytes of that. */
export const hostId = 0xcafe_f00d;
export const length = 100;

export class DeferringHost {
  readonly #t: TestContext;

  constructor(t: TestContext) {
    this.#t = t;
    clearInputs(t.dut);
    for (const name of ['out', 'bytes', 'told', 'restart', 'refused']) this.set({ [`${name}_ready`]: 1 });
  }

  set(values: Readonly<Record<string, number | bigint | string>>): void {
    for (const [name, value] of Object.entries(values)) setPort(this.#t.dut, name, value);
  }

  get(name: string): bigint {
    return BigInt(this.#t.dut.port(name).get());
  }

  async clocks(count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.#t.rising();
  }

  /** Until it is 1. */
  async until(name: string): Promise<void> {
    for (let i = 0; this.get(name) === 0n; i++) {
      assert(i < 50, `${name} does not come`);
      await this.clocks(1);
    }
  }

  /** Offers what the values say with `name`, until it is taken. */
  async offer(name: string, values: Readonly<Record<string, number | bigint | string>>): Promise<void> {
    this.set(Object.fromEntries(Object.entries(values).map(([field, value]) => [`${name}_payload_${field}`, value])));
    this.set({ [`${name}_valid`]: 1 });
    await this.until(`${name}_ready`);
    await this.clocks(1);
    this.set({ [`${name}_valid`]: 0 });
  }

  /** The host gives a message; what has left of it. */
  async give(offset = 0n): Promise<{ readonly offset: bigint; readonly wrId: bigint }> {
    await this.offer('messages', { op: 'deferrable_send', wr_id: hostId, length, offset, destination: 5n });
    await this.until('out_valid');
    const left = { offset: this.get('out_payload_offset'), wrId: this.get('out_payload_wr_id') };
    this.set({ payload_valid: 1, payload_payload_last: 1 });
    await this.until('payload_ready');
    await this.clocks(1);
    this.set({ payload_valid: 0 });
    return left;
  }

  /** What has become of a message. */
  async ends(op: string, wrId: bigint, result: string, deferred: 0 | 1 = 0): Promise<void> {
    await this.offer('ended', { op, wr_id: wrId, result, code: result === 'ok' ? ok : 9, bytes: length, deferred });
  }

  /** The code that answers an RTR. */
  async rtr(tokens: bigint, peer = 5): Promise<bigint> {
    this.set({ arrived_valid: 1, arrived_peer: peer, arrived_match_bits: tokens });
    await this.clocks(1);
    this.set({ arrived_valid: 0 });
    await this.until('answer_valid');
    return this.get('answer_code');
  }

  /** The host's completion: its number, whether it is OK, and its code. */
  async told(): Promise<void> {
    await this.until('told_valid');
    assert.equal(this.get('told_payload_wr_id'), BigInt(hostId));
    assert.equal(this.get('told_payload_bytes'), BigInt(length));
  }

  /** The completion that is shown, and what it has fetched. */
  seen(): readonly bigint[] {
    return ['told_payload_wr_id', 'fetched_valid', 'fetched_value'].map((name) => this.get(name));
  }

  isResult(name: string): boolean {
    return Number(this.get('told_payload_result')) === codeOf(this.#t.dut, 'told_payload_result', name);
  }
}
