/** The array behind `List`. */

/** An array that throws where it is asked for what it has not. */
export class ListOf<T> extends Array<T> {
  static make<T>(n: number, f: (i: number) => T): ListOf<T> {
    const made = new ListOf<T>();
    for (let i = 0; i < n; i++) made.push(f(i));
    return made;
  }

  override at(i: number): T {
    if (Number.isInteger(i) && i >= 0 && i < this.length) return this[i]!;
    throw new RangeError(`number ${i} of a list of ${this.length}: stay within 0 and ${this.length - 1}`);
  }
}
