/** Deferred sends of a receive half: RTRs and receives that come back, beside those of the golden model. */
import assert from 'node:assert/strict';
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../bench/context.ts';
import type { Resource } from '../../../golden/ses/addressing/index.ts';
import type { PostedReceive } from '../../../golden/ses/matching/index.ts';
import {
  isDeferrable,
  type ReturnCodeName,
  type SesRequest,
  tokensIn,
  wordOf,
} from '../../../golden/ses/packets/packet.ts';
import type { TargetMessage } from '../../../golden/ses/target-side/index.ts';
import { isBuilt, type TargetIo, targetIo } from './target-io.ts';
import type { TargetChoices } from './target-world.ts';

/** An RTR of the model, and how it is told what has answered it. */
export interface ModelRtr {
  readonly peer: number;
  readonly request: SesRequest;
  done(code: ReturnCodeName): void;
}

/** An RTR that both have sent. Tokens are those of the model. */
export interface Rtr extends ModelRtr {
  readonly initiator: number;
  readonly target: number;
}

/** A part of a receive for several messages, that its message did not come for. */
export interface ReturnedPart {
  readonly wrId: number | undefined;
  readonly address: bigint;
  readonly bytes: number;
  readonly released: boolean;
}

/** A receive that no message came for. */
export interface Returned {
  readonly resource: Resource<TargetMessage>;
  readonly receive: PostedReceive;
}

type RtrPacket = ReturnType<TargetIo['deferral_told']['rtr']['payload']['get']>;
type ComeBack = ReturnType<TargetIo['deferral_told']['returned']['get']>;

const isPart = ({ wrId, address, bytes, released }: ReturnedPart, { wr_id, part }: ComeBack): boolean =>
  part !== undefined &&
  wr_id === wrId &&
  part.address === address &&
  part.length === bytes &&
  part.released === (released ? 1 : 0);

export class TargetDeferrals {
  /** RTRs that have left and have no answer yet. */
  readonly rtrs: Rtr[] = [];
  /** Receives that have come back; software posts them again. */
  readonly returned: Returned[] = [];
  /** No RTR is taken meanwhile. */
  isHeld = false;
  /** RTRs, and receives that came back, in all. */
  readonly seen = { rtrs: 0, returned: 0, parts: 0 };
  readonly #in: TargetIo['deferral'];
  readonly #out: TargetIo['deferral_told'];
  readonly #isThere: boolean;
  readonly #choices: TargetChoices;
  readonly #due: ModelRtr[] = [];
  readonly #back: Returned[] = [];
  readonly #parts: ReturnedPart[] = [];
  /** What may come of a command of software before the model is told that it is done. */
  readonly #early: number;
  /** By the model's tokens, those of the hardware. */
  readonly #tokens = new Map<number, number>();
  readonly #random;

  constructor(t: TestContext, isThere: boolean, choices: TargetChoices) {
    ({ deferral: this.#in, deferral_told: this.#out } = targetIo(t));
    this.#isThere = isThere;
    this.#choices = choices;
    this.#random = t.random.fork('deferrals');
    // A receive for several messages may find all that wait at a context.
    this.#early = isThere && isBuilt(this.#out.returned.part) ? 8 : 2;
  }

  begin(): void {
    if (!this.#isThere) return;
    const { choices, rtr_ready, returned_ready, refused } = this.#in;
    choices.set({
      zero_token: this.#choices.restartToken === 'zero' ? 1 : 0,
      target_upper: this.#choices.tokenOrder === 'target_upper' ? 1 : 0,
    });
    for (const port of [rtr_ready, returned_ready, refused.valid]) port.set(0);
  }

  /** RTRs of the model that the hardware has not sent. */
  get waiting(): number {
    return this.#due.length;
  }

  /** Receives that the model has given back, and the hardware has not. */
  get missing(): number {
    return this.#back.length + this.#parts.length;
  }

  expect(rtr: ModelRtr): void {
    this.#due.push(rtr);
  }

  expectBack(returned: Returned): void {
    this.#back.push(returned);
  }

  expectPart(part: ReturnedPart): void {
    this.#parts.push(part);
  }

  /** The address of a packet, or its restart tokens as the hardware has them. */
  wordOf({ opcode, bufferOffset }: SesRequest): bigint {
    const tokens = tokensIn(bufferOffset);
    if (!isDeferrable(opcode) || tokens.target === 0) return bufferOffset;
    return wordOf({ ...tokens, target: this.#tokens.get(tokens.target) ?? tokens.target });
  }

  /** The RTR was answered with an error. */
  async refuse(rtr: Rtr, clock: () => Promise<void>): Promise<void> {
    this.rtrs.splice(this.rtrs.indexOf(rtr), 1);
    const { refused } = this.#in;
    refused.set({ valid: 1, token: this.#tokens.get(rtr.target)! });
    while (this.#out.refused_taken.get() === 0) await clock();
    rtr.done('op_violation');
    await clock();
    refused.valid.set(0);
  }

  /** Each clock, before its edge. */
  look(): void {
    if (!this.#isThere) return;
    const { rtr, returned } = this.#out;
    const [takesRtr, takesBack] = [this.#random.chance(0.7) && !this.isHeld, this.#random.chance(0.7)];
    this.#in.rtr_ready.set(takesRtr ? 1 : 0);
    this.#in.returned_ready.set(takesBack ? 1 : 0);
    if (takesRtr && rtr.valid.get() === 1) this.#sent.push(rtr.payload.get());
    if (takesBack && returned.valid.get() === 1) this.#comeBack.push(returned.get());
    while (this.#sent.length > 0 && this.#due.length > 0) this.#check(this.#sent.shift()!, this.#due.shift()!);
    assert(this.#sent.length <= this.#early, 'RTRs of no message');
    for (const one of this.#comeBack.splice(0)) {
      const ofPart = this.#parts.findIndex((due) => isPart(due, one));
      if (ofPart >= 0) {
        this.#parts.splice(ofPart, 1);
        this.seen.parts++;
        continue;
      }
      const at = this.#back.findIndex(({ receive }) => receive.wrId === one.wr_id);
      if (at < 0) this.#comeBack.push(one);
      else this.returned.push(...this.#back.splice(at, 1));
      if (at >= 0) this.seen.returned++;
    }
    assert(this.#comeBack.length <= this.#early, 'receives that come back and should not');
  }

  /** What the hardware has done, before the model was told of its cause. */
  readonly #sent: RtrPacket[] = [];
  readonly #comeBack: ComeBack[] = [];

  #check(got: RtrPacket, rtr: ModelRtr): void {
    const { request, peer } = rtr;
    assert.equal(request.opcode, opcodes.code.deferrable_rtr);
    const isUsual = this.#choices.tokenOrder !== 'target_upper';
    const inOrder = (word: bigint) => {
      const { initiator, target } = tokensIn(word);
      return isUsual ? { initiator, target } : { initiator: target, target: initiator };
    };
    const [model, own] = [inOrder(request.matchBits), inOrder(got.match_bits)];
    assert.deepEqual(
      [got.peer, got.rel, got.job_id, got.buffer_offset, own.initiator],
      [peer, request.rel ? 1 : 0, request.jobId, request.bufferOffset, model.initiator],
    );
    assert.equal(own.target === 0, model.target === 0);
    assert(![...this.#tokens.values()].includes(own.target) || own.target === 0, 'a token comes again');
    this.#tokens.set(model.target, own.target);
    this.rtrs.push({ ...rtr, ...model });
    this.seen.rtrs++;
  }
}
