/** Receives for several messages at a receive half: where the parts are that their messages get. */
import assert from 'node:assert/strict';
import type { TestContext } from '../../../../bench/context.ts';
import type { PostedReceive } from '../../../golden/ses/matching/index.ts';
import type { TargetCompletion } from '../../../golden/ses/target-side/index.ts';
import type { Value } from '../../test-kit.ts';
import { type Completion, isBuilt, type TargetIo, targetIo } from './target-io.ts';

export class TargetMulti {
  /** Whether receives may be for several messages. */
  readonly isThere: boolean;
  /** Of the last one that was posted or taken back, the bytes that no message has got. */
  left = 0;
  /** Completions with a part of such a receive that is not the first, and those that were the last one. */
  readonly seen = { parts: 0, released: 0 };
  readonly #io: TargetIo;
  readonly #random;
  readonly #receives = new Map<number, PostedReceive>();

  constructor(t: TestContext) {
    this.#io = targetIo(t);
    this.#random = t.random.fork('multi');
    this.isThere = isBuilt(this.#io.receives.payload.multi);
  }

  /** What a receive is offered with. */
  offered(receive: PostedReceive): { readonly multi?: { readonly is: number; readonly min_free: Value } } {
    assert(this.isThere || receive.minFree === undefined, 'this half has no receives for several messages');
    this.#receives.set(receive.wrId, receive);
    if (!this.isThere) return {};
    const { minFree } = receive;
    return { multi: { is: minFree === undefined ? 0 : 1, min_free: minFree ?? this.#random.bits(32) } };
  }

  /** A command is done; `offset` is where the rest begins of a receive that is taken back. */
  done(space: 'send' | 'tagged', receive: PostedReceive, offset?: number): void {
    if (!this.isThere || receive.minFree === undefined) return;
    this.left = this.#io[`${space}_done`].left.get()!;
    if (offset !== undefined) assert.equal(this.left, receive.length - offset, 'what is left of the receive');
  }

  /** What a completion says of its part. */
  partOf({ kind, wrId, offset, released }: TargetCompletion): Pick<Completion, 'address' | 'released'> {
    if (!this.isThere) return { address: undefined, released: undefined };
    if (offset > 0) this.seen.parts++;
    if (released) this.seen.released++;
    return { address: kind === 'recv' ? this.addressOf(wrId!, offset) : 0n, released: released ? 1 : 0 };
  }

  /** Where a part of a receive is. */
  addressOf(wrId: number, offset: number): bigint {
    return BigInt.asUintN(64, this.#receives.get(wrId)!.address + BigInt(offset));
  }
}
