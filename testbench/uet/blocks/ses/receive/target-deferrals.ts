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
import { type Fields, recordReader, recordWriter } from '../record-ports.ts';
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

const isPart = ({ wrId, address, bytes, released }: ReturnedPart, got: Fields): boolean =>
  got.wr_id === wrId &&
  got.part_address === address &&
  got.part_length === bytes &&
  got.part_released === (released ? 1 : 0);

export class TargetDeferrals {
  /** RTRs that have left and have no answer yet. */
  readonly rtrs: Rtr[] = [];
  /** Receives that have come back; software posts them again. */
  readonly returned: Returned[] = [];
  /** No RTR is taken meanwhile. */
  isHeld = false;
  /** RTRs, and receives that came back, in all. */
  readonly seen = { rtrs: 0, returned: 0, parts: 0 };
  readonly #t: TestContext;
  readonly #isThere: boolean;
  readonly #choices: TargetChoices;
  readonly #due: ModelRtr[] = [];
  readonly #back: Returned[] = [];
  readonly #parts: ReturnedPart[] = [];
  readonly #part: (() => Readonly<Record<string, number | bigint>>) | undefined;
  /** What may come of a command of software before the model is told that it is done. */
  readonly #early: number;
  /** By the model's tokens, those of the hardware. */
  readonly #tokens = new Map<number, number>();
  readonly #rtr: (() => Readonly<Record<string, number | bigint>>) | undefined;
  readonly #random;

  constructor(t: TestContext, isThere: boolean, choices: TargetChoices) {
    this.#t = t;
    this.#isThere = isThere;
    this.#choices = choices;
    this.#random = t.random.fork('deferrals');
    const fields = ['peer', 'rel', 'job_id', 'buffer_offset', 'match_bits'] as const;
    const hasParts = t.dut.ports.some(({ name }) => name === 'deferral_told_returned_part_released');
    const partFields = ['wr_id', 'part_address', 'part_length', 'part_released'] as const;
    this.#part = hasParts ? recordReader(t.dut, 'deferral_told_returned', partFields) : undefined;
    // A receive for several messages may find all that wait at a context.
    this.#early = hasParts ? 8 : 2;
    this.#rtr = isThere ? recordReader(t.dut, 'deferral_told_rtr_payload', fields) : undefined;
  }

  begin(): void {
    if (!this.#isThere) return;
    recordWriter(this.#t.dut, 'deferral', [
      ...['choices_zero_token', 'choices_target_upper', 'rtr_ready', 'returned_ready', 'refused_valid'],
    ])({
      choices_zero_token: this.#choices.restartToken === 'zero' ? 1 : 0,
      choices_target_upper: this.#choices.tokenOrder === 'target_upper' ? 1 : 0,
      ...{ rtr_ready: 0, returned_ready: 0, refused_valid: 0 },
    });
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
    const write = recordWriter(this.#t.dut, 'deferral_refused', ['valid', 'token']);
    write({ valid: 1, token: this.#tokens.get(rtr.target)! });
    while (Number(this.#t.dut.port('deferral_told_refused_taken').get()) === 0) await clock();
    rtr.done('op_violation');
    await clock();
    write({ valid: 0 });
  }

  /** Each clock, before its edge. */
  look(): void {
    if (!this.#isThere) return;
    const get = (name: string): number => Number(this.#t.dut.port(`deferral_told_${name}`).get());
    const ready = (name: string): boolean => {
      const isReady = this.#random.chance(0.7) && !(this.isHeld && name === 'rtr');
      this.#t.dut.port(`deferral_${name}_ready`).set(isReady ? 1 : 0);
      return isReady;
    };
    const [takesRtr, takesBack] = [ready('rtr'), ready('returned')];
    if (takesRtr && get('rtr_valid') === 1) this.#sent.push(this.#rtr!());
    if (takesBack && get('returned_valid') === 1)
      this.#comeBack.push({ wrId: get('returned_wr_id'), part: this.#part?.() });
    while (this.#sent.length > 0 && this.#due.length > 0) this.#check(this.#sent.shift()!, this.#due.shift()!);
    assert(this.#sent.length <= this.#early, 'RTRs of no message');
    for (const one of this.#comeBack.splice(0)) {
      const { wrId, part } = one;
      const ofPart = this.#parts.findIndex((due) => part !== undefined && isPart(due, part));
      if (ofPart >= 0) {
        this.#parts.splice(ofPart, 1);
        this.seen.parts++;
        continue;
      }
      const at = this.#back.findIndex(({ receive }) => receive.wrId === wrId);
      if (at < 0) this.#comeBack.push(one);
      else this.returned.push(...this.#back.splice(at, 1));
      if (at >= 0) this.seen.returned++;
    }
    assert(this.#comeBack.length <= this.#early, 'receives that come back and should not');
  }

  /** What the hardware has done, before the model was told of its cause. */
  readonly #sent: Readonly<Record<string, number | bigint>>[] = [];
  readonly #comeBack: { readonly wrId: number; readonly part: Fields | undefined }[] = [];

  #check(got: Readonly<Record<string, number | bigint>>, rtr: ModelRtr): void {
    const { request, peer } = rtr;
    assert.equal(request.opcode, opcodes.code.deferrable_rtr);
    const isUsual = this.#choices.tokenOrder !== 'target_upper';
    const inOrder = (word: bigint) => {
      const { initiator, target } = tokensIn(word);
      return isUsual ? { initiator, target } : { initiator: target, target: initiator };
    };
    const [model, own] = [inOrder(request.matchBits), inOrder(BigInt(got.match_bits!))];
    assert.deepEqual(
      [got.peer, got.rel, got.job_id, BigInt(got.buffer_offset!), own.initiator],
      [peer, request.rel ? 1 : 0, request.jobId, request.bufferOffset, model.initiator],
    );
    assert.equal(own.target === 0, model.target === 0);
    assert(![...this.#tokens.values()].includes(own.target) || own.target === 0, 'a token comes again');
    this.#tokens.set(model.target, own.target);
    this.rtrs.push({ ...rtr, ...model });
    this.seen.rtrs++;
  }
}
