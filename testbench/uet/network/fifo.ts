/** A queue without a bound, whose first entries leave in constant time. */
export class Fifo<T> {
  #items: T[] = [];
  #first = 0;

  get length(): number {
    return this.#items.length - this.#first;
  }

  get first(): T | undefined {
    return this.#items[this.#first];
  }

  put(item: T): void {
    this.#items.push(item);
  }

  take(): T | undefined {
    if (this.length === 0) return undefined;
    const item = this.#items[this.#first++];
    if (this.#first > 256 && 2 * this.#first > this.#items.length) {
      this.#items = this.#items.slice(this.#first);
      this.#first = 0;
    }
    return item;
  }

  /** Takes the one that was put last. */
  takeLast(): T | undefined {
    return this.length === 0 ? undefined : this.#items.pop();
  }
}
