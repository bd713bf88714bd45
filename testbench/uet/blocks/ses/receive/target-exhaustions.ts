/** Contexts that a refusal on ROD disables, beside those of the golden model. */
import assert from 'node:assert/strict';
import type { TestContext } from '../../../../bench/context.ts';
import type { Resource } from '../../../golden/ses/addressing/index.ts';
import type { TargetMessage } from '../../../golden/ses/target-side/index.ts';

export class TargetExhaustions {
  /** Whether it is built in. */
  readonly isThere: boolean;
  /** In all. */
  seen = 0;
  readonly #t: TestContext;
  /** Contexts that the model has disabled and the hardware has not, in order. */
  readonly #due: number[] = [];

  constructor(t: TestContext) {
    this.#t = t;
    this.isThere = t.dut.ports.some(({ name }) => name === 'exhausted_valid');
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
    if (!this.isThere || Number(this.#t.dut.port('exhausted_valid').get()) === 0) return;
    assert.equal(Number(this.#t.dut.port('exhausted_context').get()), this.#due.shift(), 'a context is disabled');
    this.seen++;
  }
}
