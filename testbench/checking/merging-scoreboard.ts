/** Compares what came out of a design with what went into several of its streams, in the order of each. */
import { UserError } from '../../support/user-error.ts';
import { type BoardHost, DeferredBoard, type Stamped } from './deferred-board.ts';
import { differenceText, leftOverText } from './mismatch.ts';
import { type Difference, differences, formatValue, same } from './values.ts';

/** A scoreboard for several sources that become one stream, checked for left-over items at the end of the test. */
export function mergingScoreboard<T, S extends string>(
  t: BoardHost,
  name: string,
  sources: readonly S[],
): MergingScoreboard<T, S> {
  const board = t.attach(new MergingScoreboard<T, S>(name, t.host, sources));
  t.atEnd(() => board.finish());
  return board;
}

/** How many items of each source came, as one of the ways in which they can have. */
type Merge = readonly number[];

/** Ways in which items can have come that are followed at a time. */
const MOST_WAYS = 4096;
/** Items of a source that have come in all ways before they are let go of. */
const MOST_KEPT = 1024;

/**
 * What came has to be the items of all sources, those of each in its order, merged in any way. Where items of several
 * sources are equal, it cannot be seen which of them came: all ways are followed, and it fails when none is left.
 */
export class MergingScoreboard<T, S extends string = string> extends DeferredBoard<T> {
  readonly #sources: readonly S[];
  readonly #expected: readonly T[][];
  #ways: readonly Merge[];
  #count = 0;
  #matched = 0;

  constructor(name: string, clock: { readonly cycle: number }, sources: readonly S[]) {
    super(name, clock);
    this.#sources = sources;
    this.#expected = sources.map(() => []);
    this.#ways = [sources.map(() => 0)];
  }

  /** Items expected, come, and found to match so far. */
  get counts() {
    return { expected: this.#count, actual: this.#matched + this.pending, matched: this.#matched } as const;
  }

  /** The next item of that source. */
  expect(source: S, item: T): void {
    const items = this.#expected[this.#sources.indexOf(source)];
    if (items === undefined)
      throw new UserError(
        `scoreboard ${this.name} has no source ${source}: its sources are ${this.#sources.join(', ')}`,
      );
    items.push(item);
    this.#count++;
  }

  protected override take(came: Stamped<T>): void {
    const ways = new Map<string, Merge>();
    for (const way of this.#ways)
      for (const [source, items] of this.#expected.entries()) {
        const place = way[source]!;
        if (place >= items.length || !same(items[place], came.item)) continue;
        const next = way.with(source, place + 1);
        ways.set(next.join(), next);
      }
    if (ways.size === 0) throw this.#noWay(came);
    if (ways.size > MOST_WAYS)
      throw new UserError(
        `scoreboard ${this.name} has more than ${MOST_WAYS} ways in which equal items can have come: have items tell their source`,
      );
    this.#ways = [...ways.values()];
    this.#matched++;
    for (const source of this.#expected.keys()) this.#letGo(source);
  }

  /** Forget items that have come in every way. */
  #letGo(source: number): void {
    if (this.#ways[0]![source]! < MOST_KEPT) return;
    const done = Math.min(...this.#ways.map((way) => way[source]!));
    this.#expected[source]!.splice(0, done);
    this.#ways = this.#ways.map((way) => way.with(source, way[source]! - done));
  }

  protected override overdue(): void {}

  protected override leftOver(): void {
    if (this.#count === this.#matched) return;
    const next = this.#heads()
      .map(({ source, item }) => `${formatValue(item)} of ${source}`)
      .join(', ');
    throw this.fail(leftOverText(this.#count - this.#matched, this.#matched, next));
  }

  /** The items that may come next, in one of the ways. */
  #heads(): readonly { readonly source: S; readonly item: T }[] {
    const [way] = this.#ways;
    return this.#sources.flatMap((source, i) => {
      const items = this.#expected[i]!;
      const place = way![i]!;
      return place < items.length ? [{ source, item: items[place]! }] : [];
    });
  }

  #noWay(came: Stamped<T>) {
    const what = `item ${this.#matched}`;
    const heads = this.#heads().map((head) => ({ ...head, found: differences(head.item, came.item) }));
    const nearest = heads.reduce<(typeof heads)[number] | undefined>(
      (best, head) => (best === undefined || weight(head.found) < weight(best.found) ? head : best),
      undefined,
    );
    if (nearest === undefined) return this.unexpected(what, came);
    const text = differenceText(nearest.item, came.item, nearest.found);
    const others = heads.filter((head) => head !== nearest);
    const next = others.map(({ source, item }) => `\n  next of ${source}: ${formatValue(item)}`).join('');
    return this.fail(
      `${what} at cycle ${came.cycle} is the next one of no source; the nearest is that of ${nearest.source}:${text}${next}`,
    );
  }
}

const weight = (found: readonly Difference[]): number => found.length;
