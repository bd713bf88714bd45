/** Turns of messages: which kind goes next, where several wait. */

/**
 * One kind of message beside a group of others: the one that has not gone for longer goes first; at the beginning the
 * group does.
 */
export class Turn<Kind> {
  /** Kinds of the group that have gone since the own one. */
  readonly #since = new Set<Kind>();

  /** Whether the own one, which waits, goes before `other`, which the group offers. */
  isOwn(other: Kind | undefined): boolean {
    return other === undefined || this.#since.has(other);
  }

  /** The own one has gone. */
  own(): void {
    this.#since.clear();
  }

  /** One of the group has gone. */
  other(kind: Kind): void {
    this.#since.add(kind);
  }
}
