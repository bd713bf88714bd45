/** First in, first out, in constant time. */

/** A ring that doubles when it is full: what was taken out is let go of at once, and nothing is ever moved but then. */
export class Ring<T> {
  #slots: (T | undefined)[] = new Array(16).fill(undefined);
  #first = 0;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(element: T): void {
    if (this.#length === this.#slots.length) this.#grow();
    this.#slots[(this.#first + this.#length++) & (this.#slots.length - 1)] = element;
  }

  /** The oldest element; only where there is one. */
  first(): T {
    return this.#slots[this.#first] as T;
  }

  /** Takes the oldest element out; only where there is one. */
  shift(): T {
    const element = this.#slots[this.#first] as T;
    this.#slots[this.#first] = undefined;
    this.#first = (this.#first + 1) & (this.#slots.length - 1);
    this.#length--;
    return element;
  }

  /** Takes out all but the oldest `kept` elements; those that it took, in order. */
  cut(kept: number): T[] {
    const all = [...this];
    this.#first = 0;
    this.#length = Math.min(kept, all.length);
    this.#slots.fill(undefined);
    for (let i = 0; i < this.#length; i++) this.#slots[i] = all[i];
    return all.slice(kept);
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let i = 0; i < this.#length; i++) yield this.#slots[(this.#first + i) & (this.#slots.length - 1)] as T;
  }

  #grow(): void {
    const all = [...this];
    this.#first = 0;
    this.#slots = [...all, ...new Array(all.length).fill(undefined)];
  }
}
