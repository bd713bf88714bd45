/** In which order processes take items. */

/** What the order depends on. */
export interface Schedulable {
  readonly group: string;
  readonly cost: number;
}

/**
 * Hands out items so that the whole ends early and little is prepared twice: a worker goes on with the group that it
 * has prepared; else it gets the group with the most left for each worker on it. Within a group the long ones come
 * first.
 */
export class Schedule<I extends Schedulable> {
  readonly #groups = new Map<string, Group<I>>();

  constructor(items: readonly I[]) {
    for (const item of items) {
      const group = this.#groups.get(item.group) ?? { items: [], cost: 0, workers: 0 };
      group.items.push(item);
      group.cost += item.cost;
      this.#groups.set(item.group, group);
    }
    // The last is taken first; of equal ones the one that came first.
    for (const { items: of } of this.#groups.values()) of.reverse().sort((a, b) => a.cost - b.cost);
  }

  /** The next item for a worker that has last worked on `group`; undefined when all have been handed out. */
  next(group?: string): I | undefined {
    const present = group === undefined ? undefined : this.#groups.get(group);
    if (present !== undefined && present.items.length > 0) return take(present);
    if (present !== undefined) present.workers--;
    const left = [...this.#groups.values()].filter(({ items }) => items.length > 0);
    const [most] = left.sort((a, b) => b.cost / (b.workers + 1) - a.cost / (a.workers + 1));
    if (most === undefined) return undefined;
    most.workers++;
    return take(most);
  }
}

interface Group<I> {
  readonly items: I[];
  /** Of the items that are left. */
  cost: number;
  workers: number;
}

function take<I extends Schedulable>(group: Group<I>): I {
  const item = group.items.pop()!;
  group.cost -= item.cost;
  return item;
}
