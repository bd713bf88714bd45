/** A host, its deferrable sends step by step, and peers that ask for them. */
import assert from 'node:assert/strict';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { PortHost } from '../../port-host.ts';
import { codeOf } from '../pair/endpoint-ports.ts';

const { ok } = returnCodes.code;
/** What the host knows its message by, and the bytes of that. */
export const hostId = 0xcafe_f00d;
export const length = 100;

export class DeferringHost extends PortHost {
  constructor(t: TestContext) {
    super(t);
    for (const name of ['out', 'bytes', 'told', 'restart', 'refused']) this.set({ [`${name}_ready`]: 1 });
  }

  /** The host gives a message; what has left of it. */
  async give(offset = 0n): Promise<{ readonly offset: bigint; readonly wrId: bigint }> {
    await this.offer('messages', { op: 'deferrable_send', wr_id: hostId, length, offset, destination: 5n });
    await this.until('out_valid');
    const left = { offset: this.wide('out_payload_offset'), wrId: this.wide('out_payload_wr_id') };
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
    return this.wide('answer_code');
  }

  /** The host's completion: its number, whether it is OK, and its code. */
  async told(): Promise<void> {
    await this.until('told_valid');
    assert.equal(this.get('told_payload_wr_id'), hostId);
    assert.equal(this.get('told_payload_bytes'), length);
  }

  /** The completion that is shown, and what it has fetched. */
  seen(): readonly bigint[] {
    return ['told_payload_wr_id', 'fetched_valid', 'fetched_value'].map((name) => this.wide(name));
  }

  isResult(name: string): boolean {
    return this.get('told_payload_result') === codeOf(this.t.dut, 'told_payload_result', name);
  }
}
