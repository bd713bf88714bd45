/** Receives for several messages at a receive half: where the parts are that their messages get. */
import assert from 'node:assert/strict';
import type { TestContext } from '../../../../bench/context.ts';
import type { PostedReceive } from '../../../golden/ses/matching/index.ts';
import type { TargetCompletion } from '../../../golden/ses/target-side/index.ts';
import type { Fields } from '../record-ports.ts';

/** Fields of a completion that has them. */
const partFields = ['address', 'released'] as const;

export class TargetMulti {
  /** Whether receives may be for several messages. */
  readonly isThere: boolean;
  /** Of the last one that was posted or taken back, the bytes that no message has got. */
  left = 0;
  /** Completions with a part of such a receive that is not the first, and those that were the last one. */
  readonly seen = { parts: 0, released: 0 };
  readonly #t: TestContext;
  readonly #random;
  readonly #receives = new Map<number, PostedReceive>();

  constructor(t: TestContext) {
    this.#t = t;
    this.#random = t.random.fork('multi');
    this.isThere = t.dut.ports.some(({ name }) => name === 'receives_payload_multi_is');
  }

  /** Fields of a completion beside those that each half has. */
  get fields(): readonly (typeof partFields)[number][] {
    return this.isThere ? partFields : [];
  }

  /** What a receive is offered with. */
  offered(receive: PostedReceive): Fields {
    assert(this.isThere || receive.minFree === undefined, 'this half has no receives for several messages');
    this.#receives.set(receive.wrId, receive);
    if (!this.isThere) return {};
    const { minFree } = receive;
    return {
      payload_multi_is: minFree === undefined ? 0 : 1,
      payload_multi_min_free: minFree ?? this.#random.bits(32),
    };
  }

  /** A command is done; `offset` is where the rest begins of a receive that is taken back. */
  done(space: 'send' | 'tagged', receive: PostedReceive, offset?: number): void {
    if (!this.isThere || receive.minFree === undefined) return;
    this.left = Number(this.#t.dut.port(`${space}_done_left`).get());
    if (offset !== undefined) assert.equal(this.left, receive.length - offset, 'what is left of the receive');
  }

  /** What a completion says of its part. */
  partOf({ kind, wrId, offset, released }: TargetCompletion): Fields {
    if (!this.isThere) return {};
    if (offset > 0) this.seen.parts++;
    if (released) this.seen.released++;
    return { address: kind === 'recv' ? this.addressOf(wrId!, offset) : 0n, released: released ? 1 : 0 };
  }

  /** Where a part of a receive is. */
  addressOf(wrId: number, offset: number): bigint {
    return BigInt.asUintN(64, this.#receives.get(wrId)!.address + BigInt(offset));
  }
}
