/** A set that nearly always has at most one element. */

/** As a `Set`, in insertion order; one element costs no more than a field. */
export class Few<T extends object> implements Iterable<T> {
  #only: T | undefined;
  #more: Set<T> | undefined;

  add(element: T): void {
    if (this.#more !== undefined) this.#more.add(element);
    else if (this.#only === undefined) this.#only = element;
    else if (this.#only !== element) {
      this.#more = new Set([this.#only, element]);
      this.#only = undefined;
    }
  }

  /** False if it was not there. */
  delete(element: T): boolean {
    if (this.#only === element) {
      this.#only = undefined;
      return true;
    }
    return this.#more?.delete(element) ?? false;
  }

  *[Symbol.iterator](): Iterator<T> {
    if (this.#only !== undefined) yield this.#only;
    if (this.#more !== undefined) yield* this.#more;
  }
}
