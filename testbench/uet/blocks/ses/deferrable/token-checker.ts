/** Holds the tokens that a table gives against those that were given before. */
import assert from 'node:assert/strict';

export class TokenChecker {
  readonly #slots: number;
  readonly #tokenBits: number;
  /** Places that were given. */
  #count = 0;
  #idle = 0;

  constructor(slots: number, tokenBits: number) {
    this.#slots = slots;
    this.#tokenBits = tokenBits;
  }

  slotOf(token: number): number {
    return token % this.#slots;
  }

  /** What is offered in a clock, and which places are in use; `taken`: the token is taken in this clock. */
  look(valid: boolean, token: number, used: ReadonlyMap<number, unknown>, taken: boolean): void {
    this.#idle = valid || used.size === this.#slots ? 0 : this.#idle + 1;
    assert(this.#idle < 5, 'a place is free, and is not given');
    if (!valid) return;
    assert(token > 0 && token < 2 ** this.#tokenBits, 'no token');
    assert(!used.has(this.slotOf(token)), `place ${this.slotOf(token)} is in use`);
    assert.equal(Math.floor(token / this.#slots), this.#count + 1, 'each place that is given counts');
    if (taken) this.#count += 1;
  }
}
