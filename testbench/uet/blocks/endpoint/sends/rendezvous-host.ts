/** A host, its rendezvous sends step by step, and what it hears of them. */
import assert from 'node:assert/strict';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { PortHost } from '../../port-host.ts';
import { codeOf } from '../pair/endpoint-ports.ts';

const { ok, no_match: noMatch } = returnCodes.code;
/** Bytes of the extension header of each packet. */
export const extension = 24;

interface Told {
  readonly op: number;
  readonly wrId: number;
  readonly bytes: number;
  readonly result: string;
  readonly code: number;
}

export class RendezvousHost extends PortHost {
  /** What the host has heard. */
  readonly heard: Told[] = [];

  constructor(t: TestContext) {
    super(t);
    this.set({ out_ready: 1, told_ready: 1 });
  }

  override async clock(): Promise<void> {
    if (this.get('told_valid') === 1 && this.get('told_ready') === 1) this.#hear();
    await super.clock();
  }

  #hear(): void {
    const of = (name: string) => this.get(`told_payload_${name}`);
    const result = ['ok', 'refused', 'failed'].find(
      (name) => codeOf(this.t.dut, 'told_payload_result', name) === of('result'),
    );
    this.heard.push({ op: of('op'), wrId: of('wr_id'), bytes: of('bytes'), result: result!, code: of('code') });
  }

  /** The host gives one of so many bytes, of which `eager` go at once; the place that it has. */
  async give(wrId: number, total: number, eager: number, key: number): Promise<number> {
    const offset = (BigInt(key) << 32n) | BigInt(total);
    this.set({ messages_payload_wr_id: wrId });
    const place = () => this.get('out_payload_wr_id');
    this.set({ messages_payload_op: 'rendezvous_send', messages_payload_offset: offset });
    const at = place();
    const length = eager + extension * Math.max(1, Math.ceil(eager / (1024 - extension)));
    await this.offer('messages', { op: 'rendezvous_send', wr_id: wrId, length, offset });
    return at;
  }

  /**
   * What has become of its eager part; `modified`: what the target takes of it, if it says so, or, where its header
   * waits there (`deferred`), what it has kept.
   */
  async eagerEnds(place: number, result = 'ok', modified?: number, deferred = 0): Promise<void> {
    const of = { modified_valid: Number(modified !== undefined), modified_length: modified ?? 0, deferred };
    const code = result === 'ok' ? ok : noMatch;
    await this.offer('ended', { op: 'rendezvous_send', wr_id: place, result, code, bytes: 1, message_id: 77, ...of });
    await this.clocks(8);
  }

  /** So many bytes of the key were read, and the peer has acknowledged them, or not. */
  async read(key: number, bytes: number, result = 'ok'): Promise<void> {
    await this.offer('ended', { op: 'answer', wr_id: key, result, code: 1, bytes });
    await this.clocks(8);
  }

  async ticks(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      this.set({ tick: 1 });
      await this.clocks(1);
      this.set({ tick: 0 });
      await this.clocks(4);
    }
  }

  /** Exactly these have been told since the last time: their numbers, results and codes. */
  tells(...expected: readonly (readonly [wrId: number, result: string, code: number])[]): void {
    assert.deepEqual(
      this.heard.map(({ wrId, result, code }) => [wrId, result, code]),
      expected,
    );
    this.heard.length = 0;
  }
}
