/** A queue without a bound of entropy values that came back well, which legacy REPS and mixed share. */
export class GoodQueue {
  #values: number[] = [];
  #first = 0;

  put(entropy: number): void {
    this.#values.push(entropy);
  }

  /** The oldest one; `undefined`: there is none. */
  take(): number | undefined {
    const value = this.#values[this.#first];
    if (value === undefined) return undefined;
    this.#first += 1;
    if (this.#first > 1024) {
      this.#values = this.#values.slice(this.#first);
      this.#first = 0;
    }
    return value;
  }

  /** As the logs show it. */
  get shown(): { readonly qlen: number; readonly front: number; readonly back: number } {
    const qlen = this.#values.length - this.#first;
    return { qlen, front: this.#values[this.#first] ?? -1, back: qlen === 0 ? -1 : this.#values.at(-1)! };
  }
}
