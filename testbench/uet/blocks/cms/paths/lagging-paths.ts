/** Contexts of path selection as the hardware has them: a walk sees penalties and its order of some clocks before. */
import { pathLag } from '../../../../../rtl-gen/uet/cms/paths/latency.ts';
import {
  PathContext,
  type PathEventOf,
  type PathSettings,
  type Picked,
} from '../../../golden/cms/paths/fixed/path-context.ts';

/** A state that an event of that clock has left. */
interface Left {
  readonly clock: number;
  readonly index: number;
  readonly order: number;
  readonly turn: number;
  readonly penalties: Uint8Array;
}

/** What longest is looked back at. */
const longest = Math.max(pathLag.order, pathLag.penalties);

export class LaggingPaths {
  readonly #settings: PathSettings;
  readonly #contexts = new Map<number, { readonly model: PathContext; left: readonly Left[] }>();

  constructor(settings: PathSettings) {
    this.#settings = settings;
  }

  model(ccc: number): PathContext | undefined {
    return this.#contexts.get(ccc)?.model;
  }

  take(ccc: number, clock: number, event: PathEventOf): Picked | undefined {
    const known = this.#contexts.get(ccc);
    if (known === undefined && event.kind !== 'start') throw new RangeError(`context ${ccc} has not begun`);
    const context = known ?? { model: new PathContext(this.#settings), left: [] };
    this.#contexts.set(ccc, context);
    const { model, left } = context;
    const seen = (lag: number): Left | PathContext => left.findLast((one) => one.clock <= clock - lag) ?? model;
    const { index, order, turn } = seen(pathLag.order);
    const picked = model.take(event, { index, order, turn, penalties: seen(pathLag.penalties).penalties });
    // What is older than what the next event sees is of no use any more.
    const first = left.findLastIndex((one) => one.clock <= clock - longest);
    const { penalties, index: indexNow, order: orderNow, turn: turnNow } = model;
    const now = { clock, index: indexNow, order: orderNow, turn: turnNow, penalties: penalties.slice() };
    context.left = [...left.slice(Math.max(first, 0)), now];
    return picked;
  }
}
