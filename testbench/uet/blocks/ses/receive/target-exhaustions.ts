/** Contexts that a refusal on ROD disables, beside those of the golden model. */
import assert from 'node:assert/strict';
import type { TestContext } from '../../../../bench/context.ts';
import type { Resource } from '../../../golden/ses/addressing/index.ts';
import type { TargetMessage } from '../../../golden/ses/target-side/index.ts';
import { isBuilt, type TargetIo, targetIo } from './target-io.ts';

export class TargetExhaustions {
  /** Whether it is built in. */
  readonly isThere: boolean;
  /** In all. */
  seen = 0;
  readonly #port: TargetIo['exhausted'];
  /** Contexts that the model has disabled and the hardware has not, in order. */
  readonly #due: number[] = [];

  constructor(t: TestContext) {
    this.#port = targetIo(t).exhausted;
    this.isThere = isBuilt(this.#port);
  }

  get waiting(): number {
    return this.#due.length;
  }

  /** A context of both. */
  watch(resource: Resource<TargetMessage>, slot: number): void {
    if (!this.isThere) return;
    const exhaust = resource.exhaust.bind(resource);
    resource.exhaust = () => {
      this.#due.push(slot);
      exhaust();
    };
  }

  /** Each clock, before its edge. */
  look(): void {
    if (!this.isThere || this.#port.valid.get() === 0) return;
    assert.equal(Number(this.#port.context.get()), this.#due.shift(), 'a context is disabled');
    this.seen++;
  }
}
