/** What a run keeps for those who take part in it: its log, its functional coverage. */

/** Under what something is kept; an object of its own for each kind of thing. */
export interface RunKey<T> {
  /** Makes it when it is first asked for in a run. */
  readonly make: () => T;
}

/**
 * One of each kind of thing a run, made when it is first asked for. So whatever is made with one `t`, or with several
 * of one run, shares it, and the kernel need not know what it is.
 */
export class RunStore {
  // Only `of` puts something under a key, and it puts what that key makes.
  readonly #kept = new Map<RunKey<unknown>, unknown>();

  /** What the run has of that kind. */
  of<T>(key: RunKey<T>): T {
    const kept = this.find(key);
    if (kept !== undefined) return kept;
    const made = key.make();
    this.#kept.set(key, made);
    return made;
  }

  /** As `of`, or undefined if no one has asked for it. */
  find<T>(key: RunKey<T>): T | undefined {
    return this.#kept.get(key) as T | undefined;
  }
}
