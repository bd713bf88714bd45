/** What a table has held over time, where a packet on the way may see it before or after a command. */
export class Epochs<S> {
  readonly #all: { readonly state: S; readonly since: number; until: number; removes: boolean }[];
  #offered: { readonly state: S; readonly since: number } | undefined;

  constructor(state: S) {
    this.#all = [{ state, since: -1, until: Number.POSITIVE_INFINITY, removes: false }];
  }

  /** What it holds when all is done. */
  get last(): S {
    return this.#all.at(-1)!.state;
  }

  /** A command is offered that may lead to `state`. */
  offer(state: S, clock: number): void {
    this.#offered = { state, since: clock };
  }

  /** It has, or has changed nothing. */
  done(clock: number, { changed, removes }: { readonly changed: boolean; readonly removes: boolean }): void {
    const offered = this.#offered!;
    this.#offered = undefined;
    if (!changed) return;
    const last = this.#all.at(-1)!;
    last.until = clock;
    last.removes = removes;
    this.#all.push({ ...offered, until: Number.POSITIVE_INFINITY, removes: false });
    while (this.#all.length > 60) this.#all.shift();
  }

  /**
   * What a packet that has come in clock `from` may have seen whose verdict is there in clock `to`. After a removal is
   * done no verdict is by what was before; and no packet that comes after any command is done.
   */
  seen(from: number, to: number): readonly S[] {
    const states = this.#all
      .filter(({ since, until, removes }) => since <= to && until >= (removes ? to : from))
      .map(({ state }) => state);
    return this.#offered === undefined ? states : [...states, this.#offered.state];
  }
}
